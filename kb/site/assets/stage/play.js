// A play: a game, how it is played, where it begins and its moves – and what the desk says of it.

/**
 * @typedef {{svg: string, alt: string, symbols: Record<string, string>}} Drawing
 * @typedef {{of: string, what: string, before: string, after: string}} Change
 * @typedef {{rule: string, says: string, refused: boolean, reading: string, steps: Step[]}} Step
 * @typedef {{position: any, drawing: Drawing | null, move: any, label: string | null, trace: Step[], changes: Change[], refused: boolean}} Stage
 * @typedef {{game: string, edition: string, readings: Record<string, string>, misreading: string, position: any, moves: any[]}} Setting
 * @typedef {{message: string, where: string, line: number | null, question: string, readings: string[], again?: boolean}} Problem
 * @typedef {{ask: (request: object, options?: object) => Promise<any>, stop: () => void}} Desk
 */

const PATIENCE = 20_000;

export class Play {
  /**
   * @param {Desk} desk
   * @param {() => void} changed is told when there is something new to show
   * @param {() => void} working is told when something new is asked for
   */
  constructor(desk, changed, working) {
    this.desk = desk;
    this.changed = changed;
    this.working = working;
    /** @type {Setting} */
    this.setting = setting({});
    /** @type {Stage[]} */
    this.stages = [];
    /** The setting of which they are the stages. */
    this.played = this.setting;
    /** The last reply to what could be played. @type {any} */
    this.reply = null;
    /** @type {Problem | null} */
    this.problem = null;
    this.at = 0;
    /** @type {Setting[]} */
    this.past = [];
    /** @type {Setting[]} */
    this.future = [];
  }

  /**
   * Begins anew.
   *
   * @param {Partial<Setting>} wanted
   * @param {number} [at] the step to be shown; the last, if it is not said
   */
  async open(wanted, at) {
    this.past = [];
    this.future = [];
    this.stages = [];
    await this.#to(setting(wanted), at);
  }

  /**
   * Goes on differently; `undo` leads back.
   *
   * @param {Partial<Setting>} wanted
   */
  async change(wanted) {
    this.past.push(this.setting);
    this.future = [];
    await this.#to({ ...this.setting, ...wanted });
  }

  /**
   * Makes a move from the step that is shown; what came after it, or was refused, gives way.
   *
   * @param {any} move
   */
  async move(move) {
    await this.change({ moves: [...this.before, move] });
  }

  /** Asks once more what was not answered. */
  async again() {
    await this.#to(this.setting);
  }

  async undo() {
    const last = this.past.pop();
    if (!last) return;
    this.future.push(this.setting);
    await this.#to(last);
  }

  async redo() {
    const next = this.future.pop();
    if (!next) return;
    this.past.push(this.setting);
    await this.#to(next);
  }

  /** The moves up to the step that is shown, without one that was refused. */
  get before() {
    return this.setting.moves.slice(0, this.stages[this.at]?.refused ? this.at - 1 : this.at);
  }

  /** The setting by the true rules; a misreading is only set against them. */
  get true() {
    return { ...this.setting, misreading: "" };
  }

  /** What one might do from the step that is shown. */
  choices() {
    return this.desk.ask({ do: "choices", ...this.true, moves: this.before }, { limit: PATIENCE });
  }

  /**
   * What a move would change.
   *
   * @param {any} move
   */
  effect(move) {
    return this.desk.ask({ do: "effect", ...this.true, moves: this.before, move });
  }

  /**
   * Plays what was typed, and keeps it if it can be played. Returns the problem if not.
   *
   * @param {string} position
   * @param {string} moves
   * @returns {Promise<Problem | null>}
   */
  async typed(position, moves) {
    const { position: _, moves: __, ...others } = this.true;
    const reply = await this.desk.ask({ do: "play", ...others, position_text: position, moves_text: moves });
    if (!reply.ok) return reply.problem;
    this.past.push(this.setting);
    this.future = [];
    this.setting = { ...this.setting, position: JSON.parse(position), moves: JSON.parse(moves) };
    this.#take(reply, 0);
    return null;
  }

  /**
   * @param {Setting} wanted
   * @param {number} [at]
   */
  async #to(wanted, at) {
    const since = this.problem ? 0 : known(this.played, wanted, this.stages);
    this.setting = wanted;
    this.working();
    try {
      const reply = await this.desk.ask({ do: "play", ...wanted, misreading: "", since });
      if (wanted !== this.setting) return; // another one came in between
      if (reply.ok) return this.#take(reply, since, at);
      this.problem = reply.problem;
    } catch (why) {
      if (wanted !== this.setting) return;
      const { message } = /** @type {Error} */ (why);
      this.problem = { message, where: "", line: null, question: "", readings: [], again: true };
    }
    this.changed();
  }

  /**
   * @param {any} reply
   * @param {number} since
   * @param {number} [at]
   */
  #take(reply, since, at) {
    this.played = this.setting;
    this.stages = [...this.stages.slice(0, since), ...reply.stages];
    this.reply = reply;
    this.problem = null;
    this.at = Math.min(at ?? Infinity, this.stages.length - 1);
    this.changed();
  }
}

/**
 * A setting in which all that was left out, or is nothing of its kind, is what the game has by itself.
 *
 * @param {Partial<Setting>} given
 * @returns {Setting}
 */
export function setting(given) {
  const { game, edition, readings, misreading, position, moves } = given;
  return {
    game: String(game ?? ""),
    edition: String(edition ?? ""),
    readings: readings ?? {},
    misreading: String(misreading ?? ""),
    position: position ?? {},
    moves: Array.isArray(moves) ? moves : [],
  };
}

/**
 * How many stages stay as they were; another setting may have been asked for in between.
 *
 * @param {Setting} old is what they are the stages of
 * @param {Setting} wanted
 * @param {Stage[]} stages
 */
function known(old, wanted, stages) {
  const bare = (/** @type {Setting} */ { moves: _, misreading: __, ...others }) => JSON.stringify(others);
  if (!stages.length || bare(old) !== bare(wanted)) return 0;
  const other = wanted.moves.findIndex((move, at) => JSON.stringify(move) !== JSON.stringify(old.moves[at]));
  const same = other < 0 ? wanted.moves.length : other;
  return Math.min(same + 1, stages.length);
}
