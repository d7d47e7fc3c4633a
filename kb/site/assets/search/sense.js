// Sense: what the answer to one question says to another that is about the same.

/**
 * @typedef {import("./asking.js").Asked} Asked
 * @typedef {import("./asking.js").Counted} Counted
 */

const OPEN = "offen";
const VALUE = "";
/** @type {Record<string, string>} */
const TURNED = { ja: "nein", nein: "ja" };

/**
 * The verdict on a question, where it is `verdict` on another; null where that is not sure.
 *
 * @param {Asked} asked
 * @param {Asked} phrased
 * @param {string} verdict
 * @param {Counted[]} known All numbers that were said with the other.
 * @returns {string | null}
 */
export function answers(asked, phrased, verdict, known) {
  if (asked.turning.join() !== phrased.turning.join() || asked.mode !== phrased.mode) return null;
  if (!sameNumbers(asked, phrased, known)) return null;
  if (asked.mode === "value") {
    const same = asked.asking.some((each) => phrased.asking.includes(each));
    return same && (verdict === VALUE || verdict === OPEN) ? verdict : null;
  }
  return verdict === VALUE ? null : turned(asked, phrased, verdict);
}

/**
 * The verdict, turned round where one of the questions asks for the contrary.
 *
 * @param {Asked} asked
 * @param {Asked} phrased
 * @param {string} verdict
 */
function turned(asked, phrased, verdict) {
  let found = verdict;
  if (asked.negated !== phrased.negated) {
    if (!(asked.negated ? asked : phrased).confirming) return null;
    found = TURNED[found] ?? found;
  }
  return asked.forbidden === phrased.forbidden ? found : (TURNED[found] ?? found);
}

/**
 * Whether all numbers are the same, and count the same.
 *
 * @param {Asked} asked
 * @param {Asked} phrased
 * @param {Counted[]} known
 */
function sameNumbers(asked, phrased, known) {
  const said = new Set(known.map(([number]) => number));
  const typed = new Set(asked.counted.map(([number]) => number));
  if (![...typed].every((number) => said.has(number))) return false;
  if (!phrased.counted.every(([number]) => typed.has(number))) return false;
  return !asked.counted.some(([number, what]) => what && otherwise(number, what, known));
}

/**
 * Whether there are numbers known of something, and none is this.
 *
 * @param {string} number
 * @param {string} what
 * @param {Counted[]} known
 */
function otherwise(number, what, known) {
  const found = known.filter(([, each]) => each === what).map(([other]) => other);
  return found.length > 0 && !found.includes(number);
}
