/** The drawings beside the rules. */
import { html } from "../../core/html.js";
import { Picture } from "../../components/picture.js";
import { Card } from "./card.js";

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
};

/** @param {{rule: string}} props */
export function RulePictures({ rule }) {
  const shown = SHOWN[rule];
  return shown
    ? html`<span class="rule-pictures" aria-hidden="true">${shown.map((name) => (name.includes("-") ? html`<${Picture} id=${name} class="thing" />` : html`<${Card} kind=${name} />`))}</span>`
    : null;
}
