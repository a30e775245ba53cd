/** The GameClient for games without a module of their own: it draws any view, so that they can be played at once. */

/** @type {import("../../core/game_client").GameClient} */
export const client = { loadBoard: () => import("./game_board.js").then((it) => it.board) };
