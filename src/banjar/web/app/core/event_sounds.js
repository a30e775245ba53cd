/** The sounds of a game's events. */
import { gameBoard } from "./games.js";
import { preferences } from "./preferences.js";
import { sound } from "./sounds.js";

const SOUND_GAP_SECONDS = 0.11;
/** Sounds played for one update. */
const MAX_SOUNDS = 8;

/** The names of the events' sounds, in order. @param {string} game @param {import("./types").GameEvent[]} events @returns {string[]} */
export function soundsOf(game, events) {
  const all = events.flatMap((event) => gameBoard(game)?.soundOf?.(event) ?? []);
  return all.includes("ending") ? ["ending"] : all.slice(0, MAX_SOUNDS);
}

/** Play the sounds of events one after the other; returns the seconds until the last one starts. @param {string} game @param {import("./types").GameEvent[]} events */
export function playEventSounds(game, events) {
  const names = soundsOf(game, events);
  const apart = SOUND_GAP_SECONDS / (preferences.speed.value || 1);
  names.forEach((name, place) => sound(name, place * apart));
  return names.length * apart;
}
