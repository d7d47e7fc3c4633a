// Chooses what is played: a game, an example or the set-up, the edition and the readings.

import { element } from "../element.js";
import { address } from "./words.js";

/**
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("./play.js").Setting} Setting
 * @typedef {{game: (id: string) => void, example: (id: string) => void, how: (change: Partial<Setting>) => void}} Chosen
 */

export class Chooser {
  /**
   * @param {HTMLElement} root
   * @param {{id: string, title: string}[]} games
   * @param {Chosen} chosen
   */
  constructor(root, games, chosen) {
    this.chosen = chosen;
    this.game = picker("rf-game", games.map((each) => [each.id, each.title]), chosen.game);
    this.example = picker("rf-example", [], chosen.example);
    this.fields = element("div", { class: "rf-checker__fields" });
    this.page = element("a", { href: "" });
    this.how = element("details", { class: "rf-checker__how" }, element("summary", {}, "Ausgabe und Lesarten"), this.fields);
    root.append(labelled("Spiel", this.game), labelled("Beispiel", this.example), element("p", { class: "rf-checker__page" }, this.page), this.how);
  }

  /**
   * Shows what a game has to choose from.
   *
   * @param {Words} words
   * @param {any[]} examples
   */
  offer(words, examples) {
    this.words = words;
    fill(this.example, [["", "Von vorn: der Aufbau"], ...examples.map((each) => /** @type {[string, string]} */ ([each.id, each.title]))]);
  }

  /**
   * Shows what is chosen.
   *
   * @param {Setting} setting
   * @param {string} example
   */
  show(setting, example) {
    this.game.value = setting.game;
    this.example.value = example;
    this.page.textContent = example ? "Zum Beispiel auf der Seite des Spiels" : "Zur Seite des Spiels";
    this.page.href = address(`spiele/${setting.game}/${example ? `#${example}` : ""}`);
    const { editions, questions } = this.words ?? { editions: [], questions: [] };
    this.how.hidden = editions.length < 2 && !questions.length;
    const edition = picker("rf-edition", editions.map((each) => [each.id, each.title]), (id) => this.chosen.how({ edition: id }));
    edition.value = setting.edition || (editions[0]?.id ?? "");
    const readings = questions.map((each, at) => this.#reading(each, at, setting));
    if (!this.fields.contains(document.activeElement)) this.fields.replaceChildren(labelled("Ausgabe", edition), ...readings);
  }

  /**
   * @param {import("./words.js").Question} question
   * @param {number} at
   * @param {Setting} setting
   */
  #reading(question, at, setting) {
    /** @type {[string, string][]} */
    const readings = question.readings.map((each) => [each.id, each.text]);
    const chosen = picker(`rf-reading-${at}`, [["", question.default ? "Unsere Lesart" : "Noch keine"], ...readings], (id) => {
      const { [question.id]: _, ...others } = setting.readings;
      this.chosen.how({ readings: id ? { ...others, [question.id]: id } : others });
    });
    chosen.value = setting.readings[question.id] ?? "";
    return labelled(question.question, chosen);
  }
}

/**
 * @param {string} id
 * @param {[string, string][]} options
 * @param {(value: string) => void} chosen
 */
function picker(id, options, chosen) {
  const made = element("select", { id });
  fill(made, options);
  made.addEventListener("change", () => chosen(made.value));
  return made;
}

/**
 * @param {HTMLSelectElement} select
 * @param {[string, string][]} options
 */
function fill(select, options) {
  select.replaceChildren(...options.map(([value, words]) => element("option", { value }, words)));
}

/**
 * @param {string} words
 * @param {HTMLSelectElement} control
 */
function labelled(words, control) {
  return element("p", { class: "rf-field" }, element("label", { for: control.id, class: "rf-label" }, words), control);
}
