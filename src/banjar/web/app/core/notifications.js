/** Turn alerts: a gong, a dot on the tab's icon, and a notification while the page is hidden. */
import { useEffect } from "./html.js";
import { say } from "./language.js";
import { preferences } from "./preferences.js";
import { sound } from "./sounds.js";

let wasMine = false;

/** @param {boolean} mine @param {string} game @param {number} [delay] of the gong, in seconds */
export function alertTurn(mine, game, delay = 0) {
  const began = mine && !wasMine;
  wasMine = mine;
  if (!began) return;
  sound("gong", delay);
  if (document.hidden && preferences.notify.value) notify(say("web-your-turn"), game);
}

/** A game was found that the person looked for. */
export function alertFound() {
  sound("gong");
  if (document.hidden && preferences.notify.value) notify(say("web-found"), say("web-found-text"));
}

const ICON = "/web/art/favicon.svg";
const DOT = `<circle cx="48" cy="16" r="14" fill="#d8262c" stroke="#fff8ee" stroke-width="4"/>`;
/** The icon with a dot, as a data URL; made on first use. @type {Promise<string> | null} */
let dotted = null;

/** Draw the dot onto our icon. */
async function withDot() {
  const drawing = await (await fetch(ICON)).text();
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace("</svg>", `${DOT}</svg>`))}`;
}

/** Show a dot on the tab's icon while it is the viewer's turn. @param {boolean} waits */
export function useTurnBadge(waits) {
  useEffect(() => {
    const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
    if (!waits || !link) return undefined;
    let wanted = true;
    (dotted ??= withDot()).then(
      (address) => wanted && (link.href = address),
      () => (dotted = null),
    );
    return () => {
      wanted = false;
      link.href = ICON;
    };
  }, [waits]);
}

/** Ask for permission to notify; resolves to whether it is granted. @returns {Promise<boolean>} */
export async function askToNotify() {
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
    // Some phones let only service workers notify; the title and the gong remain.
  }
}
