// What one might do next: buttons in groups, the same on the drawing, and what is refused and why.

import { element } from "../element.js";
import { changes, preview } from "./frames.js";
import { enter, touchable } from "./touch.js";

/**
 * @typedef {{move: any, text: string, group: string, touches: string[], variant: string, allowed: boolean | null, refused_by: string | null, reason: string | null, question: string | null}} Choice
 * @typedef {import("./words.js").Words} Words
 * @typedef {{choose: (move: any) => void, effect: (move: any) => Promise<any>, narrow: () => void, picture: () => Element | null, words: () => Words}} Table
 */

const MOST_BUTTONS = 24;
/** Milliseconds on a button before its effect is worked out. */
const HESITATION = 200;

export class Choices {
  /**
   * @param {HTMLElement} root
   * @param {Table} table
   */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    /** @type {Choice[]} */
    this.all = [];
    /** The places that were touched so far. @type {string[]} */
    this.touched = [];
    /** @type {Map<Element, Choice>} */
    this.buttons = new Map();
    /** The button whose effect is shown. @type {EventTarget | null | undefined} */
    this.pondered = undefined;
    this.hint = element("p", { class: "rf-choices__hint", tabindex: "-1" });
    this.list = element("div", { class: "rf-choices__list" });
    this.effect = element("div", { class: "rf-choices__effect", role: "status" });
    root.replaceChildren(this.hint, this.list, this.effect);
    this.list.addEventListener("pointermove", (event) => this.#ponder(event.target)); // not where a choice comes under it
    this.list.addEventListener("focusin", (event) => this.#ponder(event.target));
    for (const left of ["pointerleave", "focusout"]) this.list.addEventListener(left, () => this.#stop());
  }

  /** @param {Choice[]} all */
  show(all) {
    this.all = all;
    this.touched = [];
    this.#draw();
  }

  /**
   * @param {string} message
   * @param {HTMLElement[]} further what one may do about it
   */
  fail(message, ...further) {
    this.show([]);
    this.hint.replaceChildren(message, " ", ...further);
  }

  /** What is left of the allowed moves after what was touched. */
  get #left() {
    return this.all.filter((each) => each.allowed && this.touched.every((key, at) => each.touches[at] === key));
  }

  #draw() {
    const left = this.#left;
    this.buttons.clear();
    this.#stop();
    this.#say(left);
    const shown = this.touched.length ? this.#narrowed(left) : [...this.#groups(left), ...this.#open(), ...this.#refused()];
    this.list.replaceChildren(...shown);
    this.#offer(left);
  }

  /** @param {Choice[]} left */
  #say(left) {
    if (!this.touched.length) {
      this.hint.textContent = left.length ? "" : "Hier ist kein Zug erlaubt.";
      if (left.some((each) => each.touches.length)) this.hint.textContent = "Wähl einen Zug hier oder auf dem Bild.";
      return;
    }
    const back = element("button", { type: "button", class: "rf-step" }, "Auswahl aufheben");
    back.addEventListener("click", () => this.drop());
    this.hint.replaceChildren(`Gewählt: ${common(left.map((each) => each.text))} `, back);
  }

  /** @param {Choice[]} left */
  #narrowed(left) {
    if (left.length > MOST_BUTTONS) return [element("p", {}, `${left.length} Möglichkeiten: Tipp eine Stelle auf dem Bild an oder geh mit den Pfeiltasten dorthin.`)];
    const same = new Set(left.map((each) => each.text.replace(each.variant, ""))).size === 1;
    return [this.#row(left.map((each) => this.#button(each, same ? each.variant || each.text : each.text)))];
  }

  /** @param {Choice[]} left */
  #groups(left) {
    const groups = Object.entries(Object.groupBy(left, (each) => each.group));
    return groups.flatMap(([name, found]) => {
      const many = (found ?? []).length > MOST_BUTTONS;
      const buttons = many ? this.#ways(found ?? []) : (found ?? []).map((each) => this.#button(each, each.text));
      const head = name && groups.length > 1 ? [element("h3", { class: "rf-choices__group" }, name)] : [];
      return [...head, this.#row(buttons)];
    });
  }

  /**
   * Into many moves the drawing leads, from the first place that they touch.
   *
   * @param {Choice[]} found
   */
  #ways(found) {
    return Object.entries(Object.groupBy(found, (each) => each.touches[0] ?? "")).map(([key, these]) => {
      const made = element("button", { type: "button", class: "rf-choice" }, `Auf dem Bild wählen: ${these?.length} Möglichkeiten`);
      made.addEventListener("click", () => this.touch(key));
      return made;
    });
  }

  /** What hangs on an open question. */
  #open() {
    const found = this.all.filter((each) => each.allowed === null);
    if (!found.length) return [];
    return [element("h3", { class: "rf-choices__group" }, "Hängt an einer offenen Frage"), this.#row(found.map((each) => this.#button(each, each.text)))];
  }

  #refused() {
    const found = this.all.filter((each) => each.allowed === false);
    if (!found.length) return [];
    const lines = found.map((each) => {
      const rule = this.table.words().rule(each.refused_by ?? "");
      const link = element("a", { class: "rf-mark", href: rule.href, title: rule.text }, rule.cite || rule.name);
      return element("li", {}, this.#button(each, each.text), element("span", {}, ` ${each.reason} `, link));
    });
    const summary = element("summary", {}, "Was nicht geht, und warum");
    return [element("details", { class: "rf-choices__refused" }, summary, element("ul", {}, ...lines))];
  }

  /**
   * @param {Choice} choice
   * @param {string} text
   */
  #button(choice, text) {
    const made = element("button", { type: "button", class: `rf-choice${choice.allowed === false ? " rf-choice--refused" : ""}` }, text);
    made.addEventListener("click", () => this.#choose(choice));
    this.buttons.set(made, choice);
    return made;
  }

  /** @param {HTMLElement[]} buttons */
  #row(buttons) {
    return element("div", { class: "rf-choices__row" }, ...buttons);
  }

  /**
   * Marks on the drawing what leads on.
   *
   * @param {Choice[]} left
   */
  #offer(left) {
    const drawing = /** @type {SVGElement | null} */ (this.table.picture()?.querySelector("svg.rf-drawing") ?? null);
    if (!drawing) return;
    const step = this.touched.length;
    const keys = Object.entries(Object.groupBy(left.filter((each) => each.touches.length > step), (each) => each.touches[step] ?? ""));
    const names = new Map(keys.map(([key, found]) => [key, common((found ?? []).map((each) => each.text))]));
    touchable(drawing, names, (key) => this.touch(key));
  }

  /**
   * Goes on from a place; a move that it leaves alone is made.
   *
   * @param {string} key
   */
  touch(key) {
    this.touched.push(key);
    const left = this.#left;
    const [only] = left;
    if (left.length === 1 && only) return this.#choose(only);
    this.#draw();
    const further = left.some((each) => each.touches.length > this.touched.length);
    if (further) this.table.narrow();
    if (!further || !enter(this.table.picture() ?? this.root)) this.focus();
  }

  /** @param {Choice} choice */
  #choose(choice) {
    this.#stop();
    this.table.choose(choice.move);
  }

  /**
   * Brings the keys to the first choice.
   *
   * @param {FocusOptions} [how]
   */
  focus(how) {
    (this.list.querySelector("button") ?? this.hint.querySelector("button") ?? this.hint).focus(how);
  }

  /** Goes back to all choices; says whether something had been chosen of them. */
  drop() {
    if (!this.touched.length) return false;
    const picture = this.table.picture();
    const drawn = picture?.contains(document.activeElement);
    this.touched = [];
    this.#draw();
    if (!picture || !drawn || !enter(picture)) this.focus();
    return true;
  }

  /** Brings the keys to the first choice, but shows the move that was made, not yet that choice. */
  settle() {
    this.focus({ preventScroll: true });
    this.#stop();
  }

  /** Nothing is pondered any more: the drawing shows what is. */
  #stop() {
    clearTimeout(this.clock);
    this.pondered = undefined;
    this.effect.replaceChildren();
    preview(this.table.picture(), null);
  }

  /** @param {EventTarget | null} target */
  #ponder(target) {
    if (target === this.pondered) return;
    this.#stop();
    const choice = target instanceof Element ? this.buttons.get(target) : undefined;
    if (!choice) return;
    this.pondered = target;
    this.clock = setTimeout(async () => {
      const reply = await this.table.effect(choice.move).catch(() => null);
      if (!reply?.ok || this.pondered !== target) return;
      preview(this.table.picture(), reply.drawing);
      const said = reply.allowed ? changes(reply.changes) : [element("p", {}, `Nicht erlaubt: ${reply.refused.reason}`)];
      this.effect.replaceChildren(element("p", { class: "rf-label" }, `Wirkung: ${choice.text}`), ...said);
    }, HESITATION);
  }
}

/**
 * What texts have in common from their beginning, in whole words; where that is nothing, the texts.
 *
 * @param {string[]} texts
 */
function common(texts) {
  const [first = "", ...others] = texts;
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end--;
  if (end === first.length) return first;
  const words = first.slice(0, Math.max(first.lastIndexOf(" ", end), 0)).replace(/[\s,:(–]+$/, "");
  return words ? `${words} …` : texts.join(" oder ");
}
