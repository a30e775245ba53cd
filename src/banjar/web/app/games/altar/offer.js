/** The offer: four rows drawn as columns, the free card at the bottom, and what taking it scores. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Picture } from "../../components/picture.js";
import { Card, Point, SeatMark, Stone, Good } from "./card.js";
import { consequence, gained } from "./consequences.js";
import { GOODS, ROW_NAMES } from "./kinds.js";
import { Spot } from "./spot.js";

/** @param {{view: import("./types").View, moves: import("./moves.js").Moves, scored: number | null}} props `scored`: the row of the card that was scored last */
export function Offer({ view, moves, scored }) {
  return html`<section class="offer" aria-label=${say("altar-web-offer")}>
    ${view.rows.map((cards, row) => html`<${Row} key=${row} view=${view} moves=${moves} cards=${cards} row=${row} scored=${scored === row} />`)}
  </section>`;
}

/** @param {{view: import("./types").View, moves: import("./moves.js").Moves, cards: string[], row: number, scored: boolean}} props */
function Row({ view, moves, cards, row, scored }) {
  const demon = view.demon_row === row;
  const [take] = moves.of(["take"], { row });
  return html`<div class=${`offer-row ${demon ? "has-demon" : ""}`} role="group" aria-label=${say("altar-web-row", { row: ROW_NAMES[row] })}>
    <h2 class="row-name">${ROW_NAMES[row]}</h2>
    <div class=${`offer-cards of-${cards.length}`} data-place=${`row ${row}`}>
      ${cards.map((kind, place) => {
        const free = place === cards.length - 1;
        const isScored = free && scored;
        const label = free ? say("altar-web-free-card", { card: kind, count: 1 }) : moves.words.card(kind);
        return html`<${Spot} key=${`${place}${kind}`} moves=${moves} name=${`row ${row}`} at=${`row ${row} ${place}`} zone="hand"
          actions=${free && take ? [take] : []} class=${`offer-card place-${place} ${free ? "free" : ""} ${isScored ? "scored" : ""}`}
          label=${isScored ? `${label}, ${say("altar-web-scored-last")}` : label}
          about=${moves.about(kind)} why=${() => moves.explain(`offer ${row}`, moves.about(kind))}>
          <${Card} kind=${kind} named=${free} />
          ${isScored && html`<span class="scored-mark" aria-hidden="true">${say("altar-web-scored-mark")}</span>`}
          ${free && !demon && html`<span class="free-mark" aria-hidden="true">${say("altar-web-free")}</span>`}
        <//>`;
      })}
      ${
        demon &&
        html`<span class="demon" key="demon" data-place="demon" title=${say("altar-web-demon-here")} onClick=${() => moves.explain(`offer ${row}`)}>
        <${Picture} id="altar-demon" label=${say("altar-web-demon-here")} /></span>`
      }
    </div>
    <div class="after" aria-hidden="true">${take && html`<${After} take=${take} moves=${moves} view=${view} />`}</div>
  </div>`;
}

/** The preview of a take, drawn small below its row. @param {{take: import("./types").Take, moves: import("./moves.js").Moves, view: import("./types").View}} props */
function After({ take, moves, view }) {
  const told = take.preview;
  const scores = told.scores ?? [];
  const text = consequence(take, moves.words);
  if (!told.is_last || !told.frees || told.ends_game) {
    return html`<p title=${text}>${told.ends_game ? say("altar-web-ends-short") : told.frees ? "" : say("altar-web-new-row-short")}
      ${told.frees && html`${say("altar-web-frees-short")} <${Card} kind=${told.frees} class="tiny" />`}</p>`;
  }
  return html`<p title=${text}>${say("altar-web-scores-short")} <${Card} kind=${told.frees} class="tiny" /></p>
    <p title=${text}>
    ${scores.map(
      (gain) => html`<span class=${`gain ${gain.seat === view.seat ? "yours" : ""}`} title=${gained(gain, moves.words)}>
      <${SeatMark} colour=${view.players[gain.seat].colour} />+${gain.amount}<${Prize} what=${gain.what} /></span>`,
    )}
    ${!scores.length && html`<span class="gain nobody">${say("altar-web-nobody")}</span>`}</p>`;
}

/** @param {{what: string}} props */
function Prize({ what }) {
  if (what === "stones") return html`<${Stone} />`;
  if (what === "points") return html`<${Point} />`;
  if (what === "points_or_stones") return html`<${Point} />/<${Stone} />`;
  return html`<${Good} good=${GOODS.some((good) => good === what) ? what : null} class="token" />`;
}
