/** Reasons why a card or an island cannot be used: the server's, and those of a plan that is not sent yet. */
import { say } from "../../core/language.js";
import { reasonFor, whyNothing } from "../../core/reasons.js";

/** @typedef {import("./types").Table} Table */

/** @param {Table} table */
const whyNothingHere = ({ view, offered, words, state }) =>
  whyNothing({ view, offered, words, isPast: state === undefined });

/** The server's reason in words; undefined if it gives none. @param {Table} table @param {string} target @returns {string | undefined} */
function whyNot({ view, words }, target) {
  const found = reasonFor(view, target);
  if (!found) return undefined;
  const { card, island, phase, count } = found.values ?? {};
  return say(`dalang-web-why-${found.reason}`, {
    card: card === undefined ? "" : words.card(String(card)),
    island: island === undefined ? "" : words.island(String(island)),
    phase: phase === undefined ? "" : words.phase(String(phase)),
    count: count ?? 0,
  });
}

/** Why a card of the hand cannot be used now. @param {Table} table @param {string} kind @returns {string} */
export function whyNotCard(table, kind) {
  const planned = () => say(table.plan.isFull ? "dalang-web-why-plan-full" : "dalang-web-why-all-chosen");
  return whyNothingHere(table) ?? whyNot(table, `card ${kind}`) ?? planned();
}

/** Why nothing happens at an island. @param {Table} table @param {string} island @returns {string} */
export function whyNotIsland(table, island) {
  const planned = () => say(table.plan.isFull ? "dalang-web-why-plan-full" : "dalang-web-why-none-to-put");
  return whyNothingHere(table) ?? whyNot(table, `island ${island}`) ?? planned();
}

/** Why a card that can be used cannot be used there. @param {Table} table @param {string} kind @param {string} island @returns {string} */
export const whyNotThere = (table, kind, island) => whyNot(table, `put ${kind} ${island}`) ?? "";
