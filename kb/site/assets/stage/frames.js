// Draws the frames of a play: each with its picture, its name and the rules that were applied.

import { element } from "../element.js";

/**
 * @typedef {import("./play.js").Stage} Stage
 * @typedef {import("./play.js").Step} Step
 * @typedef {import("./play.js").Change} Change
 * @typedef {import("./words.js").Words} Words
 */

const sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
/** @type {Set<string>} */
const kept = new Set();

/**
 * A picture with what it says in words; what it refers to is kept once for the page.
 *
 * @param {import("./play.js").Drawing} drawing
 */
export function picture(drawing) {
  keep(drawing.symbols);
  const lines = drawing.alt.split("\n").map((line) => element("li", {}, line));
  const held = element("div", { class: "rf-picture" });
  held.innerHTML = drawing.svg; // from our own engines, which escape what they draw
  held.append(element("details", {}, element("summary", {}, "In Worten"), element("ul", {}, ...lines)));
  return held;
}

/**
 * Shows another drawing in place of a picture's own, or its own again.
 *
 * @param {Element | null} of
 * @param {import("./play.js").Drawing | null} drawing
 */
export function preview(of, drawing) {
  of?.querySelector(".rf-preview")?.remove();
  if (!of || !drawing) return;
  keep(drawing.symbols);
  const held = element("div", { class: "rf-preview" });
  held.innerHTML = drawing.svg; // as above
  of.prepend(held);
}

/** @param {Record<string, string>} symbols */
function keep(symbols) {
  if (!sprite.isConnected) {
    sprite.setAttribute("class", "rf-sprite");
    sprite.setAttribute("aria-hidden", "true");
    for (const side of ["width", "height"]) sprite.setAttribute(side, "0");
    document.body.append(sprite);
  }
  for (const [name, symbol] of Object.entries(symbols)) {
    if (kept.has(name)) continue;
    kept.add(name);
    sprite.insertAdjacentHTML("beforeend", symbol);
  }
}

/**
 * One frame.
 *
 * @param {Stage} stage
 * @param {number} at
 * @param {Words} words
 */
export function frame(stage, at, words) {
  const title = element("span", {}, at ? (stage.label ?? `Zug ${at}`) : "Zu Beginn");
  if (stage.refused) title.append(" ", element("strong", {}, "– nicht erlaubt"));
  const made = element("li", { class: "rf-frame" });
  made.append(element("p", { class: `rf-frame__title${stage.refused ? " rf-refused" : ""}` }, title));
  if (stage.drawing) made.append(picture(stage.drawing));
  made.append(element("div", { class: "rf-frame__said" }, ...changes(stage.changes), ...applied(stage.trace, words)));
  return made;
}

/**
 * The rules of a move; where there is little room they wait behind their number.
 *
 * @param {Step[]} steps
 * @param {Words} words
 */
function applied(steps, words) {
  const lines = trace(steps, words);
  if (!lines.length) return [];
  const made = element("details", { class: "rf-applied" }, element("summary", {}, "Welche Regeln galten"), ...lines);
  made.open = matchMedia("(min-width: 45em)").matches;
  return [made];
}

/**
 * What came of it, above the rules of the last frame.
 *
 * @param {HTMLElement} of
 * @param {{sentence: string, outcome: any, ending: Step[]}} reply
 * @param {Words} words
 */
export function conclude(of, reply, words) {
  for (const old of of.querySelectorAll("[data-conclusion]")) old.remove();
  const said = /** @type {HTMLElement} */ (of.querySelector(".rf-frame__said"));
  const conclusion = element("div", { "data-conclusion": "" });
  if (reply.sentence && (reply.outcome || of.previousSibling)) conclusion.append(element("p", { class: "rf-conclusion" }, reply.sentence));
  if (reply.outcome) conclusion.append(...trace(reply.ending, words));
  said.prepend(conclusion);
}

/** @param {Change[]} found */
export function changes(found) {
  if (!found.length) return [];
  const lines = found.map((each) =>
    element("li", {}, `${each.of ? `${each.of}: ` : ""}${each.what} ${each.before} → `, element("strong", {}, each.after)),
  );
  return [element("ul", { class: "rf-changes" }, ...lines)];
}

/**
 * The rules of a trace: those that say something new, and the others folded.
 *
 * @param {Step[]} steps
 * @param {Words} words
 */
export function trace(steps, words) {
  const said = new Set();
  const [open, others] = [/** @type {Step[]} */ ([]), /** @type {Step[]} */ ([])];
  for (const step of steps) {
    const key = `${step.rule} ${says(step)}`;
    (says(step) && !said.has(key) ? open : others).push(step);
    said.add(key);
  }
  if (!open.length && !others.length) return [];
  const lines = open.map((step) => line(step, words));
  if (others.length) lines.push(element("li", {}, folded(others, words)));
  return [element("ol", { class: "rf-trace" }, ...lines)];
}

/**
 * @param {Step} step
 * @param {Words} words
 */
function line(step, words) {
  const rule = words.rule(step.rule);
  const made = element("li", step.refused ? { class: "rf-refused" } : {});
  const link = element("a", { href: rule.href, title: rule.text }, rule.name);
  const text = element("span", {}, link, says(step) ? `: ${says(step)}` : "");
  if (step.reading) text.append(" ", element("span", { class: "rf-mark rf-mark--doubt" }, "Lesart"));
  made.append(text);
  if (rule.cite) made.append(" ", element("a", { class: "rf-mark", href: rule.href }, rule.cite));
  if (step.steps.length) made.append(" ", folded(step.steps, words));
  return made;
}

/**
 * @param {Step[]} steps
 * @param {Words} words
 */
function folded(steps, words) {
  const summary = steps.length === 1 ? "1 weitere Regel" : `${steps.length} weitere Regeln`;
  const lines = steps.map((step) => line(step, words));
  return element("details", {}, element("summary", {}, summary), element("ol", {}, ...lines));
}

/** @param {Step} step */
function says(step) {
  return step.says || (step.refused ? "verbietet das" : "");
}
