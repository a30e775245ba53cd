/** The answers to the question: buttons for what the board does not offer, or for every legal action. */
import { describe, gameBoard } from "../core/games.js";
import { html, useEffect, useRef } from "../core/html.js";
import { byKeyboard } from "../core/input_mode.js";
import { say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { Icon } from "./picture.js";
import { useOverflow } from "./overflow.js";

/**
 * @typedef {import("../core/types").OfferedAction} OfferedAction
 * @typedef {import("../core/game_client").BoardContext} BoardContext
 * @typedef {import("../core/table_state.js").TableState} TableState
 */

/** With more actions than this there is no room for a note beside each, nor for one below the other on a phone. */
const MAX_NOTED_ACTIONS = 3;
/** The answers that have a digit key: 1 to 9, then 0. */
const DIGITS = "1234567890";

/** The offered actions that are no places on the drawn board. @param {OfferedAction[]} offered @param {BoardContext} table @returns {OfferedAction[]} */
function offTheBoard(offered, table) {
  const isOnBoard = gameBoard(table.words.game)?.isOnBoard;
  return isOnBoard ? offered.filter((action) => !isOnBoard(action, table)) : offered;
}

/** Whether every action has a button: for keyboards, in text mode, and for those who want it. */
const showsAll = () => byKeyboard.value || preferences.textMode.value || preferences.allChoices.value;

/** The actions with a button now, in the order of their digit keys. @param {OfferedAction[]} offered @param {BoardContext} table */
export const answersOf = (offered, table) => (showsAll() ? offered : offTheBoard(offered, table));

/** The answer of a digit key, once its digit is shown. @param {string} key @param {OfferedAction[]} offered @param {BoardContext} table @returns {OfferedAction | undefined} */
export const answerOfKey = (key, offered, table) =>
  byKeyboard.value && key !== "" ? answersOf(offered, table)[DIGITS.indexOf(key)] : undefined;

/** @param {{state: TableState, table: BoardContext, choose: (text: string) => void}} props */
export function Answers({ state, table, choose }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const offered = state.offered.value;
  const answers = answersOf(offered, table);
  const pending = state.pending.value;
  const advised = state.hints.value?.[0]?.action;
  const more = useOverflow(place, answers.length);
  if (!answers.length) return null;
  const isMany = answers.length > MAX_NOTED_ACTIONS;
  const size = `${isMany ? "many" : "few"} ${isMany || showsAll() ? "whole" : ""}`;
  return html`<div ref=${place} class=${`actions ${more} ${size}`} role="group" aria-label=${say("web-choices")}>
    ${answers.map((action, number) => {
      const { name, note } = describe(action, table);
      const digit = byKeyboard.value ? DIGITS[number] : undefined;
      return html`<button key=${action.text} data-action=${action.text} title=${note || undefined} aria-keyshortcuts=${digit}
        class=${`${pending === action.text ? "pending" : ""} ${advised === action.text ? "hinted" : ""}`} aria-disabled=${String(pending !== null)}
        onClick=${() => choose(action.text)}>${digit && html`<kbd aria-hidden="true">${digit}</kbd>`}${advised === action.text && html`<${Icon} name="hint" />`}<span>${name}${note && html`<small class="note" aria-hidden="true">${note}</small>`}</span></button>`;
    })}
  </div>`;
}

/** Shows or hides the buttons for what the board offers too. @param {{state: TableState, table: BoardContext}} props */
export function AllChoices({ state, table }) {
  const offered = state.offered.value;
  const isNeedless =
    byKeyboard.value || preferences.textMode.value || offTheBoard(offered, table).length === offered.length;
  if (isNeedless) return null;
  const shown = preferences.allChoices.value;
  return html`<button class="quiet small all-choices" aria-expanded=${String(shown)} onClick=${() => (preferences.allChoices.value = !shown)}>
    ${say(shown ? "web-fewer-choices" : "web-all-choices")}</button>`;
}

/**
 * Asks for confirmation of the chosen action, with its cost and consequence.
 * @param {{action: OfferedAction, table: BoardContext, confirm: () => void, cancel: () => void}} props
 */
export function Confirm({ action, table, confirm, cancel }) {
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (byKeyboard.value) main.current?.focus();
  }, [action.text]);
  const { name, note } = describe(action, table);
  return html`<div class="confirm" role="group" aria-label=${say("web-confirm-choice")}>
    <p role="status"><strong>${name}</strong>${note && html` <span>${note}</span>`}</p>
    <button onClick=${cancel}>${say("web-cancel")}</button>
    <button ref=${main} class="main" onClick=${confirm}>${say("web-confirm-choice")}</button>
  </div>`;
}
