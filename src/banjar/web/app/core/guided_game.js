/** Start a guided game: a real game against the weakest bots, with a coach. */
import { createTable, newCommandId } from "./api.js";
import { loadBoard } from "./games.js";
import { ownName } from "./preferences.js";
import { go } from "./route.js";
import { serverInfo } from "./server_info.js";

/** @param {string} game */
export async function startGuidedGame(game) {
  // Load the board while the table is created; the table's page reports a failure.
  loadBoard(game).catch(() => {});
  const players = Math.min(...serverInfo.games[game].players);
  /** @type {import("../protocol").SeatPlan[]} */
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: serverInfo.levels[0] }));
  const made = await createTable({
    command: newCommandId(),
    name: ownName(),
    start: true,
    settings: { game, seats: [{ kind: "me" }, ...bots], starter: "first", formalities: false, hints: true },
  });
  const { guide } = await import("./coach_state.js"); // not needed by the first page
  guide(made.table);
  go(`/t/${made.table}`);
}
