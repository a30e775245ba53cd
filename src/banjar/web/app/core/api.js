/** The server's HTTP API: one function per route, with the type of its answer. */
import { language, say } from "./language.js";
import { dropNotes } from "./local_notes.js";

export class Refused extends Error {
  /** @param {{code: string, sentence: string}} reason */
  constructor(reason) {
    super(reason.sentence);
    this.code = reason.code;
  }
}

/**
 * Call the HTTP API; throws Refused with the server's sentence, or an Error when the server cannot be reached.
 * @template T
 * @param {string} method @param {string} path @param {object} [body] @returns {Promise<T>}
 */
async function request(method, path, body) {
  const { ok, found } = await fetched(method, path, body).catch(() => {
    throw new Error(say("web-unreachable"));
  });
  if (!ok) throw new Refused(/** @type {import("../protocol").ErrorResponse} */ (found).error);
  return /** @type {T} */ (found);
}

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<{ok: boolean, found: unknown}>} */
async function fetched(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { "accept-language": language.value, ...(body ? { "content-type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  return { ok: answer.ok, found: answer.status === 204 ? null : await answer.json() };
}

/** A fresh command id; `crypto.randomUUID` does not exist on pages served over plain http. */
export function newCommandId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @typedef {import("./types").Decision} Decision */

/** @returns {Promise<import("./types").Me>} */
export const getMe = () => request("GET", "/api/me");

/** @param {string} game @returns {Promise<import("./types").Pad>} */
export const getPad = (game) => request("GET", `/api/pad/${game}`);

/** @returns {Promise<import("./types").PersonalLink>} */
export const makeLink = () => request("POST", "/api/me/link");

/** Only after a question: it replaces who the person is on this device. @param {string} token @returns {Promise<null>} */
export const useLink = (token) => request("POST", "/api/me/link/use", { token, replace: true });

/** @returns {Promise<import("./types").PersonalLink>} */
export const makeRecoveryLink = () => request("POST", "/api/me/recovery");

/** @returns {Promise<null>} */
export const endDevices = () => request("POST", "/api/me/end-devices");

/** @returns {Promise<null>} */
export const signOut = () => request("POST", "/api/me/sign-out");

/** @returns {Promise<import("./types").MyData>} */
export const getMyData = () => request("GET", "/api/me/data");

/** Only after a question: nothing brings it back. @returns {Promise<null>} */
export const deleteMe = () => request("DELETE", "/api/me");

/** @returns {Promise<import("./types").MyTables>} */
export const listMyTables = () => request("GET", "/api/tables/mine");

/** @param {"open" | "running"} status @returns {Promise<import("./types").TableList>} */
export const listTables = (status) => request("GET", `/api/tables?status=${status}`);

/** @param {string} code @returns {Promise<import("./types").TableFound>} */
export const findTable = (code) => request("GET", `/api/codes/${encodeURIComponent(code)}`);

/** @param {import("../protocol").CreateTable} body @returns {Promise<import("./types").TableCreated>} */
export const createTable = (body) => request("POST", "/api/tables", body);

/** @param {string} table @param {import("../protocol").BranchTable} body @returns {Promise<import("./types").TableCreated>} */
export const branchTable = (table, body) => request("POST", `/api/tables/${table}/branch`, body);

/** @param {import("../protocol").SeekBody} body @returns {Promise<import("./types").OwnSeek>} */
export const seekGame = (body) => request("PUT", "/api/lobby/seek", body);

/** @returns {Promise<null>} */
export const stopSeeking = () => request("DELETE", "/api/lobby/seek");

/** @param {string} table @returns {Promise<import("./types").TableView>} */
export const getTable = (table) => request("GET", `/api/tables/${table}`);

/** @param {string} table @returns {Promise<null>} */
export const deleteTable = async (table) => {
  await request("DELETE", `/api/tables/${table}`);
  dropNotes(table);
  return null;
};

/** The whole log, which the server sends in pages. @param {string} table @returns {Promise<{version: number, decisions: Decision[]}>} */
export async function getLog(table) {
  /** @type {Decision[]} */
  const decisions = [];
  for (;;) {
    const page = await request("GET", `/api/tables/${table}/log?after=${decisions.length}`);
    decisions.push(...page.decisions);
    if (!page.decisions.length || decisions.length > page.last) return { version: page.version, decisions };
  }
}

/** What happened since the viewer's last turn. @param {string} table @returns {Promise<{version: number, decisions: Decision[]}>} */
export const getSinceLastTurn = (table) => request("GET", `/api/tables/${table}/since`);

/** @param {string} table @param {number} after @returns {Promise<{lines: import("./types").ChatLine[]}>} */
export const getChat = (table, after) => request("GET", `/api/tables/${table}/chat?after=${after}`);

/** @param {string} table @param {number | string} step @param {string} [query] @returns {Promise<import("./types").PastMoment>} */
export const getMoment = (table, step, query = "") =>
  request("GET", `/api/tables/${table}/moments/${step}${query && `?${query}`}`);

/** @param {string} table @returns {Promise<import("./types").Curve>} */
export const getCurve = (table) => request("GET", `/api/tables/${table}/curve`);

/** @param {string} table @param {number} seat @returns {Promise<import("./types").SeatToken>} */
export const makeSeatToken = (table, seat) => request("POST", `/api/tables/${table}/seats/${seat}/token`);

/** @param {string} game @returns {Promise<import("./types").LessonList>} */
export const listLessons = (game) => request("GET", `/api/lessons/${game}`);

/** @param {string} game @param {string} lesson @param {string[]} choices @returns {Promise<import("./types").LessonMoment>} */
export const followLesson = (game, lesson, choices) => request("POST", `/api/lessons/${game}/${lesson}`, { choices });

/** @param {string} game @returns {Promise<import("./types").TipList>} */
export const getTips = (game) => request("GET", `/api/coach/${game}`);

/** @param {string} game @returns {Promise<import("./types").StrategyList>} */
export const getStrategy = (game) => request("GET", `/api/strategy/${game}`);

/** @param {string} game @param {string} name @returns {Promise<import("./types").StrategyMoment>} */
export const getStrategyPosition = (game, name) => request("GET", `/api/strategy/${game}/${name}`);

/** @param {string} game @param {string} name @param {import("../protocol").PlayPosition} body @returns {Promise<import("./types").TableCreated>} */
export const playPosition = (game, name, body) => request("POST", `/api/strategy/${game}/${name}/table`, body);
