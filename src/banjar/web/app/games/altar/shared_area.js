/** The shared area: the altar, the pile, the values of goods, and the supply with its prices. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Picture } from "../../components/picture.js";
import { Card, Good, Stone } from "./card.js";
import { Counter } from "./counter.js";
import { GOODS } from "./kinds.js";
import { Ladder, worthless } from "./ladder.js";
import { Spot, dropZone } from "./spot.js";

/** @param {{view: import("./types").View, moves: import("./moves.js").Moves}} props */
export function SharedArea({ view, moves }) {
  return html`<section class="common" aria-label=${say("altar-web-common")}>
    <div class="altar-and-pile"><${Altar} view=${view} moves=${moves} /><${Pile} view=${view} moves=${moves} /></div>
    <div class=${`goods-panel ${GOODS.every((good) => view.worth[good].most === 0) ? "all-worthless" : ""}`}><${Ladder} view=${view} /><${Supply} view=${view} moves=${moves} /></div>
  </section>`;
}

/** @param {{view: import("./types").View, moves: import("./moves.js").Moves}} props */
function Altar({ view, moves }) {
  const { height, top, looking_at: looked, cards, seen_to_go_there: seen } = view.altar;
  const looks = moves.of(["look"]);
  const top_name = height === 0 ? "empty" : (top ?? "hidden");
  const label = say("altar-web-altar-is", { count: height, top: top_name });
  const counts = cards ? tally(cards) : seen;
  return html`<div class="altar-pile" ...${dropZone("altar")}>
    <h2>${say("altar-web-altar")}</h2>
    ${
      looked
        ? html`<div class="looked">${looked.map(
            (good, place) => html`<${Spot} key=${place} moves=${moves}
          name=${`keep ${place}`} at=${`looked ${place}`} actions=${moves.of(["keep"], { place: place + 1 })} label=${moves.words.good(good)}
          why=${() => moves.explain("altar")}><${Good} good=${good} /><small aria-hidden="true">${place + 1}.</small><//>`,
          )}</div>`
        : html`<${Spot} moves=${moves} name="altar" at="altar" class="altar-top" actions=${looks} label=${label} why=${() => moves.explain("altar")}>
          <${Picture} id="altar-altar" class="altar-stone-table" />
          ${height > 2 && html`<span class="layer two"><${Good} good=${null} /></span>`}
          ${height > 1 && html`<span class="layer one"><${Good} good=${null} /></span>`}
          ${height > 0 && html`<span class="layer top" key=${`${height}`}><${Good} good=${top} /></span>`}
        <//>`
    }
    <p class="altar-words"><span>${say("altar-web-altar-height", { count: height })}</span>
      ${height > 0 && html`<span class="on-top"> · <span>${say("altar-web-altar-top", { top: top_name })}</span></span>`}</p>
    ${
      counts &&
      html`<ul class=${cards ? "tally" : "tally seen"} aria-label=${say(cards ? "altar-web-altar-holds" : "altar-web-altar-seen")} title=${say(cards ? "altar-web-altar-holds" : "altar-web-altar-seen")}>
      ${GOODS.map((good) => html`<li><${Picture} id=${`altar-good-${good}`} class="token" label=${moves.words.good(good)} />${counts[good] ?? 0}</li>`)}</ul>`
    }
  </div>`;
}

/** @param {string[]} cards @returns {Record<string, number>} */
const tally = (cards) => Object.fromEntries(GOODS.map((good) => [good, cards.filter((card) => card === good).length]));

/** @param {{view: import("./types").View, moves: import("./moves.js").Moves}} props */
function Pile({ view, moves }) {
  const held = view.pile_holds;
  const contents =
    held &&
    Object.entries(held)
      .filter(([, count]) => count)
      .map(([kind, count]) => `${count} ${moves.words.card(kind, /** @type {number} */ (count))}`)
      .join(", ");
  const label = say("altar-web-pile-is", { count: view.pile });
  const text = contents ? `${label}: ${contents}` : label;
  return html`<div class="deck">
    <h2>${say("altar-web-pile")}</h2>
    <button type="button" class=${`spot deck-card ${view.next_row_ends_game ? "low" : ""} ${view.pile ? "" : "empty"}`} title=${text}
      data-place="pile" onClick=${() => moves.tell(contents ? text : say("altar-web-pile-ends", { count: view.pile }))}>
      <span class="hidden">${text}</span><span class="face" aria-hidden="true"><${Card} kind=${null} /><${Counter} value=${view.pile} /></span>
    </button>
    ${view.next_row_ends_game && view.pile > 0 && html`<p class="nearly-out" title=${say("altar-web-pile-ends", { count: view.pile })}>${say("altar-web-nearly-out")}</p>`}
    ${view.box.shrine > 0 && html`<p class="boxed" data-place="box shrine" title=${say("altar-web-box-shrines", { count: view.box.shrine })}><${Card} kind="shrine" class="tiny" />×${view.box.shrine}</p>`}
    ${view.oracle && view.box.oracle > 0 && html`<p class="boxed" data-place="box oracle" title=${say("altar-web-box-oracles", { count: view.box.oracle })}><${Card} kind="oracle" class="tiny" />×${view.box.oracle}</p>`}
  </div>`;
}

/** @param {{view: import("./types").View, moves: import("./moves.js").Moves}} props */
function Supply({ view, moves }) {
  return html`<div class="supply" role="group" aria-label=${say("altar-web-supply")}>
    <h2>${say("altar-web-supply")}</h2>
    <div class="supply-goods">
      ${GOODS.map((good) => {
        const count = view.supply[good];
        const price = view.seat === null ? undefined : view.prices?.[good];
        const actions = moves.of(["buy", "offer", "substitute"], { good });
        const [first] = actions;
        const label = say(price === undefined ? "altar-web-supply-is" : "altar-web-supply-costs", {
          good,
          count,
          price: price ?? 0,
        });
        return html`<${Spot} key=${good} moves=${moves} name=${`supply ${good}`} at=${`supply ${good}`} class=${`supply-good ${count ? "" : "gone"}`}
          zone=${actions[0]?.type === "offer" ? "altar" : "goods"} actions=${actions} label=${label} why=${() => moves.explain(`supply ${good}`)}>
          <${Good} good=${good} />
          <span class="supply-words" aria-hidden="true">
            <span class="supply-left">×<${Counter} value=${count} /></span>
            ${price !== undefined && html`<span class="price"><${Stone} />${price}</span>`}
            ${first?.type === "buy" && html`<small class="leaves" title=${say("altar-web-leaves", { left: first.preview.stones_after })}>→ <${Stone} />${first.preview.stones_after}</small>`}
          </span>
        <//>`;
      })}
    </div>
    <p class="worthless">${worthless(view, moves.words)}</p>
  </div>`;
}
