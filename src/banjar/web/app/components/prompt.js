/** The prompt: whose decision it is, the question, the answers, and how it works. */
import { gameBoard } from "../core/games.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { AllChoices, Answers, Confirm } from "./answers.js";
import { Clock, TakeoverWarning } from "./clock.js";
import { Hint } from "./hint.js";
import { Icon } from "./picture.js";
import { RuleLinks } from "./rule_links.js";

/** @typedef {import("../core/types").OfferedAction} OfferedAction */

/**
 * @param {{state: import("../core/table_state.js").TableState, choose: (text: string) => void, chosen: string | null,
 *   cancel: () => void}} props
 */
export function Prompt({ state, choose, chosen, cancel }) {
  const now = state.now.value;
  const words = state.words.value;
  const offered = state.offered.value;
  const picked = offered.find((action) => action.text === chosen);
  const table = { view: now.game, words, now };
  return html`<section class=${`prompt live ${state.mine.value ? "mine" : ""}`} aria-label=${say("web-prompt")}>
    <div class="question"><strong>${who(state)}</strong> <span>${now.status === "over" ? "" : question(now.game, offered, words)}</span>
      <${TakeoverWarning} now=${now} />${preferences.textMode.value && now.to_act !== null && html` <${Clock} now=${now} seat=${now.to_act} />`}</div>
    ${
      picked && preferences.confirm.value
        ? html`<${Confirm} action=${picked} table=${table} confirm=${() => choose(picked.text)} cancel=${cancel} />`
        : html`<${Answers} state=${state} table=${table} choose=${choose} />`
    }
    ${state.hints.value ? html`<${Hint} state=${state} />` : html`<${Recap} state=${state} />`}
    <div class="prompt-tools"><${AllChoices} state=${state} table=${table} /><${Explanation} game=${now.settings.game} phase=${now.game.phase} words=${words} /></div>
    ${state.problem.value && html`<p class="problem" role="alert">${state.problem.value}</p>`}
  </section>`;
}

/** How the present part of a turn works, in a box at the top of the board, away from the viewer's own cards. @param {{game: string, phase: string, words: import("../core/wording.js").Wording}} props */
function Explanation({ game, phase, words }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => setOpen(false), [phase]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && isOpen && close();
  return html`<div onKeyDown=${onKeyDown}>
    <button ref=${opener} class="quiet small how" aria-expanded=${String(isOpen)} aria-label=${say("web-why")} onClick=${() => setOpen(!isOpen)}><${Icon} name="help" /><span>${say("web-why")}</span></button>
    ${
      isOpen &&
      html`<div class="help" role="group" aria-label=${say("web-why")}><p><${RuleLinks} game=${game} text=${words.help(phase)} /> <a href=${`/rules/${game}#${words.ruleOf(phase)}`} target="_blank">${say("web-rules")}</a></p>
      <button class="quiet" aria-label=${say("web-close")} onClick=${close}><${Icon} name="close" /></button></div>`
    }
  </div>`;
}

/** The question to the player who decides; for others the name of the phase. @param {import("../core/types").View} view @param {OfferedAction[]} offered @param {import("../core/wording.js").Wording} words */
function question(view, offered, words) {
  const asked = offered.length ? gameBoard(words.game)?.question?.(view, offered, words) : undefined;
  return asked ?? words.phase(view.phase);
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

/** @param {import("../core/table_state.js").TableState} state */
function who(state) {
  const now = state.now.value;
  if (now.status === "over") return say("web-status-over");
  // A question on another player's turn is answered, which does not make it one's own turn.
  if (state.mine.value) return say(now.game.active === now.you.seat ? "web-your-turn" : "web-your-decision");
  const seat = now.seats[now.to_act ?? -1];
  const name = state.words.value.seat(now.to_act);
  return seat?.level || seat?.substituted || seat?.resigned
    ? say("web-bot-thinks", { player: name })
    : say("web-waiting-for", { player: name });
}
