/** The newest event by others that concerns the viewer, in a place of its own beside the stage. */
import { html, useEffect, useState } from "../../core/html.js";
import { Picture } from "../../components/picture.js";
import { Card } from "./card.js";

/** How long a notice is shown. */
const NOTICE_MS = 12_000;

/** What follows from something else; told only if it is all there is to tell. */
const MINOR = ["picked_up", "discarded", "stowed", "put_on_stack", "took_from_stack", "returned", "drew", "spared"];

/** @type {Record<string, string>} */
const PICTURES = {
  took_mask: "dalang-mask",
  took_seal: "dalang-seal",
  dalang_moved: "dalang-boat",
  named_goal: "dalang-boat",
  game_ended: "dalang-kayon",
};

/** @typedef {import("./types").EventDetails} EventDetails */

/** @param {EventDetails[]} events @returns {EventDetails | undefined} */
const newest = (events) => events.findLast((event) => !MINOR.includes(event.type)) ?? events.at(-1);

/** @param {{state: import("../../core/table_state.js").TableState}} props */
export function Notices({ state }) {
  const [told, setTold] = useState(/** @type {{event: EventDetails, line: string} | null} */ (null));
  const events = state.relevantEvents.value;
  useEffect(() => {
    const words = state.words.value;
    const event = newest(
      /** @type {EventDetails[]} */ (events).filter((one) =>
        words.event(/** @type {import("../../core/types").GameEvent} */ (one)),
      ),
    );
    if (event) setTold({ event, line: words.event(/** @type {import("../../core/types").GameEvent} */ (event)) ?? "" });
  }, [events]);
  useEffect(() => {
    const timer = told ? setTimeout(() => setTold(null), NOTICE_MS) : 0;
    return () => clearTimeout(timer);
  }, [told]);
  // Screen readers get every event from the announcer.
  return html`<ul class="dalang-notices" aria-hidden="true">
    ${told && html`<li key=${told.line}><${Sign} event=${told.event} /><span>${told.line}</span></li>`}
  </ul>`;
}

/** The card of the event, or what it is about. @param {{event: EventDetails}} props */
function Sign({ event }) {
  const picture = PICTURES[event.type] ?? (event.type === "won_disc" ? `dalang-disc-${event.card}` : null);
  if (picture) return html`<${Picture} id=${picture} class="sign" />`;
  const card = event.card ?? (event.type === "fled" || event.type === "spared" ? "warrior" : null);
  return card && html`<${Card} kind=${card} />`;
}
