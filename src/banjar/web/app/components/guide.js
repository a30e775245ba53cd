/** The panel beside a board that teaches: it never covers the board, and keeps its size while its text changes. */
import { html } from "../core/html.js";

/**
 * @param {{label: string, title?: string, above?: ComponentChildren, class?: string, children?: ComponentChildren}} props
 *   `above`: what stands over the title
 */
export function Guide({ label, title, above, class: name = "", children }) {
  return html`<aside class=${`guide ${name}`} aria-label=${label}>
    <header class="guide-head">${above}${title && html`<h2>${title}</h2>`}</header>
    ${children}
  </aside>`;
}

/**
 * One of several texts, in a box that is as large as the largest of them: nothing moves when the next one is shown.
 * @param {{texts: string[], shown: number, problem: string}} props `problem`: what went wrong; where there is little room it
 *   takes the place of the text
 */
export const GuideTexts = ({ texts, shown, problem }) => html`<div class="guide-texts" aria-live="polite">
  ${texts.map(
    (text, number) =>
      html`<p key=${number} class=${number === shown ? "task" : "other"} aria-hidden=${number === shown ? undefined : "true"}>${text}</p>`,
  )}
  <p class="problem" role="alert">${problem}</p>
</div>`;
