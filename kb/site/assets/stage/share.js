// Hands a play on: as a link that carries it, or as an example for a contribution.

import { element } from "../element.js";
import { keepAddress } from "./kept.js";
import { packed } from "./link.js";
import { example } from "./yaml.js";

/** @typedef {import("./play.js").Play} Play */

export class Share {
  /**
   * @param {HTMLElement} root
   * @param {Play} play
   */
  constructor(root, play) {
    this.play = play;
    this.status = element("p", { role: "status" });
    this.yaml = element("textarea", { class: "rf-share__yaml", readonly: "", rows: "9", wrap: "off", "aria-label": "Das Beispiel für examples.yaml", hidden: "" });
    const buttons = [this.#button("Link kopieren", () => this.#link()), this.#button("Als Beispiel kopieren", () => this.#example())];
    root.append(element("p", { class: "rf-checker__tools" }, ...buttons), this.status, this.yaml);
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

  async #link() {
    history.replaceState(null, "", location.pathname + (await packed(this.play.setting)));
    keepAddress();
    const done = await copied(location.href);
    this.status.textContent = done ? "Der Link ist kopiert. Er trägt Position und Züge." : "Der Link steht in der Adresszeile; kopier ihn dort.";
  }

  async #example() {
    const { setting, stages, reply } = this.play;
    if (stages.length < 2) {
      this.status.textContent = "Spiel erst einen Zug; ein Beispiel zeigt, was er bewirkt.";
      return;
    }
    this.yaml.value = example(setting, stages, reply);
    this.yaml.hidden = false;
    const done = await copied(this.yaml.value);
    this.status.textContent = done ? "Kopiert. Schreib Titel und Geschichte, bevor du es uns schickst." : "Kopier es hier, und schreib Titel und Geschichte, bevor du es uns schickst.";
  }
}

/** @param {string} words */
async function copied(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
