/** The face of a bot, an animal of the island, with a badge for its level. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { serverInfo } from "../core/server_info.js";
import { Picture } from "./picture.js";

/** @typedef {{name: string | null, level: string | null}} Player */

/** The drawings `face-…`. */
const FACES = ["monkey", "starling", "frog", "buffalo", "gecko"];

/** The face of a bot for its name, another one for each bot of a table. @param {Player[]} seats @param {number} seat */
function faceOf(seats, seat) {
  /** @type {number[]} */
  const taken = [];
  for (const { name, level } of seats.slice(0, seat + 1)) {
    let face = [...(name ?? "")].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % FACES.length;
    while (taken.includes(face) && taken.length < FACES.length) face = (face + 1) % FACES.length;
    taken.push(level ? face : -1);
  }
  return FACES[taken.at(-1) ?? 0] ?? FACES[0];
}

/** Nothing for people. @param {{seats: Player[], seat: number}} props */
export function Face({ seats, seat }) {
  const level = seats[seat]?.level;
  if (!level) return null;
  const label = say("web-bot-level", { level: say(`web-level-${level}`) });
  return html`<span class="face-of-bot" role="img" aria-label=${label} title=${label}>
    <${Picture} id=${`face-${faceOf(seats, seat)}`} /><${Level} level=${level} /></span>`;
}

/** As many dots as the level is high. @param {{level: string}} props */
const Level = ({ level }) =>
  html`<span class="level-badge" aria-hidden="true">${serverInfo.levels.slice(0, serverInfo.levels.indexOf(level) + 1).map(() => html`<i></i>`)}</span>`;
