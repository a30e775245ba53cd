/** What happens, in words for screen readers. */
import { html } from "../html.js";
import { say } from "../language.js";

/** @param {{state: import("../table_state.js").TableState}} props */
export function Announcer({ state }) {
  const words = state.words.value;
  const lines = state.news.value.map((event) => words.happening(event)).filter(Boolean);
  return html`<div class="hidden" aria-live="polite" role="log">
    ${lines.map((line) => html`<p>${line}.</p>`)}
    ${state.mine.value && html`<p>${say("web-your-turn")}: ${words.phase(state.now.value.game.phase)}</p>`}
  </div>`;
}
