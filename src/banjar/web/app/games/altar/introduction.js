/** The introduction before the rules: its parts, and a figure for each. */
import { html } from "../../core/html.js";
import { Picture } from "../../components/picture.js";
import { Card } from "./card.js";

/** @param {string} id */
const thing = (id) => html`<${Picture} id=${id} class="thing" />`;
/** @param {string} good */
const good = (good) => thing(`altar-good-${good}`);
/** @param {string} kind */
const card = (kind) => html`<${Card} kind=${kind} />`;
/** @param {string | number} text */
const sign = (text) => html`<b class="sign">${text}</b>`;

/** @type {Record<string, () => ComponentChildren>} */
const FIGURES = {
  goal: () => [good("rice"), good("peanut"), good("banana"), good("pepper"), sign("→"), thing("altar-altar")],
  turn: () =>
    [[thing("altar-stone"), sign("→"), good("rice")], [card("rice")], [card("priest")], [thing("altar-point")]].map(
      (step, number) => html`<span class="step"><b class="sign">${number + 1}</b>${step}</span>`,
    ),
  take: () => html`<span class="column">${["shrine", "banana", "rice"].map(card)}</span>${sign("→")}${good("rice")}`,
  kinds: () =>
    [
      [card("rice"), good("rice")],
      [card("stonemason"), thing("altar-stone")],
      [card("priest"), thing("altar-point")],
      [card("shrine"), thing("altar-point"), thing("altar-stone")],
    ].map(([kind, ...gains]) => html`<span class="step">${kind}${sign("→")}${gains}</span>`),
  shrine: () => [
    card("shrine"),
    sign("→"),
    good("peanut"),
    sign("+"),
    good("back"),
    sign("+"),
    good("rice"),
    sign("→"),
    thing("altar-altar"),
  ],
  values: () =>
    [
      ["rice", 3],
      ["pepper", 2],
      ["banana", 1],
      ["peanut", 0],
    ].map(([name, value]) => html`<span class="step">${good(String(name))}${sign(`= ${value}`)}</span>`),
  end: () =>
    [
      [thing("altar-point"), sign("= 1")],
      [card("shrine"), sign("= 4")],
      [thing("altar-stone"), sign("× 5 = 1")],
    ].map((step) => html`<span class="step">${step}</span>`),
};

/** @type {import("../../core/game_client").Introduction} */
export const introduction = {
  parts: Object.keys(FIGURES),
  Figure: ({ part }) => FIGURES[part]?.() ?? null,
};
