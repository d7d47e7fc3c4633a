// Queries: what somebody typed, as groups of terms of which each stands for one word.

import { split, tails } from "./compounds.js";
import { LINKING, STOPWORDS, VAGUE, constants } from "./constants.js";
import { fold } from "./fold.js";
import { MISSING, tried } from "./shards.js";
import { alike, likest, nearest } from "./spelling.js";
import { misspelled } from "./stopwords.js";
import * as text from "./text.js";
import { prefix, separated, takenApart, withoutParticle } from "./verbs.js";

const FOLDED = /[aou]|ss/; // what may stand for something else in a folded word

/**
 * @typedef {import("./lexicon.js").Lexicon} Lexicon
 * @typedef {import("./text.js").Word} Word
 * @typedef {[string, number][]} Group The terms that may stand for one word, in percent.
 * @typedef {object} Query What was understood of a query.
 * @property {Group[]} groups
 * @property {string} game The game that it names.
 * @property {string[]} strange Words that nothing is known of, or that were only guessed at.
 * @property {string[]} words All folded words besides the name of the game, for their meaning.
 * @property {Meant} meant For folded words with a slip, the words that they were taken for.
 * @typedef {Map<string, string>} Meant
 */

/**
 * The groups of terms that a query asks for, and the game that it names.
 *
 * @param {string} typed
 * @param {Lexicon} lexicon
 * @returns {Query}
 */
export function understand(typed, lexicon) {
  /** @type {Meant} */
  const meant = new Map();
  const clauses = text.clauses(typed).map((clause) => clause.map((word) => intended(word, lexicon, meant)));
  const [names, game] = named(clauses, lexicon);
  const rest = telling(clauses.map((clause) => without(names, clause)));
  let { groups, strange } = allGroups(rest, lexicon, meant);
  if (!groups.length) groups = allGroups(clauses, lexicon, meant).groups;
  return { groups, game, strange, words: rest.flat().map((word) => word.folded), meant };
}

/**
 * The terms of the stop words of a query: wer, wie viele.
 *
 * @param {Query} query
 */
export function functions(query) {
  return [...new Set(query.words)].filter((word) => STOPWORDS.has(word)).map((word) => constants.FUNCTION + word);
}

/**
 * Whether a query only looks words up, without one that asks.
 *
 * @param {Query} query
 */
export function looksUp(query) {
  return query.words.every((word) => !STOPWORDS.has(word) || LINKING.has(word));
}

/**
 * The clauses without vague words, if there are other words: solo regeln.
 *
 * @param {Word[][]} clauses
 */
function telling(clauses) {
  const left = clauses.map((clause) => clause.filter(({ folded }) => !VAGUE.has(folded)));
  return left.flat().some(({ folded }) => !STOPWORDS.has(folded)) ? left : clauses;
}

/**
 * A word, or for an unknown one what was probably meant: a game's name, or a small word.
 *
 * @param {Word} word
 * @param {Lexicon} lexicon
 * @param {Meant} meant
 * @returns {Word}
 */
function intended(word, lexicon, meant) {
  const { folded } = word;
  const terms = STOPWORDS.has(folded) ? MISSING : tried(() => lexicon.terms(folded, word.small));
  if (terms === MISSING || terms.length) return word;
  const little = misspelled(folded);
  if (little) return { folded: little, small: little };
  const [name] = nearest(folded, lexicon.nameWords, 2);
  if (!name || lexicon.isIdle(folded)) return word;
  if (name !== folded) meant.set(folded, name);
  return { folded: name, small: name };
}

/**
 * The groups of all words, and the words that are strange; `meant` takes those with a slip.
 *
 * @param {Word[][]} clauses
 * @param {Lexicon} lexicon
 * @param {Meant} meant
 */
function allGroups(clauses, lexicon, meant) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  /** @param {Group[]} found */
  const add = (found) => found.forEach((group) => groups.set(JSON.stringify(group), group));
  /** @type {string[]} */
  const strange = [];
  for (const clause of clauses) {
    const spoken = lexicon.phrases.filter(([phrase]) => placeOf(clause, phrase) !== null);
    tried(() => add(spoken.map(([, terms]) => widened(terms, constants.GUESSED, lexicon))));
    const taken = new Set(spoken.flatMap(([phrase]) => phrase));
    clause.forEach((word, at) => {
      if (STOPWORDS.has(word.folded) || taken.has(word.folded)) return;
      tried(() => {
        const verbs = new Map(verbsOf(clause, at, lexicon));
        for (const particle of verbs.values()) taken.add(particle);
        const found = groupsOf(word, [...verbs.keys()], lexicon, meant);
        if (!found.length) strange.push(word.folded);
        add(found.length ? found : guessed(word.folded, lexicon));
      });
    });
  }
  return { groups: [...groups.values()], strange };
}

/**
 * The verbs that a word is with a particle that follows it, each with the particle.
 *
 * @param {Word[]} clause
 * @param {number} at
 * @param {Lexicon} lexicon
 * @returns {[string, string][]}
 */
function verbsOf(clause, at, lexicon) {
  const { folded, small } = /** @type {Word} */ (clause[at]);
  /** @type {[string, string][]} */
  const found = [];
  for (const particle of separated(clause.map((word) => word.folded), at)) {
    for (const each of lexicon.terms(folded, small)) {
      const verb = prefix(particle) + each;
      if (lexicon.isTerm(verb)) found.push([verb, particle]);
    }
  }
  return found;
}

/**
 * The groups of one word: one, or for an unknown compound one for each part.
 *
 * A word that is known to find nothing is not taken for another.
 *
 * @param {Word} typed
 * @param {string[]} verbs
 * @param {Lexicon} lexicon
 * @param {Meant} meant
 * @returns {Group[]}
 */
function groupsOf({ folded: word, small }, verbs, lexicon, meant) {
  const { FULL, HALVED, SURE } = constants;
  let terms = lexicon.terms(word, small);
  if (!terms.length) terms = joined(word, lexicon);
  if (terms.length) return [widened([...terms, ...verbs], FULL, lexicon)];
  const bare = lexicon.terms(withoutParticle(word));
  if (bare.length) return [widened(bare, HALVED, lexicon)];
  if (lexicon.isIdle(word)) return [];
  lexicon.needWords(tails(word));
  const pair = split(word, (part) => lexicon.knows(part)) ?? [];
  const parts = pair.map((part) => widened(lexicon.terms(part), HALVED, lexicon));
  if (pair.length && pair.every((part) => part.length >= SURE)) return parts;
  const letters = word.slice(0, 2);
  let close = nearest(word, lexicon.words(letters), 1);
  if (close.length) return [mended(word, close, lexicon, meant)];
  if (pair.length) return parts;
  const longer = word.length < constants.LONG ? [] : lexicon.beginning(word);
  if (longer.length) return [widened(allTerms(longer, lexicon), constants.GUESSED, lexicon)];
  close = nearest(word, lexicon.words(letters), 2);
  return close.length ? [mended(word, close, lexicon, meant)] : [];
}

/**
 * The group of a word with a slip, and a note of what it is taken for.
 *
 * @param {string} word
 * @param {string[]} close
 * @param {Lexicon} lexicon
 * @param {Meant} meant
 * @returns {Group}
 */
function mended(word, close, lexicon, meant) {
  const best = likest(word, close);
  if (!word.startsWith(best)) meant.set(word, spelled(best, lexicon)); // else it is only inflected
  return widened(allTerms(close, lexicon), constants.GUESSED, lexicon);
}

/**
 * A known folded word as it is written; where that is not known, its base word.
 *
 * @param {string} word
 * @param {Lexicon} lexicon
 */
function spelled(word, lexicon) {
  if (!FOLDED.test(word)) return word;
  const terms = lexicon.terms(word);
  return terms.find((each) => fold(each) === word) ?? terms[0] ?? "";
}

/**
 * The group of the words that look most like a strange one.
 *
 * @param {string} word
 * @param {Lexicon} lexicon
 * @returns {Group[]}
 */
function guessed(word, lexicon) {
  const close = lexicon.isIdle(word) ? [] : alike(word, lexicon.words(word.charAt(0)));
  return close.length ? [widened(allTerms(close, lexicon), constants.GUESSED, lexicon)] : [];
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
export function widened(terms, worth, lexicon) {
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
 * The names of one game in the query, the longest first, and the game.
 *
 * @param {Word[][]} clauses
 * @param {Lexicon} lexicon
 * @returns {[string[][], string]}
 */
function named(clauses, lexicon) {
  const found = lexicon.names
    .filter(([name]) => clauses.some((clause) => placeOf(clause, name) !== null))
    .sort(([one], [other]) => other.length - one.length);
  const game = found[0]?.[1] ?? "";
  return [found.filter(([, slug]) => slug === game).map(([name]) => name), game];
}

/**
 * @param {string[][]} names
 * @param {Word[]} clause
 */
function without(names, clause) {
  return names.reduce((rest, name) => {
    const at = placeOf(rest, name);
    return at === null ? rest : [...rest.slice(0, at), ...rest.slice(at + name.length)];
  }, clause);
}

/**
 * Where a phrase begins, if the clause holds it.
 *
 * @param {Word[]} clause
 * @param {string[]} phrase
 */
function placeOf(clause, phrase) {
  const at = clause.findIndex((_, start) => phrase.every((each, more) => clause[start + more]?.folded === each));
  return at < 0 ? null : at;
}
