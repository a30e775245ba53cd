/** Telling people that it is their turn: the title of the tab, a sound of our own, a notification. */
import { say } from "./language.js";
import { preferences } from "./preferences.js";

let wasMine = false;
/** @type {AudioContext | null} */
let audio = null;

/** @param {boolean} mine @param {string} game */
export function callAttention(mine, game) {
  const began = mine && !wasMine;
  wasMine = mine;
  if (!began) return;
  if (preferences.sounds.value) gong();
  if (document.hidden && preferences.notify.value && "Notification" in window && Notification.permission === "granted") {
    new Notification(say("web-your-turn"), { body: game, icon: "/web/art/favicon.svg", tag: "banjar-turn" });
  }
}

/** Two soft tones of a gamelan's scale. */
function gong() {
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") return;
    for (const [pitch, delay] of [[392, 0], [523.25, 0.12]]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const begin = audio.currentTime + /** @type {number} */ (delay);
      tone.type = "triangle";
      tone.frequency.value = /** @type {number} */ (pitch);
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.9);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + 1);
    }
  } catch {
    audio = null;
  }
}
