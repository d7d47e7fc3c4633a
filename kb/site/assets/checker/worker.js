// Runs Python beside the page: loads Pyodide and our engines, then answers one request after another.
//
// In: {files} once, with the parsed files.json; then {request}. Out: {loaded} while loading,
// {ready}, {news} while it works, {reply}, or {failed} with "download" or "start".

const HOME = "/regelfest";
const here = new URL("./", import.meta.url);
const load = globalThis.fetch;

/** @type {(request: string, tell: (news: string) => void) => string} */
let answer;

addEventListener("message", ({ data }) => {
  if (data.files) {
    start(data.files).then(() => postMessage({ ready: true }), (why) => fail("start", why));
  } else {
    postMessage({ reply: answer(data.request, (news) => postMessage({ news })) });
  }
});

/** @param {import("./client.js").Files} files */
async function start(files) {
  globalThis.fetch = counting();
  const engines = unpacked(new URL(files.engines, here));
  const index = new URL(files.pyodide, here).href;
  const [{ loadPyodide }] = await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map((name) => module(index + name)));
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

/** @param {string} address */
async function module(address) {
  try {
    return await import(address);
  } catch (why) {
    fail("download", why);
    throw why;
  }
}

/**
 * A fetch that tells how many bytes have come, or that a file did not: at once, since Pyodide
 * waits for ever for WebAssembly that does not come.
 */
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
    try {
      const response = await load(...given);
      if (!response.ok) throw new Error(`${response.status} ${response.url}`);
      count(response.clone()).catch((why) => fail("download", why));
      return response;
    } catch (why) {
      fail("download", why);
      throw why;
    }
  };
}

/**
 * Tell that the checker cannot start; only the first reason counts, since the page ends us then.
 * @param {"download" | "start"} failed
 * @param {unknown} why
 */
function fail(failed, why) {
  postMessage({ failed, why: String(why) });
}
