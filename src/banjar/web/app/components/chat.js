/** The chat of a table: its lines, and the owner's mute buttons. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { preferences } from "../core/preferences.js";

/** @typedef {import("../core/types").ChatLine} ChatLine */

/** @param {{state: import("../core/table_state.js").TableState}} props */
export function Chat({ state }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = state.lines.value;
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines]);
  useEffect(() => state.readLines(), [lines]);
  const silent = silenced(lines);
  // Players and spectators read each other's lines once the game is over.
  const mixed = state.now.value.status === "over" || new Set(lines.map((line) => line.room)).size > 1;
  return html`<div class="chat">
    <ol ref=${list} class="chat-lines" aria-live="polite" tabindex="0">${lines.map((line) => html`<${Line} key=${line.number} line=${line} state=${state} mixed=${mixed} silent=${silent} />`)}</ol>
    <${Speak} state=${state} />
  </div>`;
}

/** @param {{line: ChatLine, state: import("../core/table_state.js").TableState, mixed: boolean, silent: Set<string>}} props */
function Line({ line, state, mixed, silent }) {
  if (line.mutes)
    return html`<li class="notice">${say(line.muted ? "web-muted" : "web-unmuted", { player: named(line.mutes, state) })}</li>`;
  const target = alias(line);
  const muted = silent.has(target);
  const mayMute = state.now.value.you.owner && !isOwn(line, state);
  return html`<li><strong>${line.name}</strong>${mixed && line.room === "spectators" && html` <span class="from">${say("web-from-spectator")}</span>`} ${line.text}
    ${
      mayMute &&
      html` <button class="quiet small" aria-label=${say(muted ? "web-unmute-player" : "web-mute-player", { player: line.name })}
      onClick=${() => state.mute(target, !muted)}>${say(muted ? "web-unmute" : "web-mute")}</button>`
    }</li>`;
}

/** @param {{state: import("../core/table_state.js").TableState}} props */
function Speak({ state }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const said = await state.say(text, spectatorName());
    if (said) setText("");
    setProblem(said ? "" : state.problem.value);
  };
  return html`<form class="inline" onSubmit=${send}>
      <label class="hidden" for="chat-text">${say("web-chat-text")}</label>
      <input id="chat-text" maxlength="500" autocomplete="off" value=${text} placeholder=${say("web-chat-text")}
        onInput=${(/** @type {InputChange} */ event) => setText(event.target.value)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key !== "Escape" && event.stopPropagation()} />
      <button>${say("web-send")}</button>
    </form>
    ${problem && html`<p class="problem">${problem}</p>`}`;
}

const spectatorName = () => preferences.name.value || say("web-spectator");

/** @param {ChatLine} line @param {import("../core/table_state.js").TableState} state */
const isOwn = (line, state) =>
  state.isOwn(line) || (line.seat === null && !state.now.value.you.seats.length && line.name === spectatorName());

/** The alias by which `mute` names a speaker. @param {ChatLine} line */
const alias = (line) => (line.seat === null ? `spectator ${line.name}` : `seat ${line.seat}`);

/** @param {string} target @param {import("../core/table_state.js").TableState} state */
function named(target, state) {
  const [, kind, who] = /^(seat|spectator) (.*)$/.exec(target) ?? ["", "", target];
  return kind === "seat" ? state.words.value.seat(Number(who)) : (who ?? "");
}

/** The aliases of everybody who is muted now. @param {ChatLine[]} lines @returns {Set<string>} */
function silenced(lines) {
  const found = new Set();
  for (const { mutes, muted } of lines) {
    if (muted) found.add(mutes);
    else found.delete(mutes);
  }
  return found;
}
