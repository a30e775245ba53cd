/** A client for any game: it draws whatever is in the view, so that a game can be played before it has a folder. */

/** @type {import("../../core/game_client").GameClient} */
export const client = { loadBoard: () => import("./game_board.js").then((it) => it.board) };
