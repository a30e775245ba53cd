/** The replay of a finished game, from any seat or with all cards open; a new game can branch off at any moment. */
import { html, useEffect, useMemo, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "../components/picture.js";
import { ownName, preferences } from "../core/preferences.js";
import { go, route } from "../core/route.js";
import { branchTable, getMoment, getTable, newCommandId } from "../core/api.js";
import { Wording } from "../core/wording.js";
import { playEventSounds } from "../core/event_sounds.js";
import { Board, useBoard } from "../components/board.js";
import { Frame } from "../components/frame.js";
import { Sheet } from "../components/result.js";

/**
 * @typedef {import("../core/types").PastMoment & {from: string}} SeenMoment `from`: whose view it is, a seat, `open` or `none`
 * @typedef {import("../core/types").GameEvent} GameEvent
 * @typedef {import("../core/types").View} View
 */

/** How long autoplay shows a step. */
const STEP_MS = 1300;
/** Additional time for each further event. */
const EVENT_MS = 110;

/** @param {{tableId: string}} props */
export function Replay({ tableId }) {
  const [table, setTable] = useState(/** @type {import("../core/types").TableView | null} */ (null));
  const [moment, setMoment] = useState(/** @type {SeenMoment | null} */ (null));
  const [problem, setProblem] = useState("");
  const [playing, setPlaying] = useState(false);
  const step = Number(route.value.query.get("step") ?? 0);
  const from = route.value.query.get("seat") ?? "open";
  useEffect(() => {
    getTable(tableId).then(setTable, (error) => setProblem(error.message));
  }, [tableId]);
  useEffect(() => {
    const view = from === "open" ? "open=1" : from === "none" ? "" : `seat=${from}`;
    let wanted = true;
    getMoment(tableId, step, view).then(
      (found) => wanted && setMoment({ ...found, from }),
      (error) => setProblem(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [tableId, step, from]);
  const lastEvents = useLastEvents(moment);
  const game = table?.settings.game;
  useEffect(() => void (game && playEventSounds(game, lastEvents)), [lastEvents]);
  const goTo = (/** @type {number} */ wanted, /** @type {string} */ seat = from) =>
    go(`/replay/${tableId}?step=${Math.max(0, Math.min(moment?.last ?? 0, wanted))}&seat=${seat}`, true);
  useEffect(() => {
    if (!playing || !moment || moment.step !== step) return undefined;
    if (step >= moment.last) return void setPlaying(false);
    const timer = setTimeout(
      () => goTo(step + 1),
      (STEP_MS + EVENT_MS * lastEvents.length) / (preferences.speed.value || 1),
    );
    return () => clearTimeout(timer);
  }, [playing, moment, step]);
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      // Leave the keys to controls that use them.
      const busy = event.key === " " ? "input, select, dialog, button, summary" : "input, select, dialog";
      if (
        /** @type {Element} */ (event.target).closest?.(busy) ||
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey
      )
        return;
      const move = {
        ArrowRight: () => goTo(step + 1),
        ArrowLeft: () => goTo(step - 1),
        " ": () => setPlaying(!playing),
      }[event.key];
      if (!move || !moment) return;
      event.preventDefault();
      move();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const loading = useBoard(game);
  if (!table || !moment || loading) {
    return html`<${Frame} title=${say("web-replay")}><main class="page">${problem ? html`<p role="status">${problem}</p>` : (loading ?? html`<p role="status">${say("web-loading")}</p>`)}</main><//>`;
  }
  const words = new Wording(table.settings.game, table.seats);
  const branch = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const seat = Number(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("seat"));
    try {
      const made = await branchTable(tableId, {
        command: newCommandId(),
        step,
        seat,
        name: ownName(),
        level: preferences.playNow.value.level,
      });
      go(`/t/${made.table}`);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  const view = moment.from === "open" ? opened(moment.games) : moment.games[0];
  const events = eventsOf(moment);
  return html`<${Frame} title=${say("web-replay")} pageClass=${`at-table ${game}`}>
    <main class="table-page replay">
      <h1 class="hidden">${say("web-replay")}</h1>
      <div class="board-place" tabindex=${preferences.textMode.value ? "0" : undefined}><${Board} view=${view} words=${words} offered=${[]} choose=${() => {}} chosen=${null} now=${table} lastEvents=${lastEvents} /></div>
      <section class="prompt" aria-label=${say("web-replay")}>
        <div class="replay-tools">
          <button aria-label=${say("web-first")} onClick=${() => goTo(0)}><${Icon} name="first" /></button>
          <button aria-label=${say("web-back")} onClick=${() => goTo(step - 1)}><${Icon} name="step-back" /></button>
          <button aria-label=${say(playing ? "web-pause" : "web-play")} onClick=${() => setPlaying(!playing)}><${Icon} name=${playing ? "pause" : "play"} /></button>
          <button aria-label=${say("web-forward")} onClick=${() => goTo(step + 1)}><${Icon} name="step-forward" /></button>
          <button aria-label=${say("web-last")} onClick=${() => goTo(moment.last)}><${Icon} name="last" /></button>
          <label class="slider">${say("web-step", { step, last: moment.last })}
            <input type="range" min="0" max=${moment.last} value=${step} onInput=${(/** @type {InputChange} */ event) => goTo(Number(event.target.value))} /></label>
          <label>${say("web-seen-by")} <select value=${from} onChange=${(/** @type {SelectChange} */ event) => goTo(step, event.target.value)}>
            <option value="open">${say("web-all-open")}</option>
            ${table.seats.map((_seat, number) => html`<option value=${String(number)}>${words.seat(number)}</option>`)}
            <option value="none">${say("web-spectators")}</option>
          </select></label>
          <a class="button" href=${`/t/${tableId}`}>${say("web-result")}</a>
          <form class="branch" onSubmit=${branch}><label>${say("web-branch")} <select name="seat">
            ${table.seats.map((_seat, number) => html`<option value=${String(number)}>${say("web-branch-as", { player: words.seat(number) })}</option>`)}
          </select></label> <button>${say("web-branch-start")}</button></form>
        </div>
        <ul class="events" aria-live="polite">${events.flatMap((event) => words.event(event) ?? []).map((line) => html`<li>${line}</li>`)}</ul>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        ${step === moment.last && table.result?.sheets && html`<${Sheet} result=${table.result} words=${words} view=${table.game} />`}
      </section>
    </main>
  <//>`;
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

/** @type {GameEvent[]} */
const NONE = [];

/** The events to animate: those of a single step forward, none after a jump. @param {SeenMoment | null} moment @returns {GameEvent[]} */
function useLastEvents(moment) {
  const before = useRef(/** @type {SeenMoment | null} */ (null));
  return useMemo(() => {
    const last = before.current;
    before.current = moment;
    return last && moment && moment.step === last.step + 1 && moment.from === last.from ? eventsOf(moment) : NONE;
  }, [moment]);
}

/** One view with all hands open, from every seat's own view. @param {View[]} games @returns {View} */
function opened(games) {
  return { ...games[0], seat: null, players: games.flatMap((game, seat) => game.players[seat] ?? []) };
}
