// Steps through the frames of a stage, one at a time: by buttons, dots or a slider, and arrow keys.

import { element } from "../element.js";

const MOST_DOTS = 5;
/** @type {Record<string, (at: number, last: number) => number>} */
const KEYS = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export class Stepper {
  /**
   * @param {HTMLElement} stage holds the frames, and an empty `.rf-stepper` where there are several
   * @param {(at: number) => void} moved is told of each step
   */
  constructor(stage, moved = () => {}) {
    this.moved = moved;
    this.at = 0;
    this.list = /** @type {HTMLElement} */ (stage.querySelector(".rf-frames"));
    this.bar = stage.querySelector(".rf-stepper");
    this.status = element("p", { class: "rf-unseen", role: "status" });
    this.frames = this.#all();
    stage.addEventListener("keydown", (event) => this.#pressed(event));
    this.update(0);
  }

  /**
   * Reads the frames anew, and shows one of them.
   *
   * @param {number} at
   */
  update(at) {
    this.frames = this.#all();
    this.bar?.replaceChildren(...(this.frames.length > 1 ? this.#controls() : []));
    this.#show(at);
  }

  /**
   * Shows a frame and says so.
   *
   * @param {number} at
   */
  go(at) {
    const next = Math.min(Math.max(at, 0), this.frames.length - 1);
    if (next === this.at) return;
    this.#show(next);
    this.status.textContent = `Schritt ${next + 1} von ${this.frames.length}: ${title(this.frames[next])}`;
    this.moved(next);
  }

  /** @param {number} at */
  #show(at) {
    this.at = at;
    this.list.dataset.at = `${at}`;
    this.#lendPicture(at);
    for (const [place, frame] of this.frames.entries()) frame.toggleAttribute("data-current", place === at);
    this.#mark();
  }

  /**
   * A frame that leaves the picture as it was shows that of the one before.
   *
   * @param {number} at
   */
  #lendPicture(at) {
    const frame = this.frames[at];
    if (!frame || frame.querySelector(".rf-picture")) return;
    const before = this.frames.slice(0, at).findLast((each) => each.querySelector(".rf-picture"));
    const picture = before?.querySelector(".rf-picture")?.cloneNode(true);
    if (picture) frame.querySelector(".rf-frame__title")?.after(picture);
  }

  #controls() {
    this.back = this.#button("Zurück", () => this.go(this.at - 1));
    this.next = this.#button("Weiter", () => this.go(this.at + 1));
    this.way = this.frames.length > MOST_DOTS ? this.#slider() : this.#dots();
    return [this.back, this.way, this.next, this.status];
  }

  /**
   * @param {string} words
   * @param {() => void} pressed
   */
  #button(words, pressed) {
    const made = element("button", { type: "button", class: "rf-step" }, words);
    made.addEventListener("click", pressed);
    return made;
  }

  #dots() {
    const dots = this.frames.map((frame, at) => {
      const dot = element("button", { type: "button", class: "rf-dot", "aria-label": `Schritt ${at + 1}: ${title(frame)}` });
      dot.addEventListener("click", () => this.go(at));
      return dot;
    });
    return element("div", { class: "rf-dots", role: "group", "aria-label": "Schritte" }, ...dots);
  }

  #slider() {
    const slider = element("input", { type: "range", class: "rf-slider", min: "0", max: `${this.frames.length - 1}`, "aria-label": "Schritt" });
    slider.addEventListener("input", () => this.go(Number(slider.value)));
    return slider;
  }

  /** Brings the controls up to the step that is shown; those at an end stay in reach of the keys. */
  #mark() {
    this.back?.setAttribute("aria-disabled", `${this.at === 0}`);
    this.next?.setAttribute("aria-disabled", `${this.at === this.frames.length - 1}`);
    if (this.way instanceof HTMLInputElement) {
      this.way.value = `${this.at}`;
      this.way.setAttribute("aria-valuetext", `${this.at + 1} von ${this.frames.length}: ${title(this.frames[this.at])}`);
      return;
    }
    for (const [at, dot] of [...(this.way?.children ?? [])].entries()) {
      if (at === this.at) dot.setAttribute("aria-current", "step");
      else dot.removeAttribute("aria-current");
    }
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const step = KEYS[event.key];
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [data-keys]");
    if (!step || typing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    this.go(step(this.at, this.frames.length - 1));
  }

  #all() {
    return /** @type {HTMLElement[]} */ ([...this.list.children]);
  }
}

/** @param {HTMLElement | undefined} frame */
function title(frame) {
  return frame?.querySelector(".rf-frame__title")?.textContent?.trim() ?? "";
}
