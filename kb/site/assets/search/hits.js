// Hits: what a search found, best first, with the words that matched.

import { understand } from "./query.js";
import * as ranking from "./ranking.js";
import { tried, MISSING } from "./shards.js";
import { places } from "./text.js";

/**
 * @typedef {import("./collection.js").Collection} Collection
 * @typedef {import("./collection.js").Unit} Unit
 * @typedef {import("./query.js").Query} Query
 * @typedef {object} Hit
 * @property {Unit} unit
 * @property {number} score
 * @typedef {object} Options
 * @property {string} [game]
 * @property {string} [kind]
 * @property {number} [limit]
 * @property {boolean} [meaning] Whether statements near in meaning are hits too; that needs more data.
 * @property {typeof understand} [read]
 * @typedef {object} Found What a search found, and how the query was understood.
 * @property {Collection} source
 * @property {Query} query
 * @property {Hit[]} hits
 * @property {number} all How many there are, shown or not.
 */

/**
 * The statements that answer a query best; only of a game or kind, if one is given.
 *
 * @param {Collection} source
 * @param {string} typed
 * @param {Options} options
 * @returns {Promise<Found>}
 */
export async function search(source, typed, options = {}) {
  const { game = "", kind = "", limit = 10, meaning = false, read = understand } = options;
  source.shards.trim();
  const query = await source.shards.settled(() => read(typed, source.lexicon));
  const lexical = await source.shards.settled(() => ranking.lexical(query, (term) => source.postings(term)));
  const near = meaning ? await source.meaning.near(query.words) : new Map();
  const scores = ranking.fused(lexical, near);
  const wanted = ranking.ranked(query, scores, source.places).filter(([number]) => {
    const place = source.places[number];
    return ["", place?.game].includes(game) && ["", place?.kind].includes(kind);
  });
  const hits = await source.shards.settled(() => shown(source, wanted.slice(0, limit)));
  return { source, query, hits, all: wanted.length };
}

/**
 * @param {Collection} source
 * @param {[number, number][]} best
 */
function shown(source, best) {
  const found = best.map(([number, score]) => ({ unit: tried(() => source.unit(number)), score }));
  return /** @type {Hit[]} */ (found.filter((hit) => hit.unit !== MISSING));
}

/**
 * What was typed, with the words that were meant for those with a slip; nothing if none has.
 *
 * @param {string} typed
 * @param {Query} query
 */
export function corrected(typed, query) {
  let [done, last] = ["", 0];
  for (const [begin, end, folded] of places(typed)) {
    const word = query.meant.get(folded);
    if (word !== undefined) [done, last] = [done + typed.slice(last, begin) + word, end];
  }
  return last ? done + typed.slice(last) : "";
}

/**
 * Where the words of a text of a statement stand that a query asks for: begin and end of each.
 *
 * @param {string} written
 * @param {Query} query
 * @param {Unit} unit
 * @returns {[number, number][]}
 */
export function marked(written, query, unit) {
  const asked = new Set(query.groups.flatMap((group) => group.map(([term]) => term)));
  return places(written)
    .filter(([, , folded]) => unit.terms(folded).some((term) => asked.has(term)))
    .map(([begin, end]) => [begin, end]);
}
