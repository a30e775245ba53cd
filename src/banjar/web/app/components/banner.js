/** The header of a page about one game, with the game's scene behind it. */
import { html } from "../core/html.js";
import { Scene } from "./picture.js";

/** @param {{game: string, children?: ComponentChildren}} props */
export const Banner = ({ game, children }) => html`<header class=${`banner ${game}`}>
  <${Scene} game=${game} />
  <div>${children}</div>
</header>`;
