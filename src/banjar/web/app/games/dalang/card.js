/** A card, face up or face down. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { isDalang, islandsOf, letter } from "./table.js";

/** The longest name that needs no narrower letters. */
const MAX_EASY_NAME = 8;
/** The width of the strip for the name, in the units of the drawing. */
const STRIP_WIDTH = 88;

/** @param {string} name */
const titled = (name) => name.charAt(0).toLocaleUpperCase(document.documentElement.lang) + name.slice(1);

/**
 * A card has a letter, and its name where the style sheet finds it large enough to be read.
 * @param {{kind: string | null, label?: string, class?: string}} props a kind of null is the back
 */
export function Card({ kind, label, class: more = "" }) {
  const sign = kind && letter(kind);
  const name = kind && !isDalang(kind) ? titled(say(`dalang-card-${kind}`, { count: 1 })) : "";
  return html`<svg class=${`picture dalang-card ${more}`} viewBox="0 0 100 140" role=${label ? "img" : undefined}
    aria-label=${label} aria-hidden=${label ? undefined : "true"} focusable="false">
    <use href=${kind === null ? "#dalang-back" : isDalang(kind) ? "#dalang-travel" : `#dalang-${kind}`} />
    ${
      kind &&
      isDalang(kind) &&
      islandsOf(kind).map(
        (island, i) => html`<use href=${`#dalang-goal-${island}`} x=${6 + 45 * i} y="68" width="43" height="66" />
      <text class=${`initial ${island}`} x=${27.5 + 45 * i} y="129">${island.slice(0, 1).toUpperCase()}</text>`,
      )
    }
    ${sign && html`<text x="17.5" y=${sign.length > 1 ? 26 : 28} class=${sign.length > 1 ? "two" : ""}>${sign}</text>`}
    ${
      name &&
      html`<rect class="strip" x="5" y="115" width="90" height="20" />
      <text class="title" x="50" y="130.5" textLength=${name.length > MAX_EASY_NAME ? STRIP_WIDTH : undefined} lengthAdjust="spacingAndGlyphs">${name}</text>`
    }
  </svg>`;
}

/** From so many cards on a pile looks high. */
const HIGH_PILE = 5;

/** Some cards face down. @param {{count: number}} props */
export function Pile({ count }) {
  const height = count === 0 ? "empty" : count === 1 ? "" : count < HIGH_PILE ? "thick" : "thick high";
  return html`<span class=${`dalang-pile ${height}`}>${count > 0 && html`<${Card} kind=${null} />`}<b>${count}</b></span>`;
}
