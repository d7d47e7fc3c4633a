// What is shown of a hit: where it stands, its title, its words with those that match marked.

import { element } from "../element.js";
import { marked } from "./hits.js";

const ROOT = new URL("../../", import.meta.url);
const MARGIN = 60;
/** How many hits are worth counting: nearly everything has one of the words that were typed. */
const COUNTED = 30;

/**
 * The address of a statement, or of another place of the site.
 *
 * @param {string} url
 */
export function address(url) {
  return new URL(url, ROOT).href;
}

/**
 * The words of a text around the first that matched, with all that match marked.
 *
 * @param {string} text
 * @param {import("./query.js").Query} query
 * @param {import("./collection.js").Unit} unit
 * @param {number} most
 * @returns {(Node | string)[]}
 */
export function excerpt(text, query, unit, most = Infinity) {
  const found = marked(text, query, unit);
  const first = found[0]?.[0] ?? 0;
  const begin = text.length <= most || first < most - MARGIN ? 0 : text.lastIndexOf(" ", first - MARGIN) + 1;
  const end = text.length <= begin + most ? text.length : text.lastIndexOf(" ", begin + most);
  /** @type {(Node | string)[]} */
  const shown = begin ? ["… "] : [];
  let last = begin;
  for (const [from, to] of found.filter(([from, to]) => from >= begin && to <= end)) {
    shown.push(text.slice(last, from), element("mark", {}, text.slice(from, to)));
    last = to;
  }
  return [...shown, text.slice(last, end), end < text.length ? " …" : ""];
}

/**
 * The marks of a statement: what it rests on, and whether an example tests it.
 *
 * @param {import("./collection.js").Unit} unit
 */
export function marks(unit) {
  const found = unit.cite ? [element("span", { class: "rf-mark" }, unit.cite)] : [];
  if (unit.tested) found.push(element("span", { class: "rf-mark rf-mark--tested" }, "✓ getestet"));
  return found;
}

/**
 * What somebody probably meant who made a slip, as a question with a link; nothing without a slip.
 *
 * @param {string} meant
 * @param {string} href
 * @returns {(Node | string)[]}
 */
export function suggestion(meant, href) {
  return meant ? ["Meintest du „", element("a", { href }, meant), "“?"] : [];
}

/**
 * How many hits there are, in words.
 *
 * @param {number} all
 */
export function counted(all) {
  if (all === 0) return "Dazu steht hier nichts.";
  return all > COUNTED ? "Viele Treffer, die besten zuerst" : `${all} Treffer`;
}
