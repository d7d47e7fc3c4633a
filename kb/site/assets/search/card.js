// The card above the hits: the tested answer to a question, what it rests on, and what can be tried.

import { element } from "../element.js";
import { picture } from "./picture.js";
import { address } from "./view.js";

/**
 * @typedef {import("./reply.js").Reply} Reply
 * @typedef {import("./collection.js").Collection} Collection
 * @typedef {import("./collection.js").Unit} Unit
 */

const OPEN = "offen";
const UNKNOWN = "unbekannt";
/** @type {Record<string, [string, string]>} The words of a verdict, and how it looks. */
const VERDICTS = { ja: ["Ja.", "yes"], nein: ["Nein.", "no"], offen: ["Offen.", "open"] };
const VERBS = /^(darf|durfen|darfst|durft|kann|konnen|kannst|konnt|muss|mussen|musst|soll|sollen|ist|sind|bin|hat|haben|habe|gibt|gilt|gelten|zahlt|zahlen|bekomm\w*|krieg\w*|wird|werden|stimmt|brauch\w*|geht|wer|wen|wem|was|wann|wo|wohin|woher|wie|wieviel\w*|welche\w?|warum|wieso|wozu)$/;

/**
 * Whether somebody asks a question, and whether it is put to its end.
 *
 * @param {string} typed
 * @param {string} first The first word, folded.
 */
export function asks(typed, first) {
  return typed.endsWith("?") || (VERBS.test(first) && /\s\S+\s/.test(typed));
}

/**
 * What is said to a question: one answer, one for each game, or none with other questions.
 *
 * @param {Reply} reply
 * @param {Collection} source
 */
export async function card(reply, source) {
  const games = reply.perGame.size ? [...reply.perGame.values()] : [reply];
  const none = reply.verdict === UNKNOWN && !reply.perGame.size;
  const alone = games.length === 1;
  const parts = none ? unknown(reply, source) : await Promise.all(games.map((each) => answer(each, source, alone)));
  const heading = element("h2", { id: "antwort" }, "Antwort");
  return element("section", { class: "rf-reply", "aria-labelledby": "antwort" }, heading, ...parts);
}

/**
 * The verdict in a few words, for those who hear it.
 *
 * @param {Reply} reply
 */
export function spoken(reply) {
  if (reply.perGame.size > 1) return "Antwort: je nach Spiel.";
  if (reply.verdict === UNKNOWN) return "Keine sichere Antwort.";
  return `Antwort: ${VERDICTS[reply.verdict]?.[0] ?? reply.verdict}`;
}

/**
 * The answer in one game; it is drawn only where it stands alone.
 *
 * @param {Reply} reply
 * @param {Collection} source
 * @param {boolean} alone
 */
async function answer(reply, source, alone) {
  const { game, id, question, story, verdict, example, misreading } = reply;
  const page = `spiele/${game}/`;
  const link = element("a", { href: address(`${page}#${id}`) }, question);
  const asked = element("p", { class: "rf-reply__asked" }, story ? `${story} ` : "", link);
  /** @type {HTMLElement[]} */
  const parts = [element("h3", {}, source.manifest.titles[game] ?? ""), asked, said(verdict, reply.answer)];
  if (reply.rules.length) parts.push(rules(reply.rules));
  if (example) parts.push(...(await shown(alone ? reply : { ...reply, drawing: "" }, source, page)));
  if (misreading) parts.push(wrong(misreading, page));
  if (example) parts.push(links(game, example, page));
  return element("article", { class: "rf-reply__answer" }, ...parts);
}

/**
 * @param {string} verdict
 * @param {string} reason
 */
function said(verdict, reason) {
  const [words, look] = VERDICTS[verdict] ?? ["", ""];
  if (verdict === OPEN) {
    const readings = reason.split(/(?<=\S) (?=Lesart \d+: )/).map((each) => element("li", {}, each));
    const open = element("p", {}, verdictOf(words, look), " Die Quellen lassen es offen:");
    return element("div", { class: "rf-reply__said" }, open, element("ul", {}, ...readings));
  }
  const shown = words ? [verdictOf(words, look), " "] : [];
  return element("p", { class: "rf-reply__said" }, ...shown, reason);
}

/**
 * @param {string} words
 * @param {string} look
 */
function verdictOf(words, look) {
  return element("strong", { class: `rf-verdict rf-verdict--${look}` }, words);
}

/** @param {Unit[]} found */
function rules(found) {
  const items = found.map(({ text, cite, url }) => {
    const mark = cite ? [" ", element("span", { class: "rf-mark" }, cite)] : [];
    return element("li", {}, element("a", { href: address(url) }, text), ...mark);
  });
  return element("ul", { class: "rf-reply__rules", "aria-label": "Regeln" }, ...items);
}

/**
 * @param {{id: string, claim: string, outcome: string}} misreading
 * @param {string} page
 */
function wrong({ id, claim, outcome }, page) {
  const link = element("a", { href: address(`${page}#${id}`) }, `„${claim}“`);
  return element("p", { class: "rf-reply__wrong" }, element("strong", {}, "Irrtum: "), link, ` ${outcome}`);
}

/**
 * The example that ran, drawn where there is a drawing: it is fetched before, so that nothing moves.
 *
 * @param {Reply} reply
 * @param {Collection} source
 * @param {string} page
 */
async function shown({ example, shown: asked, drawing }, source, page) {
  const link = element("a", { href: address(`${page}#${example}`) }, asked);
  const said = asked ? [element("p", { class: "rf-reply__asked" }, "Im Beispiel: ", link)] : [];
  const drawn = drawing ? await picture(source, drawing).catch(() => undefined) : undefined;
  return drawn ? [...said, drawn] : said;
}

/**
 * Where the example stands, and where it can be tried.
 *
 * @param {string} game
 * @param {string} example
 * @param {string} page
 */
function links(game, example, page) {
  const words = new URLSearchParams({ spiel: game, beispiel: example });
  const ran = element("a", { href: address(`${page}#${example}`) }, "Geprüft mit diesem Beispiel");
  const check = element("a", { class: "rf-button", href: address(`pruefer/?${words}`) }, "Selbst prüfen");
  return element("p", { class: "rf-reply__links" }, ran, check);
}

/**
 * No answer; the hits below show which rules stand near.
 *
 * @param {Reply} reply
 * @param {Collection} source
 */
function unknown({ alternatives }, source) {
  /** @type {HTMLElement[]} */
  const parts = [element("p", { class: "rf-reply__said" }, "Eine geprüfte Antwort darauf gibt es hier nicht.")];
  if (alternatives.length) {
    const items = alternatives.map(({ game, id, question }) => {
      const link = element("a", { href: address(`spiele/${game}/#${id}`) }, question);
      return element("li", {}, link, ` (${source.manifest.titles[game]})`);
    });
    parts.push(element("p", {}, "Vielleicht meinst du:"), element("ul", {}, ...items));
  }
  return parts;
}
