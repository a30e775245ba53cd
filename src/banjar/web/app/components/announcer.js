/** Live region for screen readers: every version adds lines of its own, so that equal sentences are announced again. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";

/** @param {{state: import("../core/table_state.js").TableState}} props */
export function Announcer({ state }) {
  const words = state.words.value;
  return html`<div class="hidden" aria-live="polite" role="log">
    ${state.announcements.value.map((told) => lines(told, state, words).map((line, place) => html`<p key=${`${told.number}-${place}`}>${line}</p>`))}
  </div>`;
}

/** @param {import("../core/table_state.js").Announcement} told @param {import("../core/table_state.js").TableState} state @param {import("../core/wording.js").Wording} words @returns {string[]} */
function lines({ events, changes, phase }, state, words) {
  return [
    ...events.flatMap((event) => words.event(event) ?? []).map((line) => `${line}.`),
    ...changes.map((change) =>
      change.what === "over"
        ? ending(state, words)
        : say(`web-told-${change.what}`, { player: words.seat(change.seat ?? null), count: change.count ?? 1 }),
    ),
    ...(phase ? [`${say("web-your-turn")}: ${words.phase(phase)}`] : []),
  ];
}

/** @param {import("../core/table_state.js").TableState} state @param {import("../core/wording.js").Wording} words */
function ending(state, words) {
  const winners = state.now.value.result?.winners ?? [];
  const player = winners.map((seat) => words.seat(seat)).join(", ");
  return `${say("web-status-over")}. ${say("web-won", { count: winners.length, player })}.`;
}
