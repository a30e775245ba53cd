/** The drawings beside the rules. */
import { html } from "../../core/html.js";
import { Picture } from "../../components/picture.js";
import { Card } from "./card.js";

/** Cards by their kinds, other things by the ids of their drawings. @type {Record<string, string[]>} */
const SHOWN = {
  "B1.1": ["dalang-island-kukusch", "dalang-island-panschar", "dalang-island-tschakkalag", "dalang-island-wontong"],
  "B1.2": ["priest", "warrior", "prince", "scholar", "artist", "dalang_kw"],
  "B1.3": ["dalang-mask"],
  "B1.4": ["dalang-disc-prince", "dalang-disc-priest", "dalang-seal", "dalang-figure"],
  "B4.1": ["warrior"],
  "B5.1": ["scholar"],
  "B5.2": ["artist"],
  "B6.1": ["priest", "prince"],
  "B6.3": ["dalang-disc-priest", "dalang-disc-prince"],
  "B6.5": ["dalang-seal"],
  "B7.1": ["dalang_pt"],
  "B8.1": ["dalang-mask"],
};

/** @param {{rule: string}} props */
export function RulePictures({ rule }) {
  const shown = SHOWN[rule];
  return shown
    ? html`<span class="rule-pictures" aria-hidden="true">${shown.map((name) => (name.includes("-") ? html`<${Picture} id=${name} class="thing" />` : html`<${Card} kind=${name} />`))}</span>`
    : null;
}
