/** The table of altar. */
export { TextBoard as AltarBoard } from "../parts/text_board.js";
