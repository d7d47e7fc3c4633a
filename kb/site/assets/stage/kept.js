// Keeps what a reader has before them through a reload of the page, in this tab alone.

const NAME = "regelfest.pruefer";

/**
 * @typedef {{at: string, setting: import("./play.js").Setting, step: number, draft: {position: string, moves: string} | null}} Kept
 */

/** @param {Kept} state */
export function keep(state) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(state));
  } catch {
    // private windows may refuse; then only a reload forgets
  }
}

/**
 * What was kept for an address of the page.
 *
 * @param {string} at
 * @returns {Kept | null}
 */
export function kept(at) {
  try {
    const found = JSON.parse(sessionStorage.getItem(NAME) ?? "null");
    return found?.at === at ? found : null;
  } catch {
    return null;
  }
}

/** Says that what is kept belongs to the address that the page has now. */
export function keepAddress() {
  try {
    const found = JSON.parse(sessionStorage.getItem(NAME) ?? "null");
    if (found) keep({ ...found, at: location.search + location.hash });
  } catch {
    // as above
  }
}
