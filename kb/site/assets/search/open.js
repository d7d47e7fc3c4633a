// Opens the exported collection, once a page; anew where a new site took the place of the old one.

import { Collection } from "./collection.js";

const DATA = new URL("data/", import.meta.url);

/** @type {Promise<Collection> | undefined} */
let opened;

/** @returns {Promise<Collection>} */
export function open() {
  opened ??= fetched("manifest.json", "no-cache").then(
    async (answer) => new Collection(await answer.json(), (name) => fetched(name).then(json), (name) => fetched(name).then(bytes)),
  );
  opened.catch(() => (opened = undefined));
  return opened;
}

/**
 * What the collection answers; asked anew where a part is gone, as when a new site is there.
 *
 * @template Answer
 * @param {(source: Collection) => Promise<Answer>} ask
 * @returns {Promise<Answer>}
 */
export async function answered(ask) {
  try {
    return await ask(await open());
  } catch {
    opened = undefined;
    return ask(await open());
  }
}

/**
 * @param {string} name
 * @param {RequestCache} cache Files named by their hash are never another, so that a kept one will do.
 */
async function fetched(name, cache = "force-cache") {
  const answer = await fetch(new URL(name, DATA), { cache });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** @param {Response} answer */
const json = (answer) => answer.json();

/** @param {Response} answer */
const bytes = (answer) => answer.arrayBuffer();
