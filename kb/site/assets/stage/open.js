// Opens the interactive stage: what the address asks for, or what was kept through a reload.

import { Checker } from "./checker.js";
import { kept } from "./kept.js";
import { unpacked } from "./link.js";
import { games } from "./words.js";

const DAMAGED = "Dieser Link ist beschädigt oder abgeschnitten. Lass ihn dir noch einmal schicken, oder wähl ein Beispiel.";

/**
 * @param {HTMLElement} root
 * @param {import("./play.js").Desk} desk
 */
export async function open(root, desk) {
  const checker = new Checker(root, desk, await games());
  await arrive(checker);
  addEventListener("hashchange", () => arrive(checker));
}

/** @param {Checker} checker */
async function arrive(checker) {
  const before = kept(location.search + location.hash);
  if (before) return checker.resume(before);
  const carried = await unpacked(location.hash);
  if (carried) return checker.receive(carried);
  const asked = new URLSearchParams(location.search);
  await checker.choose(asked.get("spiel") ?? "", asked.get("beispiel") ?? "");
  if (carried === undefined) checker.alert(DAMAGED);
}
