// Lets one step through the stages of a page; without this script they stand there as a sequence.

import { Stepper } from "./stepper.js";

/** How far before a reader reaches a stage its controls are made. */
const AHEAD = "800px";

document.documentElement.dataset.stepping = "";
const near = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      new Stepper(/** @type {HTMLElement} */ (target));
    }
  },
  { rootMargin: AHEAD },
);
for (const stage of document.querySelectorAll(".rf-play")) near.observe(stage);
