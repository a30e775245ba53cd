/** A list of tables: game, players, whose turn it is. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Wording } from "../core/wording.js";

/** @typedef {import("../core/types").ListedTable} ListedTable */

/** @param {{tables: ListedTable[], mine?: boolean}} props */
export function TableList({ tables, mine = false }) {
  return html`<ul class="table-list">
    ${inOrder(tables).map(
      (table) => html`<li key=${table.table}><a href=${address(table)} class=${table.my_turn ? "my-turn" : ""}>
      <strong>${say(`game-${table.game}`)}</strong>
      <span>${table.seats.map((_seat, number) => name(table, number)).join(", ")}</span>
      <em>${statusOf(table, mine)}</em>
      ${mine && (table.unread ?? 0) > 0 && html`<span class="badge" aria-label=${say("web-unread", { count: table.unread ?? 0 })}>${table.unread}</span>`}
    </a></li>`,
    )}
  </ul>`;
}

/** Tables where it is the viewer's turn first, finished ones last; otherwise in the server's order. @param {ListedTable[]} tables @returns {ListedTable[]} */
function inOrder(tables) {
  const rank = (/** @type {ListedTable} */ table) => (table.my_turn ? 0 : table.status === "over" ? 2 : 1);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/** The status of a table: open, over, or whose turn it is. @param {ListedTable} table @param {boolean} mine */
function statusOf(table, mine) {
  if (mine && table.my_turn) return say("web-your-turn");
  if (table.status === "running" && table.to_act !== null)
    return say("web-waiting-for", { player: name(table, table.to_act) });
  return say(`web-status-${table.status}`);
}

/** @param {ListedTable} table */
const address = (table) => (table.status === "over" ? `/replay/${table.table}` : `/t/${table.table}`);

/** @param {ListedTable} table @param {number} number */
function name(table, number) {
  const seat = /** @type {ListedTable["seats"][number]} */ (table.seats[number]);
  if (seat.kind === "open" || seat.kind === "invited") return say("web-open-seat");
  return seat.name || (seat.level ? say(`web-level-${seat.level}`) : new Wording(table.game, table.seats).seat(number));
}
