/** A hint in words: what the expert would choose, why, and what to expect of it. */
import { describe } from "../core/games.js";
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";

/** @param {{state: import("../core/table_state.js").TableState}} props */
export function Hint({ state }) {
  // The table may have gone on while the expert was thinking.
  const [best, second] = (state.hints.value ?? []).flatMap(({ action, margin, why }) => {
    const offered = state.offered.value.find((one) => one.text === action);
    return offered ? [{ offered, margin, why }] : [];
  });
  if (!best) return null;
  const table = { view: state.now.value.game, words: state.words.value, now: state.now.value };
  const { name, note } = describe(best.offered, table);
  const next = second && second.margin !== null ? describe(second.offered, table).name : null;
  return html`<p class="hint" role="status"><${Icon} name="hint" /> ${say("web-hint-plain", { action: name })} ${
    best.why.length
      ? best.why.map((sentence) => html`<span class=${`why ${sentence.effect}`}>${table.words.hint(sentence)}</span> `)
      : note && html`<span class="note">${asSentence(note)}</span> `
  }${best.margin !== null && second?.margin != null && next && `${compared(best.margin - second.margin, next)} `}${
    best.margin !== null && outlook(best.margin)
  }</p>`;
}

/** A note as a sentence: some notes already are, some are parts of one. @param {string} note */
const asSentence = (note) =>
  note.charAt(0).toLocaleUpperCase(document.documentElement.lang) + note.slice(1) + (note.endsWith(".") ? "" : ".");

/** @param {number} more @param {string} action */
function compared(more, action) {
  const points = Math.round(more);
  return points > 0 ? say("web-hint-better", { points, action }) : say("web-hint-equal", { action });
}

/** @param {number} margin */
function outlook(margin) {
  const points = Math.round(margin);
  if (points === 0) return say("web-hint-even");
  return say(points > 0 ? "web-hint-ahead" : "web-hint-behind", { points: Math.abs(points) });
}
