// Folding: words as plain small letters, so that every way to type them is the same.

/** @type {Record<string, string>} */
const LETTERS = { ß: "ss", ø: "o", ł: "l", đ: "d", æ: "a", œ: "o" };
const OTHERS = /[ßøłđæœ]/g;
const ACCENTS = /\p{Mn}/gu;
const UMLAUT = /(?<![aeiouq])([aou])e/g;

/**
 * Small letters without accents: Zurückzählen and ZURUECKZAEHLEN are both zuruckzahlen.
 *
 * @param {string} text
 */
export function fold(text) {
  const letters = text.toLowerCase().normalize("NFKD");
  return letters.replace(OTHERS, (each) => LETTERS[each] ?? each).replace(ACCENTS, "").replace(UMLAUT, "$1");
}

/**
 * A word in small letters, with its umlauts; `ß` is `ss`.
 *
 * @param {string} word
 */
export function small(word) {
  return word.toLowerCase().replaceAll("ß", "ss");
}

/**
 * Whether a word in small letters is written with an umlaut.
 *
 * @param {string} word
 */
export function hasUmlaut(word) {
  return /[äöü]/.test(word);
}

/**
 * The folded words and numbers of a text, in order.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function words(text) {
  return fold(text).match(/[a-z]+|[0-9]+/g) ?? [];
}
