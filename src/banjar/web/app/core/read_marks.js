/** How far this browser has followed a table and read its chat. */
import { dropAllNotes } from "./local_notes.js";

const SEEN_PREFIX = "banjar-";

/** The version of a table this tab showed last, so that a reload does not count as coming back. @param {string} table */
export function lastSeenVersion(table) {
  try {
    return Number(sessionStorage.getItem(SEEN_PREFIX + table) ?? 0);
  } catch {
    return 0;
  }
}

/** @param {string} table @param {number} version */
export function markSeenVersion(table, version) {
  try {
    sessionStorage.setItem(SEEN_PREFIX + table, String(version));
  } catch {
    // Without storage a reload counts as coming back.
  }
}

const READ_KEY = "banjar-read";

/** Forget all tables: whoever uses this browser next must not find their addresses. */
export function forgetTables() {
  dropAllNotes();
  try {
    localStorage.removeItem(READ_KEY);
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(SEEN_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** How many tables' read marks are stored. */
const MAX_TABLES = 50;

/** @returns {Record<string, number>} */
function allRead() {
  try {
    return { ...JSON.parse(localStorage.getItem(READ_KEY) ?? "{}") };
  } catch {
    return {};
  }
}

/** The last line of a table's chat that was read in this browser. @param {string} table @returns {number} */
export const lastReadLine = (table) => allRead()[table] ?? 0;

/** @param {string} table @param {number} line */
export function markRead(table, line) {
  const { [table]: _before, ...others } = allRead();
  try {
    localStorage.setItem(
      READ_KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [table, line]].slice(-MAX_TABLES))),
    );
  } catch {
    // Without storage old lines count as unread after a reload.
  }
}
