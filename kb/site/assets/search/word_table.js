// The word table: a small vector for each of many German words; kb/search/meaning says how it is packed.

const HEAD = 24;
const ENDINGS = ["e", "en", "er", "n", "r", "s"];
const SHORTEST = 4;

export class WordTable {
  /**
   * @param {Map<string, number>} keys The row of each folded word.
   * @param {Uint8Array} weights One for each row.
   * @param {Uint8Array} halves The rows, two values to a byte.
   * @param {number} dimensions
   */
  constructor(keys, weights, halves, dimensions) {
    this.keys = keys;
    this.weights = weights;
    this.halves = halves;
    this.dimensions = dimensions;
  }

  /**
   * The sum over folded words of their rows times their weights; all zero where no word is known.
   *
   * @param {string[]} words
   */
  vector(words) {
    /** @type {number[]} */
    const total = Array(this.dimensions).fill(0);
    for (const word of words) for (const part of parts(word, this.keys)) this.add(total, this.keys.get(part) ?? 0);
    return total;
  }

  /**
   * @param {number[]} total
   * @param {number} row
   */
  add(total, row) {
    const weight = this.weights[row] ?? 0;
    const start = (row * this.dimensions) / 2;
    for (let at = 0; at < this.dimensions; at++) {
      const pair = this.halves[start + (at >> 1)] ?? 0;
      total[at] = (total[at] ?? 0) + ((at & 1 ? pair >> 4 : pair & 15) - 8) * weight;
    }
  }
}

/**
 * The known words that a folded word is made of: itself, up to two others, or none.
 *
 * @param {string} word
 * @param {Map<string, number>} known
 */
function parts(word, known) {
  const endings = word.length >= SHORTEST ? ["", ...ENDINGS] : [""];
  const whole = endings.map((ending) => word + ending).find((each) => known.has(each));
  if (whole !== undefined) return [whole];
  let end = word.length - 1;
  while (end >= SHORTEST && !known.has(word.slice(0, end))) end--;
  const found = end >= SHORTEST ? [word.slice(0, end)] : [];
  for (let begin = found.length ? end : 1; begin <= word.length - SHORTEST; begin++) {
    if (known.has(word.slice(begin))) return [...found, word.slice(begin)];
  }
  return found;
}

/**
 * The table from its file, which is gzip.
 *
 * @param {ArrayBuffer} packed
 */
export async function fromBytes(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const data = new DataView(await new Response(stream).arrayBuffer());
  const [dimensions = 0, rows = 0, keys = 0, length = 0] = [8, 12, 16, 20].map((at) => data.getUint32(at, true));
  let at = HEAD;
  /** @param {number} size */
  const next = (size) => new Uint8Array(data.buffer, (at += size) - size, size);
  const weights = next(rows);
  const halves = next((rows * dimensions) / 2);
  const marks = next(keys * 2);
  const text = new TextDecoder().decode(next(length));
  return new WordTable(named(text, marks), weights, halves, dimensions);
}

/**
 * The row of each word; the words are front-coded, a mark of 0 stands for the next free row.
 *
 * @param {string} text
 * @param {Uint8Array} marks
 */
function named(text, marks) {
  /** @type {Map<string, number>} */
  const keys = new Map();
  let before = "";
  let free = 0;
  text.split("\n").forEach((line, number) => {
    before = before.slice(0, line.charCodeAt(0) - 64) + line.slice(1);
    const mark = (marks[2 * number] ?? 0) | ((marks[2 * number + 1] ?? 0) << 8);
    keys.set(before, mark ? mark - 1 : free++);
  });
  return keys;
}
