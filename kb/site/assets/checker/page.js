// Begins the page of the checker: a button that loads it, and what to do if that fails.

import { kept } from "../stage/kept.js";
import { start } from "./client.js";

const frame = document.querySelector("[data-checker]");

if (frame) {
  const [button, status, stage] = [part("begin"), part("status"), part("stage")];
  const bar = /** @type {HTMLProgressElement} */ (part("progress"));
  part("unrun").remove();
  part("start").hidden = false;
  button.addEventListener("click", async () => {
    button.setAttribute("disabled", "");
    bar.hidden = false;
    status.textContent = "Der Prüfer wird geladen …";
    try {
      const desk = await start(({ loaded, total }) => (bar.value = loaded / total));
      const { open } = await import("../stage/open.js");
      await open(stage, desk);
      part("start").hidden = part("intro").hidden = true;
      stage.hidden = false;
    } catch (why) {
      status.textContent = /** @type {Error} */ (why).message;
      button.textContent = "Noch einmal versuchen";
      button.removeAttribute("disabled");
    }
    bar.hidden = true;
  });
  if (kept(location.search + location.hash)) button.click(); // the page was only loaded anew
}

/** @param {string} name */
function part(name) {
  return /** @type {HTMLElement} */ (frame?.querySelector(`[data-${name}]`));
}
