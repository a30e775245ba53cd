/** The table of altar. */
export { AltarBoard } from "./altar/board.js";
