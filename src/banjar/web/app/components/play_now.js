/** The top of the home page: choose a game, see what it is about, and play at once, with people or with friends. */
import { html, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { createTable, newCommandId } from "../core/api.js";
import { loadBoard } from "../core/games.js";
import { ownSeek } from "../core/lobby.js";
import { ownName, preferences } from "../core/preferences.js";
import { go } from "../core/route.js";
import { serverInfo } from "../core/server_info.js";
import { Film } from "./film.js";
import { fewestPlayers, GameChoice, LevelChoice, playNow, PlayersChoice, VariantChoice } from "./game_options.js";
import { isNewTo, WaysToLearn } from "./learn_offer.js";
import { Pairing } from "./pairing.js";
import { Scene } from "./picture.js";

/** @typedef {import("../core/preferences.js").PlayNow} Wish */

/**
 * @param {{tables: import("../core/types").ListedTable[], seeking: boolean, setSeeking: (seeking: boolean) => void}} props
 *   `tables`: mine; `seeking`: whether the search is open
 */
export function PlayNow({ tables, seeking, setSeeking }) {
  const wish = playNow();
  const set = (/** @type {Partial<Wish>} */ change) => (preferences.playNow.value = { ...wish, ...change });
  // Every game keeps its own settings.
  const goTo = (/** @type {string} */ game) => {
    const left = { ...wish.left, [wish.game]: { players: wish.players, options: wish.options } };
    set({ ...(left[game] ?? { players: fewestPlayers(game), options: {} }), game, left });
  };
  return html`<section class=${`play-now ${wish.game}`} aria-label=${say("web-play-now")}>
    <${Scene} game=${wish.game} />
    <div class="play-now-form">
      <h1 class="hero">${say("web-hero")}</h1>
      <${GameChoice} game=${wish.game} choose=${goTo} />
      <p class="game-summary">${say(`game-${wish.game}-summary`)}</p>
      <div class="play-now-choice">
        <div class="row">
          <${PlayersChoice} game=${wish.game} players=${wish.players} choose=${(/** @type {number} */ players) => set({ players })} />
          <${LevelChoice} level=${wish.level} choose=${(/** @type {string} */ level) => set({ level })} />
          <${VariantChoice} game=${wish.game} options=${wish.options} choose=${(/** @type {typeof wish.options} */ options) => set({ options })} />
        </div>
        <${LearnOffer} game=${wish.game} newcomer=${isNewTo(wish.game, tables)} />
        <${Ways} wish=${wish} seeking=${seeking || ownSeek.value !== null} seek=${() => setSeeking(true)} />
        ${(seeking || ownSeek.value) && html`<${Pairing} close=${() => setSeeking(false)} />`}
      </div>
      <${Film} game=${wish.game} />
    </div>
  </section>`;
}

/** Three ways to play. @param {{wish: Wish, seeking: boolean, seek: () => void}} props */
function Ways({ wish, seeking, seek }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const play = async () => {
    setBusy(true);
    // Load the board while the table is created; the table's page reports a failure.
    loadBoard(wish.game).catch(() => {});
    try {
      go(`/t/${await tableWithBots(wish)}`);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
      setBusy(false);
    }
  };
  return html`<div class="ways">
      <button class="main big" disabled=${busy} onClick=${play} aria-describedby="way-bots">${say("web-play-now")}</button>
      <button class="big" aria-expanded=${String(seeking)} onClick=${seek} aria-describedby="way-people">${say("web-find")}</button>
      <a class="button big" href="/new" aria-describedby="way-friends">${say("web-create")}</a>
      <small id="way-bots">${say("web-way-bots")}</small>
      <small id="way-people">${say("web-way-people")}</small>
      <small id="way-friends">${say("web-way-friends")}</small>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}

/** @param {Wish} wish @returns {Promise<string>} */
async function tableWithBots(wish) {
  /** @type {import("../protocol").SeatPlan[]} */
  const bots = Array.from({ length: wish.players - 1 }, () => ({ kind: "bot", level: wish.level }));
  const made = await createTable({
    command: newCommandId(),
    name: ownName(),
    start: true,
    settings: {
      game: wish.game,
      seats: [{ kind: "me" }, ...bots],
      options: wish.options,
      formalities: false,
      hints: true,
    },
  });
  return made.table;
}

/** The lessons: for newcomers before their first game, for others in few words. @param {{game: string, newcomer: boolean}} props */
function LearnOffer({ game, newcomer }) {
  const name = say(`game-${game}`);
  const hasLessons = serverInfo.games[game].lessons > 0;
  return html`<p class=${`learn-offer ${newcomer ? "newcomer" : ""}`}>
    ${newcomer && html`<span>${say("web-learn-first")}</span><${WaysToLearn} game=${game} />`}
    ${!newcomer && hasLessons && html`<a class="button" href=${`/learn/${game}`}>${say("web-learn-game", { game: name })}</a>`}
    <a class="button" href=${`/rules/${game}`}>${say("web-rules-game", { game: name })}</a>
  </p>`;
}
