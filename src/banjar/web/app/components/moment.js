/** A past moment of a running game, opened from a line of the log: as spectators saw it, and the viewer's own place as it is now. */
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";
import { go } from "../core/route.js";
import { getMoment } from "../core/api.js";

/** @typedef {import("../core/types").PastMoment & {own: number | null}} OwnMoment seen from `own`, or by spectators */

/** The moment after `step` decisions; null while the present is shown. @param {import("../core/table_state.js").TableState} state @param {string | null} step */
export function useMoment(state, step) {
  const [moment, setMoment] = useState(/** @type {OwnMoment | null} */ (null));
  const own = state.now.value?.settings.memory_aid ? (state.now.value.you.seat ?? null) : null;
  const known = state.now.value !== null;
  useEffect(() => {
    setMoment(null);
    if (step === null || !known) return undefined;
    let wanted = true;
    getMoment(state.id, step, own === null ? "" : `seat=${own}`).then(
      (found) => wanted && setMoment({ ...found, own }),
      (error) => {
        // The step was undone meanwhile.
        state.problem.value = error.message;
        if (wanted) go(`/t/${state.id}`, true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [state, step, own, known]);
  return step === null ? null : moment;
}

/** @param {{state: import("../core/table_state.js").TableState, moment: OwnMoment, height: number}} props `height` is that of the prompt, whose place it takes */
export function MomentBar({ state, moment, height }) {
  const words = state.words.value;
  const last = state.decisions.value.at(-1)?.step ?? moment.last;
  const goTo = (/** @type {number} */ step) => go(step < last ? `/t/${state.id}?step=${step}` : `/t/${state.id}`, true);
  const lines = (moment.events[0] ?? []).flatMap((event) => words.event(event) ?? []);
  const seated = state.now.value.you.seat !== null;
  const about = moment.own !== null ? "web-looking-back-own" : seated ? "web-looking-back-hand" : "web-looking-back";
  return html`<section class="prompt moment-bar" style=${height ? `height: ${height}px` : undefined} aria-label=${say("web-looking-back")}>
    <div class="question">
      <div><strong>${say(about)}</strong> <span>${say("web-step", { step: moment.step, last })}</span>
        ${state.mine.value && html` <em class="badge">${say("web-your-turn")}</em>`}</div>
    </div>
    <div class="replay-tools">
      <button aria-label=${say("web-back")} aria-disabled=${String(moment.step === 0)} onClick=${() => goTo(Math.max(0, moment.step - 1))}><${Icon} name="step-back" /></button>
      <button aria-label=${say("web-forward")} onClick=${() => goTo(moment.step + 1)}><${Icon} name="step-forward" /></button>
      <button class="main" onClick=${() => goTo(last)}>${say("web-to-now")}</button>
    </div>
    <ul class="events" aria-live="polite">${lines.map((line) => html`<li>${line}</li>`)}</ul>
  </section>`;
}
