/** Costs and consequences in words, from what the server tells beforehand. */
import { say } from "../../core/language.js";
import { ROW_NAMES } from "./kinds.js";

/**
 * What follows from an offered action; empty where there is nothing to say.
 * @param {import("./moves.js").Move} action @param {import("../../core/wording.js").Wording} words @returns {string}
 */
export function consequence(action, words) {
  const told = action.preview;
  if (!told) return "";
  switch (action.type) {
    case "buy":
      return priced(told.cost, told.stones_after);
    case "play_shrine":
    case "play_farmers":
      return sentences(
        priced(action.cost, told.stones_after),
        told.price_after !== undefined && say("altar-web-then-price", { good: action.kind, count: told.price_after }),
      );
    case "play_priest":
      return told.demon_row === undefined ? "" : say("altar-web-demon-goes", { row: ROW_NAMES[told.demon_row] });
    case "take":
      return taken(told, words);
    case "lay":
    case "hide":
      return say("altar-web-you-keep", { good: action.good, count: told.left });
    case "offer":
    case "substitute":
      return say("altar-web-supply-keeps", { count: told.supply_after });
    case "look":
      return say("altar-web-look-depth", { count: told.depth });
    case "reward_points":
      return say("altar-web-reward-points", { count: told.amount, after: told.points_after });
    case "reward_stones":
      return say("altar-web-reward-stones", { count: told.amount, after: told.stones_after });
    default:
      return "";
  }
}

/** An action with its consequence, for a label. @param {import("./moves.js").Move} action @param {import("../../core/wording.js").Wording} words */
export const inFull = (action, words) => sentences(named(action, words), consequence(action, words));

/** An action in words; what is taken or kept is named. @param {import("./moves.js").Move} action @param {import("../../core/wording.js").Wording} words */
export function named(action, words) {
  const told = action.preview;
  if (action.type === "take" && told) return say("altar-web-take", { card: told.takes, row: ROW_NAMES[action.row], count: 1 });
  return action.type === "keep" && told ? `${words.action(action)}: ${words.good(told.good)}` : words.action(action);
}

/** @param {number} cost @param {number} left */
export const priced = (cost, left) =>
  cost ? say("altar-web-costs-leaves", { count: cost, left }) : say("altar-web-costs-nothing", { left });

/** @param {Record<string, any>} told @param {import("../../core/wording.js").Wording} words */
function taken(told, words) {
  if (told.ends_game) return say("altar-web-ends-game");
  if (!told.frees) return say(told.is_last ? "altar-web-new-row-scores" : "altar-web-new-row");
  if (!told.is_last) return say("altar-web-frees", { card: told.frees, count: 1 });
  const gains = told.scores.map((/** @type {any} */ gain) => gained(gain, words)).join(", ");
  return say("altar-web-scores", { card: told.frees, count: 1, gains: gains || say("altar-web-nobody") });
}

/** @param {{seat: number, what: string, amount: number}} gain @param {import("../../core/wording.js").Wording} words */
export const gained = ({ seat, what, amount }, words) =>
  say("altar-web-gain", { player: words.brief(seat), what: what.replaceAll("_", "-"), good: what, count: amount });

/** @param {...(string | false | undefined)} parts */
const sentences = (...parts) => parts.filter(Boolean).join(" · ");
