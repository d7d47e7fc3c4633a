// Begins the search on every page: the box in the header, its keys, and the page of results.

import { Combobox } from "./combobox.js";
import { Results } from "./results.js";

const page = /** @type {HTMLElement | null} */ (document.querySelector("[data-results]"));
/** @type {NodeListOf<HTMLFormElement>} */
const forms = document.querySelectorAll("[data-search]");
const box = [...forms].map((form) => new Combobox(form)).at(-1); // the large one, where there are two

if (box) {
  addEventListener("keydown", (event) => {
    const control = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
    const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !writes(event.target);
    if (!control && !slash) return;
    event.preventDefault();
    box.input.focus();
    box.input.select();
  });
}

if (page) new Results(page);

/** @param {EventTarget | null} target */
function writes(target) {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
