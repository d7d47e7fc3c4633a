// Replies: what is said to a question, with the rules, the example and what stands near.

import * as ask from "./ask.js";
import { understand } from "./query.js";
import { MISSING, tried } from "./shards.js";
import { answer, needs } from "./topics.js";

/**
 * @typedef {import("./collection.js").Collection} Collection
 * @typedef {import("./collection.js").Unit} Unit
 * @typedef {import("./small_words.js").Needed} Needed
 * @typedef {import("./ask.js").Match} Match
 * @typedef {{game: string, id: string, question: string}} Alternative
 * @typedef {object} Reply What is said to a question.
 * @property {string} game The game that answers, where it is one.
 * @property {string} id The statement that answers.
 * @property {string} question What it answers there.
 * @property {string} story What must be the case for that to be meant.
 * @property {string} verdict `ja`, `nein`, `offen`, `unbekannt`, or a value in words.
 * @property {string} answer The reason; of an open question the readings.
 * @property {Unit[]} rules What the answer rests on; without one none, for the hits show what stands near.
 * @property {string} example The example that ran and shows it.
 * @property {string} drawing The name of its drawing, if there is one.
 * @property {{id: string, claim: string, outcome: string} | null} misreading
 * @property {string} shown What the example asks, with its verdict, if it asks otherwise.
 * @property {number} confidence How much the question is like the one that is answered.
 * @property {Alternative[]} alternatives
 * @property {Map<string, Reply>} perGame The answer in each game, where the question names none.
 */

/**
 * What is said to a question, about one game or about all.
 *
 * @param {Collection} source
 * @param {string} question
 * @param {{game?: string}} options
 * @returns {Promise<Reply>}
 */
export async function reply(source, question, { game = "" } = {}) {
  const { shards, lexicon } = source;
  const needed = await shards.settled(() => needs(source));
  const query = await shards.settled(() => understand(question, lexicon));
  const strange = await shards.settled(() => ask.isStrange(question, lexicon, needed));
  /** @type {Map<string, Match[]>} */
  const found = strange ? new Map() : await ask.matches(source, question, game, needed);
  /** @type {Map<string, Match>} */
  const sure = new Map();
  for (const [name, near] of found) {
    const match = ask.answered(near, needed);
    if (match) sure.set(name, match);
  }
  const alternatives = await others(source, found, sure, needed);
  const { UNKNOWN, DEPENDS, NO_ANSWER } = needed.constants;
  const none = { game: "", id: "", question: "", story: "", example: "", drawing: "", shown: "", misreading: null, confidence: 0, rules: [], perGame: new Map() };
  if (!sure.size) return { ...none, verdict: UNKNOWN, answer: NO_ANSWER, alternatives };
  /** @type {Map<string, Reply>} */
  const replies = new Map();
  for (const [name, match] of sure) replies.set(name, await shards.settled(() => said(source, match)));
  const first = /** @type {Reply} */ (replies.values().next().value);
  if (game || query.game) return { ...first, alternatives };
  if (replies.size === 1) return { ...first, alternatives, perGame: replies };
  const verdicts = new Set([...replies.values()].map(({ verdict }) => verdict));
  const verdict = verdicts.size === 1 ? first.verdict : UNKNOWN;
  return { ...none, verdict, answer: DEPENDS, alternatives, perGame: replies };
}

/**
 * Other questions that somebody may have meant.
 *
 * @param {Collection} source
 * @param {Map<string, Match[]>} found
 * @param {Map<string, Match>} sure
 * @param {Needed} needed
 * @returns {Promise<Alternative[]>}
 */
function others(source, found, sure, needed) {
  const near = [...found].flatMap(([game, all]) => all.filter((match) => match !== sure.get(game)));
  near.sort((one, other) => other.likeness - one.likeness);
  const { NEAREST, ALIKE } = needed.constants;
  const best = near.filter(({ likeness }) => likeness >= ALIKE).slice(0, NEAREST);
  return source.shards.settled(() => {
    const told = best.map(({ game, number }) => tried(() => ({ game, ...answer(source, number) })));
    return told.flatMap((each) => (each === MISSING ? [] : [{ game: each.game, id: each.id, question: each.question }]));
  });
}

/**
 * @param {Collection} source
 * @param {Match} match
 * @returns {Reply}
 */
function said(source, match) {
  const told = answer(source, match.number);
  const rules = told.rules.map((number) => tried(() => source.unit(number)));
  return {
    game: match.game,
    id: told.id,
    question: told.question,
    story: told.story ?? "",
    verdict: match.verdict || match.value || (told.answer ?? ""),
    answer: told.answer ?? "",
    rules: rules.filter((unit) => unit !== MISSING),
    example: told.example ?? "",
    drawing: told.drawing ?? "",
    misreading: told.misreading ?? null,
    shown: told.shown ?? "",
    confidence: Math.floor((match.likeness + 5) / 10) / 100,
    alternatives: [],
    perGame: new Map(),
  };
}
