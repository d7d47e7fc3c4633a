// Answers the queries on its input, one JSON list, as the browser would: ids and scores.

import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";

const [scripts, data] = process.argv.slice(2);
const { Collection } = await import(`${scripts}/collection.js`);
const { corrected, search } = await import(`${scripts}/hits.js`);
const fetch = async (name) => JSON.parse(await readFile(`${data}/${name}`, "utf-8"));
const fetchBytes = async (name) => new Uint8Array(await readFile(`${data}/${name}`)).buffer;
const source = new Collection(await fetch("manifest.json"), fetch, fetchBytes);
const answers = [];
for (const { typed, game, kind, meaning } of JSON.parse(await text(process.stdin))) {
  const found = await search(source, typed, { game, kind, meaning });
  answers.push([corrected(typed, found.query), ...found.hits.map(({ unit, score }) => [unit.url, score])]);
}
console.log(JSON.stringify(answers));
