// The constants of the Python modules that these scripts mirror, set once from the manifest.

/**
 * @typedef {object} Constants
 * @property {number} FULL
 * @property {string} FUNCTION
 * @property {number} PART
 * @property {string[]} SHORT_PARTS
 * @property {number} GUESSED
 * @property {number} HALVED
 * @property {number} SURE
 * @property {Record<string, number>} WORTH
 * @property {Record<string, number>} LOOKED_UP
 * @property {number} FUNCTION_WORD
 * @property {number} WORDS
 * @property {number} NEAR
 * @property {number} OTHER_GAME
 * @property {number} SHORT
 * @property {number} LONG
 * @property {number} ALIKE
 * @property {string[]} LINKS
 * @property {number} HEAD
 * @property {number} TAIL
 * @property {number} LONGEST
 * @property {string[]} PARTICLES
 * @property {string[]} STOPWORDS In order.
 * @property {string[]} LINKING
 * @property {string[]} VAGUE
 * @property {number} SPELLED
 */

/** @type {Constants} */
export let constants;

/** @type {Set<string>} */
export let STOPWORDS;

/** @type {Set<string>} */
export let LINKING;

/** @type {Set<string>} */
export let VAGUE;

/** @param {Constants} found */
export function setConstants(found) {
  constants = found;
  STOPWORDS = new Set(found.STOPWORDS);
  LINKING = new Set(found.LINKING);
  VAGUE = new Set(found.VAGUE);
}
