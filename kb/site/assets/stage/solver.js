// Puzzles: looks for the shortest solution, and checks one that was claimed, move by move.

import { element } from "../element.js";

const LONGEST = 60_000;

/** @typedef {import("./play.js").Play} Play */

export class Solver {
  /**
   * @param {HTMLElement} root
   * @param {Play} play
   * @param {() => import("./words.js").Words} words
   */
  constructor(root, play, words) {
    this.play = play;
    this.words = words;
    this.status = element("p", { role: "status" });
    this.found = element("div", {});
    this.seek = this.#button("Kürzeste Lösung suchen", () => this.#seek());
    this.stop = this.#button("Anhalten", () => this.play.desk.stop());
    this.stop.hidden = true;
    this.bid = element("input", { type: "number", min: "1", max: "99", value: "1", id: "rf-bid" });
    const claim = element("p", { class: "rf-solver__claim" }, element("label", { for: "rf-bid" }, "Angesagte Züge: "), this.bid, " ");
    claim.append(this.#button("Meine Züge als Lösung prüfen", () => this.#verify()));
    root.append(element("p", {}, this.seek, " ", this.stop), claim, this.status, this.found);
  }

  /**
   * @param {string} words
   * @param {() => void} pressed
   */
  #button(words, pressed) {
    const made = element("button", { type: "button", class: "rf-step" }, words);
    made.addEventListener("click", pressed);
    return made;
  }

  async #seek() {
    this.#working(true);
    const { setting } = this.play;
    const onProgress = (/** @type {{moves: number, seconds: number}} */ news) => {
      this.status.textContent = `Sucht unter Lösungen mit ${news.moves} Zügen, seit ${seconds(news.seconds)} …`;
    };
    try {
      const reply = await this.play.desk.ask({ do: "solve", ...setting, moves: this.play.before }, { limit: LONGEST, onProgress });
      if (!reply.ok) this.status.textContent = reply.problem.message;
      else if (!reply.solution) this.status.textContent = `Keine Lösung mit höchstens ${reply.tried} Zügen, nach ${seconds(reply.seconds)}.`;
      else this.#solved(reply);
    } catch (why) {
      this.status.textContent = /** @type {Error} */ (why).message;
    }
    this.#working(false);
  }

  /** @param {{solution: any[], position: any, seconds: number}} reply */
  #solved({ solution, position, seconds: time }) {
    const many = solution.length === 1 ? "1 Zug" : `${solution.length} Züge`;
    this.status.textContent = `Kürzeste Lösung: ${many}, gefunden nach ${seconds(time)}.`;
    this.found.replaceChildren(this.#button("Lösung vorspielen", () => this.play.change({ position, moves: solution })));
  }

  async #verify() {
    this.found.replaceChildren();
    const { setting } = this.play;
    const reply = await this.play.desk.ask({ do: "verify", ...setting, bid: Number(this.bid.value) }).catch((/** @type {Error} */ why) => ({ ok: false, problem: why }));
    if (!reply.ok) return void (this.status.textContent = reply.problem.message);
    const { counts, moves, reason, rule } = reply.verification;
    this.status.textContent = counts ? "Die Lösung gilt." : `Die Lösung gilt nicht: ${reason}`;
    if (!counts && rule) {
      const { href, cite, name } = this.words().rule(rule);
      this.status.append(" ", element("a", { class: "rf-mark", href }, cite || name));
    }
    const labels = this.play.stages.slice(1).map((stage) => stage.label);
    const lines = moves.map((/** @type {any} */ each, /** @type {number} */ at) => element("li", each.reason ? { class: "rf-refused" } : {}, `${labels[at] ?? `Zug ${at + 1}`}${each.reason ? `: ${each.reason}` : " ✓"}`));
    this.found.replaceChildren(element("ol", {}, ...lines));
  }

  /** @param {boolean} busy */
  #working(busy) {
    this.seek.disabled = busy;
    this.stop.hidden = !busy;
    if (busy) {
      this.found.replaceChildren();
      this.status.textContent = "Sucht …";
    }
  }
}

/** @param {number} time */
function seconds(time) {
  return `${time.toLocaleString("de-DE", { maximumFractionDigits: 1 })} s`;
}
