/** Explanations of the numbers on the score sheet. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Picture } from "../../components/picture.js";
import { GOODS } from "./kinds.js";

/** @type {Record<string, string>} */
const PICTURES = {
  points: "altar-point",
  shrines: "altar-shrine",
  stones: "altar-stone",
  ...Object.fromEntries(GOODS.map((good) => [good, `altar-good-${good}`])),
};

/** @param {string} line */
export const pictureOfLine = (line) => PICTURES[line] && html`<${Picture} id=${PICTURES[line]} class="line-picture" />`;

/** Why a good is worth what it is (A5.1). @param {string} line @param {import("./types").View} view */
export function noteOfLine(line, view) {
  const good = GOODS.find((one) => one === line);
  if (!view.altar?.cards || !view.values || !good) return null;
  const count = view.altar.cards.filter((one) => one === good).length;
  return html` <small>${say("altar-web-on-altar", { count, value: view.values[good] })}</small>`;
}

/** @param {string} line @param {number} seat @param {import("../../core/types").ScoreSheet[]} sheets @param {import("./types").View} view */
export function noteOfScore(line, seat, sheets, view) {
  const count = countOf(line, view.players[seat]);
  if (!count) return "";
  // Several stones make a point; everything else is worth a fixed number of points each.
  return html`<small>${line === "stones" ? say("web-from", { count }) : say("web-times", { count, value: sheets[seat][line] / count })}</small>`;
}

/** How many things a line counts; null where it counts points. @param {string} line @param {import("./types").Player} player @returns {number | null} */
function countOf(line, player) {
  if (line === "shrines") return player.in_play.shrine;
  if (line === "stones") return player.stones;
  const good = GOODS.find((one) => one === line);
  return good ? (player.sacrifice_cards?.[good] ?? null) : null;
}
