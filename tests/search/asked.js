// Answers the questions on its input, one JSON list, as the browser would.

import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";

const [scripts, data] = process.argv.slice(2);
const { Collection } = await import(`${scripts}/collection.js`);
const { reply } = await import(`${scripts}/reply.js`);
const fetch = async (name) => JSON.parse(await readFile(`${data}/${name}`, "utf-8"));
const fetchBytes = async (name) => new Uint8Array(await readFile(`${data}/${name}`)).buffer;
const source = new Collection(await fetch("manifest.json"), fetch, fetchBytes);
const replies = [];
for (const { question, game } of JSON.parse(await text(process.stdin))) {
  replies.push(told(await reply(source, question, { game })));
}
console.log(JSON.stringify(replies));

function told({ verdict, answer, rules, example, misreading, shown, confidence, alternatives, perGame }) {
  const stated = rules.map(({ id, text, cite }) => ({ id, text, cite }));
  const games = Object.fromEntries([...perGame].map(([game, each]) => [game, told(each)]));
  return { verdict, answer, rules: stated, example, misreading, shown, confidence, alternatives, per_game: games };
}
