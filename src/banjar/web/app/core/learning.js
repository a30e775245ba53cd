/** What this browser remembers of learning: the lessons that are finished, kept in local storage. */
import { signal } from "./html.js";

const KEY = "banjar-lessons";

/** @returns {Record<string, string[]>} */
function kept() {
  try {
    return { .../** @type {object} */ (JSON.parse(localStorage.getItem(KEY) ?? "{}")) };
  } catch {
    return {};
  }
}

/** The names of the finished lessons, by game. */
const finished = signal(kept());

/** @param {string} game @param {string} lesson */
export const isFinished = (game, lesson) => finished.value[game]?.includes(lesson) ?? false;

/** @param {string} game @param {string} lesson */
export function finish(game, lesson) {
  if (isFinished(game, lesson)) return;
  finished.value = { ...finished.value, [game]: [...(finished.value[game] ?? []), lesson] };
  try {
    localStorage.setItem(KEY, JSON.stringify(finished.value));
  } catch {
    // Storage may be disabled: the ticks then last until the page is closed.
  }
}
