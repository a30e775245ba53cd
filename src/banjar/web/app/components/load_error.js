/** Something could not be loaded: say it, and try again when asked to, or when the network is back. */
import { gameBoard, loadBoard } from "../core/games.js";
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";

/** @param {{problem: string, again: () => void}} props */
export function LoadError({ problem, again }) {
  useEffect(() => {
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });
  return html`<p class="problem" role="alert">${problem}</p><p><button class="main" onClick=${again}>${say("web-try-again")}</button></p>`;
}

/** Load the board of a game; null when it is there, else what to show meanwhile. @param {string | undefined} game */
export function useBoard(game) {
  const [failed, setFailed] = useState(false);
  const load = () => void (game && loadBoard(game).then(() => setFailed(false), () => setFailed(true)));
  useEffect(load, [game]);
  if (game && gameBoard(game)) return null;
  return failed ? html`<${LoadError} problem=${say("web-page-missing")} again=${load} />` : html`<p role="status">${say("web-loading")}</p>`;
}
