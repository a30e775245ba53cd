/** Explanations of the numbers on the score sheet. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Picture } from "../../components/picture.js";

/** @type {Record<string, string>} */
const PICTURES = { masks: "dalang-mask", seals: "dalang-seal" };

/** @param {string} line */
export const pictureOfLine = (line) => PICTURES[line] && html`<${Picture} id=${PICTURES[line]} class="line-picture" />`;

/** @param {string} line @param {number} seat @param {import("../../core/types").ScoreSheet[]} sheets @param {import("./types").View} view */
export function noteOfScore(line, seat, sheets, view) {
  if (line === "masks") {
    const won = view.masks.map((mask, number) => ({ ...mask, number })).filter((mask) => mask.owner === seat);
    return (
      won.length > 0 &&
      html`<span class="won-masks">${won.map((mask) => html`<${WonMask} key=${mask.number} value=${mask.value} />`)}</span>`
    );
  }
  const count = line === "seals" ? Object.values(view.seal).filter((owner) => owner === seat).length : 0;
  return count > 0 && html`<small>${say("web-times", { count, value: sheets[seat][line] / count })}</small>`;
}

/** @param {{value: number}} props */
const WonMask = ({ value }) => html`<span class="won-mask" title=${say("dalang-web-mask", { value })}>
  <${Picture} id="dalang-mask" label=${say("dalang-web-mask", { value })} /><b aria-hidden="true">${value}</b>${" "}</span>`;
