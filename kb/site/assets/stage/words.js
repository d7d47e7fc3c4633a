// The words of a game: its rules with their pages, its editions, open questions and misreadings.

const ROOT = new URL("../../", import.meta.url);

/**
 * @typedef {{name: string, text: string, cite: string, href: string}} Rule
 * @typedef {{id: string, question: string, readings: {id: string, text: string}[], default: string | null}} Question
 * @typedef {{name: string, claim: string, rule: string}} Misreading
 */

/** What readers are told of one game. */
export class Words {
  /** @param {any} data */
  constructor(data) {
    /** @type {string} */
    this.title = data.title;
    /** @type {Misreading[]} */
    this.misreadings = data.misreadings;
    /** @type {{id: string, title: string}[]} */
    this.editions = data.editions;
    /** @type {Question[]} */
    this.questions = data.questions;
    /** Whether its positions are puzzles to be solved. @type {boolean} */
    this.puzzle = data.puzzle ?? false;
    /** The position in which a game begins. @type {any} */
    this.start = data.start ?? {};
    this.rules = data.rules;
  }

  /**
   * A rule with the address at which it stands.
   *
   * @param {string} id
   * @returns {Rule}
   */
  rule(id) {
    const { name = id, text = "", cite = "", href = "" } = this.rules[id] ?? {};
    return { name, text, cite, href: address(href) };
  }
}

/**
 * The address of a place of this site.
 *
 * @param {string} path
 */
export function address(path) {
  return new URL(path, ROOT).href;
}

/**
 * The words of a game.
 *
 * @param {string} game
 */
export async function words(game) {
  return new Words(await fetched(`assets/checker/data/${game}.json`));
}

/**
 * The examples of a game that can be played.
 *
 * @param {string} game
 * @returns {Promise<any[]>}
 */
export async function examples(game) {
  const { examples } = await fetched(`api/examples/${game}.json`);
  return examples.filter((/** @type {any} */ each) => each.expect);
}

/**
 * All games that can be played.
 *
 * @returns {Promise<{id: string, title: string}[]>}
 */
export async function games() {
  const { games } = await fetched("api/games.json");
  return games.filter((/** @type {any} */ each) => each.examples);
}

/** @param {string} path */
async function fetched(path) {
  const answer = await fetch(address(path), { cache: "no-cache" }).catch(() => null); // no network
  if (!answer?.ok) throw new Error("Die Daten des Spiels ließen sich nicht laden. Versuch es noch einmal.");
  return answer.json();
}
