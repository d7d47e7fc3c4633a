// Queries as they are being typed: the last word may be the beginning of a longer one.

import { constants, STOPWORDS } from "./constants.js";
import { fold } from "./fold.js";
import { understand, widened } from "./query.js";
import { clauses } from "./text.js";

const FEWEST = 2;
const MOST = 24;

/**
 * What a query means whose last word may go on.
 *
 * @param {string} typed
 * @param {import("./query.js").Lexicon} lexicon
 * @returns {import("./query.js").Query}
 */
export function unfinished(typed, lexicon) {
  const last = clauses(typed).flat().at(-1)?.folded ?? "";
  const known = lexicon.terms(last);
  const whole = STOPWORDS.has(last) || known.some((term) => fold(term) === last);
  if (whole || last.length < FEWEST || !/[\p{L}\p{Nd}]$/u.test(typed)) return understand(typed, lexicon);
  const shortest = lexicon.beginning(last).sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
  const terms = [...new Set([...known, ...shortest.slice(0, MOST).flatMap((word) => lexicon.terms(word))])];
  if (!terms.length) return understand(typed, lexicon);
  const before = understand(typed.replace(/[\p{L}\p{Nd}]+$/u, ""), lexicon);
  return { ...before, groups: [...before.groups, widened(terms, constants.GUESSED, lexicon)] };
}
