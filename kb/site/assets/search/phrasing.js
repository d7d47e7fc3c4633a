// Phrasings: what somebody asks for, as what it takes to tell whether two questions mean the same.

import { words } from "./fold.js";
import { understand } from "./query.js";

const WORD = /[\p{L}\p{Nl}\p{No}]+/gu;

/**
 * @typedef {import("./lexicon.js").Lexicon} Lexicon
 * @typedef {import("./small_words.js").Needed} Needed
 * @typedef {Map<string, number>} Said The terms that one word may be, each with its worth in percent.
 * @typedef {[Said, number]} Weighed
 * @typedef {(terms: string[]) => number} Weigh How much a word weighs that may be one of some terms.
 */

/**
 * What somebody asks for: each word with all that may stand for it.
 *
 * @param {string} written
 * @param {Lexicon} lexicon
 * @param {Weigh} weigh
 * @param {Needed} needed
 * @returns {Weighed[]}
 */
export function groups(written, lexicon, weigh, needed) {
  const query = understand(bare(written, needed), lexicon);
  const found = [...query.groups.map((group) => new Map(group)), ...query.strange.map(() => new Map())];
  /** @type {Weighed[]} */
  const weighed = found.map((said) => [said, weightOf(typed(said), weigh, needed)]);
  return [...weighed, ...senses(written, needed)];
}

/**
 * The small words of a text that tell questions apart.
 *
 * @param {string} written
 * @param {Needed} needed
 * @returns {Weighed[]}
 */
function senses(written, needed) {
  const found = new Set(words(written).flatMap((word) => needed.map("SENSES").get(word) ?? []));
  return [...found].sort().map((sense) => [new Map([[`~${sense}`, 100]]), needed.constants.SENSE]);
}

/**
 * A text without the words that a question may have or lack.
 *
 * @param {string} written
 * @param {Needed} needed
 */
export function bare(written, needed) {
  return written.replace(WORD, (word) => (isEmpty(word, needed) ? "" : word));
}

/**
 * @param {string} word
 * @param {Needed} needed
 */
function isEmpty(word, needed) {
  const empty = [needed.set("EMPTY"), needed.set("NAMES"), needed.map("SENSES")];
  return words(word).some((each) => empty.some((known) => known.has(each)));
}

/** @param {Said} said */
function typed(said) {
  const most = Math.max(0, ...said.values());
  return [...said].filter(([, worth]) => worth === most).map(([term]) => term);
}

/**
 * @param {string[]} terms
 * @param {Weigh} weigh
 * @param {Needed} needed
 */
function weightOf(terms, weigh, needed) {
  return terms.some((term) => needed.set("PERSONS").has(term)) ? needed.constants.PERSON : weigh(terms);
}
