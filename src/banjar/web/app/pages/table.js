/** The page of a table: waiting for players, running, or over. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "../components/picture.js";
import { useIsNarrow } from "../core/viewport.js";
import { preferences } from "../core/preferences.js";
import { go, route } from "../core/route.js";
import { upTo, withOwnPlace } from "../core/story.js";
import { TableState } from "../core/table_state.js";
import { Coach, CoachButton, isCoached } from "../components/coach.js";
import { ConnectionStatus } from "../components/connection_status.js";
import { Announcer } from "../components/announcer.js";
import { DeadEnd } from "../components/dead_end.js";
import { Frame } from "../components/frame.js";
import { Handover } from "../components/handover.js";
import { LastRoundTag, useLastRound } from "../components/last_round.js";
import { MomentBar, useMoment } from "../components/moment.js";
import { KeyHelp } from "../components/key_list.js";
import { TableLine } from "../components/table_line.js";
import { answerOfKey } from "../components/answers.js";
import { useKeys } from "../core/keys.js";
import { Prompt } from "../components/prompt.js";
import { Result } from "../components/result.js";
import { SidePanel } from "../components/side_panel.js";
import { SinceLastTurn } from "../components/since_last_turn.js";
import { Board, useBoard } from "../components/board.js";
import { WaitingRoom } from "../components/waiting_room.js";
import { alertTurn, useTurnBadge } from "../core/notifications.js";
import { playEventSounds } from "../core/event_sounds.js";

/** @type {never[]} */
const NONE = [];

/** @param {{tableId: string}} props */
export function TablePage({ tableId }) {
  const state = useMemo(() => new TableState(tableId), [tableId]);
  const [panel, setPanel] = useState(/** @type {string | null} */ (null));
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [showsKeys, setShowsKeys] = useState(false);
  useEffect(() => state.start(), [state]);
  const now = state.now.value;
  const mine = state.mine.value;
  const lastEvents = state.lastEvents.value;
  const sounding = useRef(0);
  useEffect(() => {
    sounding.current = now ? playEventSounds(now.settings.game, lastEvents) : 0;
  }, [lastEvents]);
  useEffect(() => alertTurn(mine, now ? say(`game-${now.settings.game}`) : "", sounding.current), [mine, now?.version]);
  useTurnBadge(mine);
  useEffect(() => setChosen(null), [now?.version]);
  const step = route.value.query.get("step");
  const moment = useMoment(state, step);
  const narrow = useIsNarrow();
  const loading = useBoard(now?.settings.game);
  const round = useLastRound(state);
  const promptHeight = usePromptHeight(moment !== null);
  useEffect(() => {
    // On a phone the log covers the board.
    if (step !== null && narrow) setPanel(null);
  }, [step]);
  useEffect(() => {
    // Whoever gives up from the menu comes back from the result to the board.
    if (now?.status === "over") setPanel((open) => (open === "table" ? null : open));
  }, [now?.status]);
  const choose = (/** @type {string} */ text) => {
    if (!state.offered.value.some((action) => action.text === text)) return;
    if (preferences.confirm.value && chosen !== text) setChosen(text);
    else state.choose(text);
  };
  useKeys((key) => {
    if (!state.now.value || state.now.value.status === "open") return false;
    if (key === "?") setShowsKeys(true);
    else return pressed(key, state, { choose, toggle: (name) => setPanel(panel === name ? null : name) });
    return true;
  });
  if (state.gone.value) return html`<${Nothing} title=${say("web-gone-title")} text=${say("web-gone")} />`;
  if (!now) {
    if (state.problem.value) return html`<${Nothing} title=${say("web-lost-title")} text=${state.problem.value} />`;
    return html`<${Frame} title="" status=${html`<${ConnectionStatus} />`}><main class="page"><p role="status">${say("web-loading")}</p></main><//>`;
  }
  const game = now.settings.game;
  const title = say(`game-${game}`);
  if (now.status === "open")
    return html`<${Frame} title=${title} status=${html`<${ConnectionStatus} />`}><${WaitingRoom} state=${state} /><//>`;
  if (loading)
    return html`<${Frame} title=${title} status=${html`<${ConnectionStatus} />`}><main class="page">${loading}</main><//>`;
  const isPlayable = now.status === "running" && now.you.handover === null && round.isThere;
  const again = () => {
    if (narrow) setPanel(null);
    if (step !== null) go(`/t/${tableId}`, true);
    round.play();
  };
  const tools = html`<${Tools} state=${state} panel=${panel} setPanel=${setPanel} again=${narrow ? null : again} mayLookBack=${isPlayable} />`;
  return html`<${Frame} title=${mine ? say("web-title-turn", { game: title }) : title} status=${html`<${ConnectionStatus} />`} tools=${tools} line=${html`<${TableLine} now=${now} />`} pageClass=${`at-table ${game}`}>
    <main class=${`table-page ${panel ? "with-panel" : ""} ${isCoached(state) ? "guided" : ""}`} data-version=${now.version}>
      <h1 class="hidden">${title}</h1>
      <${Announcer} state=${state} />
      ${isCoached(state) && html`<${Coach} state=${state} />`}
      <div class="board-place" tabindex=${preferences.textMode.value ? "0" : undefined}>
        ${
          moment
            ? html`<${Board} key="past" view=${withOwnPlace(moment.games[0], now.game)} words=${state.words.value} offered=${NONE} choose=${() => {}} chosen=${null} now=${now} lastEvents=${NONE} story=${upTo(state.turns.value, moment.step)} />`
            : round.shown
              ? html`<div class="last-round" onClickCapture=${round.stop}><${Board} key="round" view=${round.shown.view} words=${state.words.value} offered=${NONE} choose=${() => {}} chosen=${null} now=${now} lastEvents=${round.shown.events} story=${round.shown.turns} /></div>`
              : now.you.handover !== null
                ? html`<${Board} key="public" view=${now.game} words=${state.words.value} offered=${NONE} choose=${() => {}} chosen=${null} now=${now} lastEvents=${NONE} story=${state.turns.value} />`
                : html`<${Board} key="now" state=${state} view=${now.game} words=${state.words.value} offered=${state.offered.value}
              choose=${choose} chosen=${chosen} now=${now} lastEvents=${lastEvents} story=${state.turns.value} />`
        }
        ${round.shown && !moment && html`<${LastRoundTag} stop=${round.stop} />`}
      </div>
      ${!moment && html`<${SinceLastTurn} state=${state} openLog=${() => setPanel("log")} again=${again} />`}
      ${moment && html`<${MomentBar} state=${state} moment=${moment} height=${promptHeight.current} />`}
      ${!moment && html`<${Handover} state=${state} />`}
      ${!moment && now.you.handover === null && html`<${Prompt} state=${state} choose=${choose} chosen=${chosen} cancel=${() => setChosen(null)} />`}
      ${panel && html`<${SidePanel} state=${state} panel=${panel} setPanel=${setPanel} again=${isPlayable ? again : undefined} />`}
      ${showsKeys && html`<${KeyHelp} close=${() => setShowsKeys(false)} />`}
      ${now.status === "over" && html`<${Result} state=${state} />`}
    </main>
  <//>`;
}

const PANELS = /** @type {Record<string, string>} */ ({ l: "log", c: "chat", t: "table" });

/**
 * Do what a key stands for; false if it stands for nothing now.
 * @param {string} key @param {TableState} state @param {{choose: (text: string) => void, toggle: (panel: string) => void}} deeds
 */
function pressed(key, state, { choose, toggle }) {
  const now = state.now.value;
  const answer = answerOfKey(key, state.offered.value, { view: now.game, words: state.words.value, now });
  if (answer) choose(answer.text);
  else if (key in PANELS) toggle(PANELS[key] ?? "");
  else if (key === "h" && mayAskForHint(state)) void state.hint();
  else if (key === "u" && now.you.undo > 0) void state.undo(1);
  else return false;
  return true;
}

/** @param {TableState} state */
const mayAskForHint = (state) => state.now.value.settings.hints && state.mine.value;

/** The height of the prompt before the past took its place, so that the board keeps its size. @param {boolean} isPast */
function usePromptHeight(isPast) {
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!isPast) height.current = document.querySelector(".prompt")?.getBoundingClientRect().height ?? 0;
  });
  return height;
}

/** A table that does not exist or was deleted. @param {{title: string, text: string}} props */
const Nothing = ({ title, text }) =>
  html`<${DeadEnd} title=${title} text=${text} status=${html`<${ConnectionStatus} />`} />`;

/** @param {{state: TableState, panel: string | null, setPanel: (panel: string | null) => void, again: (() => void) | null, mayLookBack: boolean}} props */
function Tools({ state, panel, setPanel, again, mayLookBack }) {
  const now = state.now.value;
  const toggle = (/** @type {string} */ name) => () => setPanel(panel === name ? null : name);
  return html`
    <${CoachButton} state=${state} />
    ${now.you.undo > 0 && html`<button class="quiet" onClick=${() => state.undo(1)}><${Icon} name="undo" /><span class="wide-only">${say("web-undo")}</span></button>`}
    ${mayAskForHint(state) && html`<button class="quiet" onClick=${() => state.hint()}><${Icon} name="hint" /><span class="wide-only">${say("web-hint")}</span></button>`}
    ${again && html`<button class="quiet" disabled=${!mayLookBack} onClick=${again} aria-label=${say("web-last-round")} title=${say("web-last-round")}><${Icon} name="again" /></button>`}
    <button class="quiet" aria-pressed=${String(panel === "log")} onClick=${toggle("log")}><${Icon} name="log" /><span class="wide-only">${say("web-log")}</span></button>
    <button class="quiet" aria-pressed=${String(panel === "chat")} onClick=${toggle("chat")}><${Icon} name="chat" />
      <span class="wide-only">${say("web-chat")}</span>${state.unreadLines.value > 0 && panel !== "chat" && html`<span class="badge">${state.unreadLines.value}</span>`}</button>
    <button class="quiet" aria-pressed=${String(panel === "table")} onClick=${toggle("table")} aria-label=${say("web-table-menu")}><${Icon} name="menu" /></button>`;
}
