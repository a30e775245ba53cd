/** The board of a game, drawn or as text. */
import { gameBoard, loadBoard } from "../core/games.js";
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { Story } from "./deeds.js";
import { LoadError } from "./load_error.js";

/** @type {never[]} */
const NO_STORY = [];

/** @param {import("../core/game_client").BoardProps} props */
export function Board({ story = NO_STORY, ...props }) {
  const loaded = gameBoard(props.view.game);
  const Shown = preferences.textMode.value ? loaded?.TextBoard : loaded?.Board;
  const told = useMemo(() => ({ turns: story, words: props.words }), [story, props.words]);
  return Shown ? html`<${Story.Provider} value=${told}><${Shown} ...${props} /><//>` : null;
}

/** Load the board of a game; returns null once it is loaded, else what to show meanwhile. @param {string | undefined} game */
export function useBoard(game) {
  const [failed, setFailed] = useState(false);
  const load = () =>
    void (
      game &&
      loadBoard(game).then(
        () => setFailed(false),
        () => setFailed(true),
      )
    );
  useEffect(load, [game]);
  if (game && gameBoard(game)) return null;
  return failed
    ? html`<${LoadError} problem=${say("web-page-missing")} again=${load} />`
    : html`<p role="status">${say("web-loading")}</p>`;
}
