// Shows that the desk is at work where it takes a while, with a button to stop it.

import { element } from "../element.js";

/** Milliseconds that need no word. */
const SHORT = 400;

/**
 * The desk, watched.
 *
 * @param {import("./play.js").Desk} desk
 * @param {HTMLElement} place
 * @returns {import("./play.js").Desk}
 */
export function patient(desk, place) {
  let asked = 0;
  const stop = element("button", { type: "button", class: "rf-step" }, "Anhalten");
  stop.addEventListener("click", () => desk.stop());
  /** Where the keys were before they came here. @type {EventTarget | null} */
  let before = null;
  stop.addEventListener("focus", ({ relatedTarget }) => (before = relatedTarget));
  const words = element("span", { role: "status" });
  place.append(words, " ", stop);
  const show = (/** @type {boolean} */ busy) => {
    place.classList.toggle("rf-checker__busy--now", busy);
    words.textContent = busy ? "Der Prüfer rechnet …" : "";
    if (!busy && document.activeElement === stop && before instanceof HTMLElement) before.focus({ preventScroll: true });
    stop.hidden = !busy;
  };
  show(false);
  return {
    stop: () => desk.stop(),
    async ask(request, options) {
      asked += 1;
      const told = options !== undefined && "onProgress" in options; // by the one who asks
      const clock = told ? undefined : setTimeout(() => show(true), SHORT);
      try {
        return await desk.ask(request, options);
      } finally {
        clearTimeout(clock);
        if (--asked === 0) show(false);
      }
    },
  };
}
