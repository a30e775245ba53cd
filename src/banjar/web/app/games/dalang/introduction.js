/** The introduction before the rules: its parts, and a figure for each. */
import { html } from "../../core/html.js";
import { Picture } from "../../components/picture.js";
import { Card } from "./card.js";

/** @param {string} id */
const thing = (id) => html`<${Picture} id=${`dalang-${id}`} class="thing" />`;
/** @param {string | null} kind */
const card = (kind) => html`<${Card} kind=${kind} />`;
/** @param {string | number} text */
const sign = (text) => html`<b class="sign">${text}</b>`;
/** @param {number} value */
const mask = (value) => html`<span class="step">${thing("mask")}${sign(value)}</span>`;

/** @type {Record<string, () => ComponentChildren>} */
const FIGURES = {
  goal: () => [mask(2), mask(3), mask(4), mask(5), html`<span class="step">${thing("seal")}${sign(3)}</span>`],
  islands: () => [
    ...["kukusch", "panschar", "tschakkalag", "wontong"].map((name) => thing(`island-${name}`)),
    sign("+"),
    thing("disc-prince"),
    thing("disc-priest"),
  ],
  turn: () => [card(null), card(null), sign("→"), card("scholar"), sign("→"), card("artist"), sign("→")],
  contest: () => [
    card("prince"),
    sign("+"),
    card("prince"),
    card("prince"),
    sign("→"),
    thing("disc-prince"),
    sign("→"),
    thing("seal"),
  ],
  travel: () => [card("dalang_kw"), sign("→"), thing("figure"), sign("→"), thing("island-wontong"), sign("→"), mask(3)],
  reactions: () => ["warrior", "scholar", "artist", "dalang_pt"].map(card),
  end: () => [thing("mask"), sign("+"), thing("seal"), sign("× 3")],
};

/** @type {import("../../core/game_client").Introduction} */
export const introduction = {
  parts: Object.keys(FIGURES),
  Figure: ({ part }) => FIGURES[part]?.() ?? null,
};
