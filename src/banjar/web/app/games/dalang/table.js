/** Helpers that all parts of the board share: kinds, islands, names and colours. */
import { say } from "../../core/language.js";

/** @type {import("./types").Island[]} */
export const ISLANDS = ["kukusch", "panschar", "tschakkalag", "wontong"];
/** @type {import("./types").Kind[]} */
export const KINDS = [
  "priest",
  "warrior",
  "prince",
  "scholar",
  "artist",
  "dalang_kp",
  "dalang_kt",
  "dalang_kw",
  "dalang_pt",
  "dalang_pw",
  "dalang_tw",
];

/**
 * @typedef {import("./types").View} View
 * @typedef {import("./types").Action} Action
 * @typedef {import("./types").Island} Island
 * @typedef {import("./types").Kind} Kind
 * @typedef {import("./types").Table} Table
 */

/** @param {string} kind */
export const isDalang = (kind) => kind.startsWith("dalang_");

/** The two islands a Dalang card names. @param {string} kind @returns {Island[]} */
export function islandsOf(kind) {
  return [...kind.slice("dalang_".length)].map(
    (letter) => /** @type {Island} */ (ISLANDS.find((name) => name.startsWith(letter))),
  );
}

/** @param {string} kind */
export const letter = (kind) => say(`dalang-web-letter-${isDalang(kind) ? "dalang" : kind}`);

/** @param {Pick<Table, "view" | "now">} table @param {number} seat */
export const colourOf = (table, seat) => table.now.seats[seat]?.colour ?? table.view.players[seat].colour;

/** A name short enough for a village: bots and former players are called by their colour. @param {Pick<Table, "view" | "now">} table @param {number | null} seat @returns {string} */
export function nameOf(table, seat) {
  if (seat === null) return "";
  if (seat === table.view.seat) return say("web-you");
  return table.now.seats[seat]?.name || say(`colour-${colourOf(table, seat)}`);
}

/** The viewer's own player, with the hand; undefined for spectators. @param {View} view */
export const ownOf = (view) =>
  /** @type {import("./types").Player & {hand: Record<Kind, number>}} */ (view.players[view.seat ?? -1]);

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
export const listed = (names) =>
  new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
