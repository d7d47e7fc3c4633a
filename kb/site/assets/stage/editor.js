// Edits position and moves as JSON beside the drawing; nothing typed is lost, faults stand at their line.

import { element } from "../element.js";
import { written } from "./json.js";

/** Milliseconds without a key before what was typed is played. */
const PAUSE = 500;

/**
 * @typedef {import("./play.js").Play} Play
 * @typedef {"position" | "moves"} Part
 */

/** One text with the numbers of its lines. */
class Text {
  /**
   * @param {Part} part
   * @param {string} name
   */
  constructor(part, name) {
    this.part = part;
    this.numbers = element("div", { class: "rf-text__numbers", "aria-hidden": "true" });
    this.area = element("textarea", { id: `rf-${part}`, spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off", "aria-describedby": "rf-fault" });
    const label = element("label", { for: `rf-${part}`, class: "rf-label" }, name);
    this.whole = element("div", { class: "rf-text" }, label, element("div", { class: "rf-text__body" }, this.numbers, this.area));
    this.area.addEventListener("scroll", () => (this.numbers.scrollTop = this.area.scrollTop));
  }

  get value() {
    return this.area.value;
  }

  set value(text) {
    if (this.area.value !== text) this.area.value = text;
    this.area.rows = Math.min(Math.max(text.split("\n").length, 3), 16);
    this.mark(null);
  }

  /**
   * Numbers the lines, and marks the one with a fault.
   *
   * @param {number | null} fault
   */
  mark(fault) {
    const lines = this.value.split("\n").map((_, at) => element("span", at + 1 === fault ? { class: "rf-text__fault" } : {}, `${at + 1}`));
    this.numbers.replaceChildren(...lines);
    this.numbers.scrollTop = this.area.scrollTop;
    this.area.setAttribute("aria-invalid", `${fault !== null}`);
  }
}

export class Editor {
  /**
   * @param {HTMLElement} root
   * @param {Play} play
   * @param {() => void} typed is told of each key, so that the text is kept
   */
  constructor(root, play, typed) {
    this.play = play;
    this.typed = typed;
    /** Whether there is text that could not be played yet. */
    this.unplayed = false;
    this.texts = { position: new Text("position", "Position: nur, was vom Aufbau abweicht"), moves: new Text("moves", "Züge") };
    this.fault = element("p", { id: "rf-fault", class: "rf-fault", role: "status" });
    this.drop = element("button", { type: "button", class: "rf-step", hidden: "" }, "Text verwerfen");
    this.drop.addEventListener("click", () => this.#dropped());
    root.append(this.texts.position.whole, this.texts.moves.whole, this.fault, this.drop);
    root.addEventListener("input", () => this.#changed());
  }

  /** What stands there though it could not be played yet; null if it was played. */
  get draft() {
    return this.unplayed ? { position: this.texts.position.value, moves: this.texts.moves.value } : null;
  }

  /**
   * Brings back what was typed.
   *
   * @param {{position: string, moves: string}} draft
   */
  restore(draft) {
    this.texts.position.value = draft.position;
    this.texts.moves.value = draft.moves;
    return this.#try();
  }

  /** Shows the play, unless that would lose what was typed. */
  show() {
    if (this.unplayed) return;
    const { position, moves } = this.play.setting;
    if (!same(this.texts.position.value, position)) this.texts.position.value = written(position);
    if (!same(this.texts.moves.value, moves)) this.texts.moves.value = written(moves);
    this.#tell(null);
  }

  #changed() {
    this.unplayed = true;
    this.typed();
    clearTimeout(this.clock);
    this.clock = setTimeout(() => this.#try(), PAUSE);
  }

  async #try() {
    const { position, moves } = this.texts;
    const [before, then] = [position.value, moves.value];
    this.unplayed = true;
    /** @type {import("./play.js").Problem | null} */
    let problem;
    try {
      problem = await this.play.typed(before, then);
    } catch (why) {
      problem = { message: /** @type {Error} */ (why).message, where: "", line: null, question: "", readings: [] };
    }
    if (position.value !== before || moves.value !== then) return; // typed further; that is tried next
    this.unplayed = problem !== null;
    this.#tell(problem);
    this.typed();
  }

  #dropped() {
    this.unplayed = false;
    this.show();
    this.typed();
    this.texts.position.area.focus();
  }

  /** @param {import("./play.js").Problem | null} problem */
  #tell(problem) {
    for (const text of Object.values(this.texts)) text.mark(problem?.where.startsWith(text.part) ? problem.line : null);
    this.fault.textContent = problem?.message ?? "";
    this.drop.hidden = problem === null;
  }
}

/**
 * @param {string} text
 * @param {any} value
 */
function same(text, value) {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(value);
  } catch {
    return false;
  }
}
