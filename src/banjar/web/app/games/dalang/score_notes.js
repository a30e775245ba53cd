/** Explanations of the numbers on the score sheet. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";

/** @param {string} line @param {number} seat @param {import("../../core/types").ScoreSheet[]} sheets @param {import("./types").View} view */
export function noteOfScore(line, seat, sheets, view) {
  if (line === "masks") {
    const values = view.masks.filter((mask) => mask.owner === seat).map((mask) => mask.value);
    return values.length > 0 && html`<small>${values.length > 1 ? `${values.join(" + ")} =` : ""}</small>`;
  }
  const count = line === "seals" ? Object.values(view.seal).filter((owner) => owner === seat).length : 0;
  return count > 0 && html`<small>${say("web-times", { count, value: sheets[seat][line] / count })}</small>`;
}
