/** What can be done with a card of the hand, and why something cannot. */
import { say } from "../../language.js";
import { isDalang, listed, nameOf } from "./table.js";

/** The hand's card an action uses, if it uses one. @param {any} action @param {any} view @returns {string | null} */
export function cardFor(action, view) {
  switch (action.type) {
    case "play_warrior":
    case "parry":
      return "warrior";
    case "play_scholar":
      return "scholar";
    case "play_artist":
      return "artist";
    case "play_priest":
      return "priest";
    case "play_prince":
      return "prince";
    case "join":
    case "force":
    case "show":
      return view.question.card;
    default:
      return action.card ?? null;
  }
}

/** @param {import("./table.js").Table} table @param {string} kind @returns {any[]} */
export const actionsWith = (table, kind) => table.offered.filter((action) => cardFor(action, table.view) === kind);

/** @param {import("./table.js").Table} table @param {any} action @returns {import("./table.js").Option} */
export function optionOf(table, action) {
  const label = table.words.action(action);
  const plan = () => table.plan.add(action);
  if (action.type === "put") return { label, note: stackNote(table, action.island), run: plan };
  if (action.type === "exchange") return { label, run: plan };
  return {
    label, note: noteOf(table, action), chosen: action.text === table.chosen,
    run: () => table.choose(action.text),
  };
}

/** @param {Pick<import("./table.js").Table, "view">} table @param {string} island */
function stackNote(table, island) {
  return say("dalang-web-note-stack", { count: table.view.players[table.view.seat].stack_counts[island] });
}

/** What follows from an action, before it is chosen. @param {Pick<import("./table.js").Table, "view" | "words" | "now">} table @param {any} action @returns {string} */
export function noteOf(table, action) {
  const { view } = table;
  switch (action.type) {
    case "play_warrior": {
      const challenged = view.players.filter((/** @type {any} */ player) => player.seat !== view.seat && player.seat !== action.spare && !player.fled);
      if (!challenged.length) return say("dalang-web-note-warrior-nobody");
      return say("dalang-web-note-warrior", { players: listed(challenged.map((/** @type {any} */ player) => nameOf(table, player.seat))) });
    }
    case "play_priest":
    case "play_prince": {
      const owned = view[action.type === "play_priest" ? "priest_disc" : "prince_disc"][view.dalang] === view.seat;
      return `${owned ? `${say("dalang-web-note-owned")} ` : ""}${say("dalang-web-note-contest", { count: action.show })}`;
    }
    case "play_dalang": {
      const scores = view.prince_disc[action.goal] === view.seat || view.priest_disc[action.goal] === view.seat;
      return `${say(scores ? "dalang-web-note-scoring" : "dalang-web-note-no-scoring")} ${stackNote(table, action.goal)}`;
    }
    case "take":
      return stackNote(table, action.island);
    case "show":
      return say("dalang-web-note-show");
    case "block":
    case "parry":
    case "flee":
    case "join":
    case "force":
    case "play_scholar":
    case "play_artist":
      return say(`dalang-web-note-${action.type.replace("_", "-")}`);
    default:
      return "";
  }
}

/** Why a card of the hand cannot be used now. @param {import("./table.js").Table} table @param {string} kind @returns {string} */
export function whyNotCard(table, kind) {
  const { view, words } = table;
  const { card, goal, shown } = view.question;
  if (view.phase === "over") return say("dalang-web-why-over");
  if (!table.offered.length) return say("dalang-web-why-not-your-turn", { player: words.seat(view.to_act) });
  if (table.plan.isFull) return say("dalang-web-why-plan-full");
  switch (view.phase) {
    case "turn":
      return kind === "priest" || kind === "prince" ? say("dalang-web-why-one-contest") : say("dalang-web-why-not-now");
    case "contest":
      return kind === card ? say("dalang-web-why-too-few", { count: shown }) : say("dalang-web-why-other-kind", { card: words.card(card) });
    case "block":
      return say(isDalang(kind) ? "dalang-web-why-other-goal" : "dalang-web-why-no-block", { island: words.island(goal) });
    case "exchange_stacks":
      return say("dalang-web-why-taking");
    default:
      return card ? say("dalang-web-why-other-kind", { card: words.card(card) }) : say("dalang-web-why-not-now");
  }
}

/** Why nothing happens at an island. @param {import("./table.js").Table} table @param {string} island @returns {string} */
export function whyNotIsland(table, island) {
  const { view, words } = table;
  const name = words.island(island);
  if (view.phase === "over") return say("dalang-web-why-over");
  if (!table.offered.length) return say("dalang-web-why-not-your-turn", { player: words.seat(view.to_act) });
  if (view.dalang === island) return say("dalang-web-why-here", { island: name });
  if (view.phase === "turn") return say("dalang-web-why-no-card", { island: name });
  return say("dalang-web-why-not-now");
}
