// „Was wäre, wenn …“: the same play under a misreading, both results side by side.

import { element } from "../element.js";
import { changes, picture } from "./frames.js";

/**
 * @typedef {import("./play.js").Play} Play
 * @typedef {import("./words.js").Words} Words
 */

export class Misread {
  /**
   * @param {HTMLElement} root
   * @param {Play} play
   */
  constructor(root, play) {
    this.play = play;
    this.select = element("select", { id: "rf-misreading" });
    this.results = element("div", { class: "rf-two rf-two--ran", "aria-live": "polite" });
    root.append(element("label", { for: "rf-misreading", class: "rf-label" }, "So denken manche:"), this.select, this.results);
    this.select.addEventListener("change", () => this.play.change({ misreading: this.select.value }));
  }

  /** @param {Words} words */
  offer(words) {
    this.words = words;
    const options = words.misreadings.map((each) => element("option", { value: each.name }, `„${each.claim}“`));
    this.select.replaceChildren(element("option", { value: "" }, "Einen Irrtum wählen …"), ...options);
    this.results.replaceChildren();
  }

  /** Plays both, if a misreading is chosen. */
  async show() {
    const { setting } = this.play;
    this.select.value = setting.misreading;
    if (!setting.misreading) return this.results.replaceChildren();
    const said = await this.#played({ ...setting });
    const truth = await this.#played({ ...setting, misreading: "" });
    if (setting !== this.play.setting) return;
    this.results.replaceChildren(
      element("div", { class: "rf-said" }, element("strong", {}, "So gedacht"), ...this.#result(said)),
      element("div", { class: "rf-true" }, element("strong", {}, "So ist es"), ...this.#result(truth)),
    );
    if (came(said) === came(truth)) this.results.prepend(element("p", { class: "rf-two__same" }, "Bei diesen Zügen macht das keinen Unterschied."));
  }

  /** @param {import("./play.js").Setting} setting */
  #played(setting) {
    const asked = this.play.desk.ask({ do: "play", ...setting, since: setting.moves.length });
    return asked.catch((/** @type {Error} */ why) => ({ ok: false, problem: why }));
  }

  /** @param {any} reply */
  #result(reply) {
    if (!reply.ok) return [element("p", {}, `So lässt sich das nicht spielen: ${reply.problem.message}`)];
    const { drawing } = reply.stages.at(-1) ?? {};
    const said = reply.sentence ? [element("p", {}, reply.sentence)] : [];
    return [...(drawing ? [picture(drawing)] : []), ...said, ...changes(reply.changes)];
  }
}

/**
 * What came of a play, to be compared.
 *
 * @param {any} reply
 */
function came(reply) {
  return JSON.stringify(reply.ok ? [reply.sentence, reply.outcome, reply.stages.at(-1)?.position, reply.stages.at(-1)?.refused] : reply.problem.message);
}
