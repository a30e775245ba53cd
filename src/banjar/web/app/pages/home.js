/** The home page: play now, play with friends, or continue a game. */
import { alertTurn, useTurnBadge } from "../core/notifications.js";
import { gameNames, loadBoard } from "../core/games.js";
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { ownName, preferences } from "../core/preferences.js";
import { serverInfo } from "../core/server_info.js";
import { go } from "../core/route.js";
import { createTable, findTable, listMyTables, listTables, newCommandId } from "../core/api.js";
import { Scene } from "../components/picture.js";
import { Frame } from "../components/frame.js";
import { TableList } from "../components/table_list.js";
import {
  fewestPlayers,
  GameChoice,
  LevelChoice,
  playNow,
  PlayersChoice,
  VariantChoice,
} from "../components/game_options.js";

/** How often the lists of tables are refreshed. */
const LIST_REFRESH_MS = 20_000;

export function Home() {
  const [mine, setMine] = useState(/** @type {import("../core/types").ListedTable[]} */ ([]));
  const [open, setOpen] = useState(/** @type {import("../core/types").ListedTable[]} */ ([]));
  const [running, setRunning] = useState(/** @type {import("../core/types").ListedTable[]} */ ([]));
  useEffect(() => {
    const look = () => {
      listMyTables().then(
        (found) => setMine(found.tables),
        () => {},
      );
      listTables("open").then(
        (found) => setOpen(found.tables),
        () => {},
      );
      listTables("running").then(
        (found) => setRunning(found.tables),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, LIST_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const waiting = mine.filter((table) => table.my_turn).length;
  useEffect(() => alertTurn(waiting > 0, "Banjar"), [waiting]);
  useTurnBadge(waiting > 0);
  const watched = running.filter((table) => !mine.some((own) => own.table === table.table));
  return html`<${Frame} title=${waiting ? say("web-title-tables", { count: waiting }) : ""}>
    <main class="home">
      <${PlayNow} />
      <div class="page">
      <div class="home-sections">
        <section class="card-panel">
          <h2>${say("web-friends")}</h2>
          <p>${say("web-friends-text")}</p>
          <p><a class="button" href="/new">${say("web-create")}</a></p>
          <${CodeForm} />
        </section>
        <section class="card-panel">
          <h2>${say("web-learn")}</h2>
          ${gameNames().map(
            (game) => html`<p class="inline">
            ${serverInfo.games[game].lessons > 0 && html`<a class="button" href=${`/learn/${game}`}>${say("web-learn-game", { game: say(`game-${game}`) })}</a>`}
            <a class="button" href=${`/rules/${game}`}>${say("web-rules-game", { game: say(`game-${game}`) })}</a>
            ${serverInfo.games[game].pad && html`<a class="button" href=${`/pad/${game}`}>${say("web-pad")}</a>`}</p>`,
          )}
        </section>
      </div>
      ${mine.length > 0 && html`<section><h2>${say("web-my-tables")}</h2><${TableList} tables=${mine} mine=${true} /></section>`}
      ${open.length > 0 && html`<section><h2>${say("web-public-tables")}</h2><${TableList} tables=${open} /></section>`}
      ${watched.length > 0 && html`<section><h2>${say("web-watched-tables")}</h2><${TableList} tables=${watched} /></section>`}
      </div>
    </main>
  <//>`;
}

function PlayNow() {
  const wish = playNow();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const set = (/** @type {Partial<import("../core/preferences.js").PlayNow>} */ change) =>
    (preferences.playNow.value = { ...wish, ...change });
  // Every game keeps its own settings.
  const goTo = (/** @type {string} */ game) => {
    const left = { ...wish.left, [wish.game]: { players: wish.players, options: wish.options } };
    set({ ...(left[game] ?? { players: fewestPlayers(game), options: {} }), game, left });
  };
  const play = async () => {
    setBusy(true);
    // Load the board while the table is created; the table's page reports a failure.
    loadBoard(wish.game).catch(() => {});
    try {
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
      go(`/t/${made.table}`);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
      setBusy(false);
    }
  };
  return html`<section class=${`play-now ${wish.game}`} aria-label=${say("web-play-now")}>
    <${Scene} game=${wish.game} />
    <div class="play-now-form">
      <h1 class="hero">${say("web-hero")}</h1>
      <${GameChoice} game=${wish.game} choose=${goTo} />
      <div class="row">
        <${PlayersChoice} game=${wish.game} players=${wish.players} choose=${(/** @type {number} */ players) => set({ players })} />
        <${LevelChoice} level=${wish.level} choose=${(/** @type {string} */ level) => set({ level })} />
        <${VariantChoice} game=${wish.game} options=${wish.options} choose=${(/** @type {typeof wish.options} */ options) => set({ options })} />
      </div>
      <button class="main big" disabled=${busy} onClick=${play}>${say("web-play-now")}</button>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </div>
  </section>`;
}

function CodeForm() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const found = await findTable(code.trim());
      go(`/t/${found.table}`);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  return html`<form class="inline" onSubmit=${join}>
    <label>${say("web-code")} <input value=${code} maxlength="12" autocomplete="off" required
      onInput=${(/** @type {InputChange} */ event) => setCode(event.target.value)} /></label>
    <button>${say("web-join")}</button>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </form>`;
}
