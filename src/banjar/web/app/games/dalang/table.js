/** What the parts of the board share: the names of things, and the table as they are given it. */
import { say } from "../../core/language.js";

/** @type {import("./types").Island[]} */
export const ISLANDS = ["kukusch", "panschar", "tschakkalag", "wontong"];
/** @type {import("./types").Kind[]} */
export const KINDS = [
  "priest", "warrior", "prince", "scholar", "artist",
  "dalang_kp", "dalang_kt", "dalang_kw", "dalang_pt", "dalang_pw", "dalang_tw",
];

/**
 * @typedef {import("./types").View} View
 * @typedef {import("./types").Action} Action
 * @typedef {import("./types").Island} Island
 * @typedef {import("./types").Kind} Kind
 */

/**
 * @typedef {object} Table
 * @property {View} view
 * @property {import("../../core/wording.js").Wording} words
 * @property {Action[]} offered
 * @property {(text: string) => void} choose
 * @property {string | null} chosen
 * @property {import("../../core/types").TableView} now
 * @property {import("../../core/table_state.js").TableState | undefined} state
 * @property {import("./plan.js").Plan} plan
 * @property {Record<string, Array<string | null>> | null} notes what the viewer remembers of the own stacks, bottom first
 * @property {Kind | null} dragged the card under the pointer
 * @property {(dragged: Kind | null) => void} setDragged
 * @property {(anchor: Element, choice: {title: string, lines?: string[], options: Option[]}) => void} open a small choice
 * @property {Kind | null} picked the card of the hand that was clicked last
 * @property {(kind: Kind | null) => void} pick
 * @property {(sentence: string) => void} tell
 */

/**
 * @typedef {object} Option
 * @property {string} label
 * @property {string} [note] what follows from it
 * @property {boolean} [chosen]
 * @property {() => void} run
 */

/** @param {string} kind */
export const isDalang = (kind) => kind.startsWith("dalang_");

/** The two islands a Dalang card names. @param {string} kind @returns {Island[]} */
export function islandsOf(kind) {
  return [...kind.slice("dalang_".length)].map((letter) => /** @type {Island} */ (ISLANDS.find((name) => name.startsWith(letter))));
}

/** @param {string} kind */
export const letter = (kind) => say(`dalang-web-letter-${isDalang(kind) ? "dalang" : kind}`);

/** @param {Pick<Table, "view" | "now">} table @param {number} seat */
export const colourOf = (table, seat) => table.now.seats[seat]?.colour ?? table.view.players[seat].colour;

/** A name short enough for a village: bots are called by their colour. @param {Pick<Table, "view" | "now">} table @param {number | null} seat @returns {string} */
export function nameOf(table, seat) {
  if (seat === null) return "";
  if (seat === table.view.seat) return say("web-you");
  return table.now.seats[seat]?.name ?? say(`colour-${colourOf(table, seat)}`);
}

/** The viewer's own part, with the hand; undefined for spectators. @param {View} view */
export const ownOf = (view) => /** @type {import("./types").Player & {hand: Record<Kind, number>}} */ (view.players[view.seat ?? -1]);

/** The card that an action names. @param {Action} action @returns {Kind | null} */
export const cardOf = (action) => ("card" in action ? action.card : null);

/** The seats in turn order, the viewer first. @param {View} view @returns {import("./types").Player[]} */
export function seated(view) {
  const first = view.seat ?? 0;
  return view.players.map((_, i) => view.players[(first + i) % view.players.length]);
}

/** @param {Record<Kind, number>} counts @returns {Kind[]} the cards one by one */
export const cardsOf = (counts) => KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));

/** @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
