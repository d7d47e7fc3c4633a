// The lexicon: all that is known of words, in shards by the order of folded words.

import { constants, STOPWORDS } from "./constants.js";
import { fold } from "./fold.js";
import { shardOf, shardsOf } from "./shards.js";
import { stem } from "./stem.js";

/** @type {[string, number][]} */
const NONE = [];

export class Lexicon {
  /**
   * @param {import("./shards.js").Shards} shards
   * @param {import("./collection.js").Manifest} manifest
   */
  constructor(shards, manifest) {
    this.shards = shards;
    this.index = manifest.shards.lexicon;
    this.phrases = manifest.phrases;
    this.names = manifest.names;
  }

  /**
   * The terms of a folded word; none where it is unknown.
   *
   * @param {string} word
   * @returns {string[]}
   */
  terms(word) {
    return this.part("forms", word, word) ?? this.part("families", stem(word), stem(word)) ?? [];
  }

  /**
   * Whether a folded word may be a part of a compound.
   *
   * @param {string} word
   */
  knows(word) {
    return !STOPWORDS.has(word) && !constants.PARTICLES.includes(word) && this.terms(word).length > 0;
  }

  /**
   * All known words that begin with one of the letters.
   *
   * @param {string} beginnings
   */
  words(beginnings) {
    const names = [...new Set(beginnings)].flatMap((letter) => shardsOf(this.index, letter));
    this.need(names);
    return [...new Set(names)].flatMap((name) =>
      [.../** @type {Map<string, string[]>} */ (this.shards.get(name).get("forms")).keys()].filter((word) =>
        beginnings.includes(word.charAt(0)),
      ),
    );
  }

  /**
   * Whether a term is known.
   *
   * @param {string} term
   */
  isTerm(term) {
    return this.part("akin", fold(term), term) !== undefined;
  }

  /**
   * The terms that may stand for a term, with their share in percent.
   *
   * @param {string} term
   * @returns {[string, number][]}
   */
  akin(term) {
    const flat = this.part("akin", fold(term), term);
    return flat ? pairs(flat) : NONE;
  }

  /**
   * Ask at once for all that is known of some words.
   *
   * @param {string[]} words
   */
  needWords(words) {
    const keys = words.flatMap((word) => [word, stem(word)]);
    this.need(keys.flatMap((key) => shardOf(this.index, key) ?? []));
  }

  /** @param {string[]} names */
  need(names) {
    const missing = names.filter((name) => !this.shards.has(name));
    for (const name of missing) this.shards.wanted.add(name);
    if (missing[0]) this.shards.get(missing[0]);
  }

  /**
   * @param {"forms" | "families" | "akin"} part
   * @param {string} word
   * @param {string} key
   */
  part(part, word, key) {
    const name = shardOf(this.index, word);
    return name === undefined ? undefined : this.shards.get(name).get(part).get(key);
  }
}

/**
 * A flat list of terms and numbers as pairs.
 *
 * @param {(string | number)[]} flat
 */
function pairs(flat) {
  /** @type {[string, number][]} */
  const found = [];
  for (let at = 0; at < flat.length; at += 2) found.push([String(flat[at]), Number(flat[at + 1])]);
  return found;
}
