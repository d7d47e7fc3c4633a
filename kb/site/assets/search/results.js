// The page of results: what was asked stands in its address, so that it can be sent and gone back to.

import { element } from "../element.js";
import { asks, card, spoken } from "./card.js";
import { words } from "./fold.js";
import { corrected, search } from "./hits.js";
import { answered } from "./open.js";
import { reply } from "./reply.js";
import { Steady } from "./steady.js";
import { address, counted, excerpt, marks, suggestion } from "./view.js";

const STEP = 10;
const PATIENCE = 1500; // in ms: so long hits wait for the answer above them
const ORDER = "Genauere Reihenfolge anzeigen";
const ANSWER = "Antwort anzeigen";

/**
 * @typedef {import("./hits.js").Found} Found
 * @typedef {import("./hits.js").Hit} Hit
 * @typedef {{q: string, game: string, kind: string}} Asked
 * @typedef {{spoken: string, card: HTMLElement}} Said The answer to a question, to be heard and to be seen.
 */

export class Results {
  /** @param {HTMLElement} page */
  constructor(page) {
    /** @template {HTMLElement} Part @param {string} name @returns {Part} */
    const part = (name) => /** @type {Part} */ (page.querySelector(`[data-${name}]`));
    this.form = /** @type {HTMLFormElement} */ (part("find"));
    this.status = part("count");
    this.answer = part("answer");
    this.list = part("hits");
    this.hint = part("hint");
    this.nothing = part("nothing");
    this.more = /** @type {HTMLButtonElement} */ (part("more"));
    this.offer = /** @type {HTMLButtonElement} */ (part("offer"));
    this.steady = new Steady(this.list, this.offer);
    this.limit = STEP;
    this.asks = 0;
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.go("pushState");
    });
    this.form.addEventListener("input", () => this.go("replaceState"));
    this.more.addEventListener("click", () => this.longer());
    addEventListener("popstate", () => this.read());
    this.read();
  }

  /** Take what is asked from the address. */
  read() {
    const said = new URLSearchParams(location.search);
    for (const name of ["q", "game", "kind"]) this.field(name).value = said.get(name) ?? "";
    for (const name of ["game", "kind"]) this.field(name).value ||= ""; // a name that there is none of
    this.limit = STEP;
    this.find();
  }

  /**
   * Put what is asked into the address, and answer it.
   *
   * @param {"pushState" | "replaceState"} how
   */
  go(how) {
    const words = new URLSearchParams();
    for (const [name, value] of Object.entries(this.asked())) if (value) words.set(name, value);
    history[how](null, "", words.size ? `?${words}` : location.pathname);
    this.limit = STEP;
    this.find();
  }

  /** @param {string} name */
  field(name) {
    return /** @type {HTMLInputElement | HTMLSelectElement} */ (this.form.elements.namedItem(name));
  }

  /** @returns {Asked} */
  asked() {
    return { q: this.field("q").value.trim(), game: this.field("game").value, kind: this.field("kind").value };
  }

  async find() {
    const { q, game, kind } = this.asked();
    this.asks += 1;
    const own = this.asks;
    document.title = document.title.replace(/^.*?Suche/, q ? `${q} – Suche` : "Suche");
    if (!q) return this.clear();
    const asked = { game, kind, limit: this.limit };
    try {
      const first = await answered((source) => search(source, q, { ...asked, meaning: source.meaning.ready }));
      if (own !== this.asks) return;
      const saying = said(first.source, this.asked());
      const early = await Promise.race([saying, later(PATIENCE)]);
      if (own !== this.asks) return;
      if (first.all) this.steady.first(() => this.show(first, early));
      const [better, answer] = await Promise.all([search(first.source, q, { ...asked, meaning: true }).catch(() => first), saying]);
      if (own !== this.asks) return;
      const late = answer !== early;
      this.offer.textContent = late ? ANSWER : ORDER;
      if (!first.all) this.steady.first(() => this.show(better, answer));
      else if (late || order(better) !== order(first)) this.steady.later(() => this.show(better, answer));
    } catch {
      if (own === this.asks) this.fail();
    }
  }

  clear() {
    this.status.textContent = "";
    this.answer.replaceChildren();
    this.list.replaceChildren();
    this.nothing.hidden = this.more.hidden = true;
    this.hint.hidden = false;
  }

  fail() {
    this.clear();
    this.hint.hidden = true;
    this.status.textContent = "Die Suche lässt sich gerade nicht laden. Versuch es gleich noch einmal.";
  }

  /**
   * @param {Found} found
   * @param {Said | undefined} said
   */
  show(found, said) {
    this.hint.hidden = true;
    this.nothing.hidden = found.all > 0;
    const asked = this.asked();
    const meant = corrected(asked.q, found.query);
    const count = found.all ? counted(found.all) + (meant && ". ") : "";
    const meantIt = suggestion(meant, `?${new URLSearchParams({ ...asked, q: meant })}`);
    const spoken = said ? [element("span", { class: "rf-unseen" }, `${said.spoken} `)] : [];
    this.status.replaceChildren(...spoken, count, ...meantIt);
    this.answer.replaceChildren(...(said ? [said.card] : []));
    this.list.replaceChildren(...found.hits.map((hit) => entry(hit, found)));
    this.more.hidden = found.hits.length >= found.all;
  }

  async longer() {
    const shown = this.limit;
    this.limit += STEP;
    await this.find();
    /** @type {HTMLElement | null | undefined} */
    const next = this.list.children[shown]?.querySelector("a");
    next?.focus({ preventScroll: true });
  }
}

/**
 * The answer to a question, as far as one is asked; none while an unknown one is still being typed.
 *
 * @param {import("./collection.js").Collection} source
 * @param {Asked} asked
 * @returns {Promise<Said | undefined>}
 */
async function said(source, { q, game, kind }) {
  if (kind || !asks(q, words(q)[0] ?? "")) return undefined;
  try {
    const found = await reply(source, q, { game });
    const whole = q.endsWith("?") || found.confidence > 0 || found.perGame.size > 0;
    return whole ? { spoken: spoken(found), card: await card(found, source) } : undefined;
  } catch {
    return undefined; // the hits are there without it
  }
}

/**
 * @param {number} time
 * @returns {Promise<undefined>}
 */
function later(time) {
  return new Promise((done) => setTimeout(() => done(undefined), time));
}

/** @param {Found} found */
function order(found) {
  return found.hits.map(({ unit }) => unit.url).join(" ");
}

/**
 * @param {Hit} hit
 * @param {Found} found
 */
function entry({ unit }, found) {
  const { titles, labels } = found.source.manifest;
  const link = element("a", { href: address(unit.url) }, ...excerpt(unit.title, found.query, unit));
  return element(
    "li",
    { class: "rf-hit" },
    element("p", { class: "rf-hit__where" }, `${titles[unit.game]} · ${labels[unit.kind]}`),
    element("h2", {}, link),
    element("p", {}, ...excerpt(unit.text, found.query, unit, 400)),
    element("p", { class: "rf-marks" }, ...marks(unit)),
  );
}
