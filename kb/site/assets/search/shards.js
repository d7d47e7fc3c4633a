// Shards: the parts of the export, fetched when a query first asks for them; those asked for last are kept.

const KEPT = 240;

/** Thrown where a query asks for what is not there yet. */
export const MISSING = Symbol("missing");

/**
 * @typedef {(name: string) => Promise<any>} Fetch Gives a file of the export, read from JSON.
 * @typedef {[string | number, string][]} Index The first key of each shard, rising, and its name.
 */

export class Shards {
  /** @param {Fetch} fetch */
  constructor(fetch) {
    this.fetch = fetch;
    /** @type {Map<string, any>} */
    this.held = new Map();
    /** @type {Set<string>} */
    this.wanted = new Set();
  }

  /**
   * A shard by its name; where it is not there yet it is noted as wanted.
   *
   * @param {string} name
   */
  get(name) {
    if (!this.has(name)) {
      this.wanted.add(name);
      throw MISSING;
    }
    return this.held.get(name);
  }

  /**
   * Whether a shard is there; if so, it stands behind those that nobody has asked for since.
   *
   * @param {string} name
   */
  has(name) {
    const found = this.held.get(name);
    if (found === undefined) return false;
    this.held.delete(name);
    this.held.set(name, found);
    return true;
  }

  /**
   * What an attempt comes to once it finds all that it asks for.
   *
   * @template Result
   * @param {() => Result} attempt
   * @returns {Promise<Result>}
   */
  async settled(attempt) {
    for (;;) {
      const result = tried(attempt);
      if (!this.wanted.size && result !== MISSING) return /** @type {Result} */ (result);
      await this.load();
    }
  }

  /** Fetch what is wanted. */
  async load() {
    const names = [...this.wanted];
    this.wanted.clear();
    const found = await Promise.all(names.map((name) => this.fetch(`shards/${name}.json`)));
    names.forEach((name, at) => this.held.set(name, opened(found[at])));
  }

  /** Forget those longest not asked for; between queries, so that each finds its own. */
  trim() {
    for (const name of [...this.held.keys()].slice(0, Math.max(0, this.held.size - KEPT))) this.held.delete(name);
  }
}

/**
 * The result of an attempt, or that something is missing.
 *
 * @template Result
 * @param {() => Result} attempt
 * @returns {Result | typeof MISSING}
 */
export function tried(attempt) {
  try {
    return attempt();
  } catch (missing) {
    if (missing !== MISSING) throw missing;
    return MISSING;
  }
}

/**
 * A shard with maps in the place of its objects, which know more names than their own.
 *
 * @param {any} data
 */
function opened(data) {
  const parts = new Map(Object.entries(data));
  for (const [key, value] of parts) if (isPlain(value)) parts.set(key, new Map(Object.entries(value)));
  return parts;
}

/** @param {unknown} value @returns {value is object} */
function isPlain(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The shards that may hold a key: the last that begins with it or before.
 *
 * @param {Index} index
 * @param {string | number} key
 * @returns {string | undefined}
 */
export function shardOf(index, key) {
  const at = last(index, key);
  return at < 0 ? undefined : index[at]?.[1];
}

/**
 * The shards of all keys that begin with some letters.
 *
 * @param {Index} index
 * @param {string} letters
 */
export function shardsOf(index, letters) {
  const end = last(index, letters + "\uffff") + 1;
  return index.slice(Math.max(0, last(index, letters)), end).map(([, name]) => name);
}

/**
 * Where the last entry stands that is at most the key; -1 if there is none.
 *
 * @param {Index} index
 * @param {string | number} key
 */
function last(index, key) {
  let [low, high] = [0, index.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (/** @type {[string | number, string]} */ (index[middle])[0] <= key) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
