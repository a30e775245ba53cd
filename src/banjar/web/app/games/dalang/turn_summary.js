/** An event of dalang as a small picture, for the summary of a turn. */
import { html } from "../../core/html.js";
import { Picture } from "../../components/picture.js";
import { Sign, Times } from "../../components/deeds.js";
import { Card } from "./card.js";

/** @typedef {import("../../core/game_client").Deed} Deed */

/** An island by its emblem and initial. @param {{island: string}} props */
const Place = ({ island }) =>
  html`<span class=${`at-island ${island}`}><${Picture} id=${`dalang-goal-${island}`} /><b>${island.charAt(0).toUpperCase()}</b></span>`;

/** A card with a sign for what was done with it. @param {string} card @param {string} sign @param {string} [key] @param {number} [count] @returns {Deed} */
const withCard = (card, sign, key, count = 1) => ({
  key,
  count,
  picture: (all) => html`${sign && html`<${Sign} name=${sign} />`}<${Card} kind=${card} /><${Times} count=${all} />`,
});

/** Cards between the hand and a stack: never which, as nobody may look that up (B10.2). @param {import("../../core/types").GameEvent} event @param {import("./types").Island} island @param {boolean} isTaken @param {number} count @param {import("../../core/wording.js").Wording} words @returns {Deed} */
const atStack = (event, island, isTaken, count, words) => ({
  key: `${isTaken ? "from" : "onto"} ${island}`,
  count,
  text: words.event(/** @type {import("../../core/types").GameEvent} */ ({ ...event, card: null })) ?? "",
  picture: (all) =>
    isTaken
      ? html`<${Place} island=${island} /><${Sign} name="up" /><${Card} kind=${null} /><${Times} count=${all} />`
      : html`<${Card} kind=${null} /><${Times} count=${all} /><${Sign} name="down" /><${Place} island=${island} />`,
});

/** @param {import("../../core/types").GameEvent} found @param {import("../../core/wording.js").Wording} words @returns {Deed | null} */
export function deed(found, words) {
  const event = /** @type {import("./types").Event} */ (found);
  switch (event.type) {
    case "played":
      return event.island === null
        ? withCard(event.card, "")
        : {
            picture: () =>
              html`<${Card} kind=${event.card} /><${Sign} name="to" /><${Place} island=${event.island ?? ""} />`,
          };
    case "parried":
      return withCard(event.card, "shield");
    case "fled":
      return { picture: () => html`<${Sign} name="flee" />` };
    case "forced":
    case "blocked":
      return withCard(event.card, "stop");
    case "joined":
      return withCard(event.card, "join");
    case "showed":
      return withCard(event.card, "eye", `showed ${event.card}`, event.count);
    case "discarded":
      return withCard(event.card, "cross", `discarded ${event.card}`, event.count);
    case "put_on_stack":
      return atStack(found, event.island, false, event.count, words);
    case "took_from_stack":
      return atStack(found, event.island, true, event.count, words);
    case "won_disc":
      return {
        picture: () =>
          html`<${Picture} id=${`dalang-disc-${event.card}`} class="token" /><${Place} island=${event.island} />`,
      };
    case "took_seal":
      return { picture: () => html`<${Picture} id="dalang-seal" class="token" /><${Place} island=${event.island} />` };
    case "took_mask":
      return { picture: () => html`<${Picture} id="dalang-mask" class="token" /><b>${event.value}</b>` };
    case "dalang_moved":
      return {
        picture: () =>
          html`<${Picture} id="dalang-figure" class="token" /><${Sign} name="to" /><${Place} island=${event.island} />`,
      };
    default:
      return null;
  }
}
