/** The pictures of the games. */
import { AltarBoard } from "./altar.js";
import { DalangBoard } from "./dalang.js";

/** @type {Record<string, import("preact").ComponentType<any>>} */
export const BOARDS = { altar: AltarBoard, dalang: DalangBoard };
