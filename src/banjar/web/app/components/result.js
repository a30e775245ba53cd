/** The result of a game: podium, score sheet, what decided, the curve of the points, and what to do next. */
import { gameBoard } from "../core/games.js";
import { html, useState } from "../core/html.js";
import { listed, say } from "../core/language.js";
import { ClosingTips } from "./coach.js";
import { Dialog } from "./dialog.js";
import { LearnAfter } from "./learn_offer.js";
import { Podium } from "./podium.js";
import { PointsCurve } from "./points_curve.js";
import { RematchButton, rematchWish } from "./rematch.js";
import { RuleLinks } from "./rule_links.js";
import { Share } from "./share.js";
import { TieBreaks } from "./tie_breaks.js";

/** @typedef {import("../core/table_state.js").TableState} TableState */
/** @typedef {import("../core/wording.js").Wording} Wording */

/** @param {{state: TableState}} props */
export function Result({ state }) {
  const [shown, setShown] = useState(true);
  const now = state.now.value;
  const words = state.words.value;
  const result = /** @type {import("../core/types").Result} */ (now.result);
  const wish = rematchWish(state);
  if (!shown)
    return html`<button class="main floating" onClick=${() => setShown(true)}>${wish || say("web-result")}</button>`;
  return html`<${Dialog} title=${titleOf(now, words)} close=${() => setShown(false)} wide=${true} kind=${`result ${words.game}`}
    foot=${html`<${Next} state=${state} title=${titleOf(now, words)} />`}>
    <p class="end-reason">${reasonOf(now, words)}</p>
    ${wish && html`<p class="rematch-wish" role="status">${wish}</p>`}
    <${ClosingTips} state=${state} />
    <div class="result-parts">
      <div>
        <${Podium} now=${now} words=${words} />
        ${result.sheets && html`<${DecidingLine} result=${result} words=${words} />`}
        <${PointsCurve} table=${state.id} now=${now} words=${words} />
      </div>
      ${result.sheets && html`<div><${Sheet} result=${now.result} words=${words} view=${now.game} /></div>`}
      <p class="inline result-more">
        <a class="button" href=${`/api/tables/${state.id}/record`} download>${say("web-record")}</a>
        <a class="button" href="/">${say("web-home")}</a>
      </p>
    </div>
    ${ownSeat(now) !== null && html`<${LearnAfter} game=${words.game} />`}
  <//>`;
}

/** What can be done after a game. @param {{state: TableState, title: string}} props */
const Next = ({ state, title }) => html`<${RematchButton} state=${state} />
  <a class="button" href=${`/replay/${state.id}`}>${say("web-replay")}</a>
  <${Share} link=${`${location.origin}/replay/${state.id}`} title=${title} label=${say("web-share-game")} />`;

/** The seat of the viewer, if they have exactly one. @param {import("../core/types").TableView} now */
const ownSeat = (now) => (now.you.seats.length === 1 ? (now.you.seats[0] ?? null) : null);

/** @param {import("../core/types").TableView} now @param {Wording} words */
function titleOf(now, words) {
  const { winners, end_reason: reason } = /** @type {import("../core/types").Result} */ (now.result);
  const own = ownSeat(now);
  if (own !== null && winners.includes(own)) {
    const others = winners.filter((seat) => seat !== own).map((seat) => words.seat(seat));
    return others.length ? say("web-you-share", { player: listed(others) }) : say("web-you-win");
  }
  if (own !== null && reason === "resignation") return say("web-you-gave-up");
  return say("web-won", { count: winners.length, player: listed(winners.map((seat) => words.seat(seat))) });
}

/** @param {import("../core/types").TableView} now @param {Wording} words */
function reasonOf(now, words) {
  const { winners, end_reason: reason } = /** @type {import("../core/types").Result} */ (now.result);
  if (reason !== "resignation") return words.say("end", reason ?? "");
  const own = ownSeat(now);
  const names = (/** @type {number[]} */ seats) => ({
    count: seats.length,
    player: listed(seats.map((seat) => words.seat(seat))),
  });
  const left = now.seats.filter((seat) => seat.resigned).map((seat) => seat.seat);
  if (own !== null && winners.includes(own))
    return left.length > 1 ? say("web-end-others-gave-up") : say("web-gave-up", names(left));
  const isBotsOnly = winners.every((seat) => now.seats[seat]?.level);
  if (own === null) return isBotsOnly ? say("web-end-bots-left") : say("web-gave-up", names(left));
  return `${say("web-end-you-gave-up", names(winners))} ${isBotsOnly ? say("web-end-you-left-bots") : ""}`;
}

/** @param {{result: import("../core/types").Result, words: Wording}} props */
function DecidingLine({ result, words }) {
  const { deciding_line: deciding, sheets, winners } = result;
  const [winner] = winners;
  if (!deciding || !sheets || winner === undefined) return null;
  const { line, other } = deciding;
  return html`<p class="deciding-line">${gameBoard(words.game)?.pictureOfLine?.(line)} ${say("web-deciding-line", {
    line: words.say("score", line),
    counts: [winner, other].map((seat) => `${words.seat(seat)} ${sheets[seat]?.[line] ?? 0}`).join(", "),
  })}</p>`;
}

/**
 * @param {{result: import("../core/types").Outcome, words: Wording, view: import("../core/types").View}} props
 */
export function Sheet({ result, words, view }) {
  const { sheets, ranks, winners, deciding_line: deciding } = result;
  const lines = Object.keys(sheets[0] ?? {});
  const { pictureOfLine, noteOfLine, noteOfScore } = gameBoard(words.game) ?? {};
  const colour = (/** @type {number} */ seat) =>
    winners.includes(seat) ? `winner ${words.seats[seat]?.colour ?? ""}` : "";
  return html`<div class="scroll"><table class="sheet">
    <thead><tr><td></td>${sheets.map((_, seat) => html`<th scope="col" title=${words.seat(seat)} class=${colour(seat)}>${words.brief(seat)}</th>`)}</tr></thead>
    <tbody>${lines.map(
      (
        line,
      ) => html`<tr class=${`${line} ${deciding?.line === line ? "deciding" : ""}`}><th scope="row">${pictureOfLine?.(line)} ${words.say("score", line)}${noteOfLine?.(line, view)}</th>
      ${sheets.map((sheet, seat) => html`<td>${noteOfScore?.(line, seat, sheets, view)} ${sheet[line]}</td>`)}</tr>`,
    )}
      <tr><th scope="row">${say("web-rank")}</th>${ranks.map((rank) => html`<td>${rank}</td>`)}</tr>
    </tbody>
  </table></div>
  <${TieBreaks} result=${result} words=${words} />
  <p class="help"><${RuleLinks} game=${words.game} text=${words.help("over")} /></p>`;
}
