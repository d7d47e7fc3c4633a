// Asking: what kind of question somebody put, besides the words that it is about.

import { STOPWORDS } from "./constants.js";
import { words } from "./fold.js";
import { SPACE } from "./text.js";

const END = new RegExp(`[.!?;:–—]+(?:${SPACE}+|$)`, "u");
const COMMA = new RegExp(`,${SPACE}+`, "u");
const QUESTION = new RegExp(`\\?${SPACE}*$`, "u");
const STATED = new RegExp(`[.!]${SPACE}*$`, "u");

/**
 * @typedef {import("./small_words.js").Needed} Needed
 * @typedef {[string, string]} Counted A number in figures, and how the word begins that it counts.
 * @typedef {object} Asked A question, without the words that it is about.
 * @property {"whether" | "must" | "value"} mode
 * @property {string[]} asking What it asks for, if it is a value: who, what, when.
 * @property {boolean} negated
 * @property {boolean} forbidden Whether it asks if something is forbidden.
 * @property {boolean} confirming Whether it asks if a statement is right, or is one.
 * @property {string[]} turning The words in it that turn a question into another one.
 * @property {Counted[]} counted All its numbers, with what they count.
 * @property {[string, string][]} moments When it is asked about, and how the word begins that says what;
 * and, unless for a value, whether within one turn or round.
 */

/**
 * What kind of question it is; the last sentence decides. A statement is one as well.
 *
 * @param {string} written
 * @param {Needed} needed
 * @returns {Asked}
 */
export function read(written, needed) {
  const found = clauses(written);
  const main = mainOf(found, needed);
  const asks = isAsked(written, main, needed);
  const confirming = main.some((word) => needed.set("CONFIRMING").has(word)) && found.length > 1;
  const said = confirming ? (found.at(-1) ?? []) : main;
  const mode = modeOf(main, said, asks, needed);
  return {
    mode,
    asking: asks ? valuesOf(main, needed.map("ASKING")) : [],
    negated: said.filter((word) => needed.set("NOT").has(word)).length % 2 === 1,
    forbidden: said.some((word) => needed.set("FORBIDDEN").has(word)),
    confirming: confirming || !asks,
    turning: valuesOf(found.flat(), needed.map("TURNING")),
    counted: countedIn(written, needed),
    moments: found.flatMap((clause) => momentsIn(clause, mode, needed)),
  };
}

/**
 * What some words stand for, each once and in order.
 *
 * @param {string[]} words
 * @param {Map<string, string>} map
 */
function valuesOf(words, map) {
  return [...new Set(words.flatMap((word) => map.get(word) ?? []))].sort();
}

/**
 * How all words of a text begin, to tell what in it could have been counted.
 *
 * @param {string} written
 * @param {Needed} needed
 */
export function named(written, { constants }) {
  return words(written).map((word) => word.slice(0, constants.BEGINNING));
}

/**
 * The numbers of a text in figures, those that are written as words too.
 *
 * @param {string} written
 * @param {Needed} needed
 * @returns {Counted[]}
 */
function countedIn(written, needed) {
  /** @type {Map<string, Counted>} */
  const found = new Map();
  const folded = words(written);
  folded.forEach((word, at) => {
    const number = isDigits(word) ? word : needed.map("NUMBERS").get(word);
    if (!number) return;
    const by = folded[at - 1] === needed.constants.TIMES;
    const what = by ? "" : whatIn(folded.slice(at + 1, at + 3), needed);
    found.set(`${number} ${what}`, [number, what]);
  });
  return [...found.values()];
}

/**
 * How the word begins that a number counts.
 *
 * @param {string[]} following
 * @param {Needed} needed
 */
function whatIn(following, needed) {
  const { BEGINNING, SHORT, PEOPLE, COUNTED } = needed.constants;
  const found = following.find((word) => !STOPWORDS.has(word) && word.length > SHORT) ?? "";
  if (PEOPLE.some((each) => found.startsWith(each))) return COUNTED;
  return isDigits(found) || needed.map("NUMBERS").has(found) ? "" : found.slice(0, BEGINNING);
}

/** @param {string} word */
function isDigits(word) {
  return /^[0-9]+$/.test(word);
}

/**
 * When it is asked about; of a clause the verb at its end says so: bevor ich bezahle.
 *
 * @param {string[]} clause
 * @param {Asked["mode"]} mode
 * @param {Needed} needed
 * @returns {[string, string][]}
 */
function momentsIn(clause, mode, needed) {
  const { BEGINNING, HAPPENING } = needed.constants;
  return clause.flatMap((word, at) => {
    const within = needed.set("SPANS").has(word) && needed.set("WITHIN").has(clause[at - 1] ?? "");
    if (within && mode !== "value") return [["in", ""]];
    const moment = needed.map("MOMENTS").get(word);
    const telling = clause.slice(at + 1).filter((each) => !STOPWORDS.has(each));
    const [first = "", last = ""] = [telling[0], telling.at(-1)];
    if (!moment || !first) return [];
    if (needed.set("ASIDE").has(word) && at === 0) return [[moment, last.slice(0, BEGINNING)]];
    return HAPPENING.some((end) => first.endsWith(end)) ? [[moment, first.slice(0, BEGINNING)]] : [];
  });
}

/**
 * The clauses of the last sentence, each as its folded words.
 *
 * @param {string} written
 */
function clauses(written) {
  const last = written.split(END).findLast((part) => words(part).length);
  return last === undefined ? [] : last.split(COMMA).map(words).filter((clause) => clause.length);
}

/**
 * The first clause that says nothing aside.
 *
 * @param {string[][]} found
 * @param {Needed} needed
 * @returns {string[]}
 */
function mainOf(found, needed) {
  const main = found.find(([first = ""], at) => {
    return !needed.set("ASIDE").has(first) && !(at && needed.set("RELATIVE").has(first));
  });
  return main ?? found[0] ?? [];
}

/**
 * Whether it is a question; who types one often leaves the mark out: wann ist schluss.
 *
 * @param {string} written
 * @param {string[]} main
 * @param {Needed} needed
 */
function isAsked(written, main, needed) {
  return QUESTION.test(written) || (!STATED.test(written) && beginsAsking(main, needed));
}

/**
 * @param {string[]} main
 * @param {Needed} needed
 */
function beginsAsking(main, needed) {
  return needed.map("ASKING").has(main.find((word) => !needed.set("LEADING").has(word)) ?? "");
}

/**
 * @param {string[]} main
 * @param {string[]} said
 * @param {boolean} asks
 * @param {Needed} needed
 */
function modeOf(main, said, asks, needed) {
  const amounts = main.some((word) => needed.set("AMOUNTS").has(word));
  if (asks && (beginsAsking(main, needed) || amounts)) return "value";
  return said.some((word) => needed.set("MUST").has(word)) ? "must" : "whether";
}
