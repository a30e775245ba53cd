/** Tables in a list: what is played, by whom, whose turn it is. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Wording } from "../core/wording.js";

/** @param {{tables: any[], mine?: boolean}} props */
export function TableList({ tables, mine = false }) {
  return html`<ul class="table-list">
    ${inOrder(tables).map((table) => html`<li key=${table.table}><a href=${address(table)} class=${table.my_turn ? "my-turn" : ""}>
      <strong>${say(`game-${table.game}`)}</strong>
      <span>${table.seats.map((/** @type {any} */ _seat, /** @type {number} */ number) => name(table, number)).join(", ")}</span>
      <em>${standing(table, mine)}</em>
      ${mine && table.unread > 0 && html`<span class="badge" aria-label=${say("web-unread", { count: table.unread })}>${table.unread}</span>`}
    </a></li>`)}
  </ul>`;
}

/** Those that wait for me first, the finished ones last; else as they came. @param {any[]} tables @returns {any[]} */
function inOrder(tables) {
  const rank = (/** @type {any} */ table) => (table.my_turn ? 0 : table.status === "over" ? 2 : 1);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/** How it stands: whose turn it is, or that it has not begun or is over. @param {any} table @param {boolean} mine */
function standing(table, mine) {
  if (mine && table.my_turn) return say("web-your-turn");
  if (table.status === "running" && table.to_act !== null) return say("web-waiting-for", { player: name(table, table.to_act) });
  return say(`web-status-${table.status}`);
}

/** @param {any} table */
const address = (table) => (table.status === "over" ? `/replay/${table.table}` : `/t/${table.table}`);

/** @param {any} table @param {number} number */
function name(table, number) {
  const seat = table.seats[number];
  if (seat.kind === "open" || seat.kind === "invited") return say("web-open-seat");
  return seat.name ?? (seat.level ? say(`web-level-${seat.level}`) : new Wording(table.game, table.seats).seat(number));
}
