/** A short moving picture of a game, from its own drawings. It can be stopped, and stands still where nothing may move. */
import { gameClient } from "../core/games.js";
import { html, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";

/** @param {{game: string}} props */
export function Film({ game }) {
  const [stopped, setStopped] = useState(false);
  const Own = gameClient(game)?.Film;
  if (!Own) return null;
  return html`<figure class=${`film ${stopped ? "stopped" : ""}`}>
    <${Own} key=${game} />
    <figcaption>
      <span>${say(`${game}-web-film`)}</span>
      <button type="button" class="quiet film-stop" onClick=${() => setStopped(!stopped)}
        aria-label=${say(stopped ? "web-film-play" : "web-film-stop")}><${Icon} name=${stopped ? "play" : "pause"} /></button>
    </figcaption>
  </figure>`;
}
