/** The choices that make a game: which one, for how many, against whom, with which variants. */
import { html } from "../core/html.js";
import { serverInfo } from "../core/server_info.js";
import { say } from "../core/language.js";
import { Card as AltarCard } from "../games/altar/card.js";
import { Card as DalangCard } from "../games/dalang/card.js";
import { kebab } from "../core/wording.js";

/** The cards that stand for a game. @type {Record<string, {Card: any, kinds: string[]}>} */
const FACES = {
  altar: { Card: AltarCard, kinds: ["rice", "shrine", "stonemason"] },
  dalang: { Card: DalangCard, kinds: ["warrior", "prince", "scholar"] },
};
/** Options that are a simple yes or no. @type {Record<string, string[]>} */
const VARIANTS = { altar: ["oracle", "demon"], dalang: [] };

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop for Tab, and arrows between the games, as radio buttons have it. @param {{game: string, choose: (game: string) => void}} props */
export function GameChoice({ game, choose }) {
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const names = Object.keys(FACES);
    const next = (names.indexOf(game) + step + names.length) % names.length;
    choose(names[next] ?? game);
    /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (event.currentTarget).children[next]).focus();
  };
  return html`<div class="game-choice" role="radiogroup" aria-label=${say("web-game")} onKeyDown=${walk}>
    ${Object.entries(FACES).map(([name, { Card, kinds }]) => html`<button type="button" role="radio" aria-checked=${String(game === name)}
      tabindex=${game === name ? 0 : -1} class=${`game-card ${name}`} onClick=${() => choose(name)}>
      <span class="fan" aria-hidden="true">${kinds.map((kind) => html`<${Card} kind=${kind} />`)}</span><span><strong>${say(`game-${name}`)}</strong><small>${say(`game-${name}-summary`)}</small></span>
    </button>`)}
  </div>`;
}

/** The fewest who can play a game. @param {string} game @returns {number} */
export const fewestPlayers = (game) => serverInfo.value.games[game].players[0];

/** @param {{game: string, players: number, choose: (players: number) => void}} props */
export function PlayersChoice({ game, players, choose }) {
  return html`<${Pills} label=${say("web-players")} value=${players} choose=${choose}
    options=${serverInfo.value.games[game].players.map((/** @type {number} */ count) => [count, String(count)])} />`;
}

/** @param {{level: string, choose: (level: string) => void}} props */
export function LevelChoice({ level, choose }) {
  return html`<${Pills} label=${say("web-level")} value=${level} choose=${choose}
    options=${serverInfo.value.levels.map((/** @type {string} */ name) => [name, say(`web-level-${name}`)])} />`;
}

/** @param {{game: string, options: Record<string, any>, choose: (options: object) => void}} props */
export function VariantChoice({ game, options, choose }) {
  const variants = VARIANTS[game] ?? [];
  if (!variants.length) return null;
  return html`<fieldset class="pills variants"><legend>${say("web-variants")}</legend>
    ${variants.map((name) => html`<label class="pill">
      <input type="checkbox" checked=${Boolean(options[name])} aria-describedby=${`variant-${name}`}
        onChange=${(/** @type {any} */ event) => choose({ ...options, [name]: event.target.checked })} />
      <span>${say(`${game}-option-${kebab(name)}`)}</span></label>
      <small id=${`variant-${name}`}>${say(`${game}-option-${kebab(name)}-help`)}</small>`)}
  </fieldset>`;
}

/** @param {{label: string, value: any, options: Array<[any, string]>, choose: (value: any) => void}} props */
export function Pills({ label, value, options, choose }) {
  return html`<fieldset class="pills"><legend>${label}</legend>
    ${options.map(([one, text]) => html`<label class="pill"><input type="radio" name=${label} checked=${one === value}
      onChange=${() => choose(one)} /><span>${text}</span></label>`)}
  </fieldset>`;
}
