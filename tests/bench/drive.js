// Drives the search in a browser, with data as they are published: what is fetched, and how long.

import { Collection } from "./search/collection.js";
import { search } from "./search/hits.js";

/** The files that a query fetches in a browser that has nothing but the word table yet, for each query. */
export async function fetched(queries) {
  const found = [];
  for (const query of queries) {
    const names = [];
    const source = await opened(names);
    await search(source, query, { meaning: true });
    found.push(names.filter((name) => name !== `meaning/${source.manifest.meaning.words}.bin`));
  }
  return found;
}

/** The milliseconds that each query takes once its data are there. */
export async function times(queries) {
  const names = [];
  const source = await opened(names);
  const found = [];
  for (const query of queries) {
    do {
      names.length = 0;
      await search(source, query, { meaning: true });
    } while (names.length);
    const begun = performance.now();
    await search(source, query, { meaning: true });
    found.push(performance.now() - begun);
  }
  return found;
}

/** A collection that notes what it fetches. */
async function opened(names) {
  const noted = (name) => {
    names.push(name);
    return fetch(`./data/${name}`);
  };
  const json = async (name) => (await noted(name)).json();
  const bytes = async (name) => (await noted(name)).arrayBuffer();
  return new Collection(await json("manifest.json"), json, bytes);
}
