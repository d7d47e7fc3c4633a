// Runs Python beside the page: loads Pyodide and our engines, then answers one request after another.
//
// In: {files} once, with the parsed files.json; then {request}. Out: {loaded} while loading,
// {ready}, {news} while it works, {reply}, or {failed} with "download" or "start".

const HOME = "/regelfest";
const here = new URL("./", import.meta.url);
const load = globalThis.fetch;

/** A file of the checker that did not come. */
class Undelivered extends Error {}

/** @type {(request: string, tell: (news: string) => void) => string} */
let answer;

addEventListener("message", async ({ data }) => {
  if (data.files) {
    postMessage(await start(data.files).then(() => ({ ready: true }), failure));
  } else {
    postMessage({ reply: answer(data.request, (news) => postMessage({ news })) });
  }
});

/** @param {import("./client.js").Files} files */
async function start(files) {
  globalThis.fetch = counting();
  const engines = unpacked(new URL(files.engines, here));
  const index = new URL(files.pyodide, here).href;
  const { loadPyodide } = await import(`${index}pyodide.mjs`).catch(undelivered);
  const lockFileContents = { info: files.info, packages: {} };
  const python = await loadPyodide({ indexURL: index, lockFileContents });
  for (const [path, words] of Object.entries(await engines)) {
    python.FS.mkdirTree(`${HOME}/${path}`.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(`${HOME}/${path}`, words);
  }
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  ({ answer } = python.pyimport("kb.checker.desk"));
}

/**
 * Our own Python, as path and words of each file.
 * @param {URL} address
 * @returns {Promise<Record<string, string>>}
 */
async function unpacked(address) {
  const response = await fetch(address);
  return response.json();
}

/** A fetch that tells how many bytes have come, and fails where a file is not there. */
function counting() {
  let loaded = 0;
  /** @param {Response} response */
  const count = async (response) => {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      loaded += part.value.length;
      postMessage({ loaded });
    }
  };
  /** @type {typeof fetch} */
  return async (...given) => {
    const response = await load(...given).catch(undelivered);
    if (!response.ok) undelivered(`${response.status} ${response.url}`);
    count(response.clone()).catch(() => {}); // the original fails as well, and is heard
    return response;
  };
}

/**
 * @param {unknown} why
 * @returns {never}
 */
function undelivered(why) {
  throw new Undelivered(String(why));
}

/** @param {unknown} why */
function failure(why) {
  return { failed: why instanceof Undelivered ? "download" : "start", why: String(why) };
}
