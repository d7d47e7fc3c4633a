// Lets one choose on a drawing: by tapping its places, or by walking over them with the arrow keys.

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** What lies aside of the way counts as this many times as far. */
const ASIDE = 3;

/**
 * Makes the places of a drawing that lead on into buttons, and all others quiet.
 *
 * @param {SVGElement} drawing
 * @param {Map<string, string>} names what each key that leads on does, in words
 * @param {(key: string) => void} touched
 */
export function touchable(drawing, names, touched) {
  for (const group of drawing.querySelectorAll("g[data-touch]")) cover(/** @type {SVGGElement} */ (group));
  const places = /** @type {SVGElement[]} */ ([...drawing.querySelectorAll("[data-touch]")]);
  const open = places.filter((place) => names.has(key(place)));
  for (const place of places) quiet(place);
  drawing.setAttribute("role", open.length ? "group" : "img");
  drawing.toggleAttribute("data-keys", open.length > 0);
  for (const text of drawing.querySelectorAll("text")) text.setAttribute("aria-hidden", "true"); // said in words below
  /** @type {Set<string>} */
  const named = new Set();
  for (const place of open.toReversed()) {
    place.classList.add("rf-touchable");
    if (named.has(key(place))) continue; // the topmost speaks for all of the same key
    named.add(key(place));
    place.setAttribute("role", "button");
    place.setAttribute("aria-label", names.get(key(place)) ?? "");
    place.setAttribute("tabindex", "-1");
  }
  open.find((place) => place.hasAttribute("tabindex"))?.setAttribute("tabindex", "0");
  drawing.onclick = (event) => {
    const place = under(event.target);
    if (place && names.has(key(place))) touched(key(place));
  };
  drawing.onkeydown = (event) => pressed(event, drawing, touched);
}

/**
 * Lays a clear area over things with words of their own, which would speak in place of its name.
 *
 * @param {SVGGElement} group
 */
function cover(group) {
  if (group.querySelector(":scope > .rf-area")) return;
  const area = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const { x, y, width, height } = group.getBBox();
  for (const [name, value] of Object.entries({ x, y, width, height })) area.setAttribute(name, `${value}`);
  area.setAttribute("class", "rf-area rf-cover");
  area.dataset.touch = group.dataset.touch;
  group.append(area);
}

/**
 * Brings the keys to the first place that leads on.
 *
 * @param {Element} within
 */
export function enter(within) {
  const place = /** @type {SVGElement | null} */ (within.querySelector(".rf-touchable[tabindex='0']"));
  place?.focus();
  return Boolean(place);
}

/**
 * @param {KeyboardEvent} event
 * @param {SVGElement} drawing
 * @param {(key: string) => void} touched
 */
function pressed(event, drawing, touched) {
  const place = under(event.target);
  if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
  const way = WAYS[event.key];
  if (way) move(place, drawing, way);
  else if (event.key === "Enter" || event.key === " ") touched(key(place));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * @param {SVGElement} from
 * @param {SVGElement} drawing
 * @param {[number, number]} way
 */
function move(from, drawing, way) {
  const places = /** @type {SVGElement[]} */ ([...drawing.querySelectorAll(".rf-touchable[tabindex]")]);
  const next = nearest(from, places, way);
  if (!next) return;
  from.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

/**
 * @param {SVGElement} from
 * @param {SVGElement[]} places
 * @param {[number, number]} way
 */
function nearest(from, places, [right, down]) {
  const [x, y] = centre(from);
  /** @type {[number, SVGElement][]} */
  const found = [];
  for (const place of places) {
    const [toX, toY] = centre(place);
    const along = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    if (along > 1) found.push([along + ASIDE * aside, place]);
  }
  return found.sort(([one], [other]) => one - other)[0]?.[1];
}

/** @param {SVGElement} place */
function centre(place) {
  const { x, y, width, height } = place.getBoundingClientRect();
  return /** @type {[number, number]} */ ([x + width / 2, y + height / 2]);
}

/** @param {EventTarget | null} target */
function under(target) {
  return target instanceof Element ? /** @type {SVGElement | null} */ (target.closest("[data-touch]")) : null;
}

/** @param {SVGElement} place */
function key(place) {
  return place.dataset.touch ?? "";
}

/** @param {SVGElement} place */
function quiet(place) {
  place.classList.remove("rf-touchable");
  for (const name of ["role", "aria-label", "tabindex"]) place.removeAttribute(name);
}
