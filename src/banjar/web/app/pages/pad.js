/** The score pad: for people who play with the box; works without a network once it was opened. */
import { getPad } from "../core/api.js";
import { gameNames } from "../core/games.js";
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { keepForOffline } from "../core/pad_offline.js";
import { pictureOf } from "../core/pad_picture.js";
import { serverInfo } from "../core/server_info.js";
import { Banner } from "../components/banner.js";
import { Frame } from "../components/frame.js";
import { LoadError } from "../components/load_error.js";
import { Sheet, wordsOf } from "../components/pad_sheet.js";

/**
 * @typedef {import("../core/types").Pad} Pad
 * @typedef {import("../core/pad_score.js").PadSheet} PadSheet
 */

const padNames = () => gameNames().filter((name) => serverInfo.games[name].pad);

/** @param {{game?: string}} props */
export function PadPage({ game }) {
  return html`<${Frame} title=${say("web-pad")}>
    <main class="page pad">
      ${game && padNames().includes(game) ? html`<${GamePad} key=${game} game=${game} />` : html`<${Choice} />`}
    </main>
  <//>`;
}

const Choice = () => html`<h1>${say("web-pad")}</h1>
  <p>${say("web-pad-text")}</p>
  <ul class="pad-games">${padNames().map(
    (name) => html`<li key=${name}><a href=${`/pad/${name}`}>
      <${Banner} game=${name}><strong class="plate">${say(`game-${name}`)}</strong><//></a></li>`,
  )}</ul>`;

/** @param {{game: string}} props */
function GamePad({ game }) {
  const [pad, setPad] = useState(/** @type {Pad | null} */ (null));
  const [problem, setProblem] = useState("");
  const [isKept, setKept] = useState(false);
  const load = () => getPad(game).then(setPad, (/** @type {Error} */ error) => setProblem(error.message));
  useEffect(() => void load(), [game]);
  useEffect(() => {
    if (pad) void keepForOffline(padNames()).then(setKept, () => {});
  }, [pad]);
  if (!pad)
    return html`<h1>${say("web-pad")}</h1>
      ${problem ? html`<${LoadError} problem=${problem} again=${load} />` : html`<p role="status">${say("web-loading")}</p>`}`;
  return html`<${Banner} game=${game}><h1 class="plate">${say("web-pad")}: ${say(`game-${game}`)}</h1><//>
    <${Filled} game=${game} pad=${pad} />
    <p class="pad-offline" role="status">${isKept && say("web-pad-offline")}</p>`;
}

/** @param {{game: string, pad: Pad}} props */
function Filled({ game, pad }) {
  const [sheet, setSheet] = useState(() => kept(game, pad));
  const [asking, setAsking] = useState(false);
  const change = (/** @type {PadSheet} */ next) => {
    localStorage.setItem(keyOf(game), JSON.stringify(next));
    setSheet(next);
  };
  const resize = (/** @type {number} */ count) => change({ ...sheet, players: seated(count, sheet.players) });
  const clear = () => {
    setAsking(false);
    change({ table: {}, players: sheet.players.map(({ name }) => ({ name, amounts: {} })) });
  };
  const share = async () => offer(await pictureOf(game, pad, sheet, wordsOf(game, sheet)));
  return html`<label class="inline">${say("web-players")} <select value=${sheet.players.length} onChange=${(/** @type {InputChange} */ event) => resize(Number(event.target.value))}>
      ${pad.players.map((count) => html`<option key=${count} value=${count}>${count}</option>`)}</select></label>
    <${Sheet} game=${game} pad=${pad} sheet=${sheet} change=${change} />
    <div class="row">
      <button type="button" class="main" onClick=${share}>${say("web-pad-picture")}</button>
      ${
        asking
          ? html`<button type="button" onClick=${clear}>${say("web-pad-clear-sure")}</button>
              <button type="button" onClick=${() => setAsking(false)}>${say("web-cancel")}</button>`
          : html`<button type="button" onClick=${() => setAsking(true)}>${say("web-pad-clear")}</button>`
      }
      <a class="button" href=${`/rules/${game}`}>${say("web-rules")}</a>
    </div>`;
}

/** Share the picture where the browser can, else download it. @param {File} file */
async function offer(file) {
  if (navigator.canShare?.({ files: [file] })) return void navigator.share({ files: [file] }).catch(() => {});
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** @param {string} game */
const keyOf = (game) => `banjar-pad-${game}`;

/** @param {number} count @param {PadSheet["players"]} players @returns {PadSheet["players"]} */
const seated = (count, players) =>
  Array.from({ length: count }, (_, seat) => players[seat] ?? { name: "", amounts: {} });

/** What was entered before. @param {string} game @param {Pad} pad @returns {PadSheet} */
function kept(game, pad) {
  try {
    const found = /** @type {PadSheet} */ (JSON.parse(localStorage.getItem(keyOf(game)) ?? ""));
    if (pad.players.includes(found.players.length)) return found;
  } catch {
    // nothing, or nothing that can be read
  }
  return { table: {}, players: seated(pad.players[1] ?? pad.players[0], []) };
}
