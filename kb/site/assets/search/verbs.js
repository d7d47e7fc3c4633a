// Verbs that come apart: fängt … an, zurückgezahlt, anzuhalten all belong to one verb.

import { constants } from "./constants.js";

/** @type {{together: RegExp, particle: RegExp} | undefined} */
let patterns;

function compiled() {
  const any = [...constants.PARTICLES, "zurück"].sort((one, other) => other.length - one.length).join("|");
  patterns ??= { together: RegExp(`^(${any})(ge|zu)(.{3,})$`, "u"), particle: RegExp(`^(${any})(.{4,})$`, "u") };
  return patterns;
}

/**
 * A folded particle as it is written.
 *
 * @param {string} particle
 */
export function prefix(particle) {
  return particle === "zuruck" ? "zurück" : particle;
}

/**
 * The particle and the rest of which a participle or an infinitive with `zu` may consist.
 *
 * There is no particle in gewürfelt and in fahrender.
 *
 * @param {string} word
 * @returns {Generator<[string, string]>}
 */
export function* takenApart(word) {
  const [, particle, infix, rest] = compiled().together.exec(word) ?? [];
  if (particle !== undefined && rest !== undefined) {
    if (infix === "ge") yield [prefix(particle), "ge" + rest];
    yield [prefix(particle), rest];
  }
  const participle = /^ge(.{3,})t$/u.exec(word);
  if (participle) yield ["", participle[1] + "en"];
  const present = /^(.{3,}n)d(?:e[mnrs]?)?$/u.exec(word);
  if (present) yield ["", present[1] ?? ""];
}

/**
 * The particles that follow a word in its clause and may belong to it.
 *
 * @param {string[]} clause
 * @param {number} at
 */
export function separated(clause, at) {
  return clause.slice(at + 1).filter((each) => constants.PARTICLES.includes(each));
}

/**
 * A word without the particle that it begins with: kaufen of loskaufen; else nothing.
 *
 * @param {string} word
 */
export function withoutParticle(word) {
  return compiled().particle.exec(word)?.[2] ?? "";
}
