/** A drawing from the SVG sprites, by its id. */
import { gameClient } from "../core/games.js";
import { html } from "../core/html.js";

/**
 * With a label it is an image to screen readers, without one it is hidden from them.
 * @param {{id: string, label?: string, class?: string, covering?: boolean}} props
 */
export function Picture({ id, label, class: name = "", covering = false }) {
  const box = document.getElementById(id)?.getAttribute("viewBox") ?? "0 0 24 24";
  return html`<svg
    class=${`picture ${name}`}
    viewBox=${box}
    preserveAspectRatio=${covering ? "xMidYMax slice" : undefined}
    role=${label ? "img" : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
    focusable="false"
  >
    <use href=${`#${id}`} />
  </svg>`;
}

/** @param {{name: string}} props */
export const Icon = ({ name }) => html`<${Picture} id=${`icon-${name}`} class="icon" />`;

/** The background drawing of a game. @param {{game: string}} props */
export function Scene({ game }) {
  const scene = gameClient(game)?.scene;
  return scene ? html`<${Picture} id=${scene} class="scene" covering=${true} />` : null;
}
