/** What others did since the viewer's last turn, for a player who comes back: one line below the table. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Deeds, deedsOf } from "./deeds.js";
import { Icon } from "./picture.js";

/** How many deeds are drawn beside the headline. */
const MAX_DEEDS = 4;

/**
 * The event that matters most to the viewer: the last one by others that concerns them, else the last one by others.
 * @param {import("../core/types").Decision[]} decisions @param {number | null} you @param {import("../core/wording.js").Wording} words
 */
function headline(decisions, you, words) {
  const events = decisions
    .filter((decision) => decision.by_seat !== you)
    .flatMap((decision) => decision.events)
    .filter((event) => deedsOf([event], words).length > 0);
  const found = events.findLast((event) => event.mine) ?? events.findLast((event) => event.seat !== you);
  return found ? words.event(found) : null;
}

/** @param {{state: import("../core/table_state.js").TableState, openLog: () => void, again: () => void}} props */
export function SinceLastTurn({ state, openLog, again }) {
  const words = state.words.value;
  const { you } = state.now.value;
  const decisions = state.sinceLastTurn.value;
  const told = headline(decisions, you.seat, words);
  if (!told) return null;
  const deeds = deedsOf(
    decisions.flatMap((decision) => decision.events).filter((event) => event.seat !== you.seat),
    words,
  );
  const turns = new Set(decisions.map((decision) => decision.turn)).size;
  return html`<section class="since-last-turn" aria-label=${say("web-since")}>
    <p><strong>${say("web-since")}</strong> <span class="gist">${told}</span></p>
    <${Deeds} deeds=${deeds.slice(-MAX_DEEDS)} words=${words} seat=${null} />
    <button class="quiet" onClick=${again} aria-label=${say("web-last-round")} title=${say("web-last-round")}><${Icon} name="again" /></button>
    <button class="quiet" onClick=${openLog} title=${say("web-since-turns", { count: turns })}><${Icon} name="log" /><span class="turns">${say("web-since-turns", { count: turns })}</span></button>
    <button class="quiet" aria-label=${say("web-close")} onClick=${() => (state.sinceLastTurn.value = [])}><${Icon} name="close" /></button>
  </section>`;
}
