// Compounds: German words that are written together, taken apart into known ones.

import { constants } from "./constants.js";

/**
 * The two words that a folded word is made of, the last as long as it can be.
 *
 * @param {string} word
 * @param {(part: string) => boolean} known
 * @returns {[string, string] | null}
 */
export function split(word, known) {
  const { HEAD, TAIL, LINKS, LONGEST } = constants;
  if (word.length > LONGEST) return null;
  for (let at = HEAD; at <= word.length - TAIL; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (!known(tail)) continue;
    for (const link of LINKS) {
      const bare = head.slice(0, head.length - link.length);
      if (head.endsWith(link) && bare.length >= HEAD && known(bare)) return [bare, tail];
    }
  }
  return null;
}

/**
 * All that `split` may ask for.
 *
 * @param {string} word
 */
export function tails(word) {
  const { HEAD, TAIL, LONGEST } = constants;
  if (word.length > LONGEST) return [];
  return Array.from({ length: Math.max(0, word.length - TAIL - HEAD + 1) }, (_, at) => word.slice(HEAD + at));
}
