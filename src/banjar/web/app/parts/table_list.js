/** Tables in a list: what is played, by whom, whose turn it is. */
import { html } from "../html.js";
import { say } from "../language.js";
import { Words } from "../words.js";

/** @param {{tables: any[], mine?: boolean}} props */
export function TableList({ tables, mine = false }) {
  return html`<ul class="table-list">
    ${tables.map((table) => html`<li key=${table.table}><a href=${address(table)} class=${table.my_turn ? "my-turn" : ""}>
      <strong>${say(`game-${table.game}`)}</strong>
      <span>${table.seats.map((/** @type {any} */ _seat, /** @type {number} */ number) => name(table, number)).join(", ")}</span>
      <em>${mine && table.my_turn ? say("web-your-turn") : say(`web-status-${table.status}`)}</em>
      ${mine && table.unread > 0 && html`<span class="badge" aria-label=${say("web-unread", { count: table.unread })}>${table.unread}</span>`}
    </a></li>`)}
  </ul>`;
}

/** @param {any} table */
const address = (table) => (table.status === "over" ? `/replay/${table.table}` : `/t/${table.table}`);

/** @param {any} table @param {number} number */
function name(table, number) {
  const seat = table.seats[number];
  if (seat.kind === "open" || seat.kind === "invited") return say("web-open-seat");
  return seat.name ?? (seat.level ? say(`web-level-${seat.level}`) : new Words(table.game, table.seats).seat(number));
}
