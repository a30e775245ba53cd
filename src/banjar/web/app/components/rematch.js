/** Another game with the same people: one asks, the others agree with one click. */
import { ask } from "../core/connection.js";
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { go } from "../core/route.js";

/** @typedef {import("../core/table_state.js").TableState} TableState */

/** Who wants to play again, in words; empty if nobody else does. @param {TableState} state */
export function rematchWish(state) {
  const { rematch, rematch_seat: seat, you } = state.now.value;
  if (!rematch || seat === null || !you.seats.length || you.seats.includes(seat)) return "";
  return say("web-wants-rematch", { player: state.words.value.seat(seat) });
}

/** @param {{state: TableState}} props */
export function RematchButton({ state }) {
  const now = state.now.value;
  if (!now.you.seats.length)
    return now.rematch && html`<a class="button main" href=${`/t/${now.rematch}`}>${say("web-to-rematch")}</a>`;
  const label = rematchWish(state) ? "web-accept-rematch" : now.rematch ? "web-to-rematch" : "web-rematch";
  return html`<button class="main" onClick=${() => playAgain(state)}>${say(label)}</button>`;
}

/** Ask for a rematch or agree to one; it starts as soon as everybody has. @param {TableState} state */
async function playAgain(state) {
  // The server creates another table if the rematch was deleted meanwhile.
  if (!(await state.command("rematch", {}))) return;
  const { rematch, rematch_seat: seat, you } = state.now.value;
  if (!rematch) return;
  if (seat === null || !you.seats.includes(seat)) await ask(rematch, "ready", { ready: true }).catch(() => {});
  // Refused until everybody is ready; against bots alone that is at once.
  await ask(rematch, "start", {}).catch(() => {});
  go(`/t/${rematch}`);
}
