/** The end: who won, the score sheet, and what to do next. */
import { html, useState } from "../html.js";
import { say } from "../language.js";
import { go } from "../route.js";
import { Dialog } from "./dialog.js";

/** @param {{state: import("../table_state.js").TableState}} props */
export function Result({ state }) {
  const [shown, setShown] = useState(true);
  const now = state.now.value;
  const words = state.words.value;
  const { winners, end_reason: reason, sheets, ranks } = now.result;
  if (!shown) return html`<button class="main floating" onClick=${() => setShown(true)}>${say("web-result")}</button>`;
  const names = winners.map((/** @type {number} */ seat) => words.seat(seat)).join(", ");
  const rematch = async () => {
    await state.command("rematch");
    if (state.now.value.rematch) go(`/t/${state.now.value.rematch}`);
  };
  return html`<${Dialog} title=${say("web-won", { count: winners.length, player: names })} close=${() => setShown(false)} wide=${true}>
    <p>${reason === "resignation" ? say("web-end-resignation") : words.say("end", reason)}</p>
    ${sheets && html`<${Sheet} sheets=${sheets} ranks=${ranks} words=${words} winners=${winners} view=${now.game} />`}
    <div class="row">
      ${now.you.seats.length > 0 && !now.rematch && html`<button class="main" onClick=${rematch}>${say("web-rematch")}</button>`}
      ${now.rematch && html`<a class="button main" href=${`/t/${now.rematch}`}>${say("web-to-rematch")}</a>`}
      <a class="button" href=${`/replay/${state.id}`}>${say("web-replay")}</a>
      <a class="button" href=${`/api/tables/${state.id}/record`} download>${say("web-record")}</a>
      <a class="button" href="/">${say("web-home")}</a>
    </div>
  <//>`;
}

/** @param {{sheets: any[], ranks: number[], words: any, winners: number[], view: any}} props */
export function Sheet({ sheets, ranks, words, winners, view }) {
  const lines = Object.keys(sheets[0]);
  return html`<div class="scroll"><table class="sheet">
    <thead><tr><td></td>${sheets.map((_, seat) => html`<th scope="col" class=${winners.includes(seat) ? "winner" : ""}>${words.seat(seat)}</th>`)}</tr></thead>
    <tbody>${lines.map((line) => html`<tr class=${line}><th scope="row">${words.say("score", line)} <small>${worth(line, sheets, view)}</small></th>
      ${sheets.map((sheet) => html`<td>${sheet[line]}</td>`)}</tr>`)}
      <tr><th scope="row">${say("web-rank")}</th>${ranks.map((rank) => html`<td>${rank}</td>`)}</tr>
    </tbody>
  </table></div>
  <p class="help">${words.help("over")}</p>`;
}

/** What one card of a line was worth, where cards are counted. @param {string} line @param {any[]} sheets @param {any} view */
function worth(line, sheets, view) {
  const seat = view.players.findIndex((/** @type {any} */ player) => player.sacrifice_cards?.[line] > 0);
  return seat < 0 ? "" : say("web-worth-each", { value: sheets[seat][line] / view.players[seat].sacrifice_cards[line] });
}
