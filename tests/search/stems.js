// Stems the words on its input, a line each, by the scripts of the site.

import { text } from "node:stream/consumers";

const { stem } = await import(`${process.argv[2]}/stem.js`);
const words = (await text(process.stdin)).split("\n");
console.log(words.map(stem).join("\n"));
