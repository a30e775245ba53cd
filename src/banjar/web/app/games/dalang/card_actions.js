/** The actions that use a card of the hand. */
import { noteOf } from "./consequences.js";
import { cardOf } from "./table.js";

/** The card of the hand that an action uses, if any. @param {import("./types").Action} action @param {import("./types").View} view @returns {import("./types").Kind | null} */
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
      return cardOf(action);
  }
}

/** @param {import("./types").Table} table @param {import("./types").Kind} kind @returns {import("./types").Action[]} */
export const actionsWith = (table, kind) => table.offered.filter((action) => cardFor(action, table.view) === kind);

/** @param {import("./types").Table} table @param {import("./types").Action} action @returns {import("./types").Option} */
export function optionOf(table, action) {
  const label = table.words.action(action);
  // Lessons have no plans: every card is a step of its own.
  if (action.type === "put" || action.type === "exchange") {
    return {
      label,
      note: noteOf(table, action) || undefined,
      run: () => (table.plan.isOpen ? table.plan.add(action) : table.choose(action.text)),
    };
  }
  return {
    label,
    note: noteOf(table, action),
    chosen: action.text === table.chosen,
    run: () => table.choose(action.text),
  };
}
