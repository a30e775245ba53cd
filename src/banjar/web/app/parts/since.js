/** What happened since one's last turn, for whoever comes back; what concerned them is marked. */
import { html } from "../html.js";
import { say } from "../language.js";
import { Icon } from "../pictures.js";

/** @param {{state: import("../table_state.js").TableState}} props */
export function Since({ state }) {
  const words = state.words.value;
  const lines = state.since.value.flatMap((chapter) =>
    chapter.events.map((/** @type {any} */ event) => ({ text: words.happening(event), mine: event.mine })),
  ).filter((line) => line.text);
  if (!lines.length) return null;
  return html`<section class="since" aria-label=${say("web-since")}>
    <div class="dialog-head"><h2>${say("web-since")}</h2>
      <button class="quiet" aria-label=${say("web-close")} onClick=${() => (state.since.value = [])}><${Icon} name="close" /></button></div>
    <ul tabindex="0">${lines.map((line) => html`<li class=${line.mine ? "own" : ""}>${line.text}${line.mine && html` <span class="badge">${say("web-concerns-you")}</span>`}</li>`)}</ul>
  </section>`;
}
