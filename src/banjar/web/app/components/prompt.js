/** The prompt: whose decision it is, the question, and a button for every legal action. */
import { gameBoard } from "../core/games.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";
import { preferences } from "../core/preferences.js";
import { Clock } from "./clock.js";
import { describe, Hint } from "./hint.js";
import { useOverflow } from "./overflow.js";
import { RuleLinks } from "./rule_links.js";

/**
 * @param {{state: import("../core/table_state.js").TableState, choose: (text: string) => void, chosen: string | null,
 *   cancel: () => void}} props
 */
export function Prompt({ state, choose, chosen, cancel }) {
  const [helping, setHelping] = useState(false);
  const now = state.now.value;
  const words = state.words.value;
  const offered = state.offered.value;
  const phase = now.game.phase;
  useEffect(() => setHelping(false), [phase]);
  const picked = offered.find((action) => action.text === chosen);
  const table = { view: now.game, words, now };
  return html`<section class=${`prompt ${state.mine.value ? "mine" : ""}`} aria-label=${say("web-prompt")}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setHelping(false)}>
    <div class="question">
      <div><strong>${who(state)}</strong> <span>${now.status === "over" ? "" : question(now.game, offered, words)}</span></div>
      <button class="quiet small" aria-expanded=${String(helping)} onClick=${() => setHelping(!helping)}>${say("web-why")}</button>
      ${state.hints.value ? html`<${Hint} state=${state} />` : html`<${Recap} state=${state} />`}
      <${Clock} now=${now} />
    </div>
    ${helping && html`<p class="help"><${RuleLinks} game=${now.settings.game} text=${words.help(phase)} /> <a href=${`/rules/${now.settings.game}`} target="_blank">${say("web-rules")}</a></p>`}
    ${state.problem.value && html`<p class="problem" role="alert">${state.problem.value}</p>`}
    ${
      picked && preferences.confirm.value
        ? html`<${Confirm} action=${picked} table=${table} confirm=${() => choose(picked.text)} cancel=${cancel} />`
        : html`<${Actions} state=${state} table=${table} choose=${choose} />`
    }
  </section>`;
}

/**
 * @typedef {import("../core/types").OfferedAction} OfferedAction
 * @typedef {import("../core/game_client").BoardContext} BoardContext
 */

/** The question to the player who decides; for others the name of the phase. @param {import("../core/types").View} view @param {OfferedAction[]} offered @param {import("../core/wording.js").Wording} words */
function question(view, offered, words) {
  const asked = offered.length ? gameBoard(words.game)?.question?.(view, offered, words) : undefined;
  return asked ?? words.phase(view.phase);
}

/** With more actions than this there is no room for a note beside each. */
const MAX_NOTED_ACTIONS = 3;

/** A button for every legal action; the last ones fade where they do not fit. @param {{state: import("../core/table_state.js").TableState, table: BoardContext, choose: (text: string) => void}} props */
function Actions({ state, table, choose }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const offered = state.offered.value;
  const pending = state.pending.value;
  const advised = state.hints.value?.[0]?.action;
  const more = useOverflow(place, offered);
  return html`<div ref=${place} class=${`actions ${more} ${offered.length > MAX_NOTED_ACTIONS ? "" : "few"}`} role="group" aria-label=${say("web-choices")}>
    ${offered.map((action) => {
      const { name, note } = describe(action, table);
      return html`<button key=${action.text} data-action=${action.text} title=${note || undefined}
        class=${`${pending === action.text ? "pending" : ""} ${advised === action.text ? "hinted" : ""}`} aria-disabled=${String(pending !== null)}
        onClick=${() => choose(action.text)}>${advised === action.text && html`<${Icon} name="hint" />`}<span>${name}${note && html`<small class="note" aria-hidden="true">${note}</small>`}</span></button>`;
    })}
  </div>`;
}

/** How many of the last events the recap repeats. */
const RECAP_EVENTS = 2;

/** The last events by other players, for a viewer who looked away. @param {{state: import("../core/table_state.js").TableState}} props */
function Recap({ state }) {
  const { status, you } = state.now.value;
  if (status !== "running" || you.seat === null) return null;
  const words = state.words.value;
  const lines = state.decisions.value
    .slice(-2 * RECAP_EVENTS)
    .flatMap((decision) => decision.events)
    .filter((event) => event.seat !== you.seat && event.type !== "turn_began")
    .flatMap((event) => words.event(event) ?? [])
    .slice(-RECAP_EVENTS)
    .join(" · ");
  return lines && html`<span class="recap" title=${lines}>${lines}</span>`;
}

/**
 * Asks for confirmation of the chosen action, with its cost and consequence.
 * @param {{action: OfferedAction, table: BoardContext, confirm: () => void, cancel: () => void}} props
 */
function Confirm({ action, table, confirm, cancel }) {
  const { name, note } = describe(action, table);
  return html`<div class="confirm" role="group" aria-label=${say("web-confirm-choice")}>
    <p role="status"><strong>${name}</strong>${note && html` <span>${note}</span>`}</p>
    <button onClick=${cancel}>${say("web-cancel")}</button>
    <button class="main" onClick=${confirm}>${say("web-confirm-choice")}</button>
  </div>`;
}

/** @param {import("../core/table_state.js").TableState} state */
function who(state) {
  const now = state.now.value;
  if (now.status === "over") return say("web-status-over");
  if (state.mine.value) return say("web-your-turn");
  const seat = now.seats[now.to_act ?? -1];
  const name = state.words.value.seat(now.to_act);
  return seat?.level || seat?.substituted || seat?.resigned
    ? say("web-bot-thinks", { player: name })
    : say("web-waiting-for", { player: name });
}
