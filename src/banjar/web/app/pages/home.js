/** The home page: my games, play now, the lobby, games to watch, and what I have played. */
import { alertTurn, useTurnBadge } from "../core/notifications.js";
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { seek } from "../core/lobby.js";
import { ownName } from "../core/preferences.js";
import { listMyTables, listTables } from "../core/api.js";
import { Frame } from "../components/frame.js";
import { playNow } from "../components/game_options.js";
import { HomeTiles } from "../components/home_tiles.js";
import { Lobby } from "../components/lobby.js";
import { PlayNow } from "../components/play_now.js";
import { TableList } from "../components/table_list.js";

/** @typedef {import("../core/types").ListedTable} ListedTable */

/** How often the lists of tables are refreshed. */
const LIST_REFRESH_MS = 15_000;
/** How long the page waits for my games, which stand above everything else. */
const MY_GAMES_TIMEOUT_MS = 800;

export function Home() {
  const { mine, open, running } = useTables();
  const [seeking, setSeeking] = useState(false);
  const [problem, setProblem] = useState("");
  const waiting = (mine ?? []).filter((table) => table.my_turn).length;
  useEffect(() => alertTurn(waiting > 0, "Banjar"), [waiting]);
  useTurnBadge(waiting > 0);
  const join = async (/** @type {import("../protocol").Wish} */ wish) => {
    const { level, wait = 60 } = playNow();
    scrollTo({ top: 0 });
    await seek({ wish, name: ownName(), wait, level }).catch((error) => setProblem(String(error.message)));
  };
  const title = waiting ? say("web-title-tables", { count: waiting }) : "";
  if (mine === null) return html`<${Frame} title=${title}><main class="home" aria-busy="true"></main><//>`;
  const own = new Set(mine.map((table) => table.table));
  const others = (/** @type {ListedTable[]} */ tables) => tables.filter((table) => !own.has(table.table));
  const playing = mine.filter((table) => table.status !== "over");
  const played = mine.filter((table) => table.status === "over");
  return html`<${Frame} title=${title}>
    <main class="home">
      ${playing.length > 0 && html`<section class="page my-games"><h2>${say("web-my-games")}</h2><${TableList} tables=${playing} mine=${true} /></section>`}
      <${PlayNow} tables=${mine} seeking=${seeking} setSeeking=${setSeeking} />
      <div class="page">
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        <${Lobby} tables=${others(open)} join=${join} />
        <${HomeTiles} />
        <${Section} title=${say("web-watched-tables")} tables=${others(running)} />
        <${Section} title=${say("web-my-results")} tables=${played} mine=${true} />
      </div>
    </main>
  <//>`;
}

/** @param {{title: string, tables: ListedTable[], mine?: boolean}} props */
const Section = ({ title, tables, mine = false }) =>
  tables.length > 0 && html`<section><h2>${title}</h2><${TableList} tables=${tables} mine=${mine} /></section>`;

/** The lists of tables; mine are null until they are known, or do not come. */
function useTables() {
  const [mine, setMine] = useState(/** @type {ListedTable[] | null} */ (null));
  const [open, setOpen] = useState(/** @type {ListedTable[]} */ ([]));
  const [running, setRunning] = useState(/** @type {ListedTable[]} */ ([]));
  useEffect(() => {
    const giveUp = () => setMine((known) => known ?? []);
    const look = () => {
      listMyTables().then((found) => setMine(found.tables), giveUp);
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
    const timers = [setInterval(look, LIST_REFRESH_MS), setTimeout(giveUp, MY_GAMES_TIMEOUT_MS)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return { mine, open, running };
}
