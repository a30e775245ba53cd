/** The cover of a shared device: no cards are shown until the next player has taken it. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Picture } from "./picture.js";

/** @param {{state: import("../core/table_state.js").TableState}} props */
export function Handover({ state }) {
  const seat = state.now.value.you.handover;
  const player = state.words.value.seat(seat);
  return html`<section class="handover">
    <${Picture} id="banjar-logo" />
    <h2>${say("web-hand-over", { player })}</h2>
    <p>${say("web-hand-over-text", { player })}</p>
    <button class="main big" onClick=${() => seat !== null && state.uncover(seat)}>${say("web-i-am", { player })}</button>
  </section>`;
}
