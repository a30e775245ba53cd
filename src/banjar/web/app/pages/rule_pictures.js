/** Our drawings beside the rules they belong to. */
import { html } from "../core/html.js";
import { Card as AltarCard } from "../games/altar/card.js";
import { Card as DalangCard } from "../games/dalang/card.js";
import { Picture } from "../components/picture.js";

/** Cards by their kinds, other things by the ids of their drawings. @type {Record<string, string[]>} */
const SHOWN = {
  "A1.1": ["rice", "peanut", "banana", "pepper", "stonemason", "priest", "shrine", "oracle"],
  "A1.4": ["altar-good-rice", "altar-good-peanut", "altar-good-banana", "altar-good-pepper"],
  "A1.5": ["altar-stone", "altar-point"],
  "A2.4": ["altar-altar"],
  "A3.1": ["altar-good-rice", "altar-stone"],
  "A3.2": ["stonemason"],
  "A3.3": ["priest"],
  "A3.4": ["shrine"],
  "A3.5": ["rice", "rice"],
  "A3.8": ["altar-good-back"],
  "A3.15": ["stonemason", "altar-stone", "priest", "altar-point"],
  "A3.17": ["banana", "altar-good-banana"],
  "A6.3": ["oracle"],
  "A7.1": ["altar-demon"],
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
  if (!shown) return null;
  const Card = rule.startsWith("A") ? AltarCard : DalangCard;
  return html`<span class="rule-pictures" aria-hidden="true">${shown.map((name) => (name.includes("-") ? html`<${Picture} id=${name} class="thing" />` : html`<${Card} kind=${name} />`))}</span>`;
}
