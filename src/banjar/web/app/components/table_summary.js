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
  const counted = (/** @type {string} */ kind) => others.filter((seat) => seat.kind === kind).length;
  const named = others.filter(({ kind, name }) => (kind === "guest" || kind === "local") && name.trim());
  const unnamed = others.length - named.length - counted("open") - bots(others).length;
  const parts = [
    ...named.map((seat) => seat.name.trim()),
    ...(unnamed > 0 ? [say("web-summary-guests", { count: unnamed })] : []),
    ...(counted("open") ? [say("web-summary-open", { count: counted("open") })] : []),
    ...bots(others).map((seat) => say(`web-seat-${seat.kind}`)),
  ];
  return say("web-summary-who", { game: say(`game-${wish.game}`), others: listed(parts) });
}

/** @param {TableWish["seats"]} seats */
const bots = (seats) => seats.filter(({ kind }) => !["open", "guest", "local"].includes(kind));

/** @param {TableWish} wish */
function variants(wish) {
  const names = variantNames(wish.game, wish.options);
  return names.length ? say("web-summary-variants", { names: listed(names) }) : "";
}

/** @param {TableWish} wish */
const found = (wish) => say(`web-visibility-help-${wish.visibility}`);
