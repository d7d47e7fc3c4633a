// The page's side of the checker: starts the worker, asks it one thing at a time, and ends it.

/**
 * What files.json says of the checker's files.
 * @typedef {{pyodide: string, engines: string, info: object, bytes: Record<string, number>}} Files
 * @typedef {{loaded: number, total: number}} Progress
 * @typedef {{limit?: number, onProgress?: (news: any) => void}} Options
 */

const here = new URL("./", import.meta.url);
const LIMIT = 5000;
const MOST = 64 * 1024;
const IMPORTED = /\.mjs$/; // loaded as modules, of which a worker cannot count the bytes

/** A question that was given up by `stop`. */
export class Stopped extends Error {
  name = "Stopped";

  constructor() {
    super("Angehalten. Der Prüfer startet neu; deine Position und deine Züge bleiben.");
  }
}

/**
 * Start the checker; loads it, unless this browser has it already. Rejects with a German message,
 * and may be called again then.
 * @param {(progress: Progress) => void} [onProgress]
 */
export async function start(onProgress = () => {}) {
  if (!("WebAssembly" in globalThis)) {
    throw new Error("Dein Browser führt kein WebAssembly aus; der Prüfer braucht es. Schalte es ein, oder nimm einen anderen Browser.");
  }
  const desk = new Desk(await manifest(), onProgress);
  await desk.ready();
  return desk;
}

/** @returns {Promise<Files>} */
async function manifest() {
  try {
    const response = await fetch(new URL("files.json", here), { cache: "no-cache" });
    if (response.ok) return await response.json();
  } catch {
    // told below
  }
  throw undelivered();
}

function undelivered() {
  return new Error("Der Prüfer ließ sich nicht laden. Sieh nach, ob du verbunden bist, und versuch es noch einmal.");
}

/** Where questions are asked; made by `start`. */
export class Desk {
  #files;
  #onProgress;
  /** @type {Promise<Worker> | undefined} */
  #worker;
  /** Ends the question that is being answered. @type {((why: Error) => void) | undefined} */
  #giveUp;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  #stops = 0;

  /**
   * @param {Files} files
   * @param {(progress: Progress) => void} onProgress
   */
  constructor(files, onProgress) {
    this.#files = files;
    this.#onProgress = onProgress;
  }

  /** Settles when the worker can be asked; starts it, if none is there. */
  ready() {
    this.#worker ??= this.#begin().catch((why) => {
      this.#worker = undefined;
      throw why;
    });
    return this.#worker;
  }

  /**
   * Ask once all earlier questions are answered. Rejects with a German message.
   * @param {object} request
   * @param {Options} [options]
   * @returns {Promise<any>}
   */
  ask(request, options = {}) {
    const words = JSON.stringify(request);
    if (new TextEncoder().encode(words).length > MOST) {
      return Promise.reject(new Error(`Das ist zu lang: Der Prüfer liest höchstens ${MOST / 1024} kB.`));
    }
    const stops = this.#stops;
    const asked = this.#last.then(() => this.#ask(words, options, stops));
    this.#last = asked.catch(() => {});
    return asked;
  }

  /** Give up all questions; the worker ends and starts anew, since nothing else ends Python. */
  stop() {
    this.#stops += 1;
    this.#giveUp?.(new Stopped());
  }

  /**
   * @param {string} request
   * @param {Options} options
   * @param {number} stops how often it was stopped before this was asked
   */
  async #ask(request, { limit = LIMIT, onProgress = () => {} }, stops) {
    const worker = await this.ready();
    if (stops !== this.#stops) throw new Stopped();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let clock;
    try {
      return await new Promise((resolve, reject) => {
        this.#giveUp = reject;
        clock = setTimeout(() => reject(tooLong(limit)), limit);
        worker.onerror = () => reject(new Error("Der Prüfer ist abgestürzt und startet neu. Versuch es noch einmal."));
        worker.onmessage = ({ data }) => {
          if ("news" in data) onProgress(JSON.parse(data.news));
          else resolve(JSON.parse(data.reply));
        };
        worker.postMessage({ request });
      });
    } catch (why) {
      worker.terminate();
      this.#worker = undefined;
      this.ready().catch(() => {}); // at once, so that the next question need not wait; it hears of faults
      throw why;
    } finally {
      clearTimeout(clock);
      this.#giveUp = undefined;
    }
  }

  /** @returns {Promise<Worker>} */
  #begin() {
    const worker = new Worker(new URL("worker.js", here), { type: "module" });
    const sizes = Object.entries(this.#files.bytes).filter(([name]) => !IMPORTED.test(name));
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    return new Promise((resolve, reject) => {
      this.#onProgress({ loaded: 0, total });
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error("Der Prüfer startet in diesem Browser nicht. Ein neuerer Browser kann es."));
      };
      worker.onmessage = ({ data }) => {
        if ("loaded" in data) this.#onProgress({ loaded: Math.min(data.loaded, total), total });
        else if (data.ready) resolve(worker);
        else {
          console.info(`Prüfer: ${data.why}`);
          reject(data.failed === "download" ? undelivered() : new Error("Der Prüfer startet nicht. Lade die Seite neu und versuch es noch einmal."));
        }
      };
      worker.postMessage({ files: this.#files });
    }).catch((why) => {
      worker.terminate();
      throw why;
    });
  }
}

/** @param {number} limit */
function tooLong(limit) {
  const seconds = (limit / 1000).toLocaleString("de-DE");
  return new Error(`Nach ${seconds} Sekunden war noch nichts entschieden; der Prüfer hat aufgehört.`);
}
