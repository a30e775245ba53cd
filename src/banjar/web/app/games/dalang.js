/** The table of dalang. */
export { DalangBoard } from "./dalang/board.js";
