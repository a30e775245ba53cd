/** A playing card, a sacrifice card, and the mark of a seat. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Picture } from "../../components/picture.js";

/** The plate of the letters and the band of the name, inside the card's border. */
export const PLATE = "M5 29V9q0-4 4-4h38v18q0 6-6 6z";
const BAND = "M5 117h90v14q0 4-4 4H9q-4 0-4-4z";
export const PAPER = { fill: "#f8edd3", stroke: "#2b2118", "stroke-width": "2" };
export const BOLD = { fill: "#2a2018", "font-weight": "700", "font-family": "ui-sans-serif, system-ui, sans-serif" };
/** How many letters fit without narrowing. */
const NAME_LENGTH = 10;

/**
 * A playing card with the first letters of its name, and at its foot the whole name if it may be large enough to read
 * it; without a kind its back.
 * @param {{kind: string | null, named?: boolean, class?: string}} props
 */
export function Card({ kind, named = false, class: name = "" }) {
  return html`<svg class=${`picture card ${name}`} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <use href=${`#altar-${kind ?? "back"}`} />
    ${kind && html`<g class="letters"><path d=${PLATE} ...${PAPER} /><text ...${BOLD} font-size="20.5" letter-spacing="-0.6" x="25.5" y="24" text-anchor="middle">${say(`altar-web-letter-${kind}`)}</text></g>`}
    ${kind && named && html`<${Name} text=${say("altar-web-name", { card: kind })} />`}
  </svg>`;
}

/** Long names are narrowed to the width of the card. @param {{text: string}} props */
function Name({ text }) {
  const narrowed = text.length > NAME_LENGTH;
  return html`<g class="name"><path d=${BAND} ...${PAPER} /><text ...${BOLD} font-size="12.6" x="50" y="131.5" text-anchor="middle"
    textLength=${narrowed ? 88 : undefined} lengthAdjust=${narrowed ? "spacingAndGlyphs" : undefined}>${text}</text></g>`;
}

/** A sacrifice card; without a good its back. @param {{good: string | null, class?: string}} props */
export const Good = ({ good, class: name = "" }) =>
  html`<${Picture} id=${`altar-good-${good ?? "back"}`} class=${`good ${name}`} />`;

export const Stone = () => html`<${Picture} id="altar-stone" class="token" />`;
export const Point = () => html`<${Picture} id="altar-point" class="token" />`;

/** The majority bonus. */
export const Laurel = () => html`<svg class="picture laurel" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
  <use href="#altar-laurel" /><text ...${BOLD} font-size="26" x="32" y="42" text-anchor="middle">+1</text></svg>`;

/** The mark of a player: each colour has a shape, so that colours alone carry no meaning. @param {{colour: string | null}} props */
export const SeatMark = ({ colour }) => html`<${Picture} id=${`player-${colour ?? "red"}`} class="seat-mark" />`;
