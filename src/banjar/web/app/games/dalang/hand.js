/** The viewer's hand: one pile per kind, which can be clicked, or dragged onto an island or the stage. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { preferences } from "../../core/preferences.js";
import { Card } from "./card.js";
import { noteOf } from "./consequences.js";
import { useDrag } from "./drag.js";
import { actionsWith, optionOf } from "./card_actions.js";
import { leftInHand } from "./plan.js";
import { whyNotCard, whyNotThere } from "./reasons.js";
import { isDalang, KINDS, ownOf } from "./table.js";

/** With more kinds than this there is no room to fan out the piles. */
const MAX_FANNED_KINDS = 7;

/** @param {{table: import("./types").Table}} props */
export function Hand({ table }) {
  const { view } = table;
  const own = ownOf(view);
  const kinds = KINDS.filter((kind) => own.hand?.[kind] > 0);
  return html`<section class="dalang-hand" aria-label=${say("dalang-web-hand", { count: own.hand_count })} data-place=${`hand-${view.seat}`}>
    <h2 class="hidden">${say("dalang-web-hand", { count: own.hand_count })}</h2>
    ${kinds.length === 0 && html`<p class="none">${say(own.fled ? "dalang-web-hand-fled" : "dalang-web-hand-empty")}</p>`}
    <ul>${kinds.map((kind) => html`<${HandPile} key=${kind} table=${table} kind=${kind} most=${kinds.length > MAX_FANNED_KINDS ? 2 : 4} />`)}</ul>
  </section>`;
}

/** @param {{table: import("./types").Table, kind: import("./types").Kind, most: number}} props */
function HandPile({ table, kind, most }) {
  const { view, words, plan } = table;
  const count = plan.isOpen ? leftInHand(view, plan, kind) : ownOf(view).hand[kind];
  const actions = plan.isOpen && (plan.isFull || count < 1) ? [] : actionsWith(table, kind);
  const about = say("dalang-web-about", { card: kind });
  const use = (/** @type {Element} */ anchor) => {
    const [first] = actions;
    if (!first) return table.tell(`${about} ${whyNotCard(table, kind)}`);
    // Actions that can be undone, or are confirmed later, need no menu.
    if (actions.length === 1 && (first.type === "exchange" || (preferences.confirm.value && !isDalang(kind))))
      return optionOf(table, first).run();
    table.pick(kind);
    return table.open(anchor, {
      title: words.card(kind),
      lines: [about],
      options: actions.map((action) => optionOf(table, action)),
    });
  };
  const drag = useDrag({
    kind,
    begin: () => table.setDragged(kind),
    end: () => table.setDragged(null),
    drop: (place, target) => {
      if (place === "stage" || !actions.length) return use(target);
      const fitting = actions.find(
        (action) => ("island" in action ? action.island : "goal" in action ? action.goal : null) === place,
      );
      if (fitting) optionOf(table, fitting).run();
      else table.tell(whyNotThere(table, kind, place));
    },
  });
  const [only] = actions;
  const label = `${count} ${words.card(kind, count)}`;
  const title =
    only && actions.length === 1 ? `${words.action(only)}. ${noteOf(table, only)}` : `${words.card(kind)}. ${about}`;
  const lit = actions.length > 0;
  const chosen = actions.some((action) => action.text === table.chosen);
  const advised = table.state?.hints.value?.[0]?.action;
  const hinted = actions.some((action) => action.text === advised);
  const pending = actions.some((action) => action.text === table.state?.pending.value);
  return html`<li class=${count < 1 ? "gone" : ""}>
    <button class=${`dalang-kind ${lit ? "offered" : ""} ${chosen ? "chosen" : ""} ${hinted ? "hinted" : ""} ${pending ? "pending" : ""}`} title=${title} data-focus=${lit || undefined}
      aria-label=${lit && actions.length === 1 ? `${label}: ${words.action(only)}` : label} aria-haspopup=${actions.length > 1 ? "dialog" : undefined}
      ...${drag} onClick=${(/** @type {Pointing} */ event) => use(event.currentTarget)}>
      ${Array.from({ length: Math.max(1, Math.min(count, most)) }, (_, i) => html`<${Card} key=${i} kind=${kind} />`)}
      ${count !== 1 && html`<b class="count">×${count}</b>`}
    </button></li>`;
}
