/** The tie-breaks that decided among seats with equal points. */
import { html } from "../core/html.js";
import { listed, say } from "../core/language.js";
import { kebab } from "../core/wording.js";

/**
 * @typedef {import("../core/types").TieBreak} TieBreak
 * @param {{result: import("../core/types").Outcome, words: import("../core/wording.js").Wording}} props
 */
export function TieBreaks({ result, words }) {
  const { sheets, winners, tie_breaks: steps } = result;
  const level = steps[0]?.seats ?? [];
  const [first] = level;
  if (first === undefined) return null;
  return html`<ul class="tie-breaks">
    <li>${say("web-tie", { players: listed(level.map((seat) => words.seat(seat))), points: sheets[first]?.total ?? 0 })}</li>
    ${steps.map((step) => html`<li>${inWords(step, words)}</li>`)}
    ${winners.length > 1 && steps.length > 1 && html`<li>${say("web-tie-shared")}</li>`}
  </ul>`;
}

/** @param {TieBreak} step @param {import("../core/wording.js").Wording} words */
function inWords({ by, seats, counts }, words) {
  const ahead = seats[counts.findIndex((count) => count > 0)];
  return say(kebab(`${words.game}-web-tie-${by}`), {
    counts: seats.map((seat, place) => `${words.seat(seat)} ${counts[place]}`).join(", "),
    ended: ahead === undefined ? "no" : "yes",
    player: ahead === undefined ? "" : words.seat(ahead),
  });
}
