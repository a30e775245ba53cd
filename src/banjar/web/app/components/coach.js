/** The coach beside a guided game. */
import { getTips } from "../core/api.js";
import { coach, guidedTable, switchCoach } from "../core/coach_state.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { say, useFurtherTexts } from "../core/language.js";
import { kebab } from "../core/wording.js";
import { Guide } from "./guide.js";
import { Icon } from "./picture.js";

/** @typedef {import("../core/table_state.js").TableState} TableState */
/** @typedef {import("../core/types").TipInfo} TipInfo */

/** Whether a coach stands beside this table. @param {TableState} state */
export const isCoached = (state) =>
  guidedTable(state.id)?.off === false && state.now.value?.status !== "open" && state.now.value?.you.seat !== null;

/** The button that brings the coach back. @param {{state: TableState}} props */
export const CoachButton = ({ state }) =>
  guidedTable(state.id)?.off &&
  html`<button class="quiet" onClick=${() => switchCoach(state.id, false)}><${Icon} name="hint" /><span class="wide-only">${say("web-coach")}</span></button>`;

/** Listens to the table and gives the tips that are due. @param {TableState} state @param {boolean} on */
function useCoach(state, on) {
  const game = state.now.value?.settings.game;
  const [tips, setTips] = useState(/** @type {TipInfo[]} */ ([]));
  const wasAsked = useRef(false);
  useEffect(() => {
    if (on && game)
      getTips(game).then(
        (found) => setTips(found.tips),
        () => {},
      );
  }, [on, game]);
  const now = state.now.value;
  const isAsked = state.mine.value;
  useEffect(() => {
    if (!on || !tips.length || !now?.game || now.you.seat === null) return;
    const moment = { view: now.game, seat: now.you.seat, events: state.lastEvents.value, isAsked };
    coach(state.id, tips, { ...moment, isNewPage: wasAsked.current && now.by_seat === now.you.seat });
    wasAsked.current = isAsked;
  }, [on, tips, now?.version, state.lastEvents.value, isAsked]);
}

/** @param {{state: TableState}} props */
export function Coach({ state }) {
  const game = state.now.value.settings.game;
  const texts = useFurtherTexts(`${game}_learn`);
  useCoach(state, true);
  const pages = guidedTable(state.id)?.pages ?? [];
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  // New tips are shown at once, whatever was looked up.
  useEffect(() => setChosen(null), [pages.length]);
  const shown = chosen ?? pages.length - 1;
  const words = state.words.value;
  const look = (/** @type {number} */ page) => setChosen(page === pages.length - 1 ? null : page);
  const above = html`<strong class="coach-name"><${Icon} name="hint" />${say("web-coach")}</strong>
    ${
      pages.length > 1 &&
      html`<span class="coach-pages">
        <button class="quiet" disabled=${shown === 0} aria-label=${say("web-coach-earlier")} onClick=${() => look(shown - 1)}><${Icon} name="step-back" /></button>
        ${say("web-coach-tip", { number: shown + 1, count: pages.length })}
        <button class="quiet" disabled=${shown === pages.length - 1} aria-label=${say("web-coach-later")} onClick=${() => look(shown + 1)}><${Icon} name="step-forward" /></button>
      </span>`
    }
    <button class="quiet coach-off" aria-label=${say("web-coach-off")} title=${say("web-coach-off")} onClick=${() => switchCoach(state.id, true)}><${Icon} name="close" /></button>`;
  return html`<${Guide} class="coach" label=${say("web-coach")} above=${above}>
    <div class="tips" aria-live="polite" key=${shown}>
      ${!pages.length && html`<p>${say("web-coach-listening")}</p>`}
      ${
        texts.ready &&
        (pages[shown] ?? []).map(
          (tip) => html`<div class="tip" key=${tip.name}>
          ${tip.event && html`<p class="tip-event">${words.event(tip.event)}</p>`}
          <p>${say(kebab(`coach-${game}-${tip.name}`))}</p></div>`,
        )
      }
    </div>
  <//>`;
}
