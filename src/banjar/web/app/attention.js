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
  if (document.hidden && preferences.notify.value) notify(say("web-your-turn"), game);
}

/** Does the browser let us notify? It asks the person where it has not yet. @returns {Promise<boolean>} */
export async function mayNotify() {
  if (!("Notification" in window)) return false;
  return (Notification.permission === "granted" ? "granted" : await Notification.requestPermission()) === "granted";
}

/** @param {string} title @param {string} body */
function notify(title, body) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, icon: "/web/art/favicon.svg", tag: "banjar-turn" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only service workers notify; the title and the gong have to do there.
  }
}
