/** The GameBoard of dalang. Its questions are asked on the stage, beside the card that was played. */
import { DalangBoard } from "./board.js";
import { noteOf } from "./consequences.js";
import { noteOfScore, pictureOfLine } from "./score_notes.js";
import { DalangText } from "./text_board.js";
import { deed } from "./turn_summary.js";

/** @typedef {import("./types").View} View */

/** @type {Record<string, string>} */
const SOUNDS = {
  drew: "card",
  played: "card",
  joined: "card",
  blocked: "drum",
  parried: "drum",
  fled: "drum",
  forced: "drum",
  showed: "card",
  put_on_stack: "card",
  took_from_stack: "card",
  stowed: "card",
  picked_up: "card",
  discarded: "card",
  reshuffled: "wood",
  won_disc: "wood",
  took_seal: "chime",
  took_mask: "gong",
  dalang_moved: "wood",
  game_ended: "ending",
};

/** @type {import("../../core/game_client").GameBoard} */
export const board = {
  Board: DalangBoard,
  TextBoard: DalangText,
  describe: (action, { view, words, now }) => ({
    name: words.action(action),
    note: noteOf({ view: /** @type {View} */ (view), now }, /** @type {import("./types").Action} */ (action)),
  }),
  deed,
  soundOf: (found) => {
    const event = /** @type {import("./types").Event} */ (found);
    return event.type === "played" && event.card === "warrior" ? "drum" : SOUNDS[event.type];
  },
  pictureOfLine,
  noteOfScore: (line, seat, sheets, view) => noteOfScore(line, seat, sheets, /** @type {View} */ (view)),
};
