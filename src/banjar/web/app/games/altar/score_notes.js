/** How the numbers of the score sheet came about. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";

/** Why a good is worth what it is (A5.1). @param {string} line @param {any} view */
export function noteOfLine(line, view) {
  if (!view.altar?.cards || !(line in view.supply)) return null;
  const count = view.altar.cards.filter((/** @type {string} */ good) => good === line).length;
  return html` <small>${say("altar-web-on-altar", { count, value: view.values[line] })}</small>`;
}

/** @param {string} line @param {number} seat @param {import("../../core/types").ScoreSheet[]} sheets @param {any} view */
export function noteOfScore(line, seat, sheets, view) {
  const count = countOf(line, view.players[seat]);
  if (!count) return "";
  // Several stones make a point; of the rest all are worth the same.
  return html`<small>${line === "stones" ? say("web-from", { count }) : say("web-times", { count, value: sheets[seat][line] / count })}</small>`;
}

/** How many things a line counts; null where it counts points. @param {string} line @param {any} player @returns {number | null} */
function countOf(line, player) {
  if (line === "shrines") return player.in_play.shrine;
  return line === "stones" ? player.stones : (player.sacrifice_cards?.[line] ?? null);
}
