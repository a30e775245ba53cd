/** A plan: cards chosen together, and sent as single decisions when the player confirms. */
import { html, useEffect, useState } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Picture } from "../../components/picture.js";
import { Card } from "./card.js";
import { headline } from "./headline.js";
import { sendAll } from "./send_all.js";
import { ownOf } from "./table.js";

/** @typedef {import("./types").ActionOf<"put" | "exchange">} Choice actions that can be planned */

/**
 * @typedef {object} Plan
 * @property {Array<{type: string, card: import("./types").Kind, island?: import("./types").Island}>} steps
 * @property {number} room how many cards may be chosen in all
 * @property {boolean} isOpen whether cards are being chosen
 * @property {boolean} isFull
 * @property {boolean} sending
 * @property {(action: Choice) => void} add
 * @property {(place: number) => void} remove
 * @property {() => void} send
 */

/**
 * @param {import("./types").View} view @param {import("./types").Action[]} offered @param {import("../../core/table_state.js").TableState | undefined} state
 * @param {(sentence: string) => void} tell
 * @returns {Plan}
 */
export function usePlan(view, offered, state, tell) {
  const [steps, setSteps] = useState(/** @type {Plan["steps"]} */ ([]));
  const [sending, setSending] = useState(false);
  const isOpen =
    sending || (state !== undefined && offered.some((action) => action.type === "put" || action.type === "exchange"));
  const room = sending ? steps.length : view.question.room;
  useEffect(() => {
    if (!sending) setSteps([]);
  }, [view.phase, view.turn, view.question.room]);
  const add = (/** @type {Choice} */ action) => {
    if (sending || steps.length >= room || left(view, steps, action.card) < 1) return;
    setSteps([
      ...steps,
      { type: action.type, card: action.card, island: action.type === "put" ? action.island : undefined },
    ]);
  };
  const send = async () => {
    if (!state || sending) return;
    setSending(true);
    const all = view.phase === "spread" || steps.length === room ? steps : [...steps, { type: "done" }];
    const { done, stopped, refused } = await sendAll(state, all);
    setSending(false);
    setSteps([]);
    if (stopped && !refused) tell(say("dalang-web-stopped", { count: done }));
  };
  return {
    steps,
    room,
    isOpen,
    sending,
    add,
    send,
    isFull: isOpen && steps.length >= room,
    remove: (place) => !sending && setSteps(steps.filter((_, i) => i !== place)),
  };
}

/** How many cards of a kind are not in the plan. @param {import("./types").View} view @param {Plan["steps"]} steps @param {import("./types").Kind} kind @returns {number} */
function left(view, steps, kind) {
  return (ownOf(view)?.hand?.[kind] ?? 0) - steps.filter((step) => step.card === kind).length;
}

/** How many cards of a kind the hand shows: without those in the plan. @param {import("./types").View} view @param {Plan} plan @param {import("./types").Kind} kind @returns {number} */
export const leftInHand = (view, plan, kind) => (plan.sending ? ownOf(view).hand[kind] : left(view, plan.steps, kind));

/** @param {{table: import("./types").Table}} props */
export function PlanPanel({ table }) {
  const { plan, view, words } = table;
  const way = view.phase === "spread" ? "flee" : view.phase === "exchange_cards" ? "artist" : "scholar";
  const done = table.offered.find((action) => action.type === "done");
  const ready = way === "flee" ? plan.steps.length === plan.room : plan.steps.length > 0;
  const lost = way === "flee" ? ownOf(view).hand_count - plan.room : 0;
  return html`<div class="dalang-plan">
    ${way === "flee" && html`<p class="headline">${headline(table)}</p>`}
    <p>${say(`dalang-web-plan-${way}`, { count: plan.room })}</p>
    <ol>${Array.from({ length: plan.room }, (_, i) => {
      const step = plan.steps[i];
      if (!step) return html`<li class="empty" key=${i}><span></span></li>`;
      const label = step.island
        ? words.say("action", "put", { count: 1, card: step.card.replace("_", "-"), island: words.island(step.island) })
        : words.card(step.card);
      return html`<li key=${i}><button class="planned" disabled=${plan.sending} title=${say("dalang-web-plan-remove")}
        aria-label=${`${label}. ${say("dalang-web-plan-remove")}`} onClick=${() => plan.remove(i)}>
        <${Card} kind=${step.card} />${step.island && html`<${Picture} id=${`dalang-island-${step.island}`} />`}</button></li>`;
    })}</ol>
    <div class="dalang-buttons">
      <button class="main" data-focus disabled=${!ready || plan.sending} onClick=${plan.send}>${say(`dalang-web-plan-${way}-send`, { count: plan.steps.length })}</button>
      ${done && plan.steps.length === 0 && html`<button class="offered" disabled=${plan.sending} onClick=${() => table.choose(done.text)}>${words.action(done)}</button>`}
    </div>
    ${lost > 0 && html`<small>${say("dalang-web-plan-lost", { count: lost })}</small>`}
  </div>`;
}
