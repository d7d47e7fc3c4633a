// Numbers: which number of a question is which of those that a rule works an answer out for.

import { fold } from "./fold.js";
import { SPACE } from "./text.js";

const CLAUSE = new RegExp(`[.,;:!?()–—]+(?:${SPACE}+|$)|${SPACE}[–—]${SPACE}`, "u");
const WORD = /[\p{L}\p{Nl}\p{No}]+|\p{Nd}+/gu;

/**
 * @typedef {import("./small_words.js").Needed} Needed
 * @typedef {{words: string[], least: number, most: number}} Slot A number that a question may give.
 * @typedef {{slots: Slot[], answers: string[]}} Computed The answers of a rule for all numbers.
 */

/**
 * The answer for the numbers of a question; nothing where it is not sure which is which.
 *
 * @param {Computed} computed
 * @param {string} written
 * @param {Needed} needed
 */
export function worked({ slots, answers }, written, needed) {
  const numbers = assigned(written, slots, needed);
  return numbers ? (answers[place(numbers, slots)] ?? "") : "";
}

/**
 * A text without its numbers.
 *
 * @param {string} written
 * @param {Needed} needed
 */
export function without(written, needed) {
  return written.replace(WORD, (word) => (numberOf(fold(word), needed) === undefined ? word : ""));
}

/**
 * The number for each slot; none where that is not sure.
 *
 * @param {string} written
 * @param {Slot[]} slots
 * @param {Needed} needed
 */
function assigned(written, slots, needed) {
  /** @type {Map<number, number>} */
  const found = new Map();
  /** @type {[number, number[]][]} */
  const left = [];
  for (const clause of written.split(CLAUSE)) {
    for (const [number, near] of numbersIn(clause, slots, needed)) {
      if (!near) return undefined;
      const [slot] = near;
      if (near.length !== 1 || slot === undefined) left.push([number, near]);
      else if ((found.get(slot) ?? number) !== number) return undefined;
      else found.set(slot, number);
    }
  }
  const empty = slots.flatMap((_, at) => (found.has(at) ? [] : [at]));
  if (empty.length !== left.length || left.length > 1) return undefined;
  for (const [number, near] of left) {
    const at = Number(empty[0]);
    if (near.length && !near.includes(at)) return undefined;
    found.set(at, number);
  }
  const numbers = slots.map((_, at) => Number(found.get(at)));
  const within = slots.every(({ least, most }, at) => least <= Number(numbers[at]) && Number(numbers[at]) <= most);
  return within ? numbers : undefined;
}

/**
 * Where the answer for some numbers stands among all, those of the last slot changing first.
 *
 * @param {number[]} numbers
 * @param {Slot[]} slots
 */
function place(numbers, slots) {
  return slots.reduce((at, { least, most }, slot) => at * (most - least + 1) + Number(numbers[slot]) - least, 0);
}

/**
 * The numbers of a clause, each with the slots that are nearest; none if it counts others.
 *
 * @param {string} clause
 * @param {Slot[]} slots
 * @param {Needed} needed
 */
function numbersIn(clause, slots, needed) {
  const typed = clause.match(WORD) ?? [];
  const said = typed.map(fold);
  /** @type {[number, number[] | undefined][]} */
  const found = [];
  said.forEach((word, at) => {
    const number = numberOf(word, needed);
    if (number === undefined) return;
    const after = typed[at + 1] ?? "";
    const foreign = /^\p{Lu}/u.test(after) && !slotsOf(fold(after), slots, needed).length;
    found.push([number, foreign ? undefined : nearest(said, at, slots, needed)]);
  });
  return found;
}

/**
 * The slots whose own words stand nearest to a place, all that are equally near.
 *
 * @param {string[]} said
 * @param {number} at
 * @param {Slot[]} slots
 * @param {Needed} needed
 */
function nearest(said, at, slots, needed) {
  /** @type {Map<number, number>} */
  const far = new Map();
  said.forEach((word, other) => {
    const [slot, ...more] = slotsOf(word, slots, needed);
    if (slot === undefined || more.length) return;
    far.set(slot, Math.min(Math.abs(other - at), far.get(slot) ?? said.length));
  });
  const least = Math.min(...far.values());
  return [...far].filter(([, away]) => away === least).map(([slot]) => slot);
}

/**
 * @param {string} word
 * @param {Slot[]} slots
 * @param {Needed} needed
 */
function slotsOf(word, slots, { constants }) {
  const begins = (/** @type {string} */ each) => (each.length > constants.SHORT_WORD ? word.startsWith(each) : word === each);
  return slots.flatMap(({ words }, at) => (words.some(begins) ? [at] : []));
}

/**
 * @param {string} word
 * @param {Needed} needed
 */
function numberOf(word, needed) {
  const figures = /^[0-9]+$/.test(word) ? word : needed.map("NUMBERS").get(word);
  return figures ? Number(figures) : undefined;
}
