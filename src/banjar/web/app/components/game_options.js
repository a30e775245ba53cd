/** Form controls for a new table: game, number of players, level of bots, options. */
import { gameClient, gameNames } from "../core/games.js";
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { serverInfo } from "../core/server_info.js";
import { kebab } from "../core/wording.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A radio group: one tab stop, arrow keys between the games. @param {{game: string, choose: (game: string) => void}} props */
export function GameChoice({ game, choose }) {
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const names = gameNames();
    const next = (names.indexOf(game) + step + names.length) % names.length;
    choose(names[next] ?? game);
    /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (event.currentTarget).children[next]).focus();
  };
  return html`<div class="game-choice" role="radiogroup" aria-label=${say("web-game")} onKeyDown=${walk}>
    ${gameNames().map(
      (name) => html`<button type="button" role="radio" aria-checked=${String(game === name)}
      tabindex=${game === name ? 0 : -1} class=${`game-card ${name}`} onClick=${() => choose(name)}>
      <${Cover} game=${name} /><span><strong>${say(`game-${name}`)}</strong><small>${say(`game-${name}-summary`)}</small></span>
    </button>`,
    )}
  </div>`;
}

/** A fan of a few of the game's cards. @param {{game: string}} props */
function Cover({ game }) {
  const Cards = gameClient(game)?.Cover;
  return Cards ? html`<span class="fan" aria-hidden="true"><${Cards} /></span>` : null;
}

/** The settings "Play now" starts with: the last ones chosen, or the server's first game. */
export function playNow() {
  const wish = preferences.playNow.value;
  if (wish.game in serverInfo.games) return wish;
  const [game = ""] = gameNames();
  return { ...wish, game, players: fewestPlayers(game), options: {} };
}

/** The smallest number of players of a game. @param {string} game @returns {number} */
export const fewestPlayers = (game) => serverInfo.games[game].players[0];

/** @param {{game: string, players: number, choose: (players: number) => void}} props */
export function PlayersChoice({ game, players, choose }) {
  return html`<${Pills} label=${say("web-players")} value=${players} choose=${choose}
    options=${serverInfo.games[game].players.map((count) => [count, String(count)])} />`;
}

/** @param {{level: string, choose: (level: string) => void}} props */
export function LevelChoice({ level, choose }) {
  return html`<${Pills} label=${say("web-level")} value=${level} choose=${choose}
    options=${serverInfo.levels.map((name) => [name, say(`web-level-${name}`)])} />`;
}

/** @param {{game: string, options: Record<string, unknown>, choose: (options: Record<string, unknown>) => void}} props */
export function VariantChoice({ game, options, choose }) {
  const variants = serverInfo.games[game].flags;
  if (!variants.length) return null;
  return html`<fieldset class="pills variants"><legend>${say("web-variants")}</legend>
    ${variants.map(
      (name) => html`<label class="pill">
      <input type="checkbox" checked=${Boolean(options[name])} aria-describedby=${`variant-${name}`}
        onChange=${(/** @type {InputChange} */ event) => choose({ ...options, [name]: event.target.checked })} />
      <span>${say(`${game}-option-${kebab(name)}`)}</span></label>
      <small id=${`variant-${name}`}>${say(`${game}-option-${kebab(name)}-help`)}</small>`,
    )}
  </fieldset>`;
}

/**
 * @template {string | number} T
 * @param {{label: string, value: T, options: Array<[T, string]>, choose: (value: T) => void}} props
 */
export function Pills({ label, value, options, choose }) {
  return html`<fieldset class="pills"><legend>${label}</legend>
    ${options.map(
      ([one, text]) => html`<label class="pill"><input type="radio" name=${label} checked=${one === value}
      onChange=${() => choose(one)} /><span>${text}</span></label>`,
    )}
  </fieldset>`;
}
