/**
 * The games' own folders. Each game has `games/<name>/index.js` with a `client`, two sheets in `style/games/`, of which
 * `<name>_board.css` comes with the first table, and texts in `<name>_web.ftl`; a game without a folder is shown by `games/generic/`. Shared modules name no game.
 */
import { signal } from "./html.js";
import { serverInfo } from "./server_info.js";

/** @typedef {import("./game_client").GameClient} GameClient */
/** @typedef {import("./game_client").GameBoard} GameBoard */

/** @type {Map<string, GameClient>} */
const clients = new Map();
/** Loaded boards, by game. */
const boards = signal(/** @type {Record<string, GameBoard>} */ ({}));

/** Boards that are loaded or on their way, by game. @type {Map<string, Promise<void>>} */
const loads = new Map();

/** @param {string} name */
const folderOf = (name) => (serverInfo.games[name]?.client ? name : "generic");

/** The games of this server, in its order. */
export const gameNames = () => Object.keys(serverInfo.games);

/** The Fluent files of all games. */
export const gameTexts = () =>
  gameNames().flatMap((name) => [name, ...(serverInfo.games[name].client ? [`${name}_web`] : [])]);

/** Load the clients of all games with their drawings and styles. Call it before `gameClient`. */
export async function loadGames() {
  const folders = [...new Set(gameNames().map(folderOf))];
  await Promise.all([...gameNames().map(loadGame), ...folders.map(loadStyle)]);
}

/** @param {string} name */
async function loadGame(name) {
  /** @type {{client: GameClient}} */
  const { client } = await import(`../games/${folderOf(name)}/index.js`);
  clients.set(name, client);
  if (client.sprites) await loadSprites(client.sprites);
}

/** @param {string} name of a sheet in `style/games/` */
function loadStyle(name) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: `/web/style/games/${name}.css`,
    });
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Insert SVG symbols into the page, to be used by their ids. @param {string} address of a sheet of SVG symbols */
export async function loadSprites(address) {
  const place = document.createElement("div");
  place.hidden = true;
  place.innerHTML = await (await fetch(address)).text();
  document.body.prepend(place);
}

/** @param {string} name @returns {GameClient | undefined} undefined if there is no such game */
export const gameClient = (name) => clients.get(name);

/** The board of a game; undefined while it is not loaded. @param {string} name @returns {GameBoard | undefined} */
export const gameBoard = (name) => boards.value[name];

/** Load the board of a game with its styles, once; a failed attempt can be repeated. @param {string} name */
export async function loadBoard(name) {
  const loading = loads.get(name) ?? load(name);
  loads.set(name, loading);
  try {
    await loading;
  } catch (error) {
    loads.delete(name);
    throw error;
  }
}

/** @param {string} name */
async function load(name) {
  const style = serverInfo.games[name]?.client ? loadStyle(`${name}_board`) : null;
  const [board] = await Promise.all([clients.get(name)?.loadBoard(), style]);
  if (board) boards.value = { ...boards.peek(), [name]: board };
}

/** An action and its consequence, in words. @param {import("./types").OfferedAction} action @param {import("./game_client").BoardContext} table */
export const describe = (action, table) =>
  gameBoard(table.words.game)?.describe(action, table) ?? { name: table.words.action(action), note: "" };
