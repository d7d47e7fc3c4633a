// Stems: the part of a word that its inflections share.

import { stemWord } from "./snowball.js";

/**
 * The stem of a folded word; `zurück` and `rück` are one prefix: Rückzahlung, zurückzahlen.
 *
 * @param {string} folded
 */
export function stem(folded) {
  const found = stemWord(folded);
  return found.startsWith("zuruck") && found.length > 6 ? found.slice(2) : found;
}
