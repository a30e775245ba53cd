/** Notices above the board about events by others that concern the viewer. */
import { html, useEffect, useState } from "../../core/html.js";

/** How long notices are shown. */
const NOTICE_MS = 8000;
const MAX_NOTICES = 2;

/** @param {{state: import("../../core/table_state.js").TableState}} props */
export function Notices({ state }) {
  const [told, setTold] = useState(/** @type {string[]} */ ([]));
  const events = state.relevantEvents.value;
  useEffect(() => {
    const lines = events.flatMap((event) => state.words.value.event(event) ?? []);
    if (lines.length) setTold([...told, ...lines].slice(-MAX_NOTICES));
  }, [events]);
  useEffect(() => {
    const timer = told.length ? setTimeout(() => setTold([]), NOTICE_MS) : 0;
    return () => clearTimeout(timer);
  }, [told]);
  // Screen readers get every event from the announcer.
  return (
    told.length > 0 &&
    html`<ul class="dalang-notices" aria-hidden="true">${told.map((line, i) => html`<li key=${`${i}${line}`}>${line}</li>`)}</ul>`
  );
}
