/** The replay of a finished game, from any seat or with all cards open; a new game can branch off at any moment. */
import { html, useEffect, useMemo, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { ownName, preferences } from "../core/preferences.js";
import { go, route } from "../core/route.js";
import { branchTable, getLog, getMoment, getTable, newCommandId } from "../core/api.js";
import { turnAt, turnsOf, upTo } from "../core/story.js";
import { Wording } from "../core/wording.js";
import { playEventSounds } from "../core/event_sounds.js";
import { Board, useBoard } from "../components/board.js";
import { Frame } from "../components/frame.js";
import { ReplayControls } from "../components/replay_controls.js";
import { Sheet } from "../components/result.js";
import { TurnList } from "../components/turn_list.js";

/**
 * @typedef {import("../core/types").PastMoment & {from: string}} SeenMoment `from`: whose view it is, a seat, `open` or `none`
 * @typedef {import("../core/types").GameEvent} GameEvent
 * @typedef {import("../core/types").TableView} TableView
 * @typedef {import("../core/types").View} View
 * @typedef {import("../core/story.js").Turn} Turn
 */

/** How long autoplay shows a step. */
const STEP_MS = 1300;
/** Additional time for each further event. */
const EVENT_MS = 110;

/** @param {{tableId: string}} props */
export function Replay({ tableId }) {
  const { table, turns, problem: missing } = useGame(tableId);
  const [problem, setProblem] = useState("");
  const [playing, setPlaying] = useState(false);
  const [listed, setListed] = useState(false);
  const step = currentStep();
  const own = table?.you.seats[0] ?? null;
  const from = route.value.query.get("seat") ?? (table ? String(own ?? "open") : null);
  const moment = useMoment(tableId, step, from, setProblem);
  const lastEvents = useLastEvents(moment);
  const game = table?.settings.game;
  useEffect(() => void (game && playEventSounds(game, lastEvents)), [lastEvents]);
  const words = useMemo(() => new Wording(game ?? "", table?.seats ?? []), [game, table]);
  const story = useMemo(() => upTo(turns, step), [turns, step]);
  const address = (/** @type {number} */ wanted, /** @type {string | null} */ seat = from) =>
    `/replay/${tableId}?step=${Math.max(0, Math.min(moment?.last ?? 0, wanted))}&seat=${seat}`;
  const goTo = (/** @type {number} */ wanted) => go(address(wanted), true);
  // A key or click may come before the last one is drawn, so these count from the address.
  const move = (/** @type {number} */ count) => goTo(currentStep() + count);
  const turn = (/** @type {number} */ count) => goTo(stepOfTurn(turns, currentStep(), count));
  useEffect(() => {
    if (!playing || !moment || moment.step !== step) return undefined;
    if (step >= moment.last) return void setPlaying(false);
    const timer = setTimeout(
      () => goTo(step + 1),
      (STEP_MS + EVENT_MS * lastEvents.length) / (preferences.speed.value || 1),
    );
    return () => clearTimeout(timer);
  }, [playing, moment, step]);
  useKeys({
    ArrowRight: () => move(1),
    ArrowLeft: () => move(-1),
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    Home: () => goTo(0),
    End: () => goTo(moment?.last ?? 0),
    Escape: () => setListed(false),
    " ": () => setPlaying(!playing),
  });
  useEffect(() => {
    if (listed) document.querySelector(".turn-line.current")?.scrollIntoView({ block: "center" });
  }, [listed]);
  const loading = useBoard(game);
  if (!table || !moment || loading) {
    const told = missing || problem;
    return html`<${Frame} title=${say("web-replay")}><main class="page">${told ? html`<p role="status">${told}</p>` : (loading ?? html`<p role="status">${say("web-loading")}</p>`)}</main><//>`;
  }
  const view = moment.from === "open" ? opened(moment.games, own) : moment.games[0];
  const lines = eventsOf(moment).flatMap((event) => words.event(event) ?? []);
  const line = html`<p class="table-line"><strong>${say(`game-${game}`)}</strong><span>${say("web-replay")}</span></p>`;
  return html`<${Frame} title=${say("web-replay")} line=${line} pageClass=${`at-table ${game}`}>
    <main class=${`table-page replay ${listed ? "listed" : ""}`}>
      <h1 class="hidden">${say("web-replay")}</h1>
      <div class="board-place" tabindex=${preferences.textMode.value ? "0" : undefined}><${Board} view=${view} words=${words} offered=${NONE} choose=${() => {}} chosen=${null} now=${table} lastEvents=${lastEvents} story=${story} /></div>
      <aside class="turns-panel" aria-label=${say("web-turns")}>
        <${Options} tableId=${tableId} table=${table} words=${words} step=${step} own=${own} from=${moment.from} see=${(/** @type {string} */ seat) => go(address(step, seat), true)} fail=${setProblem} />
        <div class="log-lines" tabindex="0">
          <${TurnList} turns=${turns} words=${words} you=${own} step=${step} href=${(/** @type {number} */ wanted) => address(wanted)} />
          ${step === moment.last && table.result?.sheets && html`<${Sheet} result=${table.result} words=${words} view=${table.game} />`}
        </div>
      </aside>
      <${ReplayControls} step=${step} last=${moment.last} playing=${playing} setPlaying=${setPlaying} goTo=${goTo} move=${move} turn=${turn} lines=${lines} listed=${listed} setListed=${setListed} problem=${problem} />
    </main>
  <//>`;
}

/** The step in the address. */
const currentStep = () => Number(route.value.query.get("step") ?? 0);

/** The table and its turns. @param {string} tableId */
function useGame(tableId) {
  const [table, setTable] = useState(/** @type {TableView | null} */ (null));
  const [turns, setTurns] = useState(/** @type {Turn[]} */ (NO_TURNS));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const fail = (/** @type {Error} */ error) => setProblem(error.message);
    getTable(tableId).then(setTable, fail);
    getLog(tableId).then((found) => setTurns(turnsOf(found.decisions)), fail);
  }, [tableId]);
  return { table, turns, problem };
}

/** The moment after `step` decisions, seen from a seat; null until it is loaded. @param {string} tableId @param {number} step @param {string | null} from @param {(problem: string) => void} fail */
function useMoment(tableId, step, from, fail) {
  const [moment, setMoment] = useState(/** @type {SeenMoment | null} */ (null));
  useEffect(() => {
    if (from === null) return undefined;
    const view = from === "open" ? "open=1" : from === "none" ? "" : `seat=${from}`;
    let wanted = true;
    getMoment(tableId, step, view).then(
      (found) => wanted && (setMoment({ ...found, from }), fail("")),
      (error) => fail(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [tableId, step, from]);
  return moment;
}

/** The last step of the next turn, or of the one before. @param {Turn[]} turns @param {number} step @param {number} count */
function stepOfTurn(turns, step, count) {
  const now = turnAt(turns, step);
  if (!now) return step + count;
  if (count > 0 && step < now.last) return now.last;
  const place = turns.indexOf(now) + count;
  return place < 0 ? 0 : (turns[place]?.last ?? now.last);
}

/** Keys of the page, which are left to controls that use them. @param {Record<string, () => void>} keys */
function useKeys(keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const busy = event.key === " " ? "input, select, dialog, button, summary" : "input, select, dialog";
      const isBusy = /** @type {Element} */ (event.target).closest?.(busy);
      if (isBusy || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/**
 * Whose view it is, and playing on from here.
 * @param {{tableId: string, table: TableView, words: Wording, step: number, own: number | null, from: string,
 *   see: (seat: string) => void, fail: (problem: string) => void}} props
 */
function Options({ tableId, table, words, step, own, from, see, fail }) {
  const branch = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const seat = Number(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("seat"));
    const level = preferences.playNow.value.level;
    try {
      const made = await branchTable(tableId, { command: newCommandId(), step, seat, name: ownName(), level });
      go(`/t/${made.table}`);
    } catch (error) {
      fail(String(/** @type {Error} */ (error).message));
    }
  };
  return html`<div class="replay-options">
    <label>${say("web-seen-by")} <select value=${from} onChange=${(/** @type {SelectChange} */ event) => see(event.target.value)}>
      <option value="open">${say("web-all-open")}</option>
      ${table.seats.map((_seat, number) => html`<option value=${String(number)}>${words.seat(number)}</option>`)}
      <option value="none">${say("web-spectators")}</option>
    </select></label>
    <a class="button" href=${`/t/${tableId}`}>${say("web-result")}</a>
    <form class="branch" onSubmit=${branch}><label>${say("web-branch")} <select name="seat">
      ${table.seats.map((_seat, number) => html`<option value=${String(number)} selected=${number === own}>${say("web-branch-as", { player: words.seat(number) })}</option>`)}
    </select></label> <button>${say("web-branch-start")}</button></form>
  </div>`;
}

/** The events of the last decision, as this view may know them. @param {SeenMoment} moment @returns {GameEvent[]} */
const eventsOf = (moment) => (moment.from === "open" ? openly(moment.events) : (moment.events[0] ?? []));

/** The events, each as the seat it happened to knows it. @param {GameEvent[][]} told the same events as each seat knows them @returns {GameEvent[]} */
export function openly(told) {
  const bySeat = told.map(runs);
  return (bySeat[0] ?? []).flatMap((run, place) => {
    const [first] = run;
    const own = bySeat[first?.seat ?? -1]?.[place];
    return own && own[0]?.type === first?.type ? own : run;
  });
}

/** Group consecutive events of one type and seat: others may know as one event what the seat knows card by card. @param {GameEvent[]} events @returns {GameEvent[][]} */
function runs(events) {
  /** @type {GameEvent[][]} */
  const found = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last?.[0]?.type === event.type && last[0].seat === event.seat) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** @type {never[]} */
const NONE = [];
/** @type {never[]} */
const NO_TURNS = [];

/** The events to animate: those of a single step forward, none after a jump. @param {SeenMoment | null} moment @returns {GameEvent[]} */
function useLastEvents(moment) {
  const before = useRef(/** @type {SeenMoment | null} */ (null));
  return useMemo(() => {
    const last = before.current;
    before.current = moment;
    return last && moment && moment.step === last.step + 1 && moment.from === last.from ? eventsOf(moment) : NONE;
  }, [moment]);
}

/** One view with all hands open, from every seat's own view; the viewer's own place stays theirs. @param {View[]} games @param {number | null} seat @returns {View} */
function opened(games, seat) {
  return { ...games[seat ?? 0], seat, players: games.flatMap((game, number) => game.players[number] ?? []) };
}
