/** The controls of a replay, which stay where they are: by step, by turn, to both ends, playing, and a slider. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";

/**
 * @typedef {object} Player
 * @property {number} step @property {number} last
 * @property {boolean} playing @property {(playing: boolean) => void} setPlaying
 * @property {(step: number) => void} goTo
 * @property {(steps: number) => void} move from where the replay is now
 * @property {(turns: number) => void} turn to the end of the next turn, or of the one before
 * @property {string[]} lines what happened in this step
 * @property {boolean} listed whether the list of turns is open, where it does not always stand beside the board
 * @property {(listed: boolean) => void} setListed
 * @property {string} problem
 */

/** @param {Player} props */
export function ReplayControls({
  step,
  last,
  playing,
  setPlaying,
  goTo,
  move,
  turn,
  lines,
  listed,
  setListed,
  problem,
}) {
  const tool = (/** @type {string} */ name, /** @type {string} */ icon, /** @type {() => void} */ act) =>
    html`<button aria-label=${say(name)} title=${say(name)} onClick=${act}><${Icon} name=${icon} /></button>`;
  return html`<section class="replay-controls" aria-label=${say("web-replay")}>
    <div class="replay-tools">
      ${tool("web-first", "first", () => goTo(0))}
      ${tool("web-turn-back", "turn-back", () => turn(-1))}
      ${tool("web-back", "step-back", () => move(-1))}
      ${tool(playing ? "web-pause" : "web-play", playing ? "pause" : "play", () => setPlaying(!playing))}
      ${tool("web-forward", "step-forward", () => move(1))}
      ${tool("web-turn-forward", "turn-forward", () => turn(1))}
      ${tool("web-last", "last", () => goTo(last))}
    </div>
    <label class="slider"><span>${say("web-step", { step, last })}</span>
      <input type="range" min="0" max=${last} value=${step} onInput=${(/** @type {InputChange} */ event) => goTo(Number(event.target.value))} /></label>
    <button class="open-turns" aria-expanded=${String(listed)} onClick=${() => setListed(!listed)}><${Icon} name="log" />${say("web-turns")}</button>
    <ul class="events" tabindex="0" aria-live="polite">${problem ? html`<li class="problem" role="alert">${problem}</li>` : lines.map((line) => html`<li>${line}</li>`)}</ul>
  </section>`;
}
