/** What happens to the viewer by others, told for a moment above the board. */
import { html, useEffect, useRef, useState } from "../../html.js";

/** How long it is told, in milliseconds, and how much at once. */
const READING_TIME = 8000;
const MOST = 2;

/** @param {any} event @param {any} before the view until then @param {any} after @returns {boolean} */
export function concerns(event, before, after) {
  const own = after.seat;
  if (own === null || own === undefined) return false;
  const others = event.seat !== own;
  switch (event.type) {
    case "played":
      return others && event.card === "warrior" && !before.players[own].fled && after.question.spared !== own;
    case "forced":
    case "blocked":
      return others && before.active === own;
    case "won_disc":
      return !others || before[`${event.card}_disc`][event.island] === own;
    case "took_seal":
      return !others || before.seal[event.island] === own;
    case "took_mask":
      return !others;
    default:
      return false;
  }
}

/** @param {{view: any, news: any[] | undefined, words: import("../../words.js").Words}} props */
export function Concerns({ view, news, words }) {
  const [told, setTold] = useState(/** @type {string[]} */ ([]));
  const before = useRef(view);
  const known = useRef(news);
  useEffect(() => {
    // A connection that is back brings a new view and no news.
    const fresh = news === known.current ? [] : news ?? [];
    known.current = news;
    const lines = fresh.filter((event) => concerns(event, before.current, view)).flatMap((event) => words.happening(event) ?? []);
    before.current = view;
    if (lines.length) setTold([...told, ...lines].slice(-MOST));
  }, [news, view]);
  useEffect(() => {
    const timer = told.length ? setTimeout(() => setTold([]), READING_TIME) : 0;
    return () => clearTimeout(timer);
  }, [told]);
  // Screen readers are told every happening anyway.
  return told.length > 0 && html`<ul class="dalang-concerns" aria-hidden="true">${told.map((line, i) => html`<li key=${`${i}${line}`}>${line}</li>`)}</ul>`;
}
