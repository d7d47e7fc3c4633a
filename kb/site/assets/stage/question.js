// Asks for the reading of an open question on which a play hangs.

import { element } from "../element.js";

/**
 * The question with a button for each of its readings; nothing, if a problem hangs on none.
 *
 * @param {import("./play.js").Problem} problem
 * @param {import("./words.js").Words} words
 * @param {import("./play.js").Play} play
 */
export function question(problem, words, play) {
  const asked = words.questions.find((each) => each.id === problem.question);
  if (!asked) return [];
  const buttons = asked.readings.map((reading) => {
    const made = element("button", { type: "button", class: "rf-choice" }, reading.text);
    made.addEventListener("click", () => play.change({ readings: { ...play.setting.readings, [asked.id]: reading.id } }));
    return made;
  });
  return [element("p", {}, asked.question), element("div", { class: "rf-choices__row" }, ...buttons)];
}
