/** The head of a page that belongs to a game: its scene, and what the page is about. */
import { html } from "../core/html.js";
import { Scene } from "./picture.js";

/** @param {{game: string, children?: ComponentChildren}} props */
export const Banner = ({ game, children }) => html`<header class=${`banner ${game}`}>
  <${Scene} game=${game} />
  <div>${children}</div>
</header>`;
