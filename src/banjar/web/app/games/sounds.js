/** What happens at a table, as it sounds. */
import { preferences } from "../core/preferences.js";
import { sound } from "../core/sounds.js";

const APART = 0.11;
const MOST = 8;

/** @type {Record<string, Record<string, string>>} */
const HEARD = {
  altar: {
    bought: "stones", played: "card", took: "card", row_laid: "card", laid: "wood", hid: "wood", offered: "wood", kept: "card",
    shrine_returned: "card", demon_moved: "drum", gained_stones: "stones", gained_good: "card", gained_points: "chime", game_ended: "ending",
  },
  dalang: {
    drew: "card", played: "card", joined: "card", blocked: "drum", parried: "drum", fled: "drum", forced: "drum", showed: "card",
    put_on_stack: "card", took_from_stack: "card", stowed: "card", picked_up: "card", discarded: "card", reshuffled: "card",
    won_disc: "wood", took_seal: "chime", took_mask: "chime", dalang_moved: "wood", game_ended: "ending",
  },
};

/** Which sounds a few happenings make, in order. @param {string} game @param {any[]} lastEvents @returns {string[]} */
export function soundsOf(game, lastEvents) {
  const all = lastEvents.map((event) => (event.type === "played" && event.card === "warrior" ? "drum" : HEARD[game]?.[event.type])).filter(Boolean);
  return /** @type {string[]} */ (all.includes("ending") ? ["ending"] : all.slice(0, MOST));
}

/** Let them be heard one after the other; when the last begins, in seconds. @param {string} game @param {any[]} lastEvents */
export function playEventSounds(game, lastEvents) {
  const names = soundsOf(game, lastEvents);
  const apart = APART / (preferences.speed.value || 1);
  names.forEach((name, place) => sound(name, place * apart));
  return names.length * apart;
}
