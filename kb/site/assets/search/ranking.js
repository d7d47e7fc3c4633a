// Ranking: which statements answer a query best; the very same as in Python.

import { constants } from "./constants.js";
import { functions, looksUp } from "./query.js";

/**
 * @typedef {import("./query.js").Query} Query
 * @typedef {(term: string) => [number, number][]} Postings
 * @typedef {{game: string, kind: string}} Place What ranking needs to know of a statement.
 */

/**
 * The score of each statement that holds any of the words.
 *
 * A word counts as the best of its terms; a statement that lacks words loses up to half. Stop
 * words count a little where a statement asks with them, but find none by themselves.
 *
 * @param {Query} query
 * @param {Postings} postings
 * @returns {Map<number, number>}
 */
export function lexical(query, postings) {
  /** @type {Map<number, number>} */
  const total = new Map();
  /** @type {Map<number, number>} */
  const covered = new Map();
  let asked = 0;
  for (const group of query.groups) {
    const found = best(group, postings);
    let most = 0;
    for (const score of found.values()) most = Math.max(most, score);
    asked += most;
    for (const [number, score] of found) {
      total.set(number, (total.get(number) ?? 0) + score);
      covered.set(number, (covered.get(number) ?? 0) + most);
    }
  }
  for (const term of functions(query)) {
    for (const [number, impact] of postings(term)) {
      const score = total.get(number);
      if (score !== undefined) total.set(number, score + constants.FUNCTION_WORD * impact);
    }
  }
  /** @type {Map<number, number>} */
  const scores = new Map();
  for (const [number, score] of total) scores.set(number, (score * (asked + (covered.get(number) ?? 0))) / asked);
  return scores;
}

/**
 * @param {import("./query.js").Group} group
 * @param {Postings} postings
 */
function best(group, postings) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [term, worth] of group) {
    for (const [number, impact] of postings(term)) found.set(number, Math.max(found.get(number) ?? 0, worth * impact));
  }
  return found;
}

/**
 * The shares of the scores by words and by meaning, together at most 1; or words alone.
 *
 * @param {Map<number, number>} lexical
 * @param {Map<number, number>} meaning
 * @returns {Map<number, number>}
 */
export function fused(lexical, meaning) {
  const { FULL, WORDS } = constants;
  let most = 0;
  for (const score of lexical.values()) most = Math.max(most, score);
  let [low, high] = meaning.size ? [Infinity, -Infinity] : [0, 0];
  for (const score of meaning.values()) [low, high] = [Math.min(low, score), Math.max(high, score)];
  const alone = high === low;
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [number, score] of lexical) found.set(number, alone ? score / most : ((score / most) * WORDS) / FULL);
  if (alone) return found;
  const byNearness = [...meaning].sort(([one, a], [other, b]) => b - a || one - other);
  const nearest = new Set(byNearness.slice(0, constants.NEAR).map(([number]) => number));
  for (const [number, score] of meaning) {
    if (!found.has(number) && !nearest.has(number)) continue;
    const share = (((score - low) / (high - low)) * (FULL - WORDS)) / FULL;
    found.set(number, (found.get(number) ?? 0) + share);
  }
  return found;
}

/**
 * The statements, best first, each with its score; of equals the one that stands first.
 *
 * @param {Query} query
 * @param {Map<number, number>} scores
 * @param {Place[]} places
 * @returns {[number, number][]}
 */
export function ranked(query, scores, places) {
  const { FULL, LOOKED_UP, OTHER_GAME, WORTH } = constants;
  const worths = looksUp(query) ? LOOKED_UP : WORTH;
  /** @type {[number, number][]} */
  const weighed = [];
  for (const [number, score] of scores) {
    const place = /** @type {Place} */ (places[number]);
    const here = !query.game || place.game === query.game;
    const worth = (worths[place.kind] ?? 0) * (here ? FULL : OTHER_GAME);
    weighed.push([number, (score * worth) / FULL / FULL]);
  }
  return weighed.sort(([one, a], [other, b]) => b - a || one - other);
}
