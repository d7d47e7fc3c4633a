// Puzzles: looks for the shortest solution, and checks one that was claimed, move by move.

import { element } from "../element.js";
import { question } from "./question.js";

const LONGEST = 60_000;
const TICK = 1000;
const SEEK = "Kürzeste Lösung suchen";
const NO_BID = "Sag an, mit wie vielen Zügen: eine ganze Zahl bis 99.";
const NO_DRIVE = "Zieh erst Roboter; dann lässt sich prüfen, ob deine Züge die Lösung sind.";

/** @typedef {import("./play.js").Play} Play */

export class Solver {
  /**
   * @param {HTMLElement} root
   * @param {Play} play
   * @param {() => import("./words.js").Words} words
   * @param {() => void} played is told when a solution is shown
   */
  constructor(root, play, words, played) {
    this.play = play;
    this.words = words;
    this.played = played;
    this.seeking = false;
    this.status = element("p", { role: "status" });
    this.time = element("span", {}); // apart from the status, which is read aloud
    this.found = element("div", {});
    this.seek = button(SEEK, () => (this.seeking ? this.play.desk.stop() : this.#seek()));
    this.bid = element("input", { type: "number", min: "0", max: "99", value: "1", required: "", id: "rf-bid" });
    const claim = element("p", { class: "rf-solver__claim" }, element("label", { for: "rf-bid" }, "Angesagte Züge: "), this.bid, " ");
    claim.append(button("Meine Züge als Lösung prüfen", () => this.#verify()));
    root.append(element("p", {}, this.seek, " ", this.time), claim, this.status, this.found);
  }

  /** Ends a search: what is played now is something else. */
  halt() {
    if (this.seeking) this.play.desk.stop();
  }

  /** Begins anew with what is played now. */
  show() {
    this.#tell("");
    this.bid.value = `${Math.max(this.#claim.moves.length, 1)}`;
  }

  /** The drives at the end of the play, and the position from which they start. */
  get #claim() {
    const { setting, stages } = this.play;
    const start = setting.moves.findLastIndex((move) => move?.move !== "drive") + 1;
    return { start, position: stages[start]?.position, moves: setting.moves.slice(start) };
  }

  async #seek() {
    this.#working(true);
    const { play } = this;
    const request = { do: "solve", ...play.true, moves: play.before };
    const onProgress = (/** @type {{moves: number}} */ { moves }) => {
      this.#tell(`Sucht unter Lösungen mit ${moves} ${moves === 1 ? "Zug" : "Zügen"} …`);
    };
    try {
      const reply = await play.desk.ask(request, { limit: LONGEST, onProgress });
      if (!reply.ok) this.#fail(reply.problem);
      else if (!reply.solution) this.#tell(`Keine Lösung mit höchstens ${reply.tried} Zügen, nach ${seconds(reply.seconds)}.`);
      else this.#solved(reply);
    } catch (why) {
      this.#tell(/** @type {Error} */ (why).message);
    }
    this.#working(false);
  }

  /** @param {{solution: any[], position: any, seconds: number}} reply */
  #solved({ solution, position, seconds: time }) {
    const many = solution.length === 1 ? "1 Zug" : `${solution.length} Züge`;
    const show = async () => {
      await this.play.change({ position, moves: solution });
      this.played();
    };
    this.#tell(`Kürzeste Lösung: ${many}, gefunden nach ${seconds(time)}.`, ...(solution.length ? [button("Lösung vorspielen", show)] : []));
  }

  async #verify() {
    this.halt();
    const { start, position, moves } = this.#claim;
    if (!moves.length || !position) return this.#tell(NO_DRIVE);
    if (!this.bid.validity.valid) return this.#tell(NO_BID);
    const request = { do: "verify", ...this.play.true, position, moves, bid: Number(this.bid.value) };
    const reply = await this.play.desk.ask(request).catch((/** @type {Error} */ why) => ({ ok: false, problem: why }));
    if (!reply.ok) return this.#fail(reply.problem);
    const { counts, reason, rule, moves: checked } = reply.verification;
    const lines = checked.map((/** @type {any} */ each, /** @type {number} */ at) => {
      const label = this.play.stages[start + at + 1]?.label ?? `Zug ${at + 1}`;
      return element("li", each.reason ? { class: "rf-refused" } : {}, `${label}${each.reason ? `: ${each.reason}` : " ✓"}`);
    });
    this.#tell(counts ? "Die Lösung gilt." : `Die Lösung gilt nicht: ${reason}`, element("ol", {}, ...lines));
    if (counts || !rule) return;
    const { href, cite, name } = this.words().rule(rule);
    this.status.append(" ", element("a", { class: "rf-mark", href }, cite || name));
  }

  /** @param {import("./play.js").Problem} problem */
  #fail(problem) {
    this.#tell(problem.message, ...question(problem, this.words(), this.play));
  }

  /**
   * @param {string} words
   * @param {HTMLElement[]} found
   */
  #tell(words, ...found) {
    this.status.textContent = words;
    this.found.replaceChildren(...found);
  }

  /** @param {boolean} busy */
  #working(busy) {
    this.seeking = busy;
    this.seek.textContent = busy ? "Suche anhalten" : SEEK; // the same button, so that the keys stay there
    this.time.textContent = "";
    clearInterval(this.clock);
    if (!busy) return;
    this.#tell("Sucht …");
    const begun = Date.now();
    this.clock = setInterval(() => (this.time.textContent = `seit ${seconds(Math.round((Date.now() - begun) / 1000))}`), TICK);
  }
}

/**
 * @param {string} words
 * @param {() => void} pressed
 */
function button(words, pressed) {
  const made = element("button", { type: "button", class: "rf-step" }, words);
  made.addEventListener("click", pressed);
  return made;
}

/** @param {number} time */
function seconds(time) {
  return `${time.toLocaleString("de-DE", { maximumFractionDigits: 1 })} s`;
}
