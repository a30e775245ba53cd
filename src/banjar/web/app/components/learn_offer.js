/** The offer to learn a game, to people who are new to it: before their first game and after it, each with one click. */
import { listMyTables } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { hasFinishedLessons, hasPlayedGuided } from "../core/learning.js";
import { serverInfo } from "../core/server_info.js";
import { GuidedGameButton } from "./guided_game_button.js";

/** Whoever has played this many games of a kind knows it. */
const ENOUGH_GAMES = 3;

/** @typedef {import("../core/types").ListedTable} ListedTable */

/** Whether somebody has no game of this kind yet and does not know it from the lessons. @param {string} game @param {ListedTable[]} tables all of theirs */
export const isNewTo = (game, tables) => mayLearn(game) && !tables.some((table) => table.game === game);

/** @param {string} game */
const mayLearn = (game) => (serverInfo.games[game]?.lessons ?? 0) > 0 && !hasFinishedLessons(game);

/** The ways to learn a game. @param {{game: string}} props */
export const WaysToLearn = ({ game }) => html`
  <a class="button" href=${`/learn/${game}`}>${say("web-learn-game", { game: say(`game-${game}`) })}</a>
  ${serverInfo.games[game]?.tips && !hasPlayedGuided(game) && html`<${GuidedGameButton} game=${game} label=${say("web-guided-offer")} isMain=${false} />`}`;

/** The offer below the results of the first games; nothing until it is known whether the reader is new. @param {{game: string}} props */
export function LearnAfter({ game }) {
  const [tables, setTables] = useState(/** @type {ListedTable[] | null} */ (null));
  useEffect(() => {
    if (mayLearn(game))
      listMyTables().then(
        (found) => setTables(found.tables),
        () => {},
      );
  }, [game]);
  const played = tables?.filter((table) => table.game === game && table.status === "over").length ?? ENOUGH_GAMES;
  if (played >= ENOUGH_GAMES || !mayLearn(game)) return null;
  return html`<p class="learn-after"><span>${say("web-learn-after")}</span><${WaysToLearn} game=${game} /></p>`;
}
