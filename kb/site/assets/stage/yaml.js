// Writes a play as an example for examples.yaml. Values are JSON, which is YAML too.

import { oneLine } from "./json.js";

/**
 * @typedef {import("./play.js").Setting} Setting
 * @typedef {import("./play.js").Stage} Stage
 * @typedef {import("./play.js").Step} Step
 */

/**
 * The example that this play is, with the words that are still to be written.
 *
 * @param {Setting} setting
 * @param {Stage[]} stages
 * @param {{edition: string, refused: {rule: string} | null, outcome: any, ending: Step[]}} reply
 */
export function example(setting, stages, reply) {
  const lines = ["id: mein-beispiel", "title: Mein Beispiel", "story: Was ist geschehen? Schreib es in ein, zwei Sätzen."];
  if (setting.edition) lines.push(`editions: ${oneLine([setting.edition])}`);
  if (Object.keys(setting.readings).length) lines.push(`readings: ${oneLine(setting.readings)}`);
  lines.push(`position: ${oneLine(setting.position)}`);
  lines.push("moves:", ...setting.moves.map((move) => `  - ${oneLine(move)}`));
  lines.push(`expect: ${oneLine(expected(stages, reply))}`);
  lines.push(`shows: ${oneLine(shown(stages, reply))}`, "provenance: made up");
  return lines.map((line, at) => `${at ? "  " : "- "}${line}`).join("\n") + "\n";
}

/**
 * @param {Stage[]} stages
 * @param {{refused: {rule: string} | null, outcome: any}} reply
 */
function expected(stages, reply) {
  if (reply.refused) return { refused_by: reply.refused.rule };
  if (reply.outcome) return { outcome: reply.outcome };
  const [before, after] = [stages[0]?.position, stages.at(-1)?.position];
  const other = Object.entries(after).filter(([key, value]) => oneLine(value) !== oneLine(before[key]));
  return { position: Object.fromEntries(other) };
}

/**
 * The rules that say what the last move did.
 *
 * @param {Stage[]} stages
 * @param {{refused: {rule: string} | null, outcome: any, ending: Step[]}} reply
 */
function shown(stages, reply) {
  if (reply.refused) return [reply.refused.rule];
  const steps = reply.outcome ? reply.ending : (stages.at(-1)?.trace ?? []);
  const said = steps.filter((step) => step.says);
  return [...new Set((said.length ? said : steps).map((step) => step.rule))];
}
