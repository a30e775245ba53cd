/** The lobby: who is here, what they look for, and this person's own search for a game. */
import { newCommandId, seekGame, stopSeeking } from "./api.js";
import { followLobby } from "./connection.js";
import { computed, effect, signal, untracked } from "./html.js";
import { alertFound } from "./notifications.js";
import { go, route } from "./route.js";

/** @typedef {import("./types").Lobby} Lobby */
/** @typedef {import("../protocol").SeekBody} SeekBody */

const KEY = "banjar-seek";

/** Null until the server has told. */
export const lobby = signal(/** @type {Lobby | null} */ (null));
/** The own search while nobody has been found. */
export const ownSeek = computed(() => {
  const seek = lobby.value?.seek;
  return seek && seek.table === null ? seek : null;
});
const isHome = computed(() => route.value.path === "/");
const isFollowed = computed(() => isHome.value || ownSeek.value !== null);

/** Searches that this tab has seen waiting; it opens their tables, once each. @type {Set<string>} */
const awaited = new Set();

/** The search that this tab began, also before it was loaded again. */
const begun = {
  get: () => sessionStorage.getItem(KEY),
  /** @param {string | null} command */
  set(command) {
    if (command === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, command);
  },
};

/** @param {Lobby} told */
function take(told) {
  lobby.value = told;
  const seek = told.seek;
  if (!seek) return;
  if (seek.table === null) awaited.add(seek.command);
  else if (awaited.delete(seek.command) || begun.get() === seek.command) open(seek.command, seek.table);
}

/** Open the table of a search: in the tab that began it, and wherever the person looks at the first page. @param {string} command @param {string} table */
function open(command, table) {
  const isOwn = begun.get() === command;
  if (isOwn) begun.set(null);
  if (!isOwn && (document.hidden || !isHome.value)) return;
  alertFound();
  go(`/t/${table}`);
}

/** Look for a game; throws what the server refuses. @param {Omit<SeekBody, "command">} wanted */
export async function seek(wanted) {
  const command = newCommandId();
  begun.set(command);
  awaited.add(command);
  try {
    const found = await seekGame({ command, ...wanted });
    const known = lobby.value ?? { people: 1, wishes: [], seek: null };
    take({ ...known, seek: found });
  } catch (error) {
    begun.set(null);
    throw error;
  }
}

/** Look for a game no longer, in all tabs. If somebody has just been found, the game is opened nevertheless. */
export async function stopSeek() {
  await stopSeeking();
  if (lobby.value?.seek?.table === null) lobby.value = { ...lobby.value, seek: null };
}

// On the first page, and on all others as long as a game is looked for.
effect(() => {
  if (!isFollowed.value) return undefined;
  return untracked(() => followLobby(take));
});
