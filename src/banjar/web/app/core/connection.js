/** The one connection to the server: what is watched, what was asked, and what has not been answered yet. */
import { effect, signal } from "./html.js";
import { language, say } from "./language.js";

const PING = 15_000;
const SILENCE = 45_000;
/** How long a new connection may take, and an answer to somebody who has just come back to the page; in milliseconds. */
const OPENING = 10_000;
const PROMPTLY = 4000;
const DELAYS = [250, 500, 1000, 2000, 4000, 8000];

/** "connecting", "open" or "lost"; nothing is shown as played before the server said so. */
export const connection = signal("connecting");
/** The server's clock less ours, in milliseconds. */
export const clockOffset = signal(0);

/** @type {WebSocket | null} */
let socket = null;
let tries = 0;
let heardAt = 0;
/** @type {Map<string, {message: object, resolve: (answer: any) => void, reject: (error: any) => void}>} */
const unanswered = new Map();
/** @type {Map<string, (message: any) => void>} */
const watched = new Map();
/** @type {Map<string, number>} */
const versions = new Map();
/** Tables that were asked for as a whole and have not come yet. @type {Set<string>} */
const awaited = new Set();

export class Refused extends Error {
  /** @param {{code: string, sentence: string}} reason */
  constructor(reason) {
    super(reason.sentence);
    this.code = reason.code;
  }
}

/**
 * An HTTP request to our server.
 * @param {string} method @param {string} path @param {object} [body]
 */
export async function request(method, path, body) {
  const { ok, found } = await fetched(method, path, body).catch(() => {
    throw new Error(say("web-unreachable"));
  });
  if (!ok) throw new Refused(found.error);
  return found;
}

/** @param {string} method @param {string} path @param {object} [body] */
async function fetched(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { "accept-language": language.value, ...(body ? { "content-type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  return { ok: answer.ok, found: answer.status === 204 ? null : await answer.json() };
}

/** An id that nobody has used; also where the page came over plain http and has no `randomUUID`. */
export function newCommandId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Open the socket, and open it again whenever it is lost. */
export function connect() {
  if (socket) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const opened = new WebSocket(`${scheme}://${location.host}/api/socket?language=${language.value}`);
  socket = opened;
  opened.addEventListener("message", (event) => {
    if (socket !== opened) return;
    heardAt = Date.now();
    take(JSON.parse(event.data));
  });
  opened.addEventListener("close", () => {
    if (socket === opened) lose();
  });
  setTimeout(() => {
    if (socket === opened && connection.value !== "open") lose();
  }, OPENING);
}

/** Give the socket up, without waiting for a farewell that may never come, and try again. */
function lose() {
  const lost = socket;
  socket = null;
  lost?.close();
  awaited.clear();
  connection.value = "lost";
  setTimeout(connect, DELAYS[Math.min(tries++, DELAYS.length - 1)]);
}

/** @param {any} message */
function take(message) {
  switch (message.type) {
    case "welcome":
      tries = 0;
      connection.value = "open";
      if (message.language !== language.value) sendLanguage();
      for (const table of watched.keys()) sendWatch(table);
      for (const { message: asked } of unanswered.values()) send(asked);
      send({ do: "ping", number: Date.now() });
      return;
    case "pong":
      clockOffset.value = message.now - (Date.now() + message.number) / 2;
      return;
    case "done":
    case "hint":
    case "refused": {
      const waiting = unanswered.get(message.command);
      unanswered.delete(message.command);
      if (!waiting) {
        awaited.delete(message.table);
        if (message.table && message.type === "refused") watched.get(message.table)?.(message);
      } else if (message.type === "refused") waiting.reject(new Refused(message));
      else waiting.resolve(message);
      return;
    }
    case "table":
      awaited.delete(message.table);
      break;
    case "update": {
      const known = versions.get(message.table) ?? 0;
      if (message.version <= known) return;
      if (message.version === known + 1) break;
      // A gap means loss: the whole table is needed.
      if (!awaited.has(message.table)) sendWatch(message.table);
      return;
    }
    case "bye":
      connection.value = "lost";
      return;
  }
  if (message.version) versions.set(message.table, message.version);
  watched.get(message.table)?.(message);
}

/** @param {object} message */
function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function sendLanguage() {
  send({ do: "language", language: language.value });
}

/** @param {string} table */
function sendWatch(table) {
  awaited.add(table);
  send({ do: "watch", table, version: versions.get(table) ?? null });
}

/**
 * Look at a table: the listener gets every message about it. Returns how to look away.
 * @param {string} table @param {(message: any) => void} listener
 */
export function watch(table, listener) {
  watched.set(table, listener);
  versions.delete(table);
  connect();
  if (connection.value === "open") sendWatch(table);
  return () => {
    watched.delete(table);
    versions.delete(table);
    send({ do: "unwatch", table });
  };
}

/**
 * Send something that is answered; it is sent again after a lost connection, and done once.
 * @param {Record<string, any>} message
 */
export function post(message) {
  const command = message.command?.command ?? message.command;
  return new Promise((resolve, reject) => {
    unanswered.set(command, { message, resolve, reject });
    send(message);
  });
}

/** Give a table a command. @param {string} table @param {string} what @param {object} [fields] */
export function ask(table, what, fields = {}) {
  return post({ do: "ask", table, command: { do: what, command: newCommandId(), ...fields } });
}

/** @param {string} table @param {number} seat */
export function uncover(table, seat) {
  send({ do: "uncover", table, seat });
}

setInterval(() => {
  if (connection.value !== "open") return;
  if (Date.now() - heardAt > SILENCE) lose();
  else send({ do: "ping", number: Date.now() });
}, PING);

addEventListener("offline", () => socket && lose());
addEventListener("online", hurry);

/** Try at once what would be tried in a while. */
function hurry() {
  tries = 0;
  if (watched.size) connect();
}

// A page that was out of sight may have lost its connection long ago without being told.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  if (connection.value !== "open") return hurry();
  const asked = socket;
  const askedAt = Date.now();
  send({ do: "ping", number: askedAt });
  setTimeout(() => {
    if (socket === asked && heardAt < askedAt) lose();
  }, PROMPTLY);
});

// Refusals come in the language that is read.
effect(() => {
  if (language.value && connection.peek() === "open") sendLanguage();
});
