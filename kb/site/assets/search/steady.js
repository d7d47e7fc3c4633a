// Steady lists: a better order that comes later moves nothing once the reader is in the list.

const TOUCHES = ["pointerdown", "pointermove", "focusin", "wheel", "touchstart"];

export class Steady {
  /**
   * @param {HTMLElement} list
   * @param {HTMLButtonElement} offer Shown where a better order waits to be asked for.
   */
  constructor(list, offer) {
    this.entered = false;
    this.offer = offer;
    /** @type {(() => void) | undefined} */
    this.waiting = undefined;
    for (const each of TOUCHES) list.addEventListener(each, () => (this.entered = true), { passive: true });
    offer.addEventListener("click", () => this.settle());
  }

  /**
   * Show a first order, to a reader who has just asked for it.
   *
   * @param {() => void} show
   */
  first(show) {
    this.entered = false;
    this.later(show);
  }

  /**
   * Show a better order, or offer it.
   *
   * @param {() => void} show
   */
  later(show) {
    this.waiting = show;
    if (this.entered) this.offer.hidden = false;
    else this.settle();
  }

  settle() {
    this.offer.hidden = true;
    this.waiting?.();
    this.waiting = undefined;
  }
}
