// The lexicon: all that is known of words, in shards by the order of folded words.

import { constants, STOPWORDS } from "./constants.js";
import { fold, hasUmlaut } from "./fold.js";
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
    const long = manifest.names.flatMap(([name]) => name).filter((word) => word.length > constants.PART);
    /** The words of the games' names, except the smallest. */
    this.nameWords = [...new Set(long)].sort();
  }

  /**
   * The terms of a folded word; none where it is unknown.
   *
   * `small` is the word in small letters, with its umlauts: so zählt is not zahlt.
   *
   * @param {string} word
   * @param {string} small
   * @returns {string[]}
   */
  terms(word, small = "") {
    const found = this.part("forms", small) ?? this.part("forms", word);
    return found ?? this.part("families", stem(word)) ?? [];
  }

  /**
   * Whether a folded word is one that finds nothing, so that it is no slip of another.
   *
   * @param {string} word
   */
  isIdle(word) {
    return this.part("forms", word)?.length === 0;
  }

  /**
   * Whether a folded word may be a part of a compound.
   *
   * @param {string} word
   */
  knows(word) {
    const long = word.length >= constants.PART || constants.SHORT_PARTS.includes(word);
    return long && !STOPWORDS.has(word) && !constants.PARTICLES.includes(word) && this.terms(word).length > 0;
  }

  /**
   * All known folded words that begin with one of the letters.
   *
   * @param {string} beginnings
   */
  words(beginnings) {
    const names = [...beginnings].flatMap((letter) => shardsOf(this.index, letter));
    return this.within([...new Set(names)]).filter((word) => beginnings.includes(word.charAt(0)));
  }

  /**
   * All known folded words that begin with some letters.
   *
   * @param {string} letters
   */
  beginning(letters) {
    return this.within(shardsOf(this.index, letters)).filter((word) => word.startsWith(letters));
  }

  /**
   * All known folded words of some shards.
   *
   * @param {string[]} names
   * @returns {string[]}
   */
  within(names) {
    this.need(names);
    /** @type {[string, string[]][]} */
    const forms = names.flatMap((name) => [...this.shards.get(name).get("forms")]);
    return forms.filter(([word, terms]) => terms.length && !hasUmlaut(word)).map(([word]) => word);
  }

  /**
   * Whether a term is known.
   *
   * @param {string} term
   */
  isTerm(term) {
    return this.part("akin", term) !== undefined;
  }

  /**
   * The terms that may stand for a term, with their share in percent.
   *
   * @param {string} term
   * @returns {[string, number][]}
   */
  akin(term) {
    const flat = this.part("akin", term);
    return flat ? pairs(flat) : NONE;
  }

  /**
   * Ask at once for what is known of some words.
   *
   * @param {string[]} words
   */
  needWords(words) {
    const keys = words.flatMap((word) => [word, stem(word)]);
    this.need(keys.flatMap((key) => shardOf(this.index, fold(key)) ?? []));
  }

  /** @param {string[]} names */
  need(names) {
    const missing = names.filter((name) => !this.shards.has(name));
    for (const name of missing) this.shards.wanted.add(name);
    if (missing[0]) this.shards.get(missing[0]);
  }

  /**
   * What a part of the lexicon says of a key, which stands where it is when folded.
   *
   * @param {"forms" | "families" | "akin"} part
   * @param {string} key
   */
  part(part, key) {
    const name = shardOf(this.index, fold(key));
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
