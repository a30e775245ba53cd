/** What is asked, in a sentence for whoever has to answer. */
import { knows, say } from "../core/language.js";
import { kebab } from "../core/wording.js";

/**
 * The question to the one who decides; for all others the name of the phase.
 * @param {any} view @param {any[]} offered @param {import("../core/wording.js").Wording} words
 */
export function questionIn(view, offered, words) {
  const id = kebab(`${words.game}-web-ask-${view.phase}`);
  // dalang asks on its stage, beside the card that was played.
  if (!offered.length || words.game !== "altar" || !knows(id)) return words.phase(view.phase);
  return say(id, {
    able: offered.some((action) => action.type === "buy") ? "yes" : "no",
    boxed: offered.every((action) => action.type === "return_shrine") ? "yes" : "no",
    last: offered.every((action) => action.preview?.is_last) ? "yes" : "no",
  });
}
