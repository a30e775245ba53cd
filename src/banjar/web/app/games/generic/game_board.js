/** The GameBoard for games without a module of their own. */
import { GenericBoard } from "./board.js";
import { label, plain } from "./value.js";

/** @type {import("../../core/game_client").GameBoard} */
export const board = {
  Board: GenericBoard,
  TextBoard: GenericBoard,
  describe: (action, { words }) => ({ name: words.action(action), note: noteOf(action.preview ?? {}, words) }),
  soundOf: ({ type }) => (type === "game_ended" ? "ending" : "card"),
};

/** @param {object} preview @param {import("../../core/wording.js").Wording} words */
function noteOf(preview, words) {
  const parts = Object.entries(preview).map(([name, value]) => [label(name, words), plain(value, words)]);
  return parts
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}: ${text}`)
    .join(" · ");
}
