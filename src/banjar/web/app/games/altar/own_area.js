/** The viewer's own side of the table: cards in play, hand, sacrifice cards. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Sign } from "../../components/deeds.js";
import { Card, Good, Point, Stone } from "./card.js";
import { Counter } from "./counter.js";
import { GOODS, KINDS, spread } from "./kinds.js";
import { ranged, worthOfAll } from "./ladder.js";
import { InPlay, PlayerHead, marks } from "./player.js";
import { Spot, dropZone } from "./spot.js";

/** @param {{view: import("./types").View, player: import("./types").Player, moves: import("./moves.js").Moves, now: import("../../core/types").TableView}} props */
export function OwnArea({ view, player, moves, now }) {
  const { words } = moves;
  return html`<section class=${`own ${marks(view, player.seat)}`} aria-label=${say("altar-web-own")}>
    <div class="own-play" ...${dropZone("play")}>
      <${PlayerHead} view=${view} player=${player} words=${words} now=${now} />
      <${InPlay} view=${view} player=${player} words=${words} />
      <${Reward} moves=${moves} />
    </div>
    <div class="own-cards">
      <${Hand} size=${view.hand_size} player=${player} moves=${moves} />
      <${Sacrifices} player=${player} moves=${moves} />
    </div>
  </section>`;
}

/** @param {{size: number, player: import("./types").Player, moves: import("./moves.js").Moves}} props */
function Hand({ size, player, moves }) {
  const cards = spread(/** @type {Required<import("./types").Player>} */ (player).hand, KINDS);
  return html`<div class="own-hand" ...${dropZone("hand")}>
    <h2>${say("altar-web-hand")}</h2>
    <div class="hand-cards" data-place=${`hand ${player.seat}`}>
      ${cards.map((kind, place) => html`<${HandCard} key=${`${kind}${place}`} moves=${moves} kind=${kind} place=${place} />`)}
      ${Array.from({ length: Math.max(0, size - cards.length) }, (_, gap) => html`<span class="gap" key=${`gap${gap}`} aria-hidden="true"></span>`)}
    </div>
  </div>`;
}

/** @param {{moves: import("./moves.js").Moves, kind: string, place: number}} props */
function HandCard({ moves, kind, place }) {
  const actions = moves.plays(kind);
  return html`<${Spot} moves=${moves} name=${`hand ${place}`} at=${`hand card ${kind} ${place}`} class="hand-card" zone="play" actions=${actions}
    label=${moves.words.card(kind)} about=${moves.about(kind)} why=${() => moves.explain(`hand ${kind}`, moves.about(kind))}>
    <${Card} kind=${kind} named=${true} />
    ${actions.length > 0 && html`<span class="tag-below" aria-hidden="true"><${CostTag} actions=${actions} /></span>`}
  <//>`;
}

/** The price on a card, before it is clicked. @param {{actions: import("./types").Action[]}} props */
function CostTag({ actions }) {
  const costs = actions.map((action) => ("cost" in action ? action.cost : 0));
  const last = costs[costs.length - 1];
  if (actions.length > 1) return html`<${Stone} />${costs[0]}–${last}`;
  // The style sheet shows the words on cards that are wide enough for them.
  if (actions[0].type === "return_shrine")
    return html`<span class="if-wide">${say("altar-web-to-box")}</span><span class="unless-wide"><${Sign} name="cross" /></span>`;
  if (!last)
    return html`<span class="unless-tiny">${say("altar-web-free-of-charge")}</span><span class="if-tiny"><${Stone} />0</span>`;
  return html`<${Stone} />${last} <small class="if-wide">${say("altar-web-leaves", { left: stonesAfter(actions[0]) })}</small>`;
}

/** @param {import("./types").Action} action */
const stonesAfter = (action) =>
  "preview" in action && action.preview && "stones_after" in action.preview ? (action.preview.stones_after ?? 0) : 0;

/** @param {{player: import("./types").Player, moves: import("./moves.js").Moves}} props */
function Sacrifices({ player, moves }) {
  // The viewer's own sacrifice cards are always known.
  const { hidden: laid, sacrifice_cards: goods, worth } = /** @type {Required<import("./types").Player>} */ (player);
  const hidden = GOODS.filter((good) => laid?.[good]);
  return html`<div class="own-goods" ...${dropZone("goods")}>
    <h2>${say("altar-web-sacrifice-cards")}${worth && html` <span class="goods-worth" title=${worthOfAll(player)}><span class="hidden">${worthOfAll(player)}</span><span aria-hidden="true">${ranged(worth.lowest, worth.highest)}<${Point} /></span></span>`}</h2>
    <div class="goods" data-place=${`goods ${player.seat}`}>
      ${GOODS.map((good) => {
        const count = goods[good];
        return html`<${Spot} key=${good} moves=${moves} name=${`good ${good}`} at=${`good ${player.seat} ${good}`} zone="altar"
          class=${`own-good ${count ? "" : "none"}`} actions=${moves.of(["lay", "hide"], { good })}
          label=${say("altar-web-goods", { good, count })} why=${() => moves.explain(`goods ${good}`)}>
          <${Good} good=${good} /><span class="badge-count" aria-hidden="true"><${Counter} value=${count} /></span>
        <//>`;
      })}
    </div>
    ${
      hidden.length > 0 &&
      html`<p class="laid-down" title=${say("altar-web-hidden")}><${Good} good=${null} class="token" /> <span class="in-words">${say("altar-web-hidden")}:
      ${hidden.map((good) => html` <span>${laid[good]}× ${moves.words.good(good)}</span>`)}</span>
      <span class="in-pictures" aria-hidden="true">${hidden.map((good) => html`<${Good} good=${good} class="token" />${laid[good]} `)}</span></p>`
    }
  </div>`;
}

/** A3.16 asks: points or stones. @param {{moves: import("./moves.js").Moves}} props */
function Reward({ moves }) {
  const rewards = moves.of(["reward_points", "reward_stones"]);
  if (!rewards.length) return null;
  return html`<div class="rewards">${rewards.map(
    (action) => html`<${Spot} key=${action.text} moves=${moves} name=${action.text} at=${action.text}
    class="reward" actions=${[action]} label=${moves.words.action(action)} why=${() => {}}>
    +${action.preview?.amount} ${action.type === "reward_points" ? html`<${Point} />` : html`<${Stone} />`}<//>`,
  )}</div>`;
}
