/** Notes that a game keeps about tables, in this browser only: they are never sent. */
const KEY = "banjar-notes";
/** How many tables have notes; the oldest are dropped. */
const MAX_TABLES = 20;

/** @returns {Record<string, unknown>} */
function all() {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return {};
  }
}

/** @param {Record<string, unknown>} notes */
function keep(notes) {
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // Without storage notes last until the page is closed.
  }
}

/** The notes about a table; undefined if there are none. @param {string} table @returns {unknown} */
export const notesOn = (table) => all()[table];

/** @param {string} table @param {unknown} notes */
export function keepNotes(table, notes) {
  const { [table]: _before, ...others } = all();
  keep(Object.fromEntries([...Object.entries(others), [table, notes]].slice(-MAX_TABLES)));
}

/** @param {string} table */
export function dropNotes(table) {
  const { [table]: dropped, ...others } = all();
  if (dropped !== undefined) keep(others);
}

export function dropAllNotes() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to drop.
  }
}
