// Lets one step through the stages of a page; without this script they stand there as a sequence.

import { Stepper } from "./stepper.js";

for (const stage of document.querySelectorAll(".rf-play")) new Stepper(/** @type {HTMLElement} */ (stage));
