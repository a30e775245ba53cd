/** The ladder of values: what a card of each good is worth if the game ended now, as far as the viewer can know. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Good, Point, SeatMark } from "./card.js";
import { GOODS } from "./kinds.js";

const RUNGS = [3, 2, 1, 0];

/** @param {{view: import("./types").View}} props */
export function Ladder({ view }) {
  const own = view.seat === null ? null : view.players[view.seat];
  return html`<div class="ladder" role="group" aria-label=${say("altar-web-worth")}>
    <h2 title=${say("altar-web-worth-help")}>${say("altar-web-worth")}</h2>
    <div class="rungs">
      ${RUNGS.map((value) => html`<span class=${`rung at-${value}`} key=${value} aria-hidden="true">${value}</span>`)}
      <ul>${GOODS.map((good) => html`<${Step} key=${good} view=${view} good=${good} own=${own} />`)}</ul>
      ${own && html`<span class="yours-mark" aria-hidden="true"><${SeatMark} colour=${own.colour} /></span>`}
    </div>
  </div>`;
}

/** A good on its rung, or on all that are possible. @param {{view: import("./types").View, good: import("./types").Good, own: import("./types").Player | null}} props */
function Step({ view, good, own }) {
  const worth = view.worth[good];
  const count = own?.sacrifice_cards?.[good] ?? 0;
  const text = inWords(view, good);
  return html`<li class=${`step ${good}`}>
    <span class="hidden">${text}</span>
    <span class=${`reach from-${worth.highest} to-${worth.lowest}`} title=${text} aria-hidden="true"><${Good} good=${good} class="token" /><b class="value">${ranged(worth.lowest, worth.highest)}<${Point} /></b></span>
    ${own && html`<span class=${`yours ${count ? "" : "none"}`} title=${text} aria-hidden="true">${ranged(count * worth.lowest, count * worth.highest)}</span>`}
  </li>`;
}

/** @param {number} lowest @param {number} highest */
export const ranged = (lowest, highest) => (lowest === highest ? `${lowest}` : `${lowest}–${highest}`);

/** The value of a good, its number on the altar and what the viewer's own cards bring. @param {import("./types").View} view @param {import("./types").Good} good */
export function inWords(view, good) {
  const { lowest, highest, fewest, most } = view.worth[good];
  const count = view.seat === null ? 0 : (view.players[view.seat].sacrifice_cards?.[good] ?? 0);
  const parts = [
    say("altar-web-worth-each", { good, lowest, highest, certain: lowest === highest ? "yes" : "no" }),
    say("altar-web-worth-count", { fewest, most, certain: fewest === most ? "yes" : "no" }),
  ];
  if (count) parts.push(owned("altar-web-worth-yours", count * lowest, count * highest, count));
  return `${parts.join("; ")}.`;
}

/** All sacrifice cards of a player together. @param {import("./types").Player} player */
export const worthOfAll = ({ worth }) =>
  worth ? owned("altar-web-worth-all", worth.lowest, worth.highest, worth.highest) : "";

/** @param {string} id @param {number} lowest @param {number} highest @param {number} count */
const owned = (id, lowest, highest, count) =>
  say(id, { lowest, highest, count, certain: lowest === highest ? "yes" : "no" });

/** A line on the goods that bring nothing because none lies on the altar; empty if there are none. @param {import("./types").View} view @param {import("../../core/wording.js").Wording} words */
export function worthless(view, words) {
  const none = GOODS.filter((good) => view.worth[good].most === 0);
  if (!none.length) return "";
  if (none.length === GOODS.length) return say("altar-web-worthless-all");
  return say("altar-web-worthless", { goods: none.map((good) => words.good(good)).join(", ") });
}
