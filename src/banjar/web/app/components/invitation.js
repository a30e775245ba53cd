/** What somebody should know before they sit down: who invites, which game, how long it takes, clock and variants. */
import { clockInWords } from "../core/clock_words.js";
import { gameClient } from "../core/games.js";
import { html, useState } from "../core/html.js";
import { knows, say } from "../core/language.js";
import { ownName, preferences } from "../core/preferences.js";
import { route } from "../core/route.js";
import { serverInfo } from "../core/server_info.js";
import { kebab } from "../core/wording.js";
import { Banner } from "./banner.js";

/** @typedef {import("../core/table_state.js").TableState} TableState */

/** The head of a waiting table: the game's cards, who invites, the settings. @param {{state: TableState, line: string}} props */
export function Invitation({ state, line }) {
  const now = state.now.value;
  const { game } = now.settings;
  const Cards = gameClient(game)?.Cover;
  const host = now.owner_seat === null ? "" : (now.seats[now.owner_seat]?.name ?? "");
  const isGuest = now.you.seats.length === 0;
  const hasRoom = now.seats.some(({ kind }) => kind === "open" || kind === "invited");
  return html`<section class=${`card-panel invitation ${game}`}>
    <${Banner} game=${game}>${Cards && html`<span class="fan" aria-hidden="true"><${Cards} /></span>`}<//>
    <div>
      ${isGuest && host && hasRoom && html`<p class="host">${say("web-invites-you", { player: host })}</p>`}
      <h1>${say(`game-${game}`)}</h1>
      ${isGuest && html`<p>${say(`game-${game}-summary`)}</p>`}
      <p class="status" role="status">${line}</p>
      ${isGuest && !hasRoom && html`<p>${say("web-table-full")}</p>`}
    </div>
    <${Facts} state=${state} />
    ${isGuest && html`<${Newcomer} game=${game} />`}
  </section>`;
}

/** @param {{state: TableState}} props */
function Facts({ state }) {
  const { settings, seats } = state.now.value;
  const flags = serverInfo.games[settings.game]?.flags ?? [];
  const variants = flags
    .filter((name) => settings.options[name])
    .map((name) => say(`${settings.game}-option-${kebab(name)}`));
  const length = `${settings.game}-web-length`;
  /** @type {Array<[string, string]>} */
  const facts = [
    ["web-players", String(seats.length)],
    ...(knows(length)
      ? [/** @type {[string, string]} */ (["web-length", say(length, { players: seats.length })])]
      : []),
    ["web-clock", clockInWords(settings.clock)],
    ...(flags.length
      ? [/** @type {[string, string]} */ (["web-variants", variants.join(", ") || say("web-none")])]
      : []),
    ["web-help", helps(settings)],
  ];
  return html`<dl class="facts">${facts.map(([name, text]) => html`<div key=${name}><dt>${say(name)}</dt><dd>${text}</dd></div>`)}</dl>`;
}

/** What the table allows besides one's own head. @param {import("../protocol").TableSettings} settings */
function helps({ memory_aid: memory, hints }) {
  const found = [memory && say("web-help-memory"), hints && say("web-help-hints")].filter(Boolean);
  return found.join(", ") || say("web-help-none");
}

/** How to learn the game before it starts. @param {{game: string}} props */
const Newcomer = ({ game }) => html`<p class="newcomer">${say("web-new-here")}
  ${(serverInfo.games[game]?.lessons ?? 0) > 0 && html` <a href=${`/learn/${game}`} target="_blank">${say("web-learn-quickly")}</a>`}
  ${" · "}<a href=${`/rules/${game}`} target="_blank">${say("web-rules")}</a></p>`;

/** The form with which a guest sits down. @param {{state: TableState}} props */
export function Join({ state }) {
  const [name, setName] = useState(ownName());
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    preferences.name.value = name;
    state.command("join", { name, invitation: route.value.query.get("invitation") });
  };
  return html`<form class="inline card-panel join" onSubmit=${join}>
    <label>${say("web-name")} <input required maxlength="24" value=${name} onInput=${(/** @type {InputChange} */ event) => setName(event.target.value)} /></label>
    <button class="main big">${say("web-sit-down")}</button>
  </form>`;
}
