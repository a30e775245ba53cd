/** The WebSocket: watched tables and unanswered commands. It reconnects by itself. */
import { effect, signal } from "./html.js";
import { language } from "./language.js";
import { getMe, newCommandId, Refused } from "./api.js";

const PING_INTERVAL_MS = 15_000;
/** Without a message from the server for this long the connection counts as lost. */
const HEARTBEAT_TIMEOUT_MS = 45_000;
const OPEN_TIMEOUT_MS = 10_000;
/** For the answer to the ping that is sent when the page becomes visible again. */
const PONG_TIMEOUT_MS = 4000;
/** Codes with which the server closes the socket. */
const NO_IDENTITY = 4401;
const BARRED = 4403;
const RETRY_DELAYS_MS = [250, 500, 1000, 2000, 4000, 8000];

/** "connecting", "open" or "lost". */
export const connection = signal("connecting");
/** The server's clock minus ours, in milliseconds. */
export const clockOffset = signal(0);

/**
 * A message about a watched table.
 * @typedef {import("./types").TableMessage | import("./types").UpdateMessage | import("./types").Presence | import("./types").Spectators
 *   | import("./types").ChatMessage | import("./types").ChatRemoved | import("./types").Refused
 *   | import("./types").Gone} WatchedMessage
 */

/** @type {WebSocket | null} */
let socket = null;
let tries = 0;
let heardAt = 0;
/** @typedef {import("./types").Done | import("./types").HintMessage} Answer */
/** @typedef {import("../protocol").ClientMessage} ClientMessage */
/** What is answered. @typedef {Extract<ClientMessage, {command: unknown}>} Request */
/** @typedef {import("../protocol").Command} Command */

/** @type {Map<string, {message: Request, resolve: (answer: Answer) => void, reject: (error: Error) => void}>} */
const unanswered = new Map();
/** @type {Map<string, (message: WatchedMessage) => void>} */
const watched = new Map();
/** @type {Map<string, number>} */
const versions = new Map();
/** Who follows the lobby. @type {((told: import("./types").LobbyMessage) => void) | null} */
let lobbyListener = null;
/** Tables whose whole state was requested and has not arrived. @type {Set<string>} */
const awaited = new Set();

/** Open the socket, and open it again whenever it is lost. */
export function connect() {
  if (socket) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const opened = new WebSocket(`${scheme}://${location.host}/api/socket?language=${language.value}`);
  socket = opened;
  opened.addEventListener("message", (event) => {
    if (socket !== opened) return;
    heardAt = Date.now();
    take(/** @type {import("./types").ServerMessage} */ (JSON.parse(event.data)));
  });
  opened.addEventListener("close", ({ code }) => {
    if (socket !== opened) return;
    if (code === BARRED) return location.reload();
    // Another tab may have a new cookie already; if not, this device was signed out and is a stranger now.
    if (code === NO_IDENTITY && tries > 0) void getMe().catch(() => {});
    lose();
  });
  setTimeout(() => {
    if (socket === opened && connection.value !== "open") lose();
  }, OPEN_TIMEOUT_MS);
}

/** Drop the socket without waiting for its close frame, and reconnect after a delay. */
function lose() {
  const lost = socket;
  socket = null;
  lost?.close();
  awaited.clear();
  connection.value = "lost";
  setTimeout(connect, RETRY_DELAYS_MS[Math.min(tries++, RETRY_DELAYS_MS.length - 1)]);
}

/** @param {import("./types").ServerMessage} message */
function take(message) {
  switch (message.type) {
    case "welcome":
      tries = 0;
      connection.value = "open";
      if (message.language !== language.value) sendLanguage();
      for (const table of watched.keys()) sendWatch(table);
      if (lobbyListener) send({ do: "lobby", following: true });
      for (const { message: asked } of unanswered.values()) send(asked);
      send({ do: "ping", number: Date.now() });
      return;
    case "pong":
      clockOffset.value = message.now - (Date.now() + message.number) / 2;
      return;
    case "done":
    case "hint":
    case "refused": {
      const waiting = unanswered.get(message.command ?? "");
      unanswered.delete(message.command ?? "");
      if (!waiting) {
        awaited.delete(message.table ?? "");
        if (message.table && message.type === "refused") watched.get(message.table)?.(message);
      } else if (message.type === "refused") waiting.reject(new Refused(message));
      else waiting.resolve(message);
      return;
    }
    case "lobby":
      // The timers of a hidden page are too slow to keep its connection alive, and with it a search for a game.
      if (message.seek && document.hidden) send({ do: "ping", number: Date.now() });
      lobbyListener?.(message);
      return;
    case "table":
      awaited.delete(message.table);
      break;
    case "update": {
      const known = versions.get(message.table) ?? 0;
      if (message.version <= known) return;
      if (message.version === known + 1) break;
      // A gap in the versions means a lost message: request the whole table.
      if (!awaited.has(message.table)) sendWatch(message.table);
      return;
    }
    case "bye":
      connection.value = "lost";
      return;
  }
  if ("version" in message) versions.set(message.table, message.version);
  watched.get(message.table)?.(message);
}

/** @param {ClientMessage} message */
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
 * Watch a table: the listener gets every message about it. Returns a function that stops watching.
 * @param {string} table @param {(message: WatchedMessage) => void} listener
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

/** Follow the lobby. Returns a function that ends it. @param {(told: import("./types").LobbyMessage) => void} listener */
export function followLobby(listener) {
  lobbyListener = listener;
  connect();
  if (connection.peek() === "open") send({ do: "lobby", following: true });
  return () => {
    lobbyListener = null;
    send({ do: "lobby", following: false });
  };
}

/**
 * Send a message that is answered. It is sent again after a lost connection; the server carries it out once.
 * @param {Request} message
 * @returns {Promise<Answer>}
 */
export function post(message) {
  const command = typeof message.command === "string" ? message.command : message.command.command;
  return new Promise((resolve, reject) => {
    unanswered.set(command, { message, resolve, reject });
    send(message);
  });
}

/**
 * Give a table a command.
 * @template {Command["do"]} Name
 * @param {string} table @param {Name} what @param {Omit<Extract<Command, {do: Name}>, "do" | "command">} fields
 */
export function ask(table, what, fields) {
  const command = /** @type {Command} */ ({ do: what, command: newCommandId(), ...fields });
  return post({ do: "ask", table, command });
}

/** @param {string} table @param {number} seat */
export function uncover(table, seat) {
  send({ do: "uncover", table, seat });
}

setInterval(() => {
  if (connection.value !== "open") return;
  if (Date.now() - heardAt > HEARTBEAT_TIMEOUT_MS) lose();
  else send({ do: "ping", number: Date.now() });
}, PING_INTERVAL_MS);

addEventListener("offline", () => socket && lose());
addEventListener("online", reconnectNow);

/** Reconnect without the retry delay. */
function reconnectNow() {
  tries = 0;
  if (watched.size || lobbyListener) connect();
}

// A hidden page may have lost its connection without a close event.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  if (connection.value !== "open") return reconnectNow();
  const asked = socket;
  const askedAt = Date.now();
  send({ do: "ping", number: askedAt });
  setTimeout(() => {
    if (socket === asked && heardAt < askedAt) lose();
  }, PONG_TIMEOUT_MS);
});

// The server words its refusals in the client's language.
effect(() => {
  if (language.value && connection.peek() === "open") sendLanguage();
});
