// Prints how often each shard is fetched where one is asked for again and again among many others.

const [scripts] = process.argv.slice(2);
const { Shards } = await import(`${scripts}/shards.js`);
const fetched = new Map();
const shards = new Shards(async (name) => {
  fetched.set(name, (fetched.get(name) ?? 0) + 1);
  return {};
});
for (let number = 0; number < 1000; number += 1) {
  shards.trim();
  await shards.settled(() => [shards.get("again"), shards.get(String(number))]);
}
shards.trim();
await shards.settled(() => shards.get("0"));
console.log(JSON.stringify({ again: fetched.get("shards/again.json"), first: fetched.get("shards/0.json") }));
