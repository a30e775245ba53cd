/**
 * The games' own folders. Each game has `games/<name>/index.js` with a `client`, a sheet in `style/games/`, and texts
 * in `<name>_web.ftl`; a game without a folder is shown by `games/generic/`. Shared modules name no game.
 */
import { signal } from "./html.js";
import { serverInfo } from "./server_info.js";

/**
 * @typedef {import("preact").ComponentType<any>} Component
 * @typedef {import("./types").OfferedAction} OfferedAction
 * @typedef {import("./types").GameEvent} GameEvent
 * @typedef {import("./types").View} View
 * @typedef {import("./types").ScoreSheet} ScoreSheet
 * @typedef {import("./wording.js").Wording} Wording
 */

/**
 * What is needed of every game from the first page on; kept small.
 * @typedef {object} GameClient
 * @property {string} [sprites] the address of the game's drawings
 * @property {string} [scene] the drawing behind the first page and in banners, by its id
 * @property {Component} [Cover] a few cards that stand for the game
 * @property {EventWording} [wording]
 * @property {() => Promise<GameBoard>} loadBoard
 * @property {() => Promise<Component>} [loadRulePictures] draws what belongs to a rule, from `rule`: its number
 */

/**
 * How values of actions and events are put into the game's messages, as in the server's wording.
 * @typedef {object} EventWording
 * @property {Record<string, string>} [aliases] values that the messages know by another name
 * @property {(name: string, value: unknown, words: Wording) => string | number | undefined} [value] undefined: as usual
 * @property {(event: GameEvent) => boolean} [isNoise] is a line of the log about it left out?
 */

/**
 * What a page needs that shows a position; loaded with the first table of the game.
 * @typedef {object} GameBoard
 * @property {Component} Board gets BoardProps
 * @property {Component} TextBoard the same in words
 * @property {(action: OfferedAction, table: Around) => Description} describe
 * @property {(view: View, offered: OfferedAction[], words: Wording) => string} [question] what is asked of the viewer
 * @property {(event: GameEvent) => string | undefined} [soundOf] a name of `core/sounds.js`
 * @property {(line: string, view: View) => unknown} [noteOfLine] why a line of the score sheet is worth what it is
 * @property {(line: string, seat: number, sheets: ScoreSheet[], view: View) => unknown} [noteOfScore] how a number of the
 *   score sheet came about
 */

/**
 * @typedef {{view: View, words: Wording, now: import("./types").TableView}} Around
 * @typedef {{name: string, note: string}} Description an action, and what follows from it
 */

/**
 * @typedef {object} BoardProps
 * @property {View} view of this game; its board knows what else is in it
 * @property {Wording} words
 * @property {OfferedAction[]} offered empty while the viewer has nothing to decide
 * @property {(text: string) => void} choose
 * @property {string | null} chosen the action that waits for confirmation
 * @property {import("./types").TableView} now
 * @property {GameEvent[]} [lastEvents] to be animated
 * @property {import("./table_state.js").TableState} [state] none where the past is shown
 */

/** @type {Map<string, GameClient>} */
const clients = new Map();
/** The boards that have been loaded. */
const boards = signal(/** @type {Record<string, GameBoard>} */ ({}));

/** @param {string} name */
const folderOf = (name) => (serverInfo.games[name]?.client ? name : "generic");

/** The games of this server, in its order. */
export const gameNames = () => Object.keys(serverInfo.games);

/** The Fluent files of all games. */
export const gameTexts = () => gameNames().flatMap((name) => [name, ...(serverInfo.games[name].client ? [`${name}_web`] : [])]);

/** Load all clients with their drawings and styles; afterwards `gameClient` knows them. */
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

/** @param {string} folder */
function loadStyle(folder) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/web/style/games/${folder}.css` });
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Put drawings into the page, to be used by their ids. @param {string} address of a sheet of SVG symbols */
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

/** @param {string} name */
export async function loadBoard(name) {
  const board = boards.peek()[name] ?? (await clients.get(name)?.loadBoard());
  if (board) boards.value = { ...boards.peek(), [name]: board };
}
