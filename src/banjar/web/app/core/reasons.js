/** Why nothing can be moved at a table, whatever the game. */
import { say } from "./language.js";

/**
 * Null where the viewer decides something; then the game has to say why not this.
 * @param {{view: any, offered: any[], words: import("./wording.js").Wording, isPast: boolean}} table
 * @returns {string | null}
 */
export function whyNothing({ view, offered, words, isPast }) {
  if (isPast) return say("web-why-past");
  if (view.phase === "over") return say("web-why-over");
  if (view.seat === null || view.seat === undefined) return say("web-why-watching");
  if (view.to_act !== view.seat) return say(view.active === view.seat ? "web-why-first" : "web-why-turn", { player: words.seat(view.to_act) });
  return offered.length ? null : say("web-why-idle");
}
