// Wording: the very words of a question as one number, to know it when it is put so again.

import { words } from "./fold.js";

const [BASIS, PRIME] = [2166136261, 16777619];

/**
 * The FNV-1a hash of the folded words of a text.
 *
 * @param {string} written
 */
export function wording(written) {
  let found = BASIS;
  for (const letter of words(written).join(" ")) found = Math.imul(found ^ letter.charCodeAt(0), PRIME) >>> 0;
  return found;
}
