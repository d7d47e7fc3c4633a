// Texts as clauses and words, as they are written.

import { fold, small } from "./fold.js";

export const SPACE = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]"; // as Python has it
const CLAUSE = new RegExp(`[.,;:!?()„“”"–—]+(?:${SPACE}|$)|${SPACE}[–—(„“]${SPACE}?`, "u");
const WORD = /[\p{L}\p{Nl}\p{No}]+|\p{Nd}+/gu;

/** @typedef {{folded: string, small: string}} Word A word of a text. */

/**
 * The clauses of a text, each as its words.
 *
 * @param {string} text
 * @returns {Word[][]}
 */
export function clauses(text) {
  return written(text).map((words) => words.map((word) => ({ folded: fold(word), small: small(word) })));
}

/**
 * The clauses of a text, each as its words as they are written.
 *
 * @param {string} text
 * @returns {string[][]}
 */
export function written(text) {
  const clauses = text.normalize("NFC").split(CLAUSE);
  return clauses.map((clause) => [...(clause.match(WORD) ?? [])]).filter((words) => words.length);
}

/**
 * Begin and end of each word of a text, and the word folded.
 *
 * @param {string} written
 * @returns {[number, number, string][]}
 */
export function places(written) {
  return [...written.matchAll(WORD)].map((found) => [found.index, found.index + found[0].length, fold(found[0])]);
}
