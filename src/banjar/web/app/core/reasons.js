/** Reasons why something cannot be done now; the server sends them in `view.reasons`. */
import { say } from "./language.js";

/** @typedef {import("./types").ReasonView} ReasonView */

/**
 * Why the viewer can do nothing at all; null if they have something to decide.
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
 * The server's reason for a target such as `hand shrine`: the one whose own target is the longest prefix, in words.
 * @param {import("./types").View} view @param {string} target @returns {ReasonView | undefined}
 */
export function reasonFor(view, target) {
  const fits = (/** @type {ReasonView} */ reason) => `${target} `.startsWith(`${reason.target} `);
  return view.reasons.filter(fits).toSorted((one, other) => other.target.length - one.target.length)[0];
}
