// Rarity: how much a word weighs in one game, the more the fewer of its statements have it.

/**
 * How much words weigh in the game whose statements have the numbers from `first` to `end`.
 *
 * @param {number} first
 * @param {number} end
 * @param {import("./ranking.js").Postings} postings
 * @param {import("./small_words.js").Needed} needed
 * @returns {import("./phrasing.js").Weigh}
 */
export function weigher(first, end, postings, needed) {
  const { LEAST, MOST } = needed.constants;
  return (terms) => {
    /** @type {Set<number>} */
    const held = new Set();
    for (const term of terms) {
      for (const [number] of postings(term)) if (number >= first && number < end) held.add(number);
    }
    const rare = Math.round(100 * Math.log((end - first + 1) / (held.size + 0.5)));
    return Math.min(Math.max(LEAST, rare), MOST);
  };
}
