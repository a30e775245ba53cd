/** The pictures of the games. */
import { AltarBoard } from "./altar/board.js";
import { DalangBoard } from "./dalang/board.js";

/** @type {Record<string, import("preact").ComponentType<any>>} */
export const BOARDS = { altar: AltarBoard, dalang: DalangBoard };
