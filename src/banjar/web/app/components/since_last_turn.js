/** The events since the viewer's last turn, for a player who comes back: a line below the table that unfolds. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";

/** @param {{state: import("../core/table_state.js").TableState}} props */
export function SinceLastTurn({ state }) {
  const words = state.words.value;
  const lines = state.sinceLastTurn.value
    .flatMap((decision) => decision.events.map((event) => ({ text: words.event(event), mine: event.mine })))
    .filter((line) => line.text);
  if (!lines.length) return null;
  const told = lines.findLast((line) => line.mine) ?? lines.at(-1);
  return html`<section class="since-last-turn" aria-label=${say("web-since")}>
    <details>
      <summary><strong>${say("web-since")}</strong> <span class="last">${told?.text}</span>
        <span class="badge" aria-label=${say("web-since-count", { count: lines.length })}>${lines.length}</span></summary>
      <ul tabindex="0">${lines.map((line) => html`<li class=${line.mine ? "own" : ""}>${line.text}${line.mine && html` <span class="badge">${say("web-concerns-you")}</span>`}</li>`)}</ul>
    </details>
    <button class="quiet" aria-label=${say("web-close")} onClick=${() => (state.sinceLastTurn.value = [])}><${Icon} name="close" /></button>
  </section>`;
}
