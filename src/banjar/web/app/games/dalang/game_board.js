/** The GameBoard of dalang. Its questions are asked on the stage, beside the card that was played. */
import { DalangBoard } from "./board.js";
import { noteOf } from "./consequences.js";
import { noteOfScore, pictureOfLine } from "./score_notes.js";
import { DalangText } from "./text_board.js";
import { serverInfo } from "../../core/server_info.js";
import { isNarrow } from "../../core/viewport.js";
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

/** Answers without a card or an island, which on a phone have no place on the stage. */
const ANSWERS = ["end_turn", "flee", "do_not_force", "pass"];
/** On a phone a reaction with no more answers than this is asked as a whole in the prompt. */
const MAX_ANSWERS = 3;

/** @type {import("../../core/game_client").GameBoard} */
export const board = {
  Board: DalangBoard,
  TextBoard: DalangText,
  describe: (action, { view, words, now }) => ({
    name: words.action(action),
    note: noteOf({ view: /** @type {View} */ (view), now }, /** @type {import("./types").Action} */ (action)),
  }),
  isOnBoard: ({ type }, { view }) =>
    !isNarrow() || (!ANSWERS.includes(type) && !(view.legal.length <= MAX_ANSWERS && isReaction(view))),
  deed,
  soundOf: (found) => {
    const event = /** @type {import("./types").Event} */ (found);
    return event.type === "played" && event.card === "warrior" ? "drum" : SOUNDS[event.type];
  },
  pictureOfLine,
  noteOfScore: (line, seat, sheets, view) => noteOfScore(line, seat, sheets, /** @type {View} */ (view)),
};

/** @param {import("../../core/types").View} view */
const isReaction = (view) => serverInfo.games[view.game].reactions.includes(view.phase);
