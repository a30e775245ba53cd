/** The players: cards in hand, masks, seals, points, and who is absent. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { AwayMark } from "../../components/away_mark.js";
import { Clock } from "../../components/clock.js";
import { Face } from "../../components/face.js";
import { LastDeeds } from "../../components/deeds.js";
import { Picture } from "../../components/picture.js";
import { Card, Pile } from "./card.js";
import { Mask } from "./masks.js";
import { useCounted } from "./motion.js";
import { colourOf, ISLANDS, KINDS, nameOf, seated } from "./table.js";

/** How many deeds fit at a player's plate, at one of four plates, and into a player's short line. */
const MAX_AT_PLATE = 4;
const MAX_OF_FOUR = 3;
const MAX_IN_BRIEF = 1;

/** @param {{table: import("./types").Table, small: boolean}} props */
export function Players({ table, small }) {
  const { view } = table;
  const plates = html`<ul>${seated(view).map((player) => html`<${Plate} key=${player.seat} table=${table} player=${player} />`)}</ul>`;
  if (!small)
    return html`<section class="dalang-players" aria-label=${say("web-players")}><h2 class="hidden">${say("web-players")}</h2>${plates}</section>`;
  return html`<details class="dalang-players folded">
    <summary>${seated(view).map(
      (
        player,
      ) => html`<span key=${player.seat} class=${`brief ${colourOf(table, player.seat)} ${player.seat === view.seat ? "own" : ""} ${player.fled ? "fled" : ""} ${view.to_act === player.seat ? "deciding" : ""}`}
      data-plate=${player.seat} data-place=${player.seat === view.seat ? undefined : `hand-${player.seat}`}>
      ${view.active === player.seat && html`<${Picture} id="dalang-lamp" label=${say("dalang-web-active")} class="active" />`}
      <${Picture} id=${`player-${colourOf(table, player.seat)}`} class="mark" />
      <span class="name">${nameOf(table, player.seat)}</span><${AwayMark} now=${table.now} seat=${player.seat} /><${Clock} now=${table.now} seat=${player.seat} /><b>${player.points}</b>
      ${player.fled && html`<span class="hidden">${say("dalang-web-fled")}</span>`}
      ${player.seat !== view.seat && html`<${LastDeeds} seat=${player.seat} most=${MAX_IN_BRIEF} brief=${true} />`}
      ${player.seat !== view.seat && (player.hand ?? player.known_hand) && html`<span class="brief-hand"><${Known} table=${table} player=${player} /></span>`}</span>`,
    )}</summary>
    ${plates}
  </details>`;
}

/** @param {{table: import("./types").Table, player: import("./types").Player}} props */
function Plate({ table, player }) {
  const { view } = table;
  const { seat, points } = player;
  const counted = useCounted(points);
  const there = table.now.seats[seat];
  const masks = view.masks.map((mask, number) => ({ ...mask, number })).filter((mask) => mask.owner === seat);
  const seals = ISLANDS.filter((island) => view.seal[island] === seat);
  const away = table.state && there && there.kind === "person" && there.present === false && !there.level;
  const marks = [
    colourOf(table, seat),
    player.fled && "fled",
    view.to_act === seat && view.phase !== "over" && "deciding",
    seat === view.seat && "own",
  ].filter(Boolean);
  return html`<li class=${`dalang-plate ${marks.join(" ")}`} data-plate=${seat}>
    <div class="line"><span class="lamp">${view.active === seat && html`<${Picture} id="dalang-lamp" label=${say("dalang-web-active")} />`}</span>
      <${Face} seats=${table.now.seats} seat=${seat} /><strong class="name">${seat === view.seat && there?.name ? html`${there.name} <small>(${say("web-you")})</small>` : nameOf(table, seat)}</strong>
      <${Clock} now=${table.now} seat=${seat} />
      <span class="points" title=${say("dalang-web-points", { count: points })}><b aria-hidden="true">${counted}</b><span class="hidden">${say("dalang-web-points", { count: points })}</span></span></div>
    <div class="line"><span class="cards" data-place=${seat === view.seat ? undefined : `hand-${seat}`} title=${say("dalang-web-hand", { count: player.hand_count })}>
        <${Pile} count=${player.hand_count} /><span class="hidden">${say("dalang-web-hand", { count: player.hand_count })}</span></span>
      ${seals.map(
        (
          island,
        ) => html`<span class="own-seal" key=${island} title=${say("dalang-web-seal-of", { island: table.words.island(island) })}>
        <${Picture} id="dalang-seal" label=${say("dalang-web-seal-of", { island: table.words.island(island) })} /></span>`,
      )}
      <span class="own-masks">${masks.map((mask) => html`<${Mask} key=${mask.number} mask=${mask} />`)}</span></div>
    ${seat !== view.seat && html`<${LastDeeds} seat=${seat} most=${view.players.length > 3 ? MAX_OF_FOUR : MAX_AT_PLATE} />`}
    <div class="tags">${player.fled && html`<em class="tag fled">${say("dalang-web-fled")}</em>`}
      ${view.question.spared === seat && !player.fled && html`<em class="tag">${say("dalang-web-spared")}</em>`}
      ${table.state && there?.substituted && html`<em class="tag">${say("dalang-web-substituted")}</em>`}
      ${away && html`<em class="tag">${say("dalang-web-away")}</em>`}
      <${Known} table=${table} player=${player} /></div>
  </li>`;
}

/** Cards of this hand that the viewer may see: all of them in replays, some with the memory aid. @param {{table: import("./types").Table, player: import("./types").Player}} props */
function Known({ table, player }) {
  if (player.seat === table.view.seat) return null;
  const counts = player.hand ?? player.known_hand;
  if (!counts) return null;
  const kinds = KINDS.filter((kind) => counts[kind] > 0);
  return kinds.map((kind) => {
    const label = `${counts[kind]} ${table.words.card(kind, counts[kind])}`;
    return html`<span class="known" key=${kind} title=${label}><${Card} kind=${kind} label=${label} />${counts[kind] > 1 && html`<b aria-hidden="true">×${counts[kind]}</b>`}</span>`;
  });
}
