/** What dalang is about, in ten seconds: prince and priest sent to an island, the Dalang who lands there, masks. */
import { html } from "../../core/html.js";
import { letter } from "./table.js";

/** @type {Array<[string, number, number]>} */
const ISLANDS = [
  ["kukusch", 16, 8],
  ["panschar", 368, 8],
  ["tschakkalag", 16, 148],
  ["wontong", 368, 148],
];

/** @param {{kind: import("./types").Kind, x: number, class: string}} props */
const FilmCard = ({ kind, x, class: name }) => html`<g class=${name}>
  <svg class="dalang-card" x=${x} y="152" width="64" height="90" viewBox="0 0 100 140">
    <use href=${`#dalang-${kind}`} /><text x="18" y="26" class="two">${letter(kind)}</text>
  </svg></g>`;

export const Film = () => html`<svg class="dalang-film" viewBox="0 0 480 250" aria-hidden="true" focusable="false">
  <g class="film-all">
    ${ISLANDS.map(
      ([island, x, y]) => html`<ellipse class="shore" cx=${x + 48} cy=${y + 76} rx="60" ry="20" />
      <use href=${`#dalang-island-${island}`} x=${x} y=${y} width="96" height="96" />`,
    )}
    <use class="sent sent-0" href="#dalang-disc-prince" x="330" y="52" width="40" height="40" />
    <use class="sent sent-1" href="#dalang-disc-priest" x="340" y="12" width="40" height="40" />
    <${FilmCard} class="card-0" kind="prince" x=${168} />
    <${FilmCard} class="card-1" kind="priest" x=${238} />
    <g class="boat">
      <use href="#dalang-figure" x="246" y="8" width="64" height="96" />
      <path d="M232 92q48 22 96 0l-12 26q-36 10-72 0z" />
    </g>
    <circle class="glow" cx="162" cy="66" r="52" />
    <use class="mask mask-0" href="#dalang-mask" x="130" y="26" width="64" height="80" />
  </g>
</svg>`;
