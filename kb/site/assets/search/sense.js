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
 * @param {string[]} named What the question names.
 * @param {import("./small_words.js").Constants} constants
 * @returns {string | null}
 */
export function answers(asked, phrased, verdict, known, named, { COUNTED }) {
  if (asked.turning.join() !== phrased.turning.join() || asked.mode !== phrased.mode) return null;
  if (!sameNumbers(asked, phrased, known, named, COUNTED)) return null;
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
 * @param {string[]} named
 * @param {string} person
 */
function sameNumbers(asked, phrased, known, named, person) {
  const said = new Set(known.map(([number]) => number));
  const typed = new Set(asked.counted.map(([number]) => number));
  if (![...typed].every((number) => said.has(number))) return false;
  if (!phrased.counted.every(([number]) => typed.has(number))) return false;
  if (asked.counted.some(([number, what]) => what && otherwise(number, what, known, person))) return false;
  return ![...typed].some((number) => unmatched(number, asked.counted, known, named, person));
}

/**
 * Whether there are numbers known of something, and none is this; people must be known.
 *
 * @param {string} number
 * @param {string} what
 * @param {Counted[]} known
 * @param {string} person
 */
function otherwise(number, what, known, person) {
  const found = known.filter(([, each]) => each === what).map(([other]) => other);
  if (what === person) return !found.includes(number) && !known.some(([other, each]) => other === number && each === "");
  return found.length > 0 && !found.includes(number);
}

/**
 * Whether a number counts more things than the same number can be known of in other words.
 *
 * What the question names and counts otherwise, or not at all, is no other word: 3 of these.
 *
 * @param {string} number
 * @param {Counted[]} asked
 * @param {Counted[]} known
 * @param {string[]} named
 * @param {string} person
 */
function unmatched(number, asked, known, named, person) {
  /** @param {Counted[]} some @param {Counted[]} others */
  const besides = (some, others) => {
    const there = new Set(others.map((each) => each.join(" ")));
    return some.filter((each) => each[0] === number && !there.has(each.join(" "))).map(([, what]) => what);
  };
  const things = besides(asked, known).filter((what) => what && what !== person);
  const free = new Set(besides(known, asked).filter((what) => !named.includes(what)));
  if (known.some(([each, what]) => each === number && !what)) free.add("");
  return things.length > free.size;
}
