/** A card, face up or face down. */
import { html } from "../../core/html.js";
import { isDalang, islandsOf, letter } from "./table.js";

/** @param {{kind: string | null, label?: string, class?: string}} props a kind of null is the back */
export function Card({ kind, label, class: name = "" }) {
  const sign = kind && letter(kind);
  return html`<svg class=${`picture dalang-card ${name}`} viewBox="0 0 100 140" role=${label ? "img" : undefined}
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
    ${sign && html`<text x="18" y=${sign.length > 1 ? 26 : 28} class=${sign.length > 1 ? "two" : ""}>${sign}</text>`}
  </svg>`;
}

/** Some cards face down. @param {{count: number, class?: string}} props */
export function Pile({ count, class: name = "" }) {
  return html`<span class=${`dalang-pile ${name} ${count === 0 ? "empty" : count === 1 ? "" : "thick"}`}>
    ${count > 0 && html`<${Card} kind=${null} />`}<b>${count}</b></span>`;
}
