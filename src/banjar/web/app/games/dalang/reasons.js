/** Why something cannot be done with a card or at an island. */
import { say } from "../../core/language.js";
import { whyNothing } from "../../core/reasons.js";
import { isDalang, islandsOf } from "./table.js";

/** Why nothing at all can be done. @param {import("./table.js").Table} table */
const whyNothingHere = ({ view, offered, words, state }) => whyNothing({ view, offered, words, isPast: state === undefined });

/** Why a card of the hand cannot be used now. @param {import("./table.js").Table} table @param {string} kind @returns {string} */
export function whyNotCard(table, kind) {
  const { view, words, plan } = table;
  const { card, goal, shown } = view.question;
  const nothing = whyNothingHere(table);
  if (nothing) return nothing;
  if (plan.isFull) return say("dalang-web-why-plan-full");
  switch (view.phase) {
    case "turn":
      return say("dalang-web-why-one-contest");
    case "contest":
      return kind === card ? say("dalang-web-why-too-few", { count: shown }) : say("dalang-web-why-other-kind", { card: words.card(card) });
    case "block":
      return say(isDalang(kind) ? "dalang-web-why-other-goal" : "dalang-web-why-no-block", { island: words.island(goal) });
    case "answer_warrior":
    case "join":
    case "force":
      return say("dalang-web-why-other-kind", { card: words.card(card) });
    default:
      return say(table.offered.some((action) => action.card === kind) ? "dalang-web-why-all-chosen" : "dalang-web-why-taking");
  }
}

/** Why nothing happens at an island. @param {import("./table.js").Table} table @param {string} island @returns {string} */
export function whyNotIsland(table, island) {
  const { view, words, plan } = table;
  const name = words.island(island);
  const nothing = whyNothingHere(table);
  if (nothing) return nothing;
  if (view.phase === "turn") return say(view.dalang === island ? "dalang-web-why-here" : "dalang-web-why-no-card", { island: name });
  if (view.phase !== "spread" && view.phase !== "exchange_stacks") return say("dalang-web-why-island-phase", { phase: words.phase(view.phase) });
  if (plan.isFull) return say("dalang-web-why-plan-full");
  if (view.dalang === island) return say("dalang-web-why-put-here", { island: name });
  if (table.offered.some((action) => action.type === "put")) return say("dalang-web-why-none-to-put");
  return say("dalang-web-why-take-stack", { island: name, count: view.players[view.seat].stack_counts[island] });
}

/** Why a card that can be used cannot be used there. @param {import("./table.js").Table} table @param {string} kind @param {string} island @returns {string} */
export function whyNotThere(table, kind, island) {
  const { view, words } = table;
  const name = words.island(island);
  if (table.offered.some((action) => action.type === "put")) return say("dalang-web-why-put-here", { island: name });
  if (view.phase !== "turn" || !isDalang(kind)) return say("dalang-web-why-middle");
  return say(islandsOf(kind).includes(island) ? "dalang-web-why-here" : "dalang-web-why-not-named", { island: name });
}
