/** The head of a page that belongs to a game: its scene, and what the page is about. */
import { gameClient } from "../core/games.js";
import { html } from "../core/html.js";
import { Picture } from "./picture.js";

/** @param {{game: string}} props */
export function Scene({ game }) {
  const scene = gameClient(game)?.scene;
  return scene ? html`<${Picture} id=${scene} class="scene" covering=${true} />` : null;
}

/** @param {{game: string, children?: any}} props */
export const Banner = ({ game, children }) => html`<header class=${`banner ${game}`}>
  <${Scene} game=${game} />
  <div>${children}</div>
</header>`;
