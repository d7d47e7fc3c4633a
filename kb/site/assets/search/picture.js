// Pictures: the drawing of an example, fetched when an answer shows it.

import { element } from "../element.js";

/**
 * A drawing with what it shows in words.
 *
 * @param {import("./collection.js").Collection} source
 * @param {string} name
 */
export async function picture(source, name) {
  const { svg, sprite, alt } = await source.shards.fetch(`drawings/${name}.json`);
  const words = alt.split("\n").map((/** @type {string} */ line) => element("li", {}, line));
  const said = element("details", {}, element("summary", {}, "In Worten"), element("ul", {}, ...words));
  return element("div", { class: "rf-picture" }, drawn(sprite), drawn(svg), said);
}

/**
 * The element of an SVG text that our own build wrote.
 *
 * @param {string} svg
 */
function drawn(svg) {
  const read = new DOMParser().parseFromString(svg, "text/html");
  return document.importNode(/** @type {Element} */ (read.body.firstElementChild), true);
}
