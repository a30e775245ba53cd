/** What an offered action is called and what follows from it, in words, before it is chosen. */
import { consequence, named } from "./altar/consequences.js";
import { noteOf } from "./dalang/consequences.js";

/**
 * @param {any} action @param {{view: any, words: import("../core/wording.js").Wording, now: any}} table
 * @returns {{name: string, note: string}}
 */
export function weighed(action, { view, words, now }) {
  if (words.game === "altar") return { name: named(action, words), note: consequence(action, words) };
  return { name: words.action(action), note: noteOf({ view, now }, action) };
}
