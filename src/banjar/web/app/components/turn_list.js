/** The turns of a game, one line each, which unfolds into its steps. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { eventsOfTurn, turnAt } from "../core/story.js";
import { Deeds, deedsOf } from "./deeds.js";
import { Picture } from "./picture.js";

/**
 * @typedef {import("../core/story.js").Turn} Turn
 * @typedef {import("../core/wording.js").Wording} Wording
 */
/**
 * @typedef {object} ListProps
 * @property {Turn[]} turns @property {Wording} words
 * @property {number | null} you the viewer's seat
 * @property {number | null} step the moment that is shown; null for the present
 * @property {(step: number) => string} href the address of a moment
 * @property {number} [since] the first step since the viewer's last turn
 */

/** @param {ListProps} props */
export function TurnList({ turns, words, you, step, href, since }) {
  const current = step === null ? undefined : turnAt(turns, step);
  const marked = since === undefined ? undefined : turnAt(turns, since);
  return html`<ol class="turn-list">${turns.map(
    (turn) => html`${turn === marked && html`<li key="since" class="since-mark">${say("web-since")}</li>`}
    <${TurnLine} key=${turn.turn} turn=${turn} words=${words} you=${you} step=${turn === current ? step : null} href=${href} />`,
  )}</ol>`;
}

/** @param {{turn: Turn, words: Wording, you: number | null, step: number | null, href: (step: number) => string}} props */
function TurnLine({ turn, words, you, step, href }) {
  const isCurrent = step !== null;
  const [folded, setFolded] = useState(/** @type {boolean | null} */ (null));
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => setFolded(null), [isCurrent]);
  useEffect(() => {
    if (isCurrent)
      (line.current?.querySelector("[aria-current=step]") ?? line.current)?.scrollIntoView({ block: "nearest" });
  }, [step]);
  const isOpen = folded === null ? isCurrent : !folded;
  const events = eventsOfTurn(turn);
  const isRelevant = turn.seat !== you && events.some((event) => event.mine);
  const name = turn.seat === null ? "" : words.seat(turn.seat);
  const id = `steps-of-${turn.turn}`;
  return html`<li ref=${line} class=${`turn-line ${turn.seat === you && you !== null ? "own" : isRelevant ? "relevant" : ""} ${isCurrent ? "current" : ""}`}>
    <div class="in-short">
      <button class="quiet fold" aria-expanded=${String(isOpen)} aria-controls=${id} aria-label=${say("web-turn-steps", { turn: turn.turn })} onClick=${() => setFolded(isOpen)}>${isOpen ? "▾" : "▸"}</button>
      <a href=${href(turn.last)} aria-current=${isCurrent ? "true" : undefined}>
        <span class="who">${turn.seat !== null && html`<${Picture} id=${`player-${words.seats[turn.seat]?.colour ?? "red"}`} class="icon" />`}<span class="name"><span class="hidden">${say("web-turn-number", { turn: turn.turn })}: </span>${name}</span> <span class="number" aria-hidden="true">${turn.turn}</span></span>
        <${Deeds} deeds=${deedsOf(events, words)} words=${words} seat=${turn.seat} />
        ${isRelevant && html`<span class="hidden"> ${say("web-concerns-you")}</span>`}</a>
    </div>
    <ol id=${id} class="steps" hidden=${!isOpen}>${isOpen && html`<${Steps} turn=${turn} words=${words} you=${you} step=${step} href=${href} />`}</ol>
  </li>`;
}

/** @param {{turn: Turn, words: Wording, you: number | null, step: number | null, href: (step: number) => string}} props */
function Steps({ turn, words, you, step, href }) {
  return turn.steps.map((decision) => {
    const lines = decision.events.flatMap((event) => {
      const text = words.event(event);
      return text ? [{ event, text }] : [];
    });
    return lines.map(({ event, text }, place) => {
      const kind = event.seat === you && you !== null ? "own" : event.mine ? "relevant" : "";
      const isShown = decision.step === step && place === 0;
      // The first line of a decision leads to the table at that moment.
      return html`<li key=${`${decision.step}-${place}`} class=${`${kind} ${decision.step === step ? "current" : ""}`} aria-current=${isShown ? "step" : undefined}>
        ${place === 0 ? html`<a href=${href(decision.step)}>${text}</a>` : text}</li>`;
    });
  });
}
