/** A player's area: name, stones, points, cards in play by kind, and what is known of hand and goods. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Clock } from "../../components/clock.js";
import { Face } from "../../components/face.js";
import { AwayMark } from "../../components/away_mark.js";
import { LastDeeds } from "../../components/deeds.js";
import { Card, Good, Laurel, Point, SeatMark, Stone } from "./card.js";
import { Counter } from "./counter.js";
import { GOODS, KINDS, spread } from "./kinds.js";

/** How many deeds fit at each of three other players, and into a player's short line. */
const MAX_OF_FOUR = 4;
const MAX_IN_BRIEF = 2;

/**
 * The other players; on a phone a line that unfolds.
 * @param {{view: import("./types").View, words: import("../../core/wording.js").Wording, now: import("../../core/types").TableView, narrow: boolean}} props
 */
export function Others({ view, words, now, narrow }) {
  const players = otherPlayers(view);
  const panels = players.map(
    (player) => html`<${PlayerPanel} key=${player.seat} view=${view} player=${player} words=${words} now=${now} />`,
  );
  const label = say(view.seat === null ? "altar-web-players" : "altar-web-others");
  if (!narrow) return html`<div class="others" role="group" tabindex="0" aria-label=${label}>${panels}</div>`;
  return html`<details class="others folded">
    <summary aria-label=${label}>${players.map((player) => html`<${Brief} key=${player.seat} view=${view} player=${player} words=${words} now=${now} />`)}</summary>
    <div class="unfolded" role="group" tabindex="0" aria-label=${label}>${panels}</div>
  </details>`;
}

/** The other players in the order of turns; for spectators everybody. @param {import("./types").View} view @returns {import("./types").Player[]} */
function otherPlayers(view) {
  if (view.seat === null) return view.players;
  const after = view.seat + 1;
  return [...view.players.slice(after), ...view.players.slice(0, view.seat)];
}

/** A player in one short line. @param {{view: import("./types").View, player: import("./types").Player, words: import("../../core/wording.js").Wording, now: import("../../core/types").TableView}} props */
function Brief({ view, player, words, now }) {
  const { seat, stones, points } = player;
  return html`<span class=${`brief ${marks(view, seat)}`} data-place=${`seat ${seat}`}>
    <${SeatMark} colour=${player.colour} /><span class="player-name">${words.brief(seat)}</span><${AwayMark} now=${now} seat=${seat} />
    <${Clock} now=${now} seat=${seat} />
    <${Figure} text=${say("altar-web-stones", { count: stones })} value=${stones}><${Stone} /><//>
    <${Figure} text=${say("altar-web-points", { count: points })} value=${points}><${Point} /><//>
    <${LastDeeds} seat=${seat} most=${MAX_IN_BRIEF} brief=${true} />
    ${player.hand && html`<span class="brief-hand" role="img" aria-label=${say("altar-web-hand")}>${spread(player.hand, KINDS).map((kind) => html`<${Card} kind=${kind} class="tiny" />`)}</span>`}
  </span>`;
}

/** @param {{view: import("./types").View, player: import("./types").Player, words: import("../../core/wording.js").Wording, now: import("../../core/types").TableView}} props */
function PlayerPanel({ view, player, words, now }) {
  const known = player.hand || player.sacrifice_cards || player.open_sacrifice_cards;
  return html`<section class=${`player ${marks(view, player.seat)}`} aria-label=${words.seat(player.seat)}>
    <${PlayerHead} view=${view} player=${player} words=${words} now=${now} />
    <${LastDeeds} seat=${player.seat} most=${view.players.length > 3 ? MAX_OF_FOUR : undefined} />
    <${InPlay} view=${view} player=${player} words=${words} />
    ${known && html`<${Known} player=${player} words=${words} estimate=${view.estimates?.[player.seat]} />`}
  </section>`;
}

/** @param {import("./types").View} view @param {number} seat */
export const marks = (view, seat) =>
  `${view.active === seat && view.phase !== "over" ? "active" : ""} ${view.to_act === seat ? "deciding" : ""}`;

/** @param {{view: import("./types").View, player: import("./types").Player, words: import("../../core/wording.js").Wording, now: import("../../core/types").TableView}} props */
export function PlayerHead({ view, player, words, now }) {
  const { seat, stones, points, hand_count: hand, sacrifice_count: goods } = player;
  const place = now?.seats?.[seat];
  const estimate = view.estimates?.[seat];
  return html`<header class="player-head">
    <${SeatMark} colour=${player.colour} /><${Face} seats=${now.seats} seat=${seat} />
    <strong class="player-name" title=${words.seat(seat)}>${words.brief(seat)}</strong>
    ${seat === view.seat && html`<small>(${say("web-you")})</small>`}
    ${view.to_act === seat && html`<span class="turn-mark" role="img" aria-label=${say("altar-web-deciding")} title=${say("altar-web-deciding")}>▸</span>`}
    ${place?.substituted && html`<small class="tag">${say("altar-web-substituted")}</small>`}
    ${place?.kind === "person" && place.present === false && !place.substituted && now.status === "running" && html`<small class="tag">${say("altar-web-away")}</small>`}
    <${Clock} now=${now} seat=${seat} />
    <span class="figures">
      <${Figure} at=${`stones ${seat}`} text=${say("altar-web-stones", { count: stones })} value=${stones}><${Stone} /><//>
      <${Figure} at=${`points ${seat}`} text=${say("altar-web-points", { count: points })} value=${points}><${Point} /><//>
      ${
        seat !== view.seat &&
        html`
        <${Figure} at=${`hand ${seat}`} text=${say("altar-web-hand-count", { count: hand })} value=${hand}><${Card} kind=${null} class="token" /><//>
        <${Figure} at=${`goods ${seat}`} text=${say("altar-web-goods-count", { count: goods })} value=${goods}><${Good} good=${null} class="token" /><//>`
      }
      ${estimate !== undefined && seat === view.seat && html`<${Estimate} estimate=${estimate} />`}
    </span>
  </header>`;
}

/**
 * Seven places in the same order for everybody, so that numbers can be compared at a glance.
 * @param {{view: import("./types").View, player: import("./types").Player, words: import("../../core/wording.js").Wording}} props
 */
export function InPlay({ view, player, words }) {
  return html`<ul class="in-play" aria-label=${say("altar-web-in-play")}>
    ${KINDS.map((kind) => {
      const count = player.in_play[kind];
      const leads = view.majorities?.[kind] === player.seat;
      const text = `${count} ${words.card(kind, count)}${leads ? ` · ${say("altar-web-majority")}` : ""}`;
      const title = `${text}. ${say("altar-web-about", { card: kind })}`;
      return html`<li class=${`slot ${count ? "" : "none"} ${count > 1 ? "several" : ""} ${leads ? "leads" : ""}`} data-place=${`play ${player.seat} ${kind}`} title=${title}>
        ${count > 0 ? html`<${Card} kind=${kind} />` : html`<span class="empty-slot" aria-hidden="true">${say(`altar-web-letter-${kind}`)}</span>`}
        <span class="hidden">${text}</span>
        ${count > 0 && html`<span class="badge-count" aria-hidden="true"><${Counter} value=${count} /></span>`}
        ${leads && html`<span class="majority" aria-hidden="true"><${Laurel} /></span>`}
      </li>`;
    })}
  </ul>`;
}

/**
 * Hand and goods, if they are open or shown by the memory aid.
 * @param {{player: import("./types").Player, words: import("../../core/wording.js").Wording, estimate?: number}} props
 */
function Known({ player, words, estimate }) {
  const { hidden, kept_count: kept = 0 } = player;
  const goods = player.sacrifice_cards ?? player.open_sacrifice_cards;
  return html`<div class="known">
    ${player.hand && html`<ul aria-label=${say("altar-web-hand")}>${spread(player.hand, KINDS).map((kind) => html`<li title=${words.card(kind)}><${Card} kind=${kind} class="tiny" /><span class="hidden">${words.card(kind)}</span></li>`)}</ul>`}
    ${
      goods &&
      html`<ul aria-label=${say("altar-web-sacrifice-cards")} title=${say(player.sacrifice_cards ? "altar-web-sacrifice-cards" : "altar-web-goods-remembered")}>
      ${GOODS.filter((good) => goods[good]).map((good) => html`<li title=${words.good(good)}><${Good} good=${good} class="token" />${goods[good]}<span class="hidden">${words.good(good)}</span></li>`)}
      ${kept > 0 && html`<li title=${say("altar-web-kept", { count: kept })}><${Good} good=${null} class="token" />${kept}<span class="hidden">${say("altar-web-kept", { count: kept })}</span></li>`}</ul>`
    }
    ${
      hidden &&
      player.hidden_count > 0 &&
      html`<ul class="laid" aria-label=${say("altar-web-laid-down")} title=${say("altar-web-laid-down")}>
      <li aria-hidden="true"><${Good} good=${null} class="token" />:</li>
      ${GOODS.filter((good) => hidden[good]).map((good) => html`<li title=${words.good(good)}><${Good} good=${good} class="token" />${hidden[good]}<span class="hidden">${words.good(good)}</span></li>`)}</ul>`
    }
    ${estimate !== undefined && html`<${Estimate} estimate=${estimate} />`}
  </div>`;
}

/** @param {{estimate: number}} props */
const Estimate = ({ estimate }) =>
  html`<${Figure} class="estimate" text=${say("altar-web-estimate", { count: estimate })} value=${estimate}><span aria-hidden="true">≈</span><//>`;

/**
 * A number with its picture, and as text for screen readers.
 * @param {{text: string, value: number, at?: string, class?: string, children?: ComponentChildren}} props
 */
function Figure({ text, value, at, class: name = "", children }) {
  return html`<span class=${`figure ${name}`} data-place=${at} title=${text}>${children}<${Counter} value=${value} /><span class="hidden">${text}</span></span>`;
}
