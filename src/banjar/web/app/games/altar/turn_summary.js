/** An event of altar as a small picture, for the summary of a turn. */
import { html } from "../../core/html.js";
import { Picture } from "../../components/picture.js";
import { Sign, Times } from "../../components/deeds.js";
import { Card, Good, Point, Stone } from "./card.js";
import { ROW_NAMES } from "./kinds.js";

/** @param {{row: number}} props */
const Row = ({ row }) => html`<b class="of-row">${ROW_NAMES[row]}</b>`;

const Altar = () => html`<${Picture} id="altar-altar" class="altar-sign" />`;

/** @param {string} key @param {number} count @param {(count: number) => ComponentChildren} picture @returns {import("../../core/game_client").Deed} */
const gain = (key, count, picture) => ({
  key: `gain ${key}`,
  count,
  picture: (all) => html`<b>+${all}</b>${picture(all)}`,
});

/** @param {import("../../core/types").GameEvent} found @returns {import("../../core/game_client").Deed | null} */
export function deed(found) {
  const event = /** @type {import("./types").Event} */ (found);
  switch (event.type) {
    case "bought":
      return {
        picture: () => html`<b>${event.price}</b><${Stone} /><${Sign} name="to" /><${Good} good=${event.good} />`,
      };
    case "played":
      return {
        picture: () => html`<${Sign} name="down" /><${Card} kind=${event.card} /><${Times} count=${event.count} />`,
      };
    case "shrine_returned":
      return { picture: () => html`<${Sign} name="cross" /><${Card} kind="shrine" />` };
    case "demon_moved":
      return {
        picture: () =>
          html`<${Picture} id="altar-demon" class="token" /><${Sign} name="to" /><${Row} row=${event.row} />`,
      };
    case "laid":
    case "hid":
    case "offered":
      return {
        picture: () =>
          html`<${Good} good=${event.type === "hid" ? null : event.good} /><${Sign} name="to" /><${Altar} />`,
      };
    case "took":
      return { picture: () => html`<${Row} row=${event.row} /><${Sign} name="up" /><${Card} kind=${event.card} />` };
    case "looked":
      return event.altar_place === 1 ? { picture: () => html`<${Sign} name="eye" /><${Altar} />` } : null;
    case "kept":
      return { picture: () => html`<${Altar} /><${Sign} name="to" /><${Good} good=${event.good} />` };
    case "scored":
      return { picture: () => html`<${Sign} name="star" /><${Row} row=${event.row} /><${Card} kind=${event.card} />` };
    case "gained_stones":
      return gain("stones", event.amount, () => html`<${Stone} />`);
    case "gained_points":
      return gain("points", event.amount, () => html`<${Point} />`);
    case "gained_good":
      return gain(event.good, 1, () => html`<${Good} good=${event.good} />`);
    default:
      return null;
  }
}
