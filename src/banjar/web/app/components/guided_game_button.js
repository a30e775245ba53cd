/** The button that starts a guided game. */
import { startGuidedGame } from "../core/guided_game.js";
import { html, useState } from "../core/html.js";
import { say } from "../core/language.js";

/** @param {{game: string, label?: string, isMain?: boolean}} props */
export function GuidedGameButton({ game, label = say("web-guided-start"), isMain = true }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const start = () => {
    setBusy(true);
    startGuidedGame(game).catch((error) => {
      setProblem(error.message);
      setBusy(false);
    });
  };
  return html`<button class=${`guided-start ${isMain ? "main" : ""}`} disabled=${busy} onClick=${start}>${label}</button>
    ${problem && html`<span class="problem" role="alert">${problem}</span>`}`;
}
