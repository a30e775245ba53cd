/** What concerns the viewer and comes from others, told for a moment above the board. */
import { html, useEffect, useState } from "../../core/html.js";

/** How long it is told, in milliseconds, and how much at once. */
const READING_TIME = 8000;
const MOST = 2;

/** @param {{state: import("../../core/table_state.js").TableState}} props */
export function Notices({ state }) {
  const [told, setTold] = useState(/** @type {string[]} */ ([]));
  const events = state.relevantEvents.value;
  useEffect(() => {
    const lines = events.flatMap((event) => state.words.value.event(event) ?? []);
    if (lines.length) setTold([...told, ...lines].slice(-MOST));
  }, [events]);
  useEffect(() => {
    const timer = told.length ? setTimeout(() => setTold([]), READING_TIME) : 0;
    return () => clearTimeout(timer);
  }, [told]);
  // The announcer tells screen readers every event.
  return told.length > 0 && html`<ul class="dalang-notices" aria-hidden="true">${told.map((line, i) => html`<li key=${`${i}${line}`}>${line}</li>`)}</ul>`;
}
