/** Where on the islands the advised action happens. */

/** @param {import("./types").Table} table @returns {import("./types").Action | undefined} */
const advisedOf = (table) => table.offered.find((action) => action.text === table.state?.hints.value?.[0]?.action);

/** The island that the advised action is about. @param {import("./types").Table} table @returns {string | null} */
export function hintedIsland(table) {
  const action = advisedOf(table);
  if (!action) return null;
  if ("island" in action) return action.island;
  if ("goal" in action) return action.goal;
  if (action.type === "block") return table.view.question.goal;
  return ["play_priest", "play_prince", "show", "stow"].includes(action.type) ? table.view.dalang : null;
}
