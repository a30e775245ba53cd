/** What altar is about, in ten seconds: a farmer, goods on the altar, what they are worth, points. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";

const OFFER = ["priest", "banana", "stonemason"];
/** Goods on the altar: kind, and where they lie. @type {Array<[string, number, number]>} */
const SACRIFICED = [
  ["rice", 190, 108],
  ["rice", 222, 98],
  ["banana", 254, 108],
];
/** What the goods are worth, from the top. @type {Array<[string, number]>} */
const LADDER = [
  ["rice", 3],
  ["banana", 2],
  ["peanut", 1],
  ["pepper", 0],
];

/** @param {{kind: string, x: number, y: number, width: number, class?: string}} props */
function FilmCard({ kind, x, y, width, class: name = "" }) {
  const letter = say(`altar-web-letter-${kind}`);
  return html`<g class=${name}><svg class="card" x=${x} y=${y} width=${width} height=${1.4 * width} viewBox="0 0 100 140">
    <use href=${`#altar-${kind}`} />
    <text class=${letter.length > 1 ? "letter two" : "letter"} x="17" y="27" text-anchor="middle">${letter}</text>
  </svg></g>`;
}

export const Film = () => html`<svg class="altar-film" viewBox="0 0 480 250" aria-hidden="true" focusable="false">
  <g class="film-all">
    ${OFFER.map((kind, place) => html`<${FilmCard} kind=${kind} x=${118 + 62 * place + (place ? 62 : 0)} y=${4} width=${54} />`)}
    <use href="#altar-altar" x="145" y="96" width="190" height="152" />
    <${FilmCard} class="taken" kind="rice" x=${24} y=${136} width=${74} />
    ${SACRIFICED.map(([good, x, y], number) => html`<use class=${`sacrificed sacrificed-${number}`} href=${`#altar-good-${good}`} x=${x} y=${y} width="42" height="42" />`)}
    ${LADDER.map(
      ([good, value], rung) => html`<g class=${`rung rung-${rung}`}>
      <rect x="372" y=${40 + 50 * rung} width="96" height="44" rx="22" />
      <use href=${`#altar-good-${good}`} x="380" y=${44 + 50 * rung} width="36" height="36" />
      <text x="442" y=${71 + 50 * rung} text-anchor="middle">${value}</text>
    </g>`,
    )}
    ${[0, 1, 2].map((number) => html`<use class=${`gained gained-${number}`} href="#altar-point" x=${22 + 28 * number} y="98" width="32" height="32" />`)}
  </g>
</svg>`;
