/** The table of dalang. */
export { TextBoard as DalangBoard } from "../parts/text_board.js";
