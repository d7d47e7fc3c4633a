// Topics: what can be answered, in shards by the number of the statement that answers.

import { shardOf } from "./shards.js";
import { needed } from "./small_words.js";

/**
 * @typedef {import("./asking.js").Asked} Asked
 * @typedef {import("./asking.js").Counted} Counted
 * @typedef {import("./phrasing.js").Weighed} Weighed
 * @typedef {import("./collection.js").Collection} Collection
 * @typedef {object} Phrasing One way to ask something.
 * @property {Asked} asked
 * @property {Weighed[]} words
 * @property {boolean} bound Whether it is only understood after the story.
 * @property {number} wording Its very words, where it is understood by itself.
 *
 * @typedef {object} Topic One thing that can be answered, and all ways to ask it.
 * @property {Phrasing[]} phrasings
 * @property {Weighed[]} story
 * @property {Counted[]} counted
 * @property {string} verdict
 * @property {boolean} told Whether it is put about a story.
 * @property {import("./numbers.js").Computed} [computed] The answers, where numbers decide.
 *
 * @typedef {object} Answer What is told of a topic once it answers.
 * @property {string} id
 * @property {string} question
 * @property {string} [story] What must be the case for the question to be meant.
 * @property {string} [answer]
 * @property {string} [example]
 * @property {string} [drawing] The name of the drawing of the example.
 * @property {{id: string, claim: string, outcome: string}} [misreading]
 * @property {string} [shown] What the example asks, with its verdict, if it asks otherwise.
 * @property {number[]} rules The numbers of the statements of its rules.
 */

/**
 * What every question needs.
 *
 * @param {Collection} source
 */
export function needs(source) {
  const name = source.manifest.shards.asking[0]?.[1] ?? "";
  return needed(source.shards.get(name));
}

/**
 * What a question is compared with, by the number of the statement that answers.
 *
 * @param {Collection} source
 * @param {number} number
 * @returns {Topic}
 */
export function topic(source, number) {
  const data = part(source, "topics", number);
  const { phrasings, story = [], counted = [], verdict, told, computed } = data;
  return { phrasings: phrasings.map(phrasing), story: story.map(weighed), counted, verdict, told, computed };
}

/**
 * What is told of a topic once it answers.
 *
 * @param {Collection} source
 * @param {number} number
 * @returns {Answer}
 */
export function answer(source, number) {
  return part(source, "answers", number);
}

/**
 * @param {Collection} source
 * @param {"topics" | "answers"} kind
 * @param {number} number
 * @returns {any}
 */
function part(source, kind, number) {
  const shard = source.shards.get(shardOf(source.manifest.shards[kind], number) ?? "");
  return Object.fromEntries(shard.get(String(number)));
}

/**
 * @param {any} data
 * @returns {Phrasing}
 */
function phrasing({ asked, words = [], bound = false, wording = 0 }) {
  const empty = { asking: [], negated: false, forbidden: false, confirming: false, turning: [], counted: [], moments: [] };
  return { asked: { ...empty, ...asked }, words: words.map(weighed), bound, wording };
}

/**
 * @param {[Record<string, number>, number]} data
 * @returns {Weighed}
 */
function weighed([said, weight]) {
  return [new Map(Object.entries(said)), weight];
}
