// The service worker: keeps what was opened of one build of the site, for times without a network.
//
// BUILD says which build: its version, the files that are kept at once, those that the search and
// the checker need, and the hash of each file. Only files with these hashes are kept, so that what
// is shown without a network is of one build. A page of another build, newer than this worker, is
// left to the network until the newer worker takes over, once no page of this build is open.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { clients, registration } = worker;
const PREFIX = "regelfest ";
const HELD = PREFIX + BUILD.version;
const OTHERS = "regelfest: pages of other builds";
const HASH = "x-hash";
/** Files above so many bytes are passed on while they arrive, and looked at afterwards. */
const LARGE = 500_000;
const AT_ONCE = 6;
/** How long a page that is kept waits for the network, in milliseconds. */
const PATIENCE = 3_000;
/** Pages that are left to the network; also noted in OTHERS, which outlives this worker's sleep. */
const left = /** @type {Set<string>} */ (new Set());

worker.addEventListener("install", (event) => event.waitUntil(takeAll(BUILD.core)));
worker.addEventListener("activate", (event) => event.waitUntil(settleIn()));
worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request.url);
  if (event.request.method !== "GET" || !Object.hasOwn(BUILD.files, name)) return;
  event.respondWith(event.request.mode === "navigate" ? page(event, name) : part(event, name));
});
worker.addEventListener("message", (event) => {
  if (event.data.opened) event.waitUntil(takeAll([nameOf(event.data.opened)]).catch(() => {}));
  if (event.data.search) event.waitUntil(takeAll(BUILD.search).catch(() => {}));
});

/** Remove what older workers kept; they are gone, and so are their pages. */
async function settleIn() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== HELD);
  await Promise.all([...names, OTHERS].map((name) => caches.delete(name)));
  await clients.claim();
}

/**
 * A page: of the network if that has sent all of it soon, else the one that is kept.
 *
 * @param {FetchEvent} event
 * @param {string} name
 */
async function page(event, name) {
  const found = fetched(event, name).catch(() => undefined);
  event.waitUntil(found);
  const held = await kept(name);
  const chosen = await (held ? Promise.race([found, after(PATIENCE)]) : found);
  if (!chosen) return held ?? (name === BUILD.instead ? Response.error() : Response.redirect(addressOf(BUILD.instead)));
  if (chosen.foreign) await leave(event.resultingClientId);
  return chosen.response;
}

/**
 * A page as the network has it, and whether it is of another build.
 *
 * @param {FetchEvent} event
 * @param {string} name
 */
async function fetched(event, name) {
  const response = await fetch(event.request);
  return { response, foreign: response.ok && !(await passed(event, name, response)) };
}

/** @param {number} milliseconds @returns {Promise<undefined>} */
function after(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/**
 * What a page fetches: of the same build as the page, or nothing.
 *
 * @param {FetchEvent} event
 * @param {string} name
 */
async function part(event, name) {
  const other = await isLeft(event.clientId);
  if (other && event.resultingClientId) await leave(event.resultingClientId);
  if (name === BUILD.starts && !other) event.waitUntil(takeAll(BUILD.checker).catch(() => {}));
  const held = other ? undefined : await kept(name);
  if (held) return held;
  const response = await fetch(event.request);
  if (other || !response.ok) return response;
  if (Number(response.headers.get("content-length")) > LARGE) {
    event.waitUntil(passed(event, name, response));
    return response;
  }
  if (await passed(event, name, response)) return response;
  await tell(event.clientId);
  return Response.error();
}

/**
 * Say to a page that the site has been built anew since it was opened.
 *
 * @param {string} id
 */
async function tell(id) {
  (await clients.get(id))?.postMessage({ news: true });
  await registration.update().catch(() => {});
}

/**
 * Keep all these files; a few at a time, so that what the reader asks for does not wait.
 *
 * @param {string[]} names
 */
async function takeAll(names) {
  const wanted = names.filter((name) => Object.hasOwn(BUILD.files, name));
  const some = async () => {
    for (let name = wanted.shift(); name; name = wanted.shift()) if (!(await kept(name))) await take(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

/**
 * Keep a file: that of an older build where it is the same, else that of the network.
 *
 * @param {string} name
 */
async function take(name) {
  const older = await caches.match(addressOf(name), { ignoreVary: true });
  if (older && older.headers.get(HASH) === BUILD.files[name]) return keep(name, older);
  const response = await fetch(addressOf(name), { cache: "no-cache" });
  if (!response.ok || !(await isOfThisBuild(name, response.clone()))) throw new Error(`${name} is of another build`);
  await keep(name, response);
}

/**
 * Whether what is passed on is of this build; then it is kept, if there is room, while it is read.
 *
 * @param {FetchEvent} event
 * @param {string} name
 * @param {Response} response
 */
async function passed(event, name, response) {
  const [looked, copy] = [response.clone(), response.clone()];
  if (!(await isOfThisBuild(name, looked))) return false;
  event.waitUntil(keep(name, copy).catch(() => {}));
  return true;
}

/**
 * A copy without the redirects it may have taken, which no page may be shown from.
 *
 * @param {string} name
 * @param {Response} response
 */
async function keep(name, response) {
  const headers = new Headers(response.headers);
  headers.set(HASH, BUILD.files[name] ?? "");
  const copy = new Response(await response.blob(), { headers });
  await (await caches.open(HELD)).put(addressOf(name), copy);
}

/** @param {string} name */
async function kept(name) {
  return (await caches.open(HELD)).match(addressOf(name), { ignoreVary: true });
}

/**
 * @param {string} name
 * @param {Response} response
 */
async function isOfThisBuild(name, response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  const words = [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0"));
  return words.join("") === BUILD.files[name];
}

/**
 * Leave a page to the network.
 *
 * @param {string} id
 */
async function leave(id) {
  left.add(id);
  const others = await caches.open(OTHERS);
  await others.put(addressOf(`?page=${id}`), new Response()).catch(() => {}); // there may be no room
}

/** @param {string} id */
async function isLeft(id) {
  return left.has(id) || Boolean(await (await caches.open(OTHERS)).match(addressOf(`?page=${id}`)));
}

/**
 * The address of a file; that of a page ends with its folder, as readers open it.
 *
 * @param {string} name
 */
function addressOf(name) {
  return new URL(name.replace(/(^|\/)index\.html$/, "$1"), registration.scope).href;
}

/**
 * The file that an address names.
 *
 * @param {string} address
 */
function nameOf(address) {
  const { origin, pathname } = new URL(address);
  if (!(origin + pathname).startsWith(registration.scope)) return "";
  const name = decodeURI((origin + pathname).slice(registration.scope.length));
  return name === "" || name.endsWith("/") ? `${name}index.html` : name;
}
