/** The sounds of what happens at a table. */
import { gameBoard } from "./games.js";
import { preferences } from "./preferences.js";
import { sound } from "./sounds.js";

/** Seconds between the sounds of events, and how many are played at once. */
const APART_SECONDS = 0.11;
const MOST_SOUNDS = 8;

/** The sounds that some events make, in order. @param {string} game @param {import("./types").GameEvent[]} events @returns {string[]} */
export function soundsOf(game, events) {
  const all = events.flatMap((event) => gameBoard(game)?.soundOf?.(event) ?? []);
  return all.includes("ending") ? ["ending"] : all.slice(0, MOST_SOUNDS);
}

/** Play the sounds of some events one after the other; returns the seconds until the last has begun. @param {string} game @param {import("./types").GameEvent[]} events */
export function playEventSounds(game, events) {
  const names = soundsOf(game, events);
  const apart = APART_SECONDS / (preferences.speed.value || 1);
  names.forEach((name, place) => sound(name, place * apart));
  return names.length * apart;
}
