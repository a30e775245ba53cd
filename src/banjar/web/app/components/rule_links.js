/** A sentence with its rule numbers linked to the rulebook. */
import { html } from "../core/html.js";

const NUMBER = /\b([A-Z]\d+(?:\.\d+)?)\b/;

/** @param {{game: string, text: string}} props */
export const RuleLinks = ({ game, text }) =>
  text
    .split(NUMBER)
    .map((part, place) => (place % 2 ? html`<a href=${`/rules/${game}#${part}`} target="_blank">${part}</a>` : part));
