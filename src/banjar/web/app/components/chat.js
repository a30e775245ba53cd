/** The chat of a table: its lines, quick phrases, and the owner's mute buttons. */
import { DAY_MS } from "../core/durations.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../core/html.js";
import { knows, locale, say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { Icon, Picture } from "./picture.js";

/**
 * @typedef {import("../core/types").ChatLine} ChatLine
 * @typedef {import("../core/table_state.js").TableState} TableState
 * @typedef {import("../core/types").Phrase} Phrase
 */

/** Said as a picture. @type {Phrase[]} */
const REACTIONS = ["smile", "laugh", "wow", "sad", "thumb", "flower"];
/** @type {Phrase[]} */
const PHRASES = [
  "hello",
  "good-luck",
  "your-turn",
  "one-moment",
  "well-done",
  "oh-no",
  "thanks",
  "well-played",
  "again",
  "goodbye",
];

/** @param {{state: TableState}} props */
export function Chat({ state }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = state.lines.value.filter((line) => !line.phrase || knows(`web-phrase-${line.phrase}`));
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [state.lines.value]);
  useEffect(() => state.readLines(), [state.lines.value]);
  const silent = silenced(lines);
  const newest = new Map(lines.map((line) => [alias(line), line.number]));
  // Players and spectators read each other's lines once the game is over.
  const mixed = state.now.value.status === "over" || new Set(lines.map((line) => line.room)).size > 1;
  return html`<div class="chat">
    <ol ref=${list} class="chat-lines" aria-live="polite" tabindex="0" aria-label=${say("web-chat")}>${lines.map(
      (line) =>
        html`<${Line} key=${line.number} line=${line} state=${state} mixed=${mixed} silent=${silent} isNewest=${newest.get(alias(line)) === line.number} />`,
    )}</ol>
    <${Speak} state=${state} />
  </div>`;
}

/** @param {{line: ChatLine, state: TableState, mixed: boolean, silent: Set<string>, isNewest: boolean}} props */
function Line({ line, state, mixed, silent, isNewest }) {
  if (line.mutes)
    return html`<li class="notice">${say(line.muted ? "web-muted" : "web-unmuted", { player: named(line.mutes, state) })}</li>`;
  const target = alias(line);
  const muted = silent.has(target);
  // One button a person, at their newest line.
  const mayMute = isNewest && state.now.value.you.owner && !isOwn(line, state);
  const colour = line.seat === null ? null : state.now.value.seats[line.seat]?.colour;
  return html`<li>${colour && html`<${Picture} id=${`player-${colour}`} class="icon" />`}<strong>${line.name}</strong>${mixed && line.room === "spectators" && html` <span class="from">${say("web-from-spectator")}</span>`} <${Said} line=${line} />
    ${
      mayMute &&
      html` <button class="quiet small" aria-label=${say(muted ? "web-unmute-player" : "web-mute-player", { player: line.name })}
      onClick=${() => state.mute(target, !muted)}>${say(muted ? "web-unmute" : "web-mute")}</button>`
    }
    <time datetime=${new Date(line.at).toISOString()}>${timeOf(line.at)}</time></li>`;
}

/** What a line says, in the reader's language. @param {{line: ChatLine}} props */
function Said({ line }) {
  if (!line.phrase) return html`<span>${line.text}</span>`;
  const text = say(`web-phrase-${line.phrase}`);
  const isPicture = REACTIONS.some((name) => name === line.phrase);
  return isPicture
    ? html`<${Picture} id=${`reaction-${line.phrase}`} class="reaction" label=${text} />`
    : html`<span class="phrase">${text}</span>`;
}

/** The time of a line, with the day if it was long ago. @param {number} at */
function timeOf(at) {
  const isOld = Date.now() - at > DAY_MS;
  return new Intl.DateTimeFormat(locale(), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(isOld ? { day: "numeric", month: "short" } : {}),
  }).format(at);
}

/** @param {{state: TableState}} props */
function Speak({ state }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [open, setOpen] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const note = (/** @type {unknown} */ said) => setProblem(said ? "" : state.problem.value);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const said = await state.say(text, spectatorName());
    if (said) setText("");
    note(said);
  };
  const sayPhrase = async (/** @type {Phrase} */ phrase) => {
    setOpen(false);
    if (open) field.current?.focus();
    note(await state.sayPhrase(phrase, spectatorName()));
  };
  return html`
    ${
      open &&
      html`<div class="phrases" role="group" aria-label=${say("web-phrases")}>
      ${PHRASES.map((phrase) => html`<button class="pill-button" key=${phrase} onClick=${() => sayPhrase(phrase)}>${say(`web-phrase-${phrase}`)}</button>`)}</div>`
    }
    <div class="reactions" role="group" aria-label=${say("web-reactions")}>
      ${REACTIONS.map((phrase) => html`<button class="quiet" key=${phrase} aria-label=${say(`web-phrase-${phrase}`)} title=${say(`web-phrase-${phrase}`)} onClick=${() => sayPhrase(phrase)}><${Picture} id=${`reaction-${phrase}`} class="reaction" /></button>`)}
      <button class="quiet" aria-expanded=${String(open)} aria-label=${say("web-phrases")} title=${say("web-phrases")} onClick=${() => setOpen(!open)}><${Icon} name="chat" /></button>
    </div>
    <form class="inline" onSubmit=${send}>
      <label class="hidden" for="chat-text">${say("web-chat-text")}</label>
      <input ref=${field} id="chat-text" maxlength="500" autocomplete="off" value=${text} placeholder=${say("web-chat-text")}
        onInput=${(/** @type {InputChange} */ event) => setText(event.target.value)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key !== "Escape" && event.stopPropagation()} />
      <button>${say("web-send")}</button>
    </form>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}

const spectatorName = () => preferences.name.value || say("web-spectator");

/** @param {ChatLine} line @param {TableState} state */
const isOwn = (line, state) =>
  state.isOwn(line) || (line.seat === null && !state.now.value.you.seats.length && line.name === spectatorName());

/** The alias by which `mute` names a speaker. @param {ChatLine} line */
const alias = (line) => (line.seat === null ? `spectator ${line.name}` : `seat ${line.seat}`);

/** @param {string} target @param {TableState} state */
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
