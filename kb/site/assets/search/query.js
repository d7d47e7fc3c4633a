// Queries: what somebody typed, as groups of terms of which each stands for one word.

import { split, tails } from "./compounds.js";
import { constants, STOPWORDS } from "./constants.js";
import { tried } from "./shards.js";
import { alike, nearest } from "./spelling.js";
import * as text from "./text.js";
import { prefix, separated, takenApart, withoutParticle } from "./verbs.js";

/**
 * @typedef {import("./lexicon.js").Lexicon} Lexicon
 * @typedef {[string, number][]} Group The terms that may stand for one word, in percent.
 * @typedef {object} Query What was understood of a query.
 * @property {Group[]} groups
 * @property {string} game The game that it names.
 */

/**
 * The groups of terms that a query asks for, and the game that it names.
 *
 * @param {string} typed
 * @param {Lexicon} lexicon
 * @returns {Query}
 */
export function understand(typed, lexicon) {
  const clauses = text.clauses(typed);
  const [name, game] = named(clauses, lexicon);
  const groups = allGroups(clauses.map((each) => without(name, each)), lexicon);
  return { groups: groups.length ? groups : allGroups(clauses, lexicon), game };
}

/**
 * @param {string[][]} clauses
 * @param {Lexicon} lexicon
 */
function allGroups(clauses, lexicon) {
  /** @type {Map<string, Group>} */
  const found = new Map();
  /** @param {Group} group */
  const add = (group) => found.set(JSON.stringify(group), group);
  for (const words of clauses) {
    tried(() => phrases(words, lexicon).forEach(add));
    /** @type {Set<string>} */
    const taken = new Set();
    words.forEach((word, at) => {
      if (STOPWORDS.has(word) || taken.has(word)) return;
      tried(() => {
        const verbs = new Map(joinedVerbs(words, at, lexicon));
        for (const particle of verbs.values()) taken.add(particle);
        groupsOf(word, [...verbs.keys()], lexicon).forEach(add);
      });
    });
  }
  return [...found.values()];
}

/**
 * The verbs that a word is with a particle that follows it, each with the particle.
 *
 * @param {string[]} words
 * @param {number} at
 * @param {Lexicon} lexicon
 * @returns {[string, string][]}
 */
function joinedVerbs(words, at, lexicon) {
  /** @type {[string, string][]} */
  const found = [];
  for (const particle of separated(words, at)) {
    for (const each of lexicon.terms(words[at] ?? "")) {
      const verb = prefix(particle) + each;
      if (lexicon.isTerm(verb)) found.push([verb, particle]);
    }
  }
  return found;
}

/**
 * The groups of one word: one, or for an unknown compound one for each part.
 *
 * @param {string} word
 * @param {string[]} verbs
 * @param {Lexicon} lexicon
 * @returns {Group[]}
 */
function groupsOf(word, verbs, lexicon) {
  const { FULL, GUESSED, HALVED } = constants;
  let terms = lexicon.terms(word);
  if (!terms.length) terms = joined(word, lexicon);
  if (terms.length) return [widened([...terms, ...verbs], FULL, lexicon)];
  const bare = lexicon.terms(withoutParticle(word));
  if (bare.length) return [widened(bare, HALVED, lexicon)];
  const letters = word.slice(0, 2);
  let close = nearest(word, lexicon.words(letters), 1);
  if (close.length) return [widened(allTerms(close, lexicon), GUESSED, lexicon)];
  lexicon.needWords(tails(word));
  const pair = split(word, (part) => lexicon.knows(part));
  if (pair) return pair.map((part) => widened(lexicon.terms(part), HALVED, lexicon));
  close = nearest(word, lexicon.words(letters), 2);
  if (!close.length) close = alike(word, lexicon.words(word.charAt(0)));
  return close.length ? [widened(allTerms(close, lexicon), GUESSED, lexicon)] : [];
}

/**
 * The terms of an unknown participle or infinitive: um-ge-dreht, an-zu-halten.
 *
 * @param {string} word
 * @param {Lexicon} lexicon
 */
function joined(word, lexicon) {
  const found = [];
  for (const [particle, rest] of takenApart(word)) {
    for (const each of lexicon.terms(rest)) {
      if (lexicon.isTerm(particle + each)) found.push(particle + each);
    }
  }
  return found;
}

/**
 * @param {string[]} words
 * @param {Lexicon} lexicon
 */
function allTerms(words, lexicon) {
  return [...new Set(words.flatMap((word) => lexicon.terms(word)))];
}

/**
 * Terms with those that may stand for them, each with the most that it is worth.
 *
 * @param {string[]} terms
 * @param {number} worth
 * @param {Lexicon} lexicon
 * @returns {Group}
 */
function widened(terms, worth, lexicon) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const each of terms) {
    found.set(each, Math.max(worth, found.get(each) ?? 0));
    for (const [other, share] of lexicon.akin(each)) {
      found.set(other, Math.max(Math.floor((worth * share) / constants.FULL), found.get(other) ?? 0));
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * @param {string[]} folded
 * @param {Lexicon} lexicon
 */
function phrases(folded, lexicon) {
  return lexicon.phrases
    .filter(([phrase]) => placeOf(folded, phrase) !== null)
    .map(([, terms]) => widened(terms, constants.GUESSED, lexicon));
}

/**
 * The longest name of a game in the query, and the game.
 *
 * @param {string[][]} clauses
 * @param {Lexicon} lexicon
 * @returns {[string[], string]}
 */
function named(clauses, lexicon) {
  /** @type {[string[], string]} */
  let longest = [[], ""];
  for (const [name, slug] of lexicon.names) {
    const there = clauses.some((words) => placeOf(words, name) !== null);
    if (there && name.length > longest[0].length) longest = [name, slug];
  }
  return longest;
}

/**
 * @param {string[]} name
 * @param {string[]} words
 */
function without(name, words) {
  const at = name.length ? placeOf(words, name) : null;
  return at === null ? words : [...words.slice(0, at), ...words.slice(at + name.length)];
}

/**
 * Where a phrase begins, if the words hold it.
 *
 * @param {string[]} words
 * @param {string[]} phrase
 */
function placeOf(words, phrase) {
  const at = words.findIndex((_, start) => phrase.every((each, more) => words[start + more] === each));
  return at < 0 ? null : at;
}
