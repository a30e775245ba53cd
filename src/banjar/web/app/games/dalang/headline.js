/** A sentence about the card that was just played. */
import { say } from "../../core/language.js";
import { isDalang, nameOf } from "./table.js";

/** Who played what. @param {import("./types").Table} table @returns {string} */
export function headline(table) {
  const { view, words } = table;
  const { card, spared, goal } = view.question;
  const values = {
    player: words.seat(view.active),
    island: words.island(goal ?? view.dalang),
    spared: spared === null ? "" : nameOf(table, spared),
    own: view.active === view.seat ? "yes" : "no",
    me: spared === view.seat ? "yes" : "no",
  };
  if (card !== null && isDalang(card))
    return say(view.phase === "stow" ? "dalang-web-leaving" : "dalang-web-played-dalang", values);
  return say(`dalang-web-played-${card}`, values);
}
