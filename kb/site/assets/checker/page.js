// Begins the page of the checker: a button that loads it, and what to do if that fails.

import { start } from "./client.js";

const frame = document.querySelector("[data-checker]");

if (frame) {
  const [button, status, stage] = [part("begin"), part("status"), part("stage")];
  const bar = /** @type {HTMLProgressElement} */ (part("progress"));
  part("start").hidden = false;
  button.addEventListener("click", async () => {
    button.setAttribute("disabled", "");
    bar.hidden = false;
    status.textContent = "Der Prüfer wird geladen …";
    try {
      await start(({ loaded, total }) => (bar.value = loaded / total));
      status.textContent = "Der Prüfer ist bereit.";
      button.hidden = true;
      stage.hidden = false;
    } catch (why) {
      status.textContent = /** @type {Error} */ (why).message;
      button.textContent = "Noch einmal versuchen";
      button.removeAttribute("disabled");
    }
    bar.hidden = true;
  });
}

/** @param {string} name */
function part(name) {
  return /** @type {HTMLElement} */ (frame?.querySelector(`[data-${name}]`));
}
