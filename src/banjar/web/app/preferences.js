/** What a person has chosen for this browser; kept in its local storage. */
import { effect, signal } from "./html.js";

const KEY = "banjar";

/** @returns {Record<string, any>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Who has not said a name gets one, as the children of a Balinese family do: first to fourth. */
const GUESTS = ["Wayan", "Nyoman", "Ketut", "Putu"];

const phone = matchMedia("(max-width: 700px)").matches;
const defaults = {
  language: null,
  name: "",
  guest: GUESTS[Math.floor(Math.random() * GUESTS.length)],
  theme: "auto",
  speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1,
  sounds: !phone,
  confirm: phone,
  textMode: false,
  notify: false,
  playNow: { game: "altar", players: 2, level: "apprentice", options: {} },
};

/** @type {Record<string, import("@preact/signals").Signal<any>>} */
export const preferences = Object.fromEntries(
  Object.entries({ ...defaults, ...kept() }).map(([name, value]) => [name, signal(value)]),
);

/** The name at a table, also of those who have not chosen one. @returns {string} */
export const ownName = () => preferences.name.value.trim() || preferences.guest.value;

effect(() => {
  const all = Object.fromEntries(Object.entries(preferences).map(([name, value]) => [name, value.value]));
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

/** How far this tab has followed a table, so that a reload is no coming back. @param {string} table */
export function followed(table) {
  try {
    return Number(sessionStorage.getItem(`banjar-${table}`) ?? 0);
  } catch {
    return 0;
  }
}

/** @param {string} table @param {number} version */
export function follow(table, version) {
  try {
    sessionStorage.setItem(`banjar-${table}`, String(version));
  } catch {
    // Then a reload is one.
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
