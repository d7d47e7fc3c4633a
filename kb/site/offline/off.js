// In the place of the service worker, where none is wanted: removes an earlier one and what it kept.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith("regelfest")); // other sites may share the origin
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
