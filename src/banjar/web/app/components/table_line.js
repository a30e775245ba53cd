/** One line about the table: the game, its variants, the turn, how much is left, and who watches. */
import { html } from "../core/html.js";
import { knows, say } from "../core/language.js";
import { serverInfo } from "../core/server_info.js";
import { kebab } from "../core/wording.js";
import { Icon } from "./picture.js";

/** @typedef {import("../core/types").TableView} TableView */

/** @param {{now: TableView}} props */
export function TableLine({ now }) {
  const { game, settings, status } = now;
  return html`<p class="table-line">
    <strong class="wide-only">${say(`game-${settings.game}`)}</strong>
    ${variants(settings).map((name) => html`<span class="variant wide-only" key=${name}>${name}</span>`)}
    <span class="turn">${say("web-turn", { turn: game.turn })}</span>
    ${status === "running" && game.progress && html`<${Progress} game=${settings.game} progress=${game.progress} />`}
    <${Spectators} now=${now} />
  </p>`;
}

/** The names of the variants that are played. @param {TableView["settings"]} settings @returns {string[]} */
const variants = ({ game, options }) =>
  serverInfo.games[game].flags.filter((name) => options[name]).map((name) => say(`${game}-option-${kebab(name)}`));

/** @param {{game: string, progress: import("../core/types").Progress}} props */
function Progress({ game, progress }) {
  const id = `${kebab(game)}-web-left`;
  const text = knows(id) ? say(id, { count: progress.left }) : `${progress.left} / ${progress.total}`;
  const share = Math.round((100 * progress.left) / Math.max(1, progress.total));
  return html`<span class="left" title=${text}>
    <span class="progress" aria-hidden="true"><i style=${{ width: `${share}%` }}></i></span><span>${text}</span></span>`;
}

/** That the viewer watches, and how many do. @param {{now: TableView}} props */
function Spectators({ now }) {
  const isWatching = now.you.seats.length === 0;
  const count = now.spectators;
  if (!isWatching && count === 0) return null;
  const label = isWatching ? say("web-you-watch", { count }) : say("web-watched-by", { count });
  return html`<span class=${`spectators ${isWatching ? "watching" : ""}`} title=${label}><${Icon} name="eye" />
    <span class=${isWatching ? "" : "hidden"}>${label}</span>${!isWatching && html`<b aria-hidden="true">${count}</b>`}</span>`;
}
