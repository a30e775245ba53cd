/** The end: who won, the score sheet, and what to do next. */
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
  const { winners, end_reason: reason, sheets } = now.result;
  if (!shown) return html`<button class="main floating" onClick=${() => setShown(true)}>${say("web-result")}</button>`;
  const names = winners.map((/** @type {number} */ seat) => words.seat(seat)).join(", ");
  const rematch = async () => {
    // If the next table was deleted meanwhile, the server makes another.
    if (!(await state.command("rematch"))) return;
    const again = state.now.value.rematch;
    if (!again) return;
    // Bots need not be waited for.
    const alone = now.seats.every((/** @type {any} */ seat) => seat.level || now.you.seats.includes(seat.seat));
    if (alone) await ask(again, "start").catch(() => {});
    go(`/t/${again}`);
  };
  return html`<${Dialog} title=${say("web-won", { count: winners.length, player: names })} close=${() => setShown(false)} wide=${true}>
    <${Banner} game=${words.game}><p>${reason === "resignation" ? say(winners.length > 1 ? "web-end-bots-left" : "web-end-resignation") : words.say("end", reason)}</p><//>
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
 * @typedef {{sheets: any[], ranks: number[], winners: number[], tie_breaks: import("./tie_breaks.js").TieBreak[]}} Outcome
 * @param {{result: Outcome, words: import("../core/wording.js").Wording, view: any}} props
 */
export function Sheet({ result, words, view }) {
  const { sheets, ranks, winners } = result;
  const lines = Object.keys(sheets[0]);
  return html`<div class="scroll"><table class="sheet">
    <thead><tr><td></td>${sheets.map((_, seat) => html`<th scope="col" title=${words.seat(seat)} class=${winners.includes(seat) ? "winner" : ""}>${words.brief(seat)}</th>`)}</tr></thead>
    <tbody>${lines.map((line) => html`<tr class=${line}><th scope="row">${words.say("score", line)}${reason(line, view)}</th>
      ${sheets.map((sheet, seat) => html`<td>${origin(line, seat, sheets, view)} ${sheet[line]}</td>`)}</tr>`)}
      <tr><th scope="row">${say("web-rank")}</th>${ranks.map((rank) => html`<td>${rank}</td>`)}</tr>
    </tbody>
  </table></div>
  <${TieBreaks} result=${result} words=${words} />
  <p class="help"><${RuleLinks} game=${words.game} text=${words.help("over")} /></p>`;
}

/** How many things a line of a player's sheet counts; null where it counts points. @param {string} line @param {number} seat @param {any} view @returns {number | null} */
function things(line, seat, view) {
  const player = view.players[seat];
  switch (line) {
    case "shrines":
      return player.in_play.shrine;
    case "stones":
      return player.stones;
    case "masks":
      return view.masks.filter((/** @type {any} */ mask) => mask.owner === seat).length;
    case "seals":
      return Object.values(view.seal).filter((owner) => owner === seat).length;
    default:
      return player.sacrifice_cards?.[line] ?? null;
  }
}

/** Why a good is worth what it is (A5.1). @param {string} line @param {any} view */
function reason(line, view) {
  if (!view.altar?.cards || !(line in view.supply)) return null;
  const count = view.altar.cards.filter((/** @type {string} */ good) => good === line).length;
  return html` <small>${say("altar-web-on-altar", { count, value: view.values[line] })}</small>`;
}

/** Where a number of the sheet comes from. @param {string} line @param {number} seat @param {any[]} sheets @param {any} view */
function origin(line, seat, sheets, view) {
  const count = things(line, seat, view);
  if (!count) return "";
  return html`<small>${summed(line, count, seat, sheets, view)}</small>`;
}

/** Masks differ in value, several stones make a point, and of the rest all are worth the same. @param {string} line @param {number} count @param {number} seat @param {any[]} sheets @param {any} view */
function summed(line, count, seat, sheets, view) {
  if (line === "stones") return say("web-from", { count });
  if (line !== "masks") return say("web-times", { count, value: sheets[seat][line] / count });
  const values = view.masks.filter((/** @type {any} */ mask) => mask.owner === seat).map((/** @type {any} */ mask) => mask.value);
  return count > 1 ? `${values.join(" + ")} =` : "";
}
