/** The points of everybody over the turns of a finished game. */
import { getCurve } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Picture } from "./picture.js";

const WIDTH = 600;
const HEIGHT = 200;
/** Below this a curve tells nothing. */
const MIN_TURNS = 4;

/** @typedef {import("../core/types").Curve} Curve */

/** @param {{table: string, now: import("../core/types").TableView, words: import("../core/wording.js").Wording}} props */
export function PointsCurve({ table, now, words }) {
  const [curve, setCurve] = useState(/** @type {Curve | null} */ (null));
  const [place, setPlace] = useState(/** @type {number | null} */ (null));
  useEffect(() => void getCurve(table).then(setCurve, () => {}), [table]);
  if (!curve || curve.turns.length < MIN_TURNS) return null;
  const last = curve.turns.length - 1;
  const at = place ?? last;
  const colours = now.seats.map((seat) => seat.colour ?? "red");
  const text = say(at === last ? "web-curve-end" : "web-curve-text", {
    turn: curve.turns[at] ?? 0,
    standing: curve.points.map((points, seat) => `${words.brief(seat)} ${points[at]}`).join(", "),
  });
  return html`<figure class="points-curve">
    <figcaption>${say("web-curve")}</figcaption>
    <${Plot} curve=${curve} at=${at} colours=${colours} />
    <label><span class="hidden">${say("web-curve")}</span>
      <input type="range" min="0" max=${last} value=${at} aria-valuetext=${text}
        onInput=${(/** @type {InputChange} */ event) => setPlace(Number(event.target.value))} /></label>
    <p>${text}</p>
  </figure>`;
}

/** @param {{curve: Curve, at: number, colours: string[]}} props */
function Plot({ curve, at, colours }) {
  const all = curve.points.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = curve.turns.length - 1;
  const x = (/** @type {number} */ place) => place / last;
  const y = (/** @type {number} */ points) => 1 - (points - least) / (most - least);
  const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(2)}%`;
  return html`<div class="plot" aria-hidden="true">
    <span class="most">${most}</span><span class="least">${least}</span>
    <div class="area">
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
        ${[0, 0.25, 0.5, 0.75, 1].map((share) => html`<path class="grid" d=${`M0 ${share * HEIGHT}H${WIDTH}`} />`)}
        <path class="now" d=${`M${x(at) * WIDTH} 0V${HEIGHT}`} />
        ${curve.points.map((points, seat) => html`<polyline key=${seat} class=${`line ${colours[seat]}`} points=${points.map((one, turn) => `${(x(turn) * WIDTH).toFixed(1)},${(y(one) * HEIGHT).toFixed(1)}`).join(" ")} />`)}
      </svg>
      ${curve.points.map((points, seat) => html`<span key=${seat} class="mark" style=${{ left: percent(x(at)), top: percent(y(points[at] ?? 0)) }}><${Picture} id=${`player-${colours[seat]}`} /></span>`)}
    </div>
  </div>`;
}
