/** What concerns the viewer and comes from others, told for a moment above the board. */
import { html, useEffect, useState } from "../../html.js";

/** How long it is told, in milliseconds, and how much at once. */
const READING_TIME = 8000;
const MOST = 2;

/** @param {{state: import("../../table_state.js").TableState}} props */
export function Concerns({ state }) {
  const [told, setTold] = useState(/** @type {string[]} */ ([]));
  const events = state.concerning.value;
  useEffect(() => {
    const lines = events.flatMap((event) => state.words.value.happening(event) ?? []);
    if (lines.length) setTold([...told, ...lines].slice(-MOST));
  }, [events]);
  useEffect(() => {
    const timer = told.length ? setTimeout(() => setTold([]), READING_TIME) : 0;
    return () => clearTimeout(timer);
  }, [told]);
  // Screen readers are told every happening anyway.
  return told.length > 0 && html`<ul class="dalang-concerns" aria-hidden="true">${told.map((line, i) => html`<li key=${`${i}${line}`}>${line}</li>`)}</ul>`;
}
