/** Lists of tables: my running games with whose turn it is, my finished ones with their result, and games to watch. */
import { gameClient } from "../core/games.js";
import { html, useState } from "../core/html.js";
import { listed, say } from "../core/language.js";
import { Wording } from "../core/wording.js";
import { Day } from "./table_words.js";

/** @typedef {import("../core/types").ListedTable} ListedTable */

const SHOWN_AT_FIRST = 6;

/** @param {{tables: ListedTable[], mine?: boolean}} props */
export function TableList({ tables, mine = false }) {
  const [all, setAll] = useState(false);
  const ordered = inOrder(tables);
  const shown = all ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  return html`<ul class="table-list">
      ${shown.map(
        (table) => html`<li key=${table.table}><a href=${address(table)} class=${table.my_turn ? "my-turn" : ""}>
      <${Cards} game=${table.game} /><strong>${say(`game-${table.game}`)}</strong>
      <span>${table.status === "over" ? scores(table) : table.seats.map((_seat, number) => nameAt(table, number)).join(", ")}</span>
      <em>${statusOf(table, mine)}</em>
      ${table.status === "over" && html`<${Day} at=${table.updated_at} />`}
      ${mine && table.status !== "over" && (table.unread ?? 0) > 0 && html`<span class="badge" aria-label=${say("web-unread", { count: table.unread ?? 0 })}>${table.unread}</span>`}
    </a></li>`,
      )}
    </ul>
    ${ordered.length > shown.length && html`<p><button onClick=${() => setAll(true)}>${say("web-show-all", { count: ordered.length })}</button></p>`}`;
}

/** @param {{game: string}} props */
function Cards({ game }) {
  const Cover = gameClient(game)?.Cover;
  return Cover ? html`<span class="fan" aria-hidden="true"><${Cover} /></span>` : null;
}

/** Tables where it is the viewer's turn first; otherwise in the server's order. @param {ListedTable[]} tables @returns {ListedTable[]} */
function inOrder(tables) {
  const rank = (/** @type {ListedTable} */ table) => (table.my_turn ? 0 : table.status === "open" ? 2 : 1);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/** The status of a table: open, how it ended, or whose turn it is. @param {ListedTable} table @param {boolean} mine */
function statusOf(table, mine) {
  if (mine && table.my_turn) return say("web-your-turn");
  if (table.status === "over") return resultOf(table, mine);
  if (table.status === "running" && table.to_act !== null)
    return say("web-waiting-for", { player: nameAt(table, table.to_act) });
  return say(`web-status-${table.status}`);
}

/** @param {ListedTable} table @param {boolean} mine */
function resultOf(table, mine) {
  if (!table.winners.length) return say("web-status-over");
  if (mine && table.winners.some((seat) => table.my_seats?.includes(seat)))
    return say("web-result-mine", { count: table.winners.length });
  return say("web-won", {
    player: listed(table.winners.map((seat) => nameAt(table, seat))),
    count: table.winners.length,
  });
}

/** Everybody with their points, if the game was played to its end. @param {ListedTable} table */
function scores(table) {
  return table.seats
    .map((_seat, number) => {
      const points = table.scores?.[number];
      return points === undefined ? nameAt(table, number) : `${nameAt(table, number)} ${points}`;
    })
    .join(", ");
}

/** @param {ListedTable} table */
const address = (table) => (table.status === "over" ? `/replay/${table.table}` : `/t/${table.table}`);

/** Who sits on a seat. @param {ListedTable} table @param {number} number */
export function nameAt(table, number) {
  const seat = /** @type {ListedTable["seats"][number]} */ (table.seats[number]);
  if (seat.kind === "open" || seat.kind === "invited") return say("web-open-seat");
  return seat.name || (seat.level ? say(`web-level-${seat.level}`) : new Wording(table.game, table.seats).seat(number));
}
