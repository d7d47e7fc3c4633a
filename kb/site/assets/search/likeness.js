// Likeness: how much two questions are about the same.

import { constants } from "./constants.js";

/**
 * @typedef {import("./phrasing.js").Said} Said
 * @typedef {import("./phrasing.js").Weighed} Weighed
 * @typedef {import("./topics.js").Phrasing} Phrasing
 * @typedef {import("./small_words.js").Constants} Constants
 */

/**
 * How much of what was asked one way to ask says, and the other way round; in thousandths.
 *
 * @param {Weighed[]} groups What was asked.
 * @param {Phrasing} phrasing
 * @param {Phrasing[]} others The other ways to ask the same.
 * @param {Weighed[]} story
 * @param {number[]} aside What each group is worth elsewhere in the statement.
 * @param {Constants} known
 * @returns {[number, number]}
 */
export function alike(groups, phrasing, others, story, aside, known) {
  const { FULL } = constants;
  const here = phrasing.words.map(([said]) => said);
  const elsewhere = others.flatMap((other) => other.words.map(([said]) => said));
  if (phrasing.bound) elsewhere.push(...story.map(([said]) => said));
  let [found, total] = [0, 0];
  groups.forEach(([group, weight], at) => {
    let worth = best(group, here, known);
    if (worth < FULL) {
      const there = Math.floor((best(group, elsewhere, known) * known.ELSEWHERE) / FULL);
      worth = Math.max(worth, there, Math.floor((lenient(aside[at] ?? 0, known) * known.ASIDE) / FULL));
    }
    total += weight;
    found += weight * worth;
  });
  let [back, allBack] = backOf(groups, phrasing, others, known);
  if (phrasing.bound) {
    const [more, allMore] = covered(groups, story, known);
    [back, allBack] = [back + more, allBack + allMore];
  }
  return [share(found, total), share(back, allBack)];
}

/**
 * Whether a question lacks a word that all ways to ask have, where there are some.
 *
 * @param {Weighed[]} groups
 * @param {Phrasing} phrasing
 * @param {Phrasing[]} others
 * @param {Constants} known
 */
export function lacks(groups, phrasing, others, known) {
  if (others.length < known.FEW) return false;
  return phrasing.words.some(([said, weight]) => {
    const essential = weight > known.PERSON && others.every((other) => other.words.some(([each]) => stands(said, each)));
    return essential && bestGroup(said, groups, known) < known.SAME;
  });
}

/**
 * Whether a question has a word that no way to ask, no story and no answer has.
 *
 * @param {Weighed[]} groups
 * @param {Phrasing[]} told
 * @param {Weighed[]} story
 * @param {number[]} aside
 * @param {Constants} known
 */
export function goesBeyond(groups, told, story, aside, known) {
  const words = told.flatMap((phrasing) => phrasing.words.map(([said]) => said));
  if (told.some((phrasing) => phrasing.bound)) words.push(...story.map(([said]) => said));
  return groups.some(([group, weight], at) => {
    return weight > known.PERSON && (aside[at] ?? 0) <= known.SAME && best(group, words, known) < known.SAME;
  });
}

/**
 * What the words of a phrasing find in what was asked, and the most that they could.
 *
 * @param {Weighed[]} groups
 * @param {Phrasing} phrasing
 * @param {Phrasing[]} others
 * @param {Constants} known
 * @returns {[number, number]}
 */
function backOf(groups, phrasing, others, known) {
  const { FULL } = constants;
  const withWords = others.filter((other) => other.words.length);
  let [found, total] = [0, 0];
  for (const [said, weight] of phrasing.words) {
    const shared = withWords.filter((one) => one.words.some(([each]) => stands(said, each))).length;
    const part = withWords.length ? Math.floor((shared * FULL) / withWords.length) : FULL;
    const worth = known.OPTIONAL + Math.floor(((FULL - known.OPTIONAL) * part) / FULL);
    const own = Math.floor((weight * worth) / FULL);
    total += own;
    found += own * bestGroup(said, groups, known);
  }
  return [found, total];
}

/**
 * @param {Weighed[]} groups
 * @param {Weighed[]} words
 * @param {Constants} known
 * @returns {[number, number]}
 */
function covered(groups, words, known) {
  let [found, total] = [0, 0];
  for (const [said, weight] of words) {
    total += weight;
    found += weight * bestGroup(said, groups, known);
  }
  return [found, total];
}

/**
 * @param {number} found
 * @param {number} total
 */
function share(found, total) {
  return total ? Math.floor((found * 1000) / (total * constants.FULL)) : 0;
}

/**
 * @param {Said} group
 * @param {Said[]} words
 * @param {Constants} known
 */
function best(group, words, known) {
  return words.reduce((most, said) => Math.max(most, match(group, said, known)), 0);
}

/**
 * @param {Said} said
 * @param {Weighed[]} groups
 * @param {Constants} known
 */
function bestGroup(said, groups, known) {
  return groups.reduce((most, [group]) => Math.max(most, match(group, said, known)), 0);
}

/**
 * What a word that was asked is worth for a word of a record, in percent.
 *
 * @param {Said} group
 * @param {Said} said
 * @param {Constants} known
 */
function match(group, said, known) {
  const { FULL } = constants;
  let most = 0;
  for (const [term, worth] of said) {
    const typed = group.get(term);
    if (typed === undefined) continue;
    most = Math.max(most, Math.floor((lenient(typed, known) * lenient(worth, known)) / FULL));
  }
  return [...group.values()].includes(FULL) ? most : Math.floor((most * known.UNSURE) / FULL);
}

/**
 * @param {Said} one
 * @param {Said} other
 */
function stands(one, other) {
  return [...one.keys()].some((term) => other.has(term));
}

/**
 * @param {number} worth
 * @param {Constants} known
 */
function lenient(worth, known) {
  const { FULL } = constants;
  return worth > known.SAME ? worth + Math.floor(((FULL - worth) * known.LENIENT) / FULL) : worth;
}
