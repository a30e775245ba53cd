/** Several people at one device: nobody's cards are shown until the next one has it. */
import { html } from "../html.js";
import { say } from "../language.js";
import { Picture } from "../pictures.js";

/** @param {{state: import("../table_state.js").TableState}} props */
export function HandOver({ state }) {
  const seat = state.now.value.you.handover;
  const player = state.words.value.seat(seat);
  return html`<section class="hand-over">
    <${Picture} id="banjar-logo" />
    <h2>${say("web-hand-over", { player })}</h2>
    <p>${say("web-hand-over-text", { player })}</p>
    <button class="main big" onClick=${() => state.uncover(seat)}>${say("web-i-am", { player })}</button>
  </section>`;
}
