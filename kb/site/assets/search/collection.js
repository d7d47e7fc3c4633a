// The collection: the exported statements, opened for searching.

import { setConstants } from "./constants.js";
import { fold } from "./fold.js";
import { Lexicon } from "./lexicon.js";
import { Meaning } from "./meaning.js";
import { shardOf, Shards, tried, MISSING } from "./shards.js";

const FORMAT = 4;

/**
 * @typedef {object} Manifest What every query needs, and where all else is.
 * @property {number} format
 * @property {import("./constants.js").Constants} constants
 * @property {Record<string, string>} titles The titles of the games.
 * @property {Record<string, string>} labels What readers call each kind.
 * @property {[string, number][]} games The game of all statements, with how many follow.
 * @property {[string, number][]} kinds
 * @property {[string[], string][]} names
 * @property {[string[], string[]][]} phrases
 * @property {{lexicon: Index, postings: Index, statements: Index, asking: Index, topics: Index, answers: Index}} shards
 * @property {import("./meaning.js").Manifest} meaning
 *
 * @typedef {import("./shards.js").Index} Index
 * @typedef {object} Unit One statement, as it is shown.
 * @property {string} game
 * @property {string} kind
 * @property {string} id
 * @property {string} title
 * @property {string} text
 * @property {string} cite
 * @property {boolean} tested
 * @property {string} url
 * @property {(word: string) => string[]} terms The terms of its words.
 */

export class Collection {
  /**
   * @param {Manifest} manifest
   * @param {import("./shards.js").Fetch} fetch
   * @param {import("./meaning.js").FetchBytes} fetchBytes
   */
  constructor(manifest, fetch, fetchBytes) {
    if (manifest.format !== FORMAT) throw new Error("Diese Suche ist älter als ihre Daten.");
    setConstants(manifest.constants);
    this.shards = new Shards(fetch);
    this.manifest = manifest;
    this.lexicon = new Lexicon(this.shards, manifest);
    this.meaning = new Meaning(manifest.meaning, fetchBytes);
    const kinds = repeated(manifest.kinds);
    /** @type {import("./ranking.js").Place[]} */
    this.places = repeated(manifest.games).map((game, at) => ({ game, kind: kinds[at] ?? "" }));
  }

  /**
   * The statements that hold a term, and its impact in each.
   *
   * @param {string} term
   * @returns {[number, number][]}
   */
  postings(term) {
    const name = shardOf(this.manifest.shards.postings, fold(term));
    const shard = name === undefined ? undefined : tried(() => this.shards.get(name));
    return shard === undefined || shard === MISSING ? [] : placed(shard.get(term) ?? []);
  }

  /**
   * A statement by its number.
   *
   * @param {number} number
   * @returns {Unit}
   */
  unit(number) {
    const index = this.manifest.shards.statements;
    const shard = this.shards.get(shardOf(index, number) ?? "");
    const first = Number(index.findLast(([first]) => Number(first) <= number)?.[0]);
    const [id, title, text, cite, tested] = shard.get("units")[number - first];
    const { game, kind } = /** @type {import("./ranking.js").Place} */ (this.places[number]);
    /** @type {Map<string, string[]>} */
    const words = shard.get("words");
    const url = `spiele/${game}/#${id}`;
    return { game, kind, id, title, text, cite, tested: Boolean(tested), url, terms: (word) => words.get(word) ?? [] };
  }
}

/**
 * Steps from one statement to the next as their numbers, each with the impact there.
 *
 * @param {number[]} steps
 */
function placed(steps) {
  /** @type {[number, number][]} */
  const found = [];
  let number = 0;
  for (let at = 0; at < steps.length; at += 2) {
    number += steps[at] ?? 0;
    found.push([number, steps[at + 1] ?? 0]);
  }
  return found;
}

/**
 * Each value as often as it follows upon itself.
 *
 * @param {[string, number][]} runs
 */
function repeated(runs) {
  return runs.flatMap(([value, often]) => Array(often).fill(value));
}
