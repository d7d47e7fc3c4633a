// The interactive stage: a play with its pictures, what one may do next, and all ways to change it.

import { element } from "../element.js";
import { Choices } from "./choices.js";
import { Chooser } from "./chooser.js";
import { Editor } from "./editor.js";
import { conclude, frame } from "./frames.js";
import { keep } from "./kept.js";
import { Misread } from "./misread.js";
import { patient } from "./patience.js";
import { Play } from "./play.js";
import { question } from "./question.js";
import { Share } from "./share.js";
import { Solver } from "./solver.js";
import { Stepper } from "./stepper.js";
import { Words, examples, words } from "./words.js";

/** Pixels that a place needs to be met by a finger. */
const FINGER = 24;
/** What is read aloud of a step: not its rules, which are many. */
const SAID = ".rf-frame__title, .rf-conclusion, .rf-changes > :nth-child(-n + 6)";
const AGAIN = "Noch einmal versuchen";
const NO_GAME = "Dieses Spiel gibt es hier nicht. Wähl ein anderes.";
const NO_EXAMPLE = "Dieses Beispiel gibt es hier nicht (mehr). Wähl ein anderes.";
const FOREIGN = "Was dieser Link mitbringt, lässt sich hier nicht spielen; vielleicht ist er älter als diese Fassung der Website.";

export class Checker {
  /**
   * @param {HTMLElement} root
   * @param {import("./play.js").Desk} desk
   * @param {{id: string, title: string}[]} games
   */
  constructor(root, desk, games) {
    this.games = games;
    this.words = new Words({ title: "", misreadings: [], editions: [], questions: [], rules: {} });
    /** @type {any[]} */
    this.examples = [];
    this.example = "";
    this.learnt = this.wanted = "";
    this.offered = {};
    this.roomMade = false;
    /** Whether the keys are at what one may choose. @type {boolean | undefined} */
    this.held = false;
    /** @type {WeakMap<import("./play.js").Stage, HTMLElement>} */
    this.frames = new WeakMap();
    const parts = layout(root);
    this.parts = parts;
    this.play = new Play(patient(desk, parts.busy), () => this.#show(), () => this.#working());
    this.chooser = new Chooser(parts.choose, games, {
      game: (id) => this.choose(id, ""),
      example: (id) => this.choose(this.chooser.game.value, id), // which may be on its way still
      how: (change) => this.play.change(change),
    });
    this.stepper = new Stepper(parts.play, (at) => this.#step(at));
    this.choices = new Choices(parts.choices, {
      choose: (move) => this.#make(move),
      effect: (move) => this.play.effect(move),
      narrow: () => this.#makeRoom(),
      picture: () => this.#picture,
      words: () => this.words,
    });
    this.misread = new Misread(parts.misread, this.play);
    this.solver = new Solver(parts.solver, this.play, () => this.words, () => this.#lead());
    this.editor = new Editor(parts.editor, this.play, () => this.#typed());
    this.share = new Share(parts.share, this.play);
    parts.undo.addEventListener("click", () => this.play.undo());
    parts.redo.addEventListener("click", () => this.play.redo());
    parts.table.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.choices.drop()) event.preventDefault();
    });
    parts.large.addEventListener("click", () => this.#enlarge());
  }

  /**
   * Begins with an example of a game, or with its set-up.
   *
   * @param {string} game
   * @param {string} name
   */
  async choose(game, name) {
    this.#working();
    const known = this.games.find((each) => each.id === game) ?? this.games[0];
    if (!known || !(await this.#learn(known.id))) return;
    const found = this.examples.find((each) => each.id === name);
    const lost = game && known.id !== game ? NO_GAME : name && !found ? NO_EXAMPLE : "";
    this.example = found ? name : "";
    const query = new URLSearchParams({ spiel: known.id, ...(found ? { beispiel: name } : {}) });
    if ((game || name) && !lost) history.replaceState(null, "", `?${query}`);
    const { editions, readings, position, moves } = found ?? { position: this.words.start };
    await this.play.open({ game: known.id, edition: editions?.[0], readings, position, moves });
    if (lost) this.alert(lost);
  }

  /**
   * Begins with a play that a link carried, which may come from another state of the site.
   *
   * @param {Partial<import("./play.js").Setting>} setting
   */
  async receive(setting) {
    await this.begin(setting);
    const { problem } = this.play;
    if (!problem || problem.question) return;
    this.alert(`${FOREIGN} ${problem.message}`);
    this.parts.problem.append(this.#button("Von vorn anfangen", () => this.choose(this.play.setting.game, "")));
  }

  /**
   * Begins with a play as it stands.
   *
   * @param {Partial<import("./play.js").Setting>} setting
   * @param {number} [step]
   * @param {string} [example] the one with which it began
   */
  async begin(setting, step, example = "") {
    const known = this.games.find((each) => each.id === setting.game);
    if (!known) return this.choose(String(setting.game ?? ""), "");
    if (!(await this.#learn(known.id))) return;
    this.example = example;
    await this.play.open(setting, step);
  }

  /**
   * Goes on where a reload broke off.
   *
   * @param {import("./kept.js").Kept} state
   */
  async resume({ setting, step, draft }) {
    await this.begin(setting, step, new URLSearchParams(location.search).get("beispiel") ?? "");
    if (draft) {
      this.parts.typing.open = true;
      await this.editor.restore(draft);
    }
  }

  /** @param {string} message */
  alert(message) {
    this.parts.problem.replaceChildren(element("p", {}, message));
    this.parts.problem.hidden = !message;
  }

  /** @param {string} game */
  async #learn(game) {
    this.wanted = game;
    if (this.learnt === game) return true;
    try {
      const found = await Promise.all([words(game), examples(game)]);
      if (this.wanted !== game) return false; // another one was chosen in between
      [this.words, this.examples] = found;
    } catch (why) {
      if (this.wanted !== game) return false;
      this.#show(); // what was there before stays
      this.alert(/** @type {Error} */ (why).message);
      return false;
    }
    this.learnt = game;
    this.chooser.offer(this.words, this.examples);
    this.misread.offer(this.words);
    this.parts.solving.hidden = !this.words.puzzle;
    this.parts.misreading.hidden = !this.words.misreadings.length;
    return true;
  }

  /** Shows the play as it is now. */
  #show() {
    const { play, parts } = this;
    this.#tellProblem();
    const frames = play.stages.map((stage, at) => this.#frame(stage, at));
    const last = frames.at(-1);
    this.stepper.list.replaceChildren(...frames);
    if (last) conclude(last, play.reply, this.words);
    this.stepper.update(play.at);
    parts.said.textContent = last ? [...last.querySelectorAll(SAID)].map((each) => `${each.textContent?.replace(/\.$/, "")}.`).join(" ") : "";
    parts.undo.setAttribute("aria-disabled", `${!play.past.length}`);
    parts.redo.setAttribute("aria-disabled", `${!play.future.length}`);
    this.chooser.show(play.setting, this.example);
    this.editor.show();
    this.#keep();
    this.#offer();
    this.misread.show();
    this.solver.show();
  }

  /**
   * @param {import("./play.js").Stage} stage
   * @param {number} at
   */
  #frame(stage, at) {
    const made = this.frames.get(stage) ?? frame(stage, at, this.words);
    this.frames.set(stage, made);
    return made;
  }

  #tellProblem() {
    const { problem } = this.play;
    this.alert(problem?.message ?? "");
    if (problem) this.parts.problem.append(...question(problem, this.words, this.play), ...(problem.again ? [this.#button(AGAIN, () => this.play.again())] : []));
  }

  /**
   * A button that leads on from a problem.
   *
   * @param {string} words
   * @param {() => void} pressed
   */
  #button(words, pressed) {
    const made = element("button", { type: "button", class: "rf-step" }, words);
    made.addEventListener("click", pressed);
    return made;
  }

  /** @param {number} at */
  #step(at) {
    this.play.at = at;
    this.#keep();
    this.#offer();
  }

  /** From here on, what was asked before is void. */
  #working() {
    const { choices, problem } = this.parts;
    this.solver.halt();
    choices.setAttribute("aria-busy", "true");
    this.held ||= [choices, problem, this.#picture].some((part) => part?.contains(document.activeElement));
    return (this.offered = {});
  }

  /** Asks what one might do next; another step or move in between makes that void. */
  async #offer() {
    const asked = this.#working();
    const reply = this.play.problem ? { ok: false, problem: { message: "" } } : await this.#askChoices();
    if (asked !== this.offered) return;
    this.parts.choices.setAttribute("aria-busy", "false");
    if (reply.ok) this.choices.show(reply.choices);
    else this.choices.fail(reply.problem.message, ...(reply.problem.name ? [this.#button(AGAIN, () => this.#offer())] : []));
    if (this.held && (document.activeElement === document.body || this.parts.table.contains(document.activeElement))) this.choices.settle();
    this.held = false;
  }

  #askChoices() {
    return this.play.choices().catch((/** @type {Error} */ why) => ({ ok: false, problem: why }));
  }

  get #picture() {
    return this.parts.play.querySelector(".rf-frame[data-current] .rf-picture");
  }

  /** Makes the drawing large where a finger would not meet its places. */
  #makeRoom() {
    const places = [...(this.#picture?.querySelectorAll(".rf-touchable") ?? [])];
    const small = places.some((place) => place.getBoundingClientRect().width < FINGER);
    if (!small || !matchMedia("(pointer: coarse)").matches) return;
    this.#enlarge(true);
    this.roomMade = true;
  }

  /**
   * Makes a move, and brings what came of it into sight.
   *
   * @param {any} move
   */
  async #make(move) {
    if (this.parts.choices.getAttribute("aria-busy") === "true") return; // of a position that has gone, as by a double click
    if (this.roomMade) this.#enlarge(false);
    await this.play.move(move);
    this.#present();
    this.parts.problem.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Leads eyes and keys to the steps of a play. */
  #lead() {
    this.#present();
    /** @type {HTMLElement | null} */ (this.stepper.bar?.querySelector("button"))?.focus({ preventScroll: true });
  }

  #present() {
    const { problem, play } = this.parts;
    const told = this.play.problem ? problem : play;
    const { top } = told.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) told.scrollIntoView();
  }

  /** @param {boolean} [wanted] */
  #enlarge(wanted) {
    const large = this.parts.play.classList.toggle("rf-play--large", wanted);
    this.roomMade = false;
    this.parts.large.setAttribute("aria-pressed", `${large}`);
  }

  #typed() {
    this.solver.halt();
    this.#keep();
  }

  #keep() {
    const { setting, at } = this.play;
    keep({ at: location.search + location.hash, setting, step: at, draft: this.editor.draft });
  }
}

/** @param {HTMLElement} root */
function layout(root) {
  const tool = (/** @type {string} */ words) => element("button", { type: "button", class: "rf-step" }, words);
  const part = (/** @type {string} */ name) => element("div", { class: `rf-checker__${name}` });
  const folded = (/** @type {string} */ words, /** @type {HTMLElement} */ held) => element("details", { class: "rf-checker__more" }, element("summary", {}, words), held);
  const [choose, choices, misread, solver, editor, share] = [part("choose"), part("choices"), part("misread"), part("solver"), part("editor"), part("share")];
  const [undo, redo, large] = [tool("Rückgängig"), tool("Wiederholen"), tool("Bild größer")];
  large.setAttribute("aria-pressed", "false");
  const problem = element("div", { class: "rf-checker__problem", role: "alert", hidden: "" });
  const said = element("p", { class: "rf-unseen", role: "status" });
  const busy = part("busy");
  const play = element("div", { class: "rf-play" }, element("div", { class: "rf-stepper" }), element("ol", { class: "rf-frames" }));
  const misreading = folded("Was wäre, wenn …", misread);
  const solving = folded("Kürzeste Lösung", solver);
  const typing = folded("Position und Züge als Text", editor);
  const tools = element("div", { class: "rf-checker__tools" }, undo, redo, large);
  const side = part("side");
  side.append(tools, busy, element("h2", { id: "zuege" }, "Was jetzt geht"), choices);
  const table = element("div", { class: "rf-checker__table" }, play, side);
  root.replaceChildren(choose, problem, said, table, misreading, solving, typing, share);
  return { choose, problem, said, table, play, undo, redo, large, busy, choices, misread, misreading, solver, solving, editor, typing, share };
}
