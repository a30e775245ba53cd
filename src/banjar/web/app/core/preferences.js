/** What a person has chosen for this browser; kept in its local storage. */
import { computed, effect, signal } from "./html.js";

const KEY = "banjar";

/** @returns {Record<string, any>} */
function kept() {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return {};
  }
}

/** Who has not said a name gets one, as the children of a Balinese family do: first to fourth. */
const GUESTS = ["Wayan", "Nyoman", "Ketut", "Putu"];

/** Whether a media query holds, now and later. @param {string} query @returns {import("@preact/signals").Signal<boolean>} */
function matching(query) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

const still = matching("(prefers-reduced-motion: reduce)");
const phone = matching("(max-width: 700px), (max-height: 500px) and (pointer: coarse)");

const PLAY_NOW = { game: "altar", players: 2, level: "apprentice", options: {} };

/** What holds as long as nobody has chosen; the device may change its mind. @type {Record<string, () => any>} */
const defaults = {
  language: () => null,
  name: () => "",
  guest: () => GUESTS[0],
  theme: () => "auto",
  speed: () => (still.value ? 0 : 1),
  sounds: () => !phone.value,
  confirm: () => phone.value,
  textMode: () => false,
  notify: () => false,
  playNow: () => PLAY_NOW,
};

/** Only what was chosen is kept. */
const chosen = signal(kept());

/** What was chosen, else what holds by default; as a signal. @param {string} name @param {() => any} usual */
function preference(name, usual) {
  const shown = computed(() => (name in chosen.value ? chosen.value[name] : usual()));
  return {
    get value() {
      return shown.value;
    },
    set value(wanted) {
      chosen.value = { ...chosen.value, [name]: wanted };
    },
  };
}

/** @type {Record<string, {value: any}>} */
export const preferences = Object.fromEntries(Object.entries(defaults).map(([name, usual]) => [name, preference(name, usual)]));

// Nobody chooses it, but it stays the same.
if (!chosen.value.guest) preferences.guest.value = GUESTS[Math.floor(Math.random() * GUESTS.length)];

/** The name at a table, also of those who have not chosen one. @returns {string} */
export const ownName = () => preferences.name.value.trim() || preferences.guest.value;

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

/** How far this tab has followed a table, so that a reload is no coming back. @param {string} table */
export function lastSeenVersion(table) {
  try {
    return Number(sessionStorage.getItem(`banjar-${table}`) ?? 0);
  } catch {
    return 0;
  }
}

/** @param {string} table @param {number} version */
export function markSeenVersion(table, version) {
  try {
    sessionStorage.setItem(`banjar-${table}`, String(version));
  } catch {
    // Then a reload is one.
  }
}

const READ = "banjar-read";
/** Of so many tables it is kept how far their chat was read. */
const MOST_READ = 50;

/** @returns {Record<string, number>} */
function allRead() {
  try {
    return { ...JSON.parse(localStorage.getItem(READ) ?? "{}") };
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
    localStorage.setItem(READ, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, line]].slice(-MOST_READ))));
  } catch {
    // Then old lines are new again.
  }
}

effect(() => {
  const theme = preferences.theme.value;
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

effect(() => {
  document.documentElement.dataset.still = String(preferences.speed.value === 0);
});
