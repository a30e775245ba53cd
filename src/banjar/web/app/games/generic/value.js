/** Any value of a view: numbers and names as text, lists and counts as chips, everything else as a description list. */
import { html } from "../../core/html.js";
import { knows, say } from "../../core/language.js";
import { kebab } from "../../core/wording.js";

/** @typedef {import("../../core/wording.js").Wording} Wording */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {string} name */
const readable = (name) => name.charAt(0).toLocaleUpperCase() + name.slice(1).replaceAll("_", " ");

/** The name of a field: the game's message `<game>-view-<name>`, else the field's own name. @param {string} name @param {Wording} words */
export function label(name, words) {
  const id = kebab(`${words.game}-view-${name}`);
  return knows(id) ? say(id) : readable(name);
}

/** A value that needs no more than a word or a number; undefined for lists and objects. @param {unknown} value @param {Wording} words @returns {string | undefined} */
export function plain(value, words) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return undefined;
  return named(value, 1, words);
}

/** A card in the game's words, anything else by its own name. @param {string} name @param {number} count @param {Wording} words */
const named = (name, count, words) =>
  knows(kebab(`${words.game}-card-${name}`)) ? words.card(name, count) : name.replaceAll("_", " ");

/** @param {{value: unknown, words: Wording}} props @returns {ComponentChildren} */
export function Value({ value, words }) {
  const text = plain(value, words);
  if (text !== undefined) return text;
  if (Array.isArray(value)) return html`<${Items} items=${value} words=${words} />`;
  if (isObject(value))
    return isCounted(value)
      ? html`<${Counts} counts=${value} words=${words} />`
      : html`<${Fields} fields=${value} words=${words} />`;
  return null;
}

/** @param {Record<string, unknown>} value @returns {value is Record<string, number>} */
const isCounted = (value) => Object.values(value).every((count) => typeof count === "number");

/** Counts by name, without zeros. @param {{counts: Record<string, number>, words: Wording}} props */
function Counts({ counts, words }) {
  const shown = Object.entries(counts).filter(([, count]) => count !== 0);
  return html`<${Chips} chips=${shown.map(([name, count]) => html`<b>${count}</b> ${named(name, count, words)}`)} />`;
}

/** @param {{items: unknown[], words: Wording}} props */
function Items({ items, words }) {
  if (items.every((item) => plain(item, words) !== undefined))
    return html`<${Chips} chips=${items.map((item) => plain(item, words))} />`;
  return html`<ol class="items">${items.map((item, place) => html`<li key=${place}>${isObject(item) ? html`<${Fields} fields=${item} words=${words} />` : html`<${Value} value=${item} words=${words} />`}</li>`)}</ol>`;
}

/** @param {{chips: unknown[]}} props */
const Chips = ({ chips }) =>
  chips.length
    ? html`<ul class="chips">${chips.map((chip, place) => html`<li key=${place}>${chip}</li>`)}</ul>`
    : say("web-none");

/** @param {{fields: Record<string, unknown>, words: Wording}} props */
export const Fields = ({ fields, words }) =>
  html`<dl>${Object.entries(fields).map(
    ([name, value]) => html`<div key=${name} class=${plain(value, words) === undefined ? "wide" : ""}>
  <dt>${label(name, words)}</dt><dd>${name === "seat" && typeof value === "number" ? words.seat(value) : html`<${Value} value=${value} words=${words} />`}</dd></div>`,
  )}</dl>`;
