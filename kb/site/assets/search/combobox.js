// The search box in the header: suggestions as one types, for mouse, keys and screen readers.

import { element } from "../element.js";
import { corrected, search } from "./hits.js";
import { answered, open } from "./open.js";
import { unfinished } from "./unfinished.js";
import { address, counted, excerpt, marks, suggestion } from "./view.js";

const SHOWN = 8;
const LENGTH = 150;
let boxes = 0;

/**
 * @typedef {import("./hits.js").Found} Found
 */

export class Combobox {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.input = /** @type {HTMLInputElement} */ (form.querySelector("input[type=search]"));
    this.here = /** @type {HTMLInputElement | null} */ (form.querySelector("input[type=checkbox]"));
    this.panel = /** @type {HTMLElement} */ (form.querySelector(".rf-found"));
    this.id = `rf-found-${(boxes += 1)}`;
    this.list = element("div", { role: "listbox", id: this.id, "aria-label": "Treffer" });
    this.status = element("p", { role: "status", class: "rf-unseen" });
    this.note = element("p", { class: "rf-found__note" });
    this.panel.append(this.note, this.list);
    form.append(this.status);
    this.asked = 0;
    /** @type {HTMLElement | undefined} */
    this.active = undefined;
    const attributes = { role: "combobox", "aria-expanded": "false", "aria-controls": this.list.id };
    for (const [name, value] of Object.entries({ ...attributes, "aria-autocomplete": "list" })) {
      this.input.setAttribute(name, value);
    }
    this.input.addEventListener("input", () => this.ask());
    this.input.addEventListener("focus", () => this.ask());
    this.input.addEventListener("keydown", (event) => this.press(event));
    this.here?.addEventListener("change", () => this.ask());
    form.addEventListener("focusout", (event) => {
      if (!form.contains(/** @type {Node | null} */ (event.relatedTarget))) this.close();
    });
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && event.target !== this.input) this.input.focus();
    });
    this.panel.addEventListener("mousedown", (event) => {
      if (!(event.target instanceof Element && event.target.closest("label"))) event.preventDefault(); // the box keeps the focus
    });
    if (document.activeElement === this.input) this.ask(); // somebody was faster than this script
  }

  /** Search for what stands in the box; the answer to an older question is dropped. */
  async ask() {
    const typed = this.input.value.trimStart();
    this.asked += 1;
    const own = this.asked;
    if (!typed) {
      open().catch(() => {}); // so that the first letter finds it there
      this.close();
      return;
    }
    try {
      const game = this.here?.checked ? this.here.value : "";
      const options = { game, limit: SHOWN, read: unfinished };
      const found = await answered((source) => search(source, typed, { ...options, meaning: source.meaning.ready }));
      if (own === this.asked) this.show(found);
    } catch {
      if (own === this.asked) this.fail();
    }
  }

  /** @param {Found} found */
  show(found) {
    const { groups: asked, strange } = found.query;
    if (!asked.length && !strange.length) return this.close(); // only small words as yet: was, muss man
    const { titles, labels } = found.source.manifest;
    const groups = Map.groupBy(found.hits, (hit) => hit.unit.game);
    const shown = [...groups].map(([game, hits], at) => {
      const heading = element("div", { class: "rf-found__game", id: `${this.id}-game-${at}`, role: "presentation" }, titles[game] ?? "");
      const options = hits.map(({ unit }) => this.option(unit, labels[unit.kind] ?? "", found.query));
      return element("div", { role: "group", "aria-labelledby": heading.id }, heading, ...options);
    });
    const all = found.all > found.hits.length ? [this.all()] : [];
    this.list.replaceChildren(...shown, ...all);
    this.list.querySelectorAll("[role=option]").forEach((option, at) => (option.id = `${this.id}-${at}`));
    const meant = corrected(this.input.value, found.query);
    const nothing = found.all ? [] : ["Dazu steht hier nichts. Versuch es mit anderen Wörtern. "];
    this.note.replaceChildren(...nothing, ...suggestion(meant, this.address(meant)));
    this.status.textContent = counted(found.all) + (meant && `. Meintest du „${meant}“?`);
    this.open();
  }

  /**
   * @param {import("./collection.js").Unit} unit
   * @param {string} label
   * @param {import("./query.js").Query} query
   */
  option(unit, label, query) {
    const title = element("span", { class: "rf-found__title" }, ...excerpt(unit.title, query, unit));
    const text = element("span", { class: "rf-found__text" }, ...excerpt(unit.text, query, unit, LENGTH));
    const foot = element("span", { class: "rf-found__foot" }, label, " ", ...marks(unit));
    return element("a", { role: "option", tabindex: "-1", "aria-selected": "false", href: address(unit.url) }, title, text, foot);
  }

  /** The way to all hits. */
  all() {
    const href = this.address(this.input.value);
    const attributes = { role: "option", tabindex: "-1", "aria-selected": "false", class: "rf-found__all", href };
    return element("a", attributes, "Alle Treffer zeigen");
  }

  /**
   * The address of all hits for some words.
   *
   * @param {string} q
   */
  address(q) {
    const words = new URLSearchParams({ q });
    if (this.here?.checked) words.set("game", this.here.value);
    return `${this.form.action}?${words}`;
  }

  fail() {
    this.list.replaceChildren();
    this.note.textContent = "Die Suche lässt sich gerade nicht laden. Versuch es gleich noch einmal.";
    this.status.textContent = this.note.textContent;
    this.open();
  }

  open() {
    this.panel.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.activate(undefined);
  }

  close() {
    this.asked += 1;
    this.panel.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.activate(undefined);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (this.panel.hidden) this.ask();
      else this.move(step);
    } else if (event.key === "Enter" && this.active) {
      event.preventDefault();
      this.active.click();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.panel.hidden) this.input.value = "";
      this.close();
    }
  }

  /** @param {number} step */
  move(step) {
    const options = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll("[role=option]")]);
    const at = this.active ? options.indexOf(this.active) + step : step > 0 ? 0 : options.length - 1;
    this.activate(options[at]); // beyond the ends the box itself is active again
  }

  /** @param {HTMLElement | undefined} option */
  activate(option) {
    this.active?.setAttribute("aria-selected", "false");
    this.active = option;
    if (option) {
      option.setAttribute("aria-selected", "true");
      option.scrollIntoView({ block: "nearest" });
      this.input.setAttribute("aria-activedescendant", option.id);
    } else {
      this.input.removeAttribute("aria-activedescendant");
    }
  }
}
