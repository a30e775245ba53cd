/** The question on a shared device, below the table as spectators see it, until the next player has taken the device. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Picture } from "./picture.js";

/** @param {{state: import("../core/table_state.js").TableState}} props */
export function Handover({ state }) {
  const { seats, you } = state.now.value;
  const seat = you.handover;
  if (seat === null) return null;
  const player = state.words.value.seat(seat);
  const colour = seats[seat]?.colour;
  return html`<section class="handover" aria-label=${say("web-prompt")}>
    ${colour && html`<${Picture} id=${`player-${colour}`} class="icon" />`}
    <div><h2>${say("web-hand-over", { player })}</h2><p>${say("web-hand-over-text", { player })}</p></div>
    <button class="main big" onClick=${() => state.uncover(seat)}>${say("web-i-am", { player })}</button>
  </section>`;
}
