/**
 * The coach of a guided game: gives each tip once, when its conditions hold for the first time. The conditions are data
 * of the game; what they are tested against is what the seat sees.
 */
import { signal } from "./html.js";

/**
 * @typedef {import("./types").TipInfo} TipInfo
 * @typedef {import("./types").GameEvent} GameEvent
 * @typedef {import("./types").View} View
 * @typedef {{name: string, event: GameEvent | null}} GivenTip `event`: what it is about
 * @typedef {{table: string, off: boolean, pages: GivenTip[][], asked?: number | null}} Guided the last guided game of this
 *   browser; `asked`: the version in which the learner was asked what the last page is about, null before that
 */

const KEY = "banjar-guided";
/**
 * Between two decisions of the learner no more events are explained than these; the others have their first time later.
 * The first page says what the game is about instead.
 */
const MAX_EVENTS = 1;

/** @returns {Guided | null} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof found?.table === "string" && Array.isArray(found.pages) ? found : null;
  } catch {
    return null;
  }
}

const guided = signal(kept());

/** @param {Guided} changed */
function keep(changed) {
  guided.value = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Storage may be disabled: the coach then forgets when the page is closed.
  }
}

/** Give a table a coach. @param {string} table */
export const guide = (table) => keep({ table, off: false, pages: [], asked: null });

/** The coach's notes on a table; null if the table has no coach. @param {string} table */
export const guidedTable = (table) => (guided.value?.table === table ? guided.value : null);

/** @param {string} table @param {boolean} off */
export function switchCoach(table, off) {
  const notes = guidedTable(table);
  if (notes) keep({ ...notes, off });
}

/** Whether the learner has decided since the last page: what it says is not about the present. @param {Guided} notes @param {number} version */
export const isPast = (notes, version) => (notes.asked ?? Infinity) < version;

/**
 * Give the tips that are due: those on one decision of the learner, and on what happened before it, are one page.
 * @param {string} table @param {TipInfo[]} tips
 * @param {{view: View, version: number, seat: number, events: GameEvent[], isAsked: boolean, isOver: boolean}} moment
 */
export function coach(table, tips, moment) {
  const notes = guidedTable(table);
  if (!notes) return;
  const given = new Set(notes.pages.flat().map((tip) => tip.name));
  const isNewPage = moment.isOver || isPast(notes, moment.version);
  const page = isNewPage ? [] : (notes.pages.at(-1) ?? []);
  const added = due(
    tips.filter((tip) => !given.has(tip.name)),
    moment,
    page,
    moment.isOver || notes.pages.length > (isNewPage ? 0 : 1) ? MAX_EVENTS : 0,
  );
  if (isNewPage && !added.length) return;
  const asked = moment.isAsked ? moment.version : null;
  const before = isNewPage ? notes.pages : notes.pages.slice(0, -1);
  const pages = added.length ? [...before, [...page, ...added]] : notes.pages;
  if (added.length || asked !== (notes.asked ?? null)) keep({ ...notes, pages, asked });
}

/**
 * @param {TipInfo[]} tips @param {Parameters<typeof coach>[2]} moment @param {GivenTip[]} page
 * @param {number} maxEvents on this page @returns {GivenTip[]}
 */
function due(tips, moment, page, maxEvents) {
  const room = maxEvents - page.filter((tip) => tip.event).length;
  const explained = tips.flatMap((tip) => {
    const event =
      tip.events.length && holds(tip, moment) && moment.events.find((one) => isMeant(tip, one, moment.seat));
    return event ? [{ name: tip.name, event }] : [];
  });
  const isAdvised = page.some((tip) => !tip.event);
  const advised = isAdvised ? undefined : tips.find((tip) => !tip.events.length && holds(tip, moment));
  return [...explained.slice(0, Math.max(0, room)), ...(advised ? [{ name: advised.name, event: null }] : [])];
}

/** Whether the conditions on the view hold. @param {TipInfo} tip @param {{view: View, isAsked: boolean}} moment */
function holds(tip, { view, isAsked }) {
  const numbers = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (view));
  return (
    (tip.phase === null || (isAsked && view.phase === tip.phase)) &&
    (tip.offers === null || (isAsked && view.legal.some((action) => action.type === tip.offers))) &&
    Object.entries(tip.at_most).every(([name, most]) => Number(numbers[name]) <= most)
  );
}

/** @param {TipInfo} tip @param {GameEvent} event @param {number} seat the learner's */
function isMeant(tip, event, seat) {
  const details = /** @type {Record<string, string | number | boolean>} */ (/** @type {unknown} */ (event));
  return (
    tip.events.includes(event.type) &&
    (tip.by === null || (event.seat !== null && (event.seat === seat) === (tip.by === "me"))) &&
    Object.entries(tip.details).every(([name, values]) => values.some((value) => value === details[name]))
  );
}
