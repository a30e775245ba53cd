/** The stage in the middle: piles, the card just played, its question, and the answers. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { serverInfo } from "../../core/server_info.js";
import { kebab } from "../../core/wording.js";
import { Picture } from "../../components/picture.js";
import { Card, Pile } from "./card.js";
import { headline } from "./headline.js";
import { optionOf } from "./card_actions.js";
import { PlanPanel } from "./plan.js";
import { Notices } from "./notices.js";
import { KINDS, listed, nameOf } from "./table.js";

/** Events that put a card on the discard pile. */
const SPENT = ["played", "parried", "forced", "joined", "discarded", "blocked"];

/** @param {{table: import("./types").Table}} props */
export function Stage({ table }) {
  const { view } = table;
  const asks = view.question.card !== null;
  return html`<section class=${`dalang-stage ${asks ? "asking" : ""} ${table.offered.length ? "mine" : ""} ${table.dragged && table.offered.length ? "target" : ""}`}
    data-drop="stage" aria-label=${say("dalang-web-stage")}>
    <${Piles} table=${table} />
    <div class="dalang-question">
      ${table.plan.isOpen ? html`<${PlanPanel} table=${table} />` : asks ? html`<${Question} table=${table} />` : html`<${Idle} table=${table} />`}
    </div>
    ${table.state && html`<${Notices} state=${table.state} />`}
  </section>`;
}

/** @param {{table: import("./types").Table}} props */
function Piles({ table }) {
  const { view, words } = table;
  const kinds = KINDS.filter((kind) => view.discards[kind] > 0);
  const count = kinds.reduce((sum, kind) => sum + view.discards[kind], 0);
  const look = (/** @type {Pointing} */ event) =>
    table.open(event.currentTarget, {
      title: say("dalang-web-discards", { count }),
      lines: [kinds.map((kind) => `${view.discards[kind]} ${words.card(kind, view.discards[kind])}`).join(" · ")],
      options: [],
    });
  return html`<div class="dalang-piles">
    <span class=${`pile ${isLast(view) ? "last" : ""}`} data-place="draw" title=${say("dalang-web-draw", { count: view.draw_pile })}><${Pile} count=${view.draw_pile} />
      <span class="hidden">${say("dalang-web-draw", { count: view.draw_pile })}</span></span>
    <button class="pile" data-place="discard" title=${say("dalang-web-discards", { count })} aria-haspopup="dialog"
      aria-label=${say("dalang-web-discards", { count })} onClick=${look}><span class=${`dalang-pile spent ${count ? "" : "empty"}`}>${count > 0 && html`<${Card} kind=${lastSpent(table) ?? view.question.card ?? kinds.at(-1)} />`}<b>${count}</b></span></button>
  </div>`;
}

/** Whether one more round of drawing empties the pile. @param {import("./types").View} view */
const isLast = (view) => view.phase !== "over" && view.draw_pile <= view.players.length;

/** The card that was discarded last, according to the log. @param {import("./types").Table} table @returns {string | null} */
function lastSpent({ state, view }) {
  const spent = (/** @type {import("../../core/types").Decision} */ { events }) =>
    /** @type {import("./types").EventDetails[]} */ (events).findLast(
      ({ type, card }) => SPENT.includes(type) && card && view.discards[card] > 0,
    );
  const decision = state?.decisions.value.findLast(spent);
  return (decision && spent(decision)?.card) ?? null;
}

/** @param {{table: import("./types").Table}} props */
function Idle({ table }) {
  const { view, words } = table;
  if (view.phase === "over")
    return html`<p class="headline">${view.end_reason ? words.say("end", view.end_reason) : words.phase("over")}</p>`;
  const own = view.active === view.seat;
  return html`<${Picture} id="dalang-kayon" class="kayon" />
    <p class="headline"><${Picture} id="dalang-lamp" /> ${own ? say("dalang-web-turn-own", { turn: view.turn }) : say("dalang-web-turn", { turn: view.turn, player: words.seat(view.active) })}</p>
    ${
      own &&
      table.offered.length > 0 &&
      html`${table.offered.length > 1 && html`<p class="advice">${say(table.offered.some((action) => action.type === "play_dalang") ? "dalang-web-turn-how" : "dalang-web-turn-how-here")}</p>`}
      <div class="dalang-buttons answers">${table.offered.filter((action) => action.type === "end_turn").map((action) => html`<${Answer} table=${table} action=${action} subdued=${table.offered.length > 1} />`)}</div>`
    }
    <span class="stage-spot" data-place="stage"></span>`;
}

/** @param {{table: import("./types").Table}} props */
function Question({ table }) {
  const { view, words } = table;
  const { card, forced } = view.question;
  const asked = view.question.asked_next.map((seat) => nameOf(table, seat));
  const mine = table.offered.length > 0 && serverInfo.games[view.game].reactions.includes(view.phase);
  const answers = table.offered.filter((action) => action.type !== "stow");
  return html`<div class="played"><span class="just-played" data-place="stage"><${Card} kind=${card} /></span>
    <div class="said">
      <p class="headline">${headline(table)}</p>
      ${(card === "priest" || card === "prince") && html`<p>${say("dalang-web-shown", { count: view.question.shown, player: nameOf(table, view.question.leader), cards: words.card(card, view.question.shown) })}</p>`}
      ${forced && html`<p><em class="tag">${say("dalang-web-forced")}</em></p>`}
      <p class="asked">${
        mine
          ? say(`dalang-web-ask-${view.phase.replace("_", "-")}`, {
              island: words.island(view.question.goal ?? view.dalang),
              count: view.question.shown,
              cards: words.card(card ?? "", 2),
            })
          : deciding(table)
      }</p>
      <p class="next">${asked.length ? say("dalang-web-asked-next", { players: listed(asked) }) : say("dalang-web-asked-last")}</p>
    </div></div>
    ${mine && html`<div class="dalang-buttons answers">${answers.map((action) => html`<${Answer} key=${action.text} table=${table} action=${action} brief=${answers.length > MAX_NOTED_ANSWERS} />`)}</div>`}
    ${!mine && answers.length > 0 && html`<div class="dalang-buttons">${answers.filter((action) => action.type === "done").map((action) => html`<${Answer} key=${action.text} table=${table} action=${action} />`)}</div>`}`;
}

/** Who decides what, in a sentence. @param {import("./types").Table} table @returns {string} */
function deciding(table) {
  const { view, words } = table;
  if (view.to_act === view.seat) return words.phase(view.phase);
  return say("dalang-web-deciding", { phase: kebab(view.phase), player: nameOf(table, view.to_act) });
}

/** With more answers there is no room on the stage for a note at each. */
const MAX_NOTED_ANSWERS = 2;

/**
 * @param {{table: import("./types").Table, action: import("./types").Action, subdued?: boolean, brief?: boolean}} props
 * subdued: not what the viewer should choose first; brief: the consequence is shown on demand
 */
function Answer({ table, action, subdued = false, brief = false }) {
  const option = optionOf(table, action);
  const pending = table.state?.pending.value ?? null;
  return html`<button class=${`offered ${subdued ? "subdued" : ""} ${option.chosen ? "chosen" : ""} ${pending === action.text ? "pending" : ""}`} aria-disabled=${String(pending !== null)} onClick=${option.run} title=${brief && option.note ? option.note : undefined}>
    <span>${option.label}${option.chosen ? ` · ${say("web-confirm")}` : ""}</span>${!brief && option.note && html`<small>${option.note}</small>`}</button>`;
}
