/** What this browser remembers of learning: the finished lessons and guided games, kept in local storage. */
import { signal } from "./html.js";
import { serverInfo } from "./server_info.js";

const LESSONS_KEY = "banjar-lessons";
const GUIDED_KEY = "banjar-guided-games";

/** @template T @param {string} key @returns {Record<string, T>} by game */
function kept(key) {
  try {
    return { .../** @type {object} */ (JSON.parse(localStorage.getItem(key) ?? "{}")) };
  } catch {
    return {};
  }
}

/** @param {string} key @param {object} value */
function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be disabled: the ticks then last until the page is closed.
  }
}

/** The names of the finished lessons. */
const finished = signal(/** @type {Record<string, string[]>} */ (kept(LESSONS_KEY)));
const guided = signal(/** @type {Record<string, boolean>} */ (kept(GUIDED_KEY)));

/** @param {string} game @param {string} lesson */
export const isFinished = (game, lesson) => finished.value[game]?.includes(lesson) ?? false;

/** @param {string} game */
export const hasFinishedLessons = (game) =>
  (finished.value[game]?.length ?? 0) >= (serverInfo.games[game]?.lessons ?? 0);

/** Whether a guided game was played to its end. @param {string} game */
export const hasPlayedGuided = (game) => guided.value[game] ?? false;

/** @param {string} game @param {string} lesson */
export function finish(game, lesson) {
  if (isFinished(game, lesson)) return;
  finished.value = { ...finished.value, [game]: [...(finished.value[game] ?? []), lesson] };
  keep(LESSONS_KEY, finished.value);
}

/** @param {string} game */
export function finishGuided(game) {
  if (hasPlayedGuided(game)) return;
  guided.value = { ...guided.value, [game]: true };
  keep(GUIDED_KEY, guided.value);
}
