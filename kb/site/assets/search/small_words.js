// Small words: those that say how a question is meant and not what it is about, and the constants of asking.

/**
 * @typedef {object} Constants Those of the Python modules that the scripts mirror.
 * @property {number} CANDIDATES
 * @property {number} SAID
 * @property {number} BEYOND
 * @property {number} WORKED_OUT
 * @property {number} BACK
 * @property {number} EXAMPLE
 * @property {number} NEAR
 * @property {number} NEARER
 * @property {string} TIMES
 * @property {number} BEGINNING
 * @property {string[]} HAPPENING How words end for what happens.
 * @property {number} SHORT
 * @property {number} SHORT_WORD
 * @property {number} ELSEWHERE
 * @property {number} ASIDE
 * @property {number} OPTIONAL
 * @property {number} UNSURE
 * @property {number} LENIENT
 * @property {number} SAME
 * @property {number} FEW
 * @property {string[]} PEOPLE How words for people begin that are counted.
 * @property {string} COUNTED What they are all taken for.
 * @property {number} SENSE
 * @property {number} PERSON
 * @property {number} LEAST
 * @property {number} MOST
 * @property {string} UNKNOWN
 * @property {string} DEPENDS
 * @property {string} NO_ANSWER
 * @property {number} NEAREST
 * @property {number} ALIKE
 *
 * @typedef {object} Needed What every question needs.
 * @property {Constants} constants
 * @property {number[]} answering The numbers of the statements that answer something, rising.
 * @property {(name: string) => Set<string>} set
 * @property {(name: string) => Map<string, string>} map
 */

/**
 * What every question needs, of the shard that holds it.
 *
 * @param {Map<string, any>} shard
 * @returns {Needed}
 */
export function needed(shard) {
  /** @type {Map<string, Set<string>>} */
  const sets = new Map();
  return {
    constants: /** @type {any} */ (Object.fromEntries(shard.get("constants"))),
    answering: shard.get("answering"),
    map: (name) => shard.get(name),
    set: (name) => {
      const found = sets.get(name) ?? new Set(shard.get(name));
      sets.set(name, found);
      return found;
    },
  };
}
