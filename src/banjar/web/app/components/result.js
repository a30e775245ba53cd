/** The result of a game: winners, score sheet, and buttons for what to do next. */
import { gameBoard } from "../core/games.js";
import { html, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { go } from "../core/route.js";
import { ask } from "../core/connection.js";
import { Banner } from "./banner.js";
import { Dialog } from "./dialog.js";
import { RuleLinks } from "./rule_links.js";
import { Share } from "./share.js";
import { TieBreaks } from "./tie_breaks.js";

/** @param {{state: import("../core/table_state.js").TableState}} props */
export function Result({ state }) {
  const [shown, setShown] = useState(true);
  const now = state.now.value;
  const words = state.words.value;
  const { winners, end_reason: reason, sheets } = /** @type {import("../core/types").Result} */ (now.result);
  if (!shown) return html`<button class="main floating" onClick=${() => setShown(true)}>${say("web-result")}</button>`;
  const names = winners.map((seat) => words.seat(seat)).join(", ");
  const rematch = async () => {
    // The server creates another table if the rematch was deleted meanwhile.
    if (!(await state.command("rematch", {}))) return;
    const again = state.now.value.rematch;
    if (!again) return;
    // Against bots alone the rematch starts at once.
    const alone = now.seats.every((seat) => seat.level || now.you.seats.includes(seat.seat));
    if (alone) await ask(again, "start", {}).catch(() => {});
    go(`/t/${again}`);
  };
  return html`<${Dialog} title=${say("web-won", { count: winners.length, player: names })} close=${() => setShown(false)} wide=${true}>
    <${Banner} game=${words.game}><p>${reason === "resignation" ? say(winners.length > 1 ? "web-end-bots-left" : "web-end-resignation") : words.say("end", reason ?? "")}</p><//>
    ${sheets && html`<${Sheet} result=${now.result} words=${words} view=${now.game} />`}
    <div class="row">
      ${now.you.seats.length > 0 && html`<button class="main" onClick=${rematch}>${say(now.rematch ? "web-to-rematch" : "web-rematch")}</button>`}
      ${now.you.seats.length === 0 && now.rematch && html`<a class="button main" href=${`/t/${now.rematch}`}>${say("web-to-rematch")}</a>`}
      <a class="button" href=${`/replay/${state.id}`}>${say("web-replay")}</a>
      <${Share} link=${`${location.origin}/replay/${state.id}`} title=${say("web-won", { count: winners.length, player: names })} label=${say("web-share-game")} />
      <a class="button" href=${`/api/tables/${state.id}/record`} download>${say("web-record")}</a>
      <a class="button" href="/">${say("web-home")}</a>
    </div>
  <//>`;
}

/**
 * @param {{result: import("../core/types").Outcome, words: import("../core/wording.js").Wording, view: import("../core/types").View}} props
 */
export function Sheet({ result, words, view }) {
  const { sheets, ranks, winners } = result;
  const lines = Object.keys(sheets[0] ?? {});
  const { noteOfLine, noteOfScore } = gameBoard(words.game) ?? {};
  return html`<div class="scroll"><table class="sheet">
    <thead><tr><td></td>${sheets.map((_, seat) => html`<th scope="col" title=${words.seat(seat)} class=${winners.includes(seat) ? "winner" : ""}>${words.brief(seat)}</th>`)}</tr></thead>
    <tbody>${lines.map(
      (line) => html`<tr class=${line}><th scope="row">${words.say("score", line)}${noteOfLine?.(line, view)}</th>
      ${sheets.map((sheet, seat) => html`<td>${noteOfScore?.(line, seat, sheets, view)} ${sheet[line]}</td>`)}</tr>`,
    )}
      <tr><th scope="row">${say("web-rank")}</th>${ranks.map((rank) => html`<td>${rank}</td>`)}</tr>
    </tbody>
  </table></div>
  <${TieBreaks} result=${result} words=${words} />
  <p class="help"><${RuleLinks} game=${words.game} text=${words.help("over")} /></p>`;
}
