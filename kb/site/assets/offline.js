// Offline: has the service worker keep the page that is open and, later, what the search needs.

const LATER = 4_000;

/** @param {ServiceWorkerContainer} container */
async function follow(container) {
  container.addEventListener("message", ({ data }) => data.news && say());
  await container.register(new URL("../service-worker.js", import.meta.url), { updateViaCache: "none" });
  const worker = (await container.ready).active;
  worker?.postMessage({ opened: location.href });
  const saving = /** @type {any} */ (navigator).connection?.saveData;
  if (!saving) setTimeout(() => worker?.postMessage({ search: true }), LATER);
}

/** Say that the site was built anew, and offer the new one. */
function say() {
  if (document.querySelector(".rf-news")) return;
  const note = document.createElement("div");
  note.className = "rf-news";
  note.setAttribute("role", "status");
  const button = document.createElement("button");
  button.textContent = "Neu laden";
  button.addEventListener("click", () => location.reload());
  note.append("Von dieser Seite gibt es eine neue Fassung. ", button);
  document.body.append(note);
}

// Without a secure connection browsers have none; where it cannot start, the site works as without.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => follow(navigator.serviceWorker).catch(() => {}));
}
