/** The board of a game, drawn or in words. */
import { gameBoard } from "../core/games.js";
import { html } from "../core/html.js";
import { preferences } from "../core/preferences.js";

/** @param {import("../core/games.js").BoardProps} props */
export function Board(props) {
  const loaded = gameBoard(props.view.game);
  const Shown = preferences.textMode.value ? loaded?.TextBoard : loaded?.Board;
  return Shown ? html`<${Shown} ...${props} />` : null;
}
