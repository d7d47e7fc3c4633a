// Meaning: how near statements are to what was typed, by vectors of words; no model is needed.

import { fromBytes, WordTable } from "./word_table.js";

/**
 * @typedef {(name: string) => Promise<ArrayBuffer>} FetchBytes Gives a file of the export as it is.
 * @typedef {object} Manifest Where the vectors are.
 * @property {number} dimensions
 * @property {string} words The name of the word table.
 * @property {number} nearest In as many clusters statements are compared with a query.
 * @property {{name: string, centre: string}[]} clusters The file of each, and its centre in base64.
 */

export class Meaning {
  /**
   * @param {Manifest} manifest
   * @param {FetchBytes} fetch
   */
  constructor(manifest, fetch) {
    this.manifest = manifest;
    this.fetch = fetch;
    this.centres = manifest.clusters.map(({ centre }) => fromBase64(centre));
    /** @type {Promise<WordTable> | undefined} */
    this.table = undefined;
    /** Whether the table is there, so that asking for meaning costs next to nothing. */
    this.ready = false;
    /** @type {Map<string, Promise<Cluster>>} */
    this.held = new Map();
  }

  /** The word table, fetched once. */
  words() {
    this.table ??= this.fetch(`meaning/${this.manifest.words}.bin`).then(fromBytes);
    this.table.then(
      () => (this.ready = true),
      () => (this.table = undefined),
    );
    return this.table;
  }

  /**
   * The products of the vector of some words with those of the statements in the nearest clusters.
   *
   * @param {string[]} words Folded.
   * @returns {Promise<Map<number, number>>} By the number of the statement; more is nearer.
   */
  async near(words) {
    const query = (await this.words()).vector(words);
    /** @type {Map<number, number>} */
    const found = new Map();
    if (!query.some(Boolean)) return found;
    const clusters = this.nearest(query).map((name) => this.cluster(name));
    for (const { numbers, vectors } of await Promise.all(clusters)) {
      numbers.forEach((number, at) => {
        const start = at * query.length;
        found.set(number, product(query, vectors.subarray(start, start + query.length)));
      });
    }
    return found;
  }

  /** @param {number[]} query */
  nearest(query) {
    const products = this.centres.map((centre, at) => ({ at, product: product(query, centre) }));
    products.sort((one, other) => other.product - one.product || one.at - other.at);
    return products.slice(0, this.manifest.nearest).map(({ at }) => this.manifest.clusters[at]?.name ?? "");
  }

  /** @param {string} name */
  cluster(name) {
    const there = this.held.get(name);
    if (there) return there;
    const found = this.fetch(`meaning/${name}.bin`).then((bytes) => opened(bytes, this.manifest.dimensions));
    found.catch(() => this.held.delete(name));
    this.held.set(name, found);
    return found;
  }
}

/**
 * @typedef {object} Cluster
 * @property {Uint32Array} numbers Of its statements.
 * @property {Int8Array} vectors One after the other.
 */

/**
 * A cluster from its file: how many statements, their numbers, then their vectors.
 *
 * @param {ArrayBuffer} bytes
 * @param {number} dimensions
 * @returns {Cluster}
 */
function opened(bytes, dimensions) {
  const data = new DataView(bytes);
  const count = data.getUint32(0, true);
  const numbers = Uint32Array.from({ length: count }, (_, at) => data.getUint32(4 * (at + 1), true));
  return { numbers, vectors: new Int8Array(bytes, 4 * (count + 1), count * dimensions) };
}

/**
 * @param {number[]} query
 * @param {Int8Array} vector
 */
function product(query, vector) {
  return query.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0);
}

/** @param {string} text */
function fromBase64(text) {
  return Int8Array.from(atob(text), (letter) => (letter.charCodeAt(0) << 24) >> 24);
}
