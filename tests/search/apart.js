// Prints how many parts of a word are asked for, given the constants and the length of the word.

const [scripts, constants, length] = process.argv.slice(2);
const { setConstants } = await import(`${scripts}/constants.js`);
const { split, tails } = await import(`${scripts}/compounds.js`);
setConstants(JSON.parse(constants));
const word = "a".repeat(Number(length));
let asked = 0;
split(word, () => {
  asked += 1;
  return false;
});
console.log(JSON.stringify({ asked, needed: tails(word).length }));
