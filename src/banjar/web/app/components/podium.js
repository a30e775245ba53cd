/** The final places as steps of a podium, each with the mark and the colour of its player. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Picture } from "./picture.js";

/** @param {{now: import("../core/types").TableView, words: import("../core/wording.js").Wording}} props */
export function Podium({ now, words }) {
  const places = placesOf(now);
  return html`<ol class=${`podium of-${places.length}`} aria-label=${say("web-podium")}>
    ${places.map(({ seat, place, points, won, left }) => {
      const colour = now.seats[seat]?.colour ?? "red";
      const isOwn = now.you.seats.includes(seat);
      return html`<li key=${seat} class=${`place-${place} ${colour} ${won ? "won" : ""}`}>
      <span class="who">${won && html`<${Picture} id="icon-laurel" class="laurel" />`}<${Picture} id=${`player-${colour}`} class="mark" /></span>
      <strong>${words.brief(seat)}</strong>
      ${isOwn && html`<small>(${say("web-you")})</small>`}
      ${left && html`<em>${say("web-tag-gave-up")}</em>`}
      <span class="step"><b>${place}</b>${points !== null && html`<span>${say("web-points", { points })}</span>`}</span>
    </li>`;
    })}
  </ol>`;
}

/** All seats, best first; after a resignation there are winners and others only. @param {import("../core/types").TableView} now */
function placesOf(now) {
  const { winners, ranks, sheets } = /** @type {import("../core/types").Result} */ (now.result);
  return now.seats
    .map(({ seat, resigned }) => {
      const won = winners.includes(seat);
      // Who gave up cannot win, whatever the bot that played on has reached.
      const place = ranks ? Math.max(ranks[seat] ?? 1, won ? 1 : winners.length + 1) : won ? 1 : winners.length + 1;
      return { seat, won, left: resigned, place: won ? 1 : place, points: sheets?.[seat]?.total ?? null };
    })
    .toSorted((one, other) => one.place - other.place || Number(one.left) - Number(other.left));
}
