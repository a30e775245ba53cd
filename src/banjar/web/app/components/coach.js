/** The coach beside a guided game. */
import { getTips } from "../core/api.js";
import { coach, guidedTable, isPast, switchCoach } from "../core/coach_state.js";
import { html, useEffect, useState } from "../core/html.js";
import { say, useFurtherTexts } from "../core/language.js";
import { finishGuided } from "../core/learning.js";
import { serverInfo } from "../core/server_info.js";
import { useIsLow, useIsNarrow } from "../core/viewport.js";
import { kebab, Wording } from "../core/wording.js";
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

/** Whether the only answer to a reaction is about to be given by itself. @param {TableState} state */
function isForced(state) {
  const { game: view, settings, you } = state.now.value;
  const isReaction = serverInfo.games[settings.game]?.reactions.includes(view.phase);
  return Boolean(isReaction && view.legal.length === 1 && you.auto_reply?.pass_when_unable);
}

/** Listens to the table and gives the tips that are due. @param {TableState} state @param {boolean} on */
function useCoach(state, on) {
  const game = state.now.value?.settings.game;
  const [tips, setTips] = useState(/** @type {TipInfo[]} */ ([]));
  useEffect(() => {
    if (on && game)
      getTips(game).then(
        (found) => setTips(found.tips),
        () => {},
      );
  }, [on, game]);
  const now = state.now.value;
  const isAsked = state.mine.value && !isForced(state);
  useEffect(() => {
    if (!on || !tips.length || !now?.game || now.you.seat === null) return;
    const { game: view, settings, version, status } = now;
    const { value: events } = state.lastEvents;
    if (status === "over") finishGuided(settings.game);
    coach(state.id, tips, { view, version, seat: now.you.seat, events, isAsked, isOver: status === "over" });
  }, [on, tips, now?.version, state.lastEvents.value, isAsked]);
}

/** @param {{state: TableState}} props */
export function Coach({ state }) {
  const { settings, version } = state.now.value;
  const texts = useFurtherTexts(`${settings.game}_learn`);
  useCoach(state, true);
  const notes = guidedTable(state.id);
  const pages = notes?.pages ?? [];
  const isOld = notes !== null && isPast(notes, version);
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  // New tips are shown at once, whatever was looked up.
  useEffect(() => setChosen(null), [pages.length]);
  const isSmall = useIsNarrow() || useIsLow();
  const [isOpen, setOpen] = useOpen(isSmall, !pages.length || (state.mine.value && !isOld), pages.flat().length);
  const shown = chosen ?? pages.length - 1;
  const look = (/** @type {number} */ page) => {
    setOpen(true);
    setChosen(page === pages.length - 1 ? null : page);
  };
  const name = html`<${Icon} name="hint" />${say("web-coach")}`;
  const above = html`${
    isSmall
      ? html`<button class="quiet coach-name" aria-expanded=${String(isOpen)} onClick=${() => setOpen(!isOpen)}>${name}</button>`
      : html`<strong class="coach-name">${name}</strong>`
  }
    ${
      pages.length > 1 &&
      html`<span class="coach-pages">
        <button class="quiet" disabled=${shown === 0} aria-label=${say("web-coach-earlier")} onClick=${() => look(shown - 1)}><${Icon} name="step-back" /></button>
        ${say("web-coach-tip", { number: shown + 1 })}
        <button class="quiet" disabled=${shown === pages.length - 1} aria-label=${say("web-coach-later")} onClick=${() => look(shown + 1)}><${Icon} name="step-forward" /></button>
      </span>`
    }
    <button class="quiet coach-off" aria-label=${say("web-coach-off")} title=${say("web-coach-off")} onClick=${() => switchCoach(state.id, true)}><${Icon} name="close" /></button>`;
  return html`<${Guide} class=${`coach ${isOpen ? "" : "folded"}`} label=${say("web-coach")} above=${above}>
    <div class=${`tips ${isOld && chosen === null ? "old" : ""}`} aria-live="polite" key=${shown}>
      ${texts.ready && shown <= 0 && html`<p class="coach-about">${say(`learn-${settings.game}-about`)}</p>`}
      ${!pages.length && html`<p>${say("web-coach-listening")}</p>`}
      ${texts.ready && html`<${Tips} tips=${pages[shown] ?? []} words=${toLearner(state)} />`}
    </div>
    ${isSmall && html`<button class="coach-fold" onClick=${() => setOpen(false)}>${say("web-coach-fold")}</button>`}
  <//>`;
}

/** What the coach says at the end of a game; it belongs to the result, which covers the coach. @param {{state: TableState}} props */
export function ClosingTips({ state }) {
  const { settings, version } = state.now.value;
  const texts = useFurtherTexts(`${settings.game}_learn`);
  const notes = guidedTable(state.id);
  const tips = notes && !notes.off && !isPast(notes, version) ? (notes.pages.at(-1) ?? []) : [];
  if (!texts.ready || !tips.length) return null;
  return tips.map(
    ({ name }) =>
      html`<p class="closing-tip" key=${name}><${Icon} name="hint" /><span>${say(kebab(`coach-${settings.game}-${name}`))}</span></p>`,
  );
}

/** The words of the table, in which the learner is told who they are: names may have been given to them. @param {TableState} state */
function toLearner(state) {
  const { settings, seats, you } = state.now.value;
  const named = seats.map((seat) =>
    seat.seat === you.seat && seat.name ? { ...seat, name: `${seat.name} (${say("web-you")})` } : seat,
  );
  return new Wording(settings.game, named);
}

/** Tips, first the one on the decision. @param {{tips: import("../core/coach_state.js").GivenTip[], words: import("../core/wording.js").Wording}} props */
const Tips = ({ tips, words }) =>
  [...tips.filter((tip) => !tip.event), ...tips.filter((tip) => tip.event)].map(
    (tip) => html`<div class="tip" key=${tip.name}>
      ${tip.event && html`<p class="tip-event">${words.event(tip.event)}</p>`}
      <p>${say(kebab(`coach-${words.game}-${tip.name}`))}</p></div>`,
  );

/**
 * Whether the tips are shown, and how to change it. On a phone they take the board's room, so there they are unfolded only
 * while they matter, until the learner folds them.
 * @param {boolean} isSmall @param {boolean} matters @param {number} count of all tips
 * @returns {[boolean, (open: boolean) => void]}
 */
function useOpen(isSmall, matters, count) {
  const [wanted, setWanted] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => setWanted(null), [matters, count]);
  return [!isSmall || (wanted ?? matters), setWanted];
}
