// Stop words as they may be misspelled.

import { constants, STOPWORDS } from "./constants.js";

/** @type {Map<string, string> | undefined} */
let bySound;

/**
 * A word as it sounds, more or less: without double letters, and with i for ie.
 *
 * @param {string} word
 */
function heard(word) {
  return word.replaceAll("ie", "i").replace(/(.)\1/gu, "$1");
}

/**
 * The stop word that an unknown folded word is if it is spelled as it sounds: kanst, giebt.
 *
 * @param {string} word
 */
export function misspelled(word) {
  bySound ??= new Map([...STOPWORDS].map((each) => [heard(each), each]));
  return word.length >= constants.SPELLED ? (bySound.get(heard(word)) ?? "") : "";
}
