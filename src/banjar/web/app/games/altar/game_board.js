/** The GameBoard of altar. */
import { knows, say } from "../../core/language.js";
import { kebab } from "../../core/wording.js";
import { AltarBoard } from "./board.js";
import { consequence, named } from "./consequences.js";
import { noteOfLine, noteOfScore, pictureOfLine } from "./score_notes.js";
import { AltarText } from "./text_board.js";
import { deed } from "./turn_summary.js";

/** @typedef {import("./types").Action} Action */
/** @typedef {import("./types").View} View */

/** @type {Record<string, string>} */
const SOUNDS = {
  bought: "stones",
  played: "card",
  took: "card",
  row_laid: "card",
  laid: "wood",
  hid: "wood",
  offered: "wood",
  kept: "card",
  shrine_returned: "card",
  demon_moved: "drum",
  gained_stones: "stones",
  gained_good: "card",
  gained_points: "chime",
  game_ended: "ending",
};

/** Answers that are not, or not only, a place on the board. */
const ANSWERS = ["buy_nothing", "look", "decline_look", "decline_substitute"];

/** @type {import("../../core/game_client").GameBoard} */
export const board = {
  Board: AltarBoard,
  TextBoard: AltarText,
  describe: (found, { words }) => {
    const action = /** @type {Action} */ (found);
    return { name: named(action, words), note: consequence(action, words) };
  },
  isOnBoard: ({ type }) => !ANSWERS.includes(type),
  question,
  deed,
  soundOf: (found) => {
    const event = /** @type {import("./types").Event} */ (found);
    return event.type === "played" && event.card === "shrine" ? "drum" : SOUNDS[event.type];
  },
  pictureOfLine,
  noteOfLine: (line, view) => noteOfLine(line, /** @type {View} */ (view)),
  noteOfScore: (line, seat, sheets, view) => noteOfScore(line, seat, sheets, /** @type {View} */ (view)),
};

/** @param {import("../../core/types").View} view @param {import("../../core/types").OfferedAction[]} found @param {import("../../core/wording.js").Wording} words */
function question(view, found, words) {
  const offered = /** @type {Action[]} */ (found);
  const id = kebab(`altar-web-ask-${view.phase}`);
  if (!knows(id)) return words.phase(view.phase);
  return say(id, {
    able: offered.some((action) => action.type === "buy") ? "yes" : "no",
    boxed: offered.every((action) => action.type === "return_shrine") ? "yes" : "no",
    last: offered.every((action) => action.type === "take" && action.preview.is_last) ? "yes" : "no",
  });
}
