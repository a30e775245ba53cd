/** The board of altar as text. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { consequence, inFull } from "./consequences.js";
import { GOODS, KINDS, ROW_NAMES } from "./kinds.js";
import { inWords, worthOfAll, worthless } from "./ladder.js";
import { scoredRow } from "./scored.js";

/** @param {import("./types").BoardProps} props */
export function AltarText({ view, words, state }) {
  const scored = scoredRow(state);
  const weighed = (view.legal ?? []).filter((action) => consequence(action, words));
  return html`<section class="text-board" aria-label=${say("web-board")}>
    ${
      weighed.length > 0 &&
      html`<h2>${say("altar-web-text-choices")}</h2>
      <ul>${weighed.map((action) => html`<li>${inFull(action, words)}</li>`)}</ul>`
    }
    <h2>${say("altar-web-offer")}</h2>
    <p>${say("altar-web-text-rows")}</p>
    <ul>${view.rows.map((cards, row) => html`<li>${rowInWords(view, words, cards, row)}${row === scored && ` (${say("altar-web-scored-last")})`}</li>`)}</ul>
    <p>${say("altar-web-pile-is", { count: view.pile })}${view.pile_holds && `: ${listed(view.pile_holds, Object.keys(view.pile_holds), cardsOf(words))}`}.</p>
    <h2>${say("altar-web-supply")}</h2>
    <ul>${GOODS.map((good) => html`<li>${say(view.prices ? "altar-web-supply-costs" : "altar-web-supply-is", { good, count: view.supply[good], price: view.prices?.[good] ?? 0 })}</li>`)}</ul>
    ${worthless(view, words) && html`<p>${worthless(view, words)}</p>`}
    <h2>${say("altar-web-altar")}</h2>
    <${AltarInWords} altar=${view.altar} words=${words} />
    <h2>${say("altar-web-worth")}</h2>
    <p>${say("altar-web-worth-help")}</p>
    <ul>${GOODS.map((good) => html`<li>${inWords(view, good)}</li>`)}</ul>
    ${inOrder(view).map((player) => html`<${PlayerInWords} view=${view} player=${player} words=${words} />`)}
  </section>`;
}

/** @param {import("./types").View} view @param {import("../../core/wording.js").Wording} words @param {string[]} cards @param {number} row */
function rowInWords(view, words, cards, row) {
  const names = [...cards]
    .reverse()
    .map((kind) => words.card(kind))
    .join(", ");
  const text = say("altar-web-text-row", { row: ROW_NAMES[row], cards: names || say("web-none") });
  return view.demon_row === row ? `${text} ${say("altar-web-demon-here")}.` : text;
}

/** @param {{altar: import("./types").Stack, words: import("../../core/wording.js").Wording}} props */
function AltarInWords({ altar, words }) {
  const { height, top, looking_at: looked, cards, seen_to_go_there: seen } = altar;
  const counts = cards
    ? Object.fromEntries(GOODS.map((good) => [good, cards.filter((/** @type {string} */ one) => one === good).length]))
    : seen;
  return html`<p>${say("altar-web-altar-is", { count: height, top: height === 0 ? "empty" : (top ?? "hidden") })}.</p>
    ${looked && html`<p>${say("altar-web-text-looking")}</p><ol>${looked.map((good) => html`<li>${words.good(good)}</li>`)}</ol>`}
    ${counts && html`<p>${say(cards ? "altar-web-altar-holds" : "altar-web-altar-seen")}: ${listed(counts, GOODS, goodsOf)}.</p>`}`;
}

/** @param {{view: import("./types").View, player: import("./types").Player, words: import("../../core/wording.js").Wording}} props */
function PlayerInWords({ view, player, words }) {
  const {
    seat,
    stones,
    points,
    hand,
    sacrifice_cards: goods,
    open_sacrifice_cards: remembered,
    kept_count: kept = 0,
  } = player;
  const leads = KINDS.filter((kind) => view.majorities?.[kind] === seat);
  const line = (/** @type {string} */ label, /** @type {string} */ text) => html`<li>${label}: ${text}</li>`;
  return html`<h2>${words.seat(seat)}${seat === view.seat ? ` (${say("web-you")})` : ""}</h2>
    <ul>
      ${view.to_act === seat && html`<li>${say("altar-web-deciding")}</li>`}
      <li>${say("altar-web-stones", { count: stones })}, ${say("altar-web-points", { count: points })}</li>
      ${view.estimates && html`<li>${say("altar-web-estimate", { count: view.estimates[seat] })}</li>`}
      ${line(say("altar-web-in-play"), listed(player.in_play, KINDS, cardsOf(words)))}
      ${leads.length > 0 && line(say("altar-web-majority"), leads.map((kind) => words.card(kind, 2)).join(", "))}
      ${hand ? line(say("altar-web-hand"), listed(hand, KINDS, cardsOf(words))) : html`<li>${say("altar-web-hand-count", { count: player.hand_count })}</li>`}
      ${goods ? line(say("altar-web-sacrifice-cards"), listed(goods, GOODS, goodsOf)) : html`<li>${say("altar-web-goods-count", { count: player.sacrifice_count })}</li>`}
      ${goods && html`<li>${worthOfAll(player)}</li>`}
      ${remembered && line(say("altar-web-goods-remembered"), listed(remembered, GOODS, goodsOf))}
      ${kept > 0 && html`<li>${say("altar-web-kept", { count: kept })}</li>`}
      ${player.hidden && player.hidden_count > 0 && line(say(seat === view.seat ? "altar-web-hidden" : "altar-web-laid-down"), listed(player.hidden, GOODS, goodsOf))}
    </ul>`;
}

/** The players in turn order, the viewer first. @param {import("./types").View} view @returns {import("./types").Player[]} */
const inOrder = (view) => [...view.players.slice(view.seat ?? 0), ...view.players.slice(0, view.seat ?? 0)];

/** @param {import("../../core/wording.js").Wording} words */
const cardsOf = (words) => (/** @type {string} */ kind, /** @type {number} */ count) =>
  `${count} ${words.card(kind, count)}`;

/** @param {string} good @param {number} count */
const goodsOf = (good, count) => say("altar-web-goods", { good, count });

/** @param {Record<string, number>} counts @param {string[]} order @param {(name: string, count: number) => string} named */
const listed = (counts, order, named) =>
  order
    .filter((name) => counts[name])
    .map((name) => named(name, counts[name]))
    .join(", ") || say("web-none");
