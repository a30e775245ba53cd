/** What is chosen for a new table, in sentences. */
import { html } from "../core/html.js";
import { listed, say } from "../core/language.js";
import { clockExplained, variantNames } from "./table_words.js";

/** @typedef {{kind: string, name: string}} SeatChoice */
/**
 * @typedef {object} TableWish what is chosen for the table
 * @property {string} game @property {number} players @property {Record<string, unknown>} options
 * @property {Record<string, {players: number, options: Record<string, unknown>}>} left how the other games were left
 * @property {SeatChoice[]} seats those of the others
 * @property {import("./clocks.js").ClockName} clock @property {boolean} night
 * @property {"private" | "public"} visibility @property {"random" | "first"} starter
 * @property {boolean} memory_aid @property {boolean} hints
 */

/** @param {{wish: TableWish, clock: import("../protocol").Clock}} props */
export function TableSummary({ wish, clock }) {
  return html`<p class="summary" aria-live="polite"><strong>${who(wish)}</strong> ${[variants(wish), clockExplained(clock), found(wish)].filter(Boolean).join(" ")}</p>`;
}

/** The game, and who plays it. @param {TableWish} wish */
function who(wish) {
  const others = wish.seats.slice(0, wish.players - 1);
  const guests = namesOf(others, "guest");
  const local = namesOf(others, "local");
  const open = others.filter(({ kind }) => kind === "open").length;
  const parts = [
    ...guests.known,
    ...(guests.unknown ? [say("web-summary-guests", { count: guests.unknown })] : []),
    ...(local.known.length ? [say("web-summary-local", { names: listed(local.known) })] : []),
    ...(local.unknown ? [say("web-summary-local-unnamed", { count: local.unknown })] : []),
    ...(open ? [say("web-summary-open", { count: open })] : []),
    ...bots(others).map((seat) => say(`web-seat-${seat.kind}`)),
  ];
  return say("web-summary-who", { game: say(`game-${wish.game}`), others: listed(parts) });
}

/** The names typed for the seats of a kind, and how many are still missing. @param {SeatChoice[]} seats @param {string} kind */
function namesOf(seats, kind) {
  const names = seats.filter((seat) => seat.kind === kind).map(({ name }) => name.trim());
  return { known: names.filter(Boolean), unknown: names.filter((name) => !name).length };
}

/** @param {TableWish["seats"]} seats */
const bots = (seats) => seats.filter(({ kind }) => !["open", "guest", "local"].includes(kind));

/** @param {TableWish} wish */
function variants(wish) {
  const names = variantNames(wish.game, wish.options);
  return names.length ? say("web-summary-variants", { names: listed(names) }) : "";
}

/** Who can find the table; nothing if nobody has to. @param {TableWish} wish */
function found(wish) {
  const isAwaited = wish.seats.slice(0, wish.players - 1).some(({ kind }) => kind === "open" || kind === "guest");
  return isAwaited || wish.visibility === "public" ? say(`web-visibility-help-${wish.visibility}`) : "";
}
