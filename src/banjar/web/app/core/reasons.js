/** Why something at a table cannot be used now. */
import { say } from "./language.js";

/** @typedef {import("./types").Reason} Reason */

/**
 * Why nothing at all can be moved; null where the viewer has something to decide.
 * @param {{view: import("./types").View, offered: unknown[], words: import("./wording.js").Wording, isPast: boolean}} table
 * @returns {string | null}
 */
export function whyNothing({ view, offered, words, isPast }) {
  if (isPast) return say("web-why-past");
  if (view.phase === "over") return say("web-why-over");
  if (view.seat === null || view.seat === undefined) return say("web-why-watching");
  if (view.to_act !== view.seat)
    return say(view.active === view.seat ? "web-why-first" : "web-why-turn", { player: words.seat(view.to_act) });
  return offered.length ? null : say("web-why-idle");
}

/**
 * The server's reason for a target, e.g. `hand shrine`: the longest whose words are the target's first ones.
 * @param {import("./types").View} view @param {string} target @returns {Reason | undefined}
 */
export function reasonFor(view, target) {
  const fits = (/** @type {Reason} */ reason) => `${target} `.startsWith(`${reason.target} `);
  return view.reasons.filter(fits).toSorted((one, other) => other.target.length - one.target.length)[0];
}
