// A play whose desk answers when it is told to, so that answers meet what was asked later.

const { Play } = await import(`${process.argv[2]}/stage/play.js`);

const waiting = [];
const desk = { ask: (request) => new Promise((answer, fail) => waiting.push({ request, answer, fail })) };
const play = new Play(desk, () => {}, () => {});
const settle = () => new Promise((done) => setTimeout(done));

/** Answer the oldest question: each stage is named after the moves that led to it. */
async function answer() {
  const { request, answer } = waiting.shift();
  const stages = [...request.moves, ""].map((_, at) => ({ position: request.moves.slice(0, at).join("") }));
  answer({ ok: true, stages: stages.slice(request.since) });
  await settle();
}

const shown = () => play.stages.map(({ position }) => position);

play.open({ game: "nim", moves: ["a"] });
await answer();
play.change({ moves: ["b"] });
await answer();
play.move("c");
await answer();
play.undo();
await answer();
play.undo();
await answer();

play.redo();
play.redo(); // before the first is answered
await answer();
await answer();
const quick = shown();

play.undo();
play.redo();
waiting.shift().fail(new Error("too long")); // of what was given up
await settle();
const { problem } = play;
await answer();
console.log(JSON.stringify({ quick, problem, late: shown() }));
