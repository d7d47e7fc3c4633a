// Ask: a question gets the tested verdict of one that means the same, or none.

import * as asking from "./asking.js";
import * as likeness from "./likeness.js";
import { without, worked } from "./numbers.js";
import * as phrasing from "./phrasing.js";
import { understand } from "./query.js";
import * as ranking from "./ranking.js";
import { weigher } from "./rarity.js";
import { answers } from "./sense.js";
import { MISSING, tried } from "./shards.js";
import { fold } from "./fold.js";
import { written } from "./text.js";
import { topic } from "./topics.js";
import { wording } from "./wording.js";

/**
 * @typedef {import("./collection.js").Collection} Collection
 * @typedef {import("./small_words.js").Needed} Needed
 * @typedef {import("./topics.js").Topic} Topic
 * @typedef {object} Match A topic that is like a question.
 * @property {string} game
 * @property {number} number The number of the statement that answers.
 * @property {Topic} topic
 * @property {string | null} verdict What it says to the question; null where that is not sure.
 * @property {number} said
 * @property {number} back How much of the question it is about, and the other way round.
 * @property {boolean} lacking Whether the question lacks what all ways to ask have.
 * @property {boolean} beyond Whether the question has a word that is not at all in what answers.
 * @property {string} value The answer that was worked out for the numbers of the question.
 * @property {boolean} exact Whether the record has the question in these very words.
 * @property {number} likeness How much both are about the same, in thousandths.
 */

/**
 * What is like a question, by game, most alike first.
 *
 * @param {Collection} source
 * @param {string} question
 * @param {string} game
 * @param {Needed} needed
 * @returns {Promise<Map<string, Match[]>>}
 */
export async function matches(source, question, game, needed) {
  const { shards } = source;
  const numbers = await shards.settled(() => candidates(source, question, game, needed));
  const games = spans(source).filter(({ first, end }) => numbers.some((number) => number >= first && number < end));
  /** @type {Map<string, Match[]>} */
  const found = new Map();
  for (const { name, first, end } of games) {
    const own = numbers.filter((number) => number >= first && number < end).sort((one, other) => one - other);
    const weigh = weigher(first, end, (term) => source.postings(term), needed);
    found.set(name, await shards.settled(() => compared(source, question, name, weigh, own, needed)));
  }
  return found;
}

/**
 * The match that answers for sure: it is like enough, and none that comes near disagrees.
 *
 * One that has the question in its very words answers before all others. Nothing may be much more like
 * the question; where a value is asked for, what tells none may be so by twice the margin.
 *
 * @param {Match[]} found
 * @param {Needed} needed
 * @returns {Match | undefined}
 */
export function answered(found, { constants }) {
  const exact = found.filter((match) => match.exact);
  const [first] = exact;
  const agreed = first?.verdict !== "" && exact.every(({ verdict }) => verdict === first?.verdict);
  if (first && (exact.length === 1 || agreed)) return first;
  const best = found.find(({ verdict, said, back, lacking, beyond, value }) => {
    const least = value ? constants.WORKED_OUT : beyond ? constants.BEYOND : constants.SAID;
    return verdict !== null && !lacking && said >= least && back >= constants.BACK;
  });
  if (!best) return undefined;
  const margin = constants.NEAR + Math.floor((1000 - best.likeness) / constants.NEARER);
  const near = found.filter((match) => match.likeness >= best.likeness - margin);
  const clear = best.verdict === "" || near.every(({ verdict }) => verdict === null || verdict === best.verdict);
  return clear && !found.some((match) => rivals(match, best, margin)) ? best : undefined;
}

/**
 * Whether a match is so much more like the question that the best may not answer it.
 *
 * @param {Match} match
 * @param {Match} best
 * @param {number} margin
 */
function rivals(match, best, margin) {
  const other = best.verdict === "" && !["", "offen"].includes(match.topic.verdict);
  return match.likeness > best.likeness + margin * (other ? 2 : 1);
}

/**
 * Whether a question names something that nothing is known of, other than people.
 *
 * @param {string} question
 * @param {import("./lexicon.js").Lexicon} lexicon
 * @param {Needed} needed
 */
export function isStrange(question, lexicon, needed) {
  const bare = phrasing.bare(question, needed);
  const { strange } = understand(bare, lexicon);
  const typed = written(bare);
  const inside = typed.flatMap((clause) => clause.slice(1)).filter(isCapital);
  const names = new Set(inside.map(fold));
  const small = !typed.flat().some(isCapital);
  return strange.some((word) => names.has(word)) || (strange.length > 0 && small);
}

/** @param {string} word */
function isCapital(word) {
  return /^\p{Lu}/u.test(word);
}

/**
 * The numbers of the statements that may answer.
 *
 * @param {Collection} source
 * @param {string} question
 * @param {string} game
 * @param {Needed} needed
 * @returns {number[]}
 */
function candidates(source, question, game, needed) {
  const query = understand(question, source.lexicon);
  const answering = new Set(needed.answering);
  const wanted = game || query.game;
  const scores = [...ranking.lexical(query, (term) => source.postings(term))].filter(([number]) => {
    return answering.has(number) && ["", source.places[number]?.game].includes(wanted);
  });
  scores.sort(([one, a], [other, b]) => b - a || one - other);
  return scores.slice(0, needed.constants.CANDIDATES).map(([number]) => number);
}

/**
 * Where the statements of each game stand.
 *
 * @param {Collection} source
 */
function spans(source) {
  let end = 0;
  return source.manifest.games.map(([name, often]) => {
    const first = end;
    end += often;
    return { name, first, end };
  });
}

/**
 * @param {Collection} source
 * @param {string} question
 * @param {string} game
 * @param {phrasing.Weigh} weigh
 * @param {number[]} numbers
 * @param {Needed} needed
 * @returns {Match[]}
 */
function compared(source, question, game, weigh, numbers, needed) {
  const topics = numbers.map((number) => tried(() => topic(source, number)));
  const put = putAs(source, question, weigh, needed);
  const bare = putAs(source, without(question, needed), weigh, needed);
  const found = [];
  for (const [at, number] of numbers.entries()) {
    const known = topics[at];
    if (known === MISSING || known === undefined) continue;
    const value = known.computed ? worked(known.computed, question, needed) : "";
    if (known.computed && !value) continue;
    found.push(match({ game, number, topic: known, value }, known.computed ? bare : put, needed));
  }
  return found.sort((one, other) => other.likeness - one.likeness);
}

/**
 * A question about one game, as what it takes to compare it.
 *
 * @param {Collection} source
 * @param {string} question
 * @param {phrasing.Weigh} weigh
 * @param {Needed} needed
 */
function putAs(source, question, weigh, needed) {
  const groups = phrasing.groups(question, source.lexicon, weigh, needed);
  const held = groups.map(([said]) => heldBy(source, said));
  const [asked, named] = [asking.read(question, needed), asking.named(question, needed)];
  return { asked, wording: wording(question), named, groups, held };
}

/**
 * What a word that was asked is worth in each statement, in percent.
 *
 * @param {Collection} source
 * @param {phrasing.Said} said
 */
function heldBy(source, said) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [term, worth] of said) {
    for (const [number] of source.postings(term)) found.set(number, Math.max(worth, found.get(number) ?? 0));
  }
  return found;
}

/**
 * How a topic is like what was asked, by its way to ask that is most alike and fits.
 *
 * @param {{game: string, number: number, topic: Topic, value: string}} of
 * @param {ReturnType<typeof putAs>} put
 * @param {Needed} needed
 * @returns {Match}
 */
function match(of, { asked, wording, named, groups, held }, { constants }) {
  const { phrasings, story, verdict, counted, told, computed } = of.topic;
  const aside = held.map((worths) => worths.get(of.number) ?? 0);
  const decided = ["ja", "nein"].includes(of.value) ? of.value : verdict;
  const beyond = likeness.goesBeyond(groups, phrasings, story, aside, constants);
  const then = isThen(asked, of.topic);
  const found = phrasings.map((each, at) => {
    const others = phrasings.filter((_, other) => other !== at);
    const [said, back] = likeness.alike(groups, each, others, story, aside, constants);
    const both = said + back;
    const less = told ? constants.EXAMPLE : 0;
    const alike = both ? Math.max(Math.floor((2 * said * back) / both) - less, 0) : 0;
    const lacking = likeness.lacks(groups, each, others, constants);
    const says = then ? answers(asked, each.asked, decided, counted, named, constants) : null;
    const exact = wording === each.wording && !computed;
    return { ...of, verdict: exact ? decided : says, said, back, lacking, beyond, exact, likeness: alike };
  });
  return found.reduce((best, each) => (before(each, best) ? each : best));
}

/**
 * Whether a topic is about the time that is asked about; what a story tells may be at any.
 *
 * @param {import("./asking.js").Asked} asked
 * @param {Topic} topic
 */
function isThen(asked, { phrasings, told }) {
  const known = new Set(phrasings.flatMap((each) => each.asked.moments.map(String)));
  return told || asked.moments.every((moment) => known.has(String(moment)));
}

/**
 * Whether a way to ask tells more than another of the same topic.
 *
 * @param {Match} one
 * @param {Match} other
 */
function before(one, other) {
  if (one.exact !== other.exact) return one.exact;
  if ((one.verdict === null) !== (other.verdict === null)) return one.verdict !== null;
  return one.likeness > other.likeness;
}
