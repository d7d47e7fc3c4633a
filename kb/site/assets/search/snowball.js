// The Snowball stemmer for German (2.2.0), for folded words: without umlauts, of a to z and digits.

/**
 * @param {string} folded
 */
export function stemWord(folded) {
  if (folded.length < 3) return folded;
  let word = marked(folded);
  const first = region(word, 0);
  const r1 = Math.max(first, 3);
  const r2 = region(word, first);
  word = inflection(word, r1);
  word = comparison(word, r1);
  return derivation(word, r1, r2).replaceAll("U", "u").replaceAll("Y", "y");
}

/**
 * A word with u and y between vowels as capitals, which then are no vowels.
 *
 * @param {string} word
 */
function marked(word) {
  let done = "";
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    const between = /[uy]/.test(letter) && /[aeiouy]$/.test(done) && /[aeiouy]/.test(word.charAt(at + 1));
    done += between ? letter.toUpperCase() : letter;
  }
  return done;
}

/**
 * Where the region begins that follows the first vowel with the consonant after it.
 *
 * @param {string} word
 * @param {number} from
 */
function region(word, from) {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

/** @param {string} word @param {number} r1 */
function inflection(word, r1) {
  const ending = /(?:ern|em|er|en|es|e|s)$/.exec(word);
  if (!ending || ending.index < r1) return word;
  const rest = word.slice(0, ending.index);
  if (ending[0] === "s") return /[bdfghklmnrt]$/.test(rest) ? rest : word;
  if (/^(?:ern|em|er)$/.test(ending[0])) return rest;
  return rest.endsWith("niss") ? rest.slice(0, -1) : rest;
}

/** @param {string} word @param {number} r1 */
function comparison(word, r1) {
  const ending = /(?:est|en|er|st)$/.exec(word);
  if (!ending || ending.index < r1) return word;
  const rest = word.slice(0, ending.index);
  return ending[0] !== "st" || /.{3}[bdfghklmnt]$/.test(rest) ? rest : word;
}

/** @param {string} word @param {number} r1 @param {number} r2 */
function derivation(word, r1, r2) {
  const ending = /(?:isch|lich|heit|keit|end|ung|ig|ik)$/.exec(word);
  if (!ending || ending.index < r2) return word;
  const rest = word.slice(0, ending.index);
  switch (ending[0]) {
    case "end":
    case "ung":
      return rest.endsWith("ig") && !rest.endsWith("eig") && rest.length - 2 >= r2 ? rest.slice(0, -2) : rest;
    case "ig":
    case "ik":
    case "isch":
      return rest.endsWith("e") ? word : rest;
    case "lich":
    case "heit":
      return /e[rn]$/.test(rest) && rest.length - 2 >= r1 ? rest.slice(0, -2) : rest;
    default: {
      const more = /(?:lich|ig)$/.exec(rest);
      return more && more.index >= r2 ? rest.slice(0, more.index) : rest;
    }
  }
}
