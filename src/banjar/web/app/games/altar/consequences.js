/** Costs and consequences in words, from the server's previews. */
import { say } from "../../core/language.js";
import { ROW_NAMES } from "./kinds.js";

/** @typedef {import("./types").Action} Action */

/**
 * The consequence of an offered action; empty if there is nothing to say.
 * @param {Action} action @param {import("../../core/wording.js").Wording} words @returns {string}
 */
export function consequence(action, words) {
  // A lesson or a test may offer an action without a preview.
  if (!("preview" in action) || !action.preview) return "";
  switch (action.type) {
    case "buy":
      return priced(action.preview.cost, action.preview.stones_after);
    case "play_shrine":
      return priced(action.cost, action.preview.stones_after);
    case "play_farmers":
      return sentences(
        priced(action.cost, action.preview.stones_after),
        action.preview.price_after !== undefined &&
          say("altar-web-then-price", { good: action.kind, count: action.preview.price_after }),
      );
    case "play_priest":
      return action.preview.demon_row === undefined
        ? ""
        : say("altar-web-demon-goes", { row: ROW_NAMES[action.preview.demon_row] });
    case "take":
      return taken(action.preview, words);
    case "lay":
    case "hide":
      return say("altar-web-you-keep", { good: action.good, count: action.preview.left });
    case "offer":
    case "substitute":
      return say("altar-web-supply-keeps", { count: action.preview.supply_after });
    case "look":
      return say("altar-web-look-depth", { count: action.preview.depth });
    case "reward_points":
      return say("altar-web-reward-points", { count: action.preview.amount, after: action.preview.points_after ?? 0 });
    case "reward_stones":
      return say("altar-web-reward-stones", { count: action.preview.amount, after: action.preview.stones_after ?? 0 });
    default:
      return "";
  }
}

/** An action with its consequence, for a label. @param {Action} action @param {import("../../core/wording.js").Wording} words */
export const inFull = (action, words) => sentences(named(action, words), consequence(action, words));

/** An action in words, with the names of what is taken or kept. @param {Action} action @param {import("../../core/wording.js").Wording} words */
export function named(action, words) {
  if (action.type === "take" && action.preview)
    return say("altar-web-take", { card: action.preview.takes, row: ROW_NAMES[action.row], count: 1 });
  return action.type === "keep" && action.preview
    ? `${words.action(action)}: ${words.good(action.preview.good)}`
    : words.action(action);
}

/** @param {number} cost @param {number} left */
export const priced = (cost, left) =>
  cost ? say("altar-web-costs-leaves", { count: cost, left }) : say("altar-web-costs-nothing", { left });

/** @param {import("./types").TakePreview} told @param {import("../../core/wording.js").Wording} words */
function taken(told, words) {
  if (told.ends_game) return say("altar-web-ends-game");
  if (!told.frees) return say(told.is_last ? "altar-web-new-row-scores" : "altar-web-new-row");
  if (!told.is_last) return say("altar-web-frees", { card: told.frees, count: 1 });
  const gains = (told.scores ?? []).map((gain) => gained(gain, words)).join(", ");
  return say("altar-web-scores", { card: told.frees, count: 1, gains: gains || say("altar-web-nobody") });
}

/** @param {import("./types").Gain} gain @param {import("../../core/wording.js").Wording} words */
export const gained = ({ seat, what, amount }, words) =>
  say("altar-web-gain", { player: words.brief(seat), what: what.replaceAll("_", "-"), good: what, count: amount });

/** @param {...(string | false | undefined)} parts */
const sentences = (...parts) => parts.filter(Boolean).join(" · ");
