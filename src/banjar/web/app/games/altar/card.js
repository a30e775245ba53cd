/** A playing card, a sacrifice card, and the mark of a seat. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Picture } from "../../components/picture.js";

/**
 * A playing card with its letter; without a kind its back.
 * @param {{kind: string | null, class?: string}} props
 */
export function Card({ kind, class: name = "" }) {
  const letter = kind ? say(`altar-web-letter-${kind}`) : "";
  return html`<svg class=${`picture card ${name}`} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <use href=${`#altar-${kind ?? "back"}`} />
    ${letter && html`<text class=${letter.length > 1 ? "letter two" : "letter"} x="17" y="27" text-anchor="middle">${letter}</text>`}
  </svg>`;
}

/** A sacrifice card; without a good its back. @param {{good: string | null, class?: string}} props */
export const Good = ({ good, class: name = "" }) =>
  html`<${Picture} id=${`altar-good-${good ?? "back"}`} class=${`good ${name}`} />`;

export const Stone = () => html`<${Picture} id="altar-stone" class="token" />`;
export const Point = () => html`<${Picture} id="altar-point" class="token" />`;

/** The mark of a player: each colour has a shape, so that colours alone carry no meaning. @param {{colour: string | null}} props */
export const SeatMark = ({ colour }) => html`<${Picture} id=${`player-${colour ?? "red"}`} class="seat-mark" />`;
