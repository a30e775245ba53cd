/** What can be done with a card of the hand. */
import { noteOf } from "./consequences.js";

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
  // In lessons there is nothing to be put together: every card is a step of its own.
  const plan = () => (table.plan.isOpen ? table.plan.add(action) : table.choose(action.text));
  if (action.type === "put") return { label, note: noteOf(table, action), run: plan };
  if (action.type === "exchange") return { label, run: plan };
  return {
    label, note: noteOf(table, action), chosen: action.text === table.chosen,
    run: () => table.choose(action.text),
  };
}
