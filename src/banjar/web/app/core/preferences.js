/** Preferences of this browser, kept in local storage. */
import { computed, effect, signal } from "./html.js";

const KEY = "banjar";

/**
 * @typedef {object} PlayNow the game that the first page offers
 * @property {string} game @property {number} players @property {string} level @property {Record<string, unknown>} options
 * @property {Record<string, {players: number, options: Record<string, unknown>}>} [left] how the other games were left
 * @property {string} [clock] with people @property {number | null} [wait] seconds until bots fill the seats; null for never
 */
/**
 * @typedef {object} Preferences
 * @property {string | null} language @property {string} name @property {string} guest @property {string} theme
 * @property {number} speed of what moves; 0 is still @property {boolean} sounds @property {boolean} confirm
 * @property {boolean} textMode @property {boolean} allChoices @property {number} volume from 0 to 1 @property {boolean} notify @property {PlayNow} playNow
 */

/** @returns {Partial<Preferences>} */
function kept() {
  try {
    return { .../** @type {object} */ (JSON.parse(localStorage.getItem(KEY) ?? "{}")) };
  } catch {
    return {};
  }
}

/** Default names: Balinese birth-order names, first to fourth child. */
const GUESTS = ["Wayan", "Nyoman", "Ketut", "Putu"];

/** A signal of whether a media query matches. @param {string} query @returns {import("@preact/signals").Signal<boolean>} */
function matching(query) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

const still = matching("(prefers-reduced-motion: reduce)");
const phone = matching("(max-width: 700px), (max-height: 500px) and (pointer: coarse)");

/** @type {PlayNow} */
const PLAY_NOW = { game: "", players: 2, level: "apprentice", options: {} };

/** Defaults, read again on every use because media queries may change. @type {{[Name in keyof Preferences]: () => Preferences[Name]}} */
const defaults = {
  language: () => null,
  name: () => "",
  guest: () => GUESTS[0],
  theme: () => "auto",
  speed: () => (still.value ? 0 : 1),
  sounds: () => !phone.value,
  confirm: () => phone.value,
  textMode: () => false,
  allChoices: () => false,
  volume: () => 0.7,
  notify: () => false,
  playNow: () => PLAY_NOW,
};

/** Only explicit choices are stored. */
const chosen = signal(kept());

/**
 * A signal of the chosen value, or else the default.
 * @template {keyof Preferences} Name
 * @param {Name} name @returns {{value: Preferences[Name]}}
 */
function preference(name) {
  const shown = computed(() =>
    name in chosen.value ? /** @type {Preferences[Name]} */ (chosen.value[name]) : defaults[name](),
  );
  return {
    get value() {
      return shown.value;
    },
    set value(wanted) {
      chosen.value = { ...chosen.value, [name]: wanted };
    },
  };
}

export const preferences = /** @type {{[Name in keyof Preferences]: {value: Preferences[Name]}}} */ (
  Object.fromEntries(
    /** @type {Array<keyof Preferences>} */ (Object.keys(defaults)).map((name) => [name, preference(name)]),
  )
);

// Not a choice, but stored so that it stays the same.
if (!chosen.value.guest) preferences.guest.value = GUESTS[Math.floor(Math.random() * GUESTS.length)];

/** The player's name at tables; a default name if none was chosen. @returns {string} */
export const ownName = () => preferences.name.value.trim() || preferences.guest.value;

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen.value));
  } catch {
    // Storage may be disabled: preferences then last until the page is closed.
  }
});

effect(() => {
  const theme = preferences.theme.value;
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

effect(() => {
  document.documentElement.dataset.still = String(preferences.speed.value === 0);
});
