// Spelling: the known word that somebody probably meant.

import { constants } from "./constants.js";

/**
 * How many letters to change, add, drop or swap with their neighbour; at most `most` + 1.
 *
 * @param {string} a
 * @param {string} b
 * @param {number} most
 */
export function distance(a, b, most) {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  /** @type {number[]} */
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

/** @param {number[]} row @param {number} index */
function at(row, index) {
  return /** @type {number} */ (row[index]);
}

/**
 * How many slips a word of its length may have.
 *
 * @param {string} word
 */
export function forgiven(word) {
  return word.length < constants.SHORT ? 0 : word.length < constants.LONG ? 1 : 2;
}

/**
 * The known words that are fewest slips away, at most `most` and what is forgiven.
 *
 * @param {string} word
 * @param {Iterable<string>} known
 * @param {number} most
 */
export function nearest(word, known, most) {
  let best = Math.min(most, forgiven(word));
  if (!best) return [];
  /** @type {string[]} */
  let found = [];
  for (const other of known) {
    const apart = distance(word, other, best);
    if (apart < best) [best, found] = [apart, [other]];
    else if (apart === best && best) found.push(other);
  }
  return found.sort();
}

/**
 * The known words that share the most trigrams with a word, if they share enough.
 *
 * @param {string} word
 * @param {Iterable<string>} known
 */
export function alike(word, known) {
  const own = trigrams(word);
  let best = constants.ALIKE;
  /** @type {string[]} */
  let found = [];
  for (const other of known) {
    const share = inCommon(own, trigrams(other));
    if (share > best) [best, found] = [share, [other]];
    else if (share === best) found.push(other);
  }
  return found.sort();
}

/**
 * Of some known words the one that shares the most trigrams with a word.
 *
 * @param {string} word
 * @param {string[]} known In order.
 */
export function likest(word, known) {
  const own = trigrams(word);
  const shares = known.map((other) => inCommon(own, trigrams(other)));
  return known[shares.indexOf(Math.max(...shares))] ?? "";
}

/**
 * The share of trigrams that two words have in common.
 *
 * @param {Set<string>} own
 * @param {Set<string>} theirs
 */
function inCommon(own, theirs) {
  let common = 0;
  for (const each of theirs) if (own.has(each)) common += 1;
  return (2 * common) / (own.size + theirs.size);
}

/** @param {string} word */
function trigrams(word) {
  const padded = `  ${word} `;
  /** @type {Set<string>} */
  const found = new Set();
  for (let at = 0; at < padded.length - 2; at += 1) found.add(padded.slice(at, at + 3));
  return found;
}
