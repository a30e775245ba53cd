/** Telling people that it is their turn: a gong, and a notification where the page is not in sight. */
import { say } from "./language.js";
import { preferences } from "./preferences.js";
import { sound } from "./sounds.js";

let wasMine = false;

/** @param {boolean} mine @param {string} game @param {number} [delay] of the gong, in seconds */
export function callAttention(mine, game, delay = 0) {
  const began = mine && !wasMine;
  wasMine = mine;
  if (!began) return;
  sound("gong", delay);
  if (document.hidden && preferences.notify.value && "Notification" in window && Notification.permission === "granted") {
    new Notification(say("web-your-turn"), { body: game, icon: "/web/art/favicon.svg", tag: "banjar-turn" });
  }
}
