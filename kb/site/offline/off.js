// In the place of the service worker, where none is wanted: removes an earlier one and what it kept.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith("regelfest")); // other sites may share the origin
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
