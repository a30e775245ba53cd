/** The last round once more: the moments since the viewer's last turn on the board, while every answer can be given. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { getMoment } from "../core/api.js";
import { lastRound, upTo, withOwnPlace } from "../core/story.js";
import { deedsOf } from "./deeds.js";
import { Icon } from "./picture.js";

/** How long a step is shown, and how much longer for each of its events. */
const STEP_MS = 900;
const EVENT_MS = 150;
/** Without motion the steps are still, so they are shown a little longer. */
const STILL_MS = 1500;

/** @typedef {import("../core/types").GameEvent} GameEvent */
/** @typedef {{step: number, view: import("../core/types").View, events: GameEvent[], turns: import("../core/story.js").Turn[]}} Shown a moment of the round */

/** @type {GameEvent[]} */
const NONE = [];

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The moment of the last round that is being shown, and how to start and stop.
 * @param {import("../core/table_state.js").TableState} state
 * @returns {{shown: Shown | null, play: () => void, stop: () => void, isThere: boolean}}
 */
export function useLastRound(state) {
  const [shown, setShown] = useState(/** @type {Shown | null} */ (null));
  const run = useRef(0);
  const now = state.now.value;
  const seat = now?.you.seat ?? null;
  const steps = now?.game ? told(state, seat) : [];
  const stop = () => {
    run.current += 1;
    setShown(null);
  };
  const play = async () => {
    const own = ++run.current;
    const view = now.settings.memory_aid && seat !== null ? `seat=${seat}` : "";
    const before = { step: (steps[0]?.step ?? 1) - 1, events: NONE };
    for (const { step, events } of [before, ...steps]) {
      const moment = await getMoment(state.id, step, view).catch(() => null);
      if (own !== run.current) return;
      // The step was undone meanwhile, or the server cannot be reached.
      if (!moment?.games[0]) break;
      const past = withOwnPlace(moment.games[0], state.now.value.game);
      setShown({ step, view: past, events, turns: upTo(state.turns.value, step) });
      const { value: speed } = preferences.speed;
      await pause(speed ? (STEP_MS + EVENT_MS * events.length) / speed : STILL_MS);
    }
    if (own === run.current) stop();
  };
  // A decision ends it, wherever it was made.
  const pending = state.pending.value;
  useEffect(() => {
    if (pending !== null) stop();
  }, [pending]);
  useEffect(() => stop, [state]);
  return { shown, play: () => void play(), stop, isThere: steps.length > 0 };
}

/** The steps of the last round in which something was done. @param {import("../core/table_state.js").TableState} state @param {number | null} seat */
function told(state, seat) {
  const { turns, now, words } = state;
  const steps = lastRound(turns.value, seat, now.value.seats.length);
  return steps.filter(({ step, events }) => step > 0 && deedsOf(events, words.value).length > 0);
}

/** Says that the past is shown; it ends with a click. @param {{stop: () => void}} props */
export const LastRoundTag = ({ stop }) =>
  html`<p class="last-round-tag" role="status"><span>${say("web-last-round-shown")}</span> <button class="main" onClick=${stop}><${Icon} name="close" />${say("web-to-now")}</button></p>`;
