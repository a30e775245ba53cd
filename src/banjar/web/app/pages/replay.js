/** A finished game step by step, from any seat or with all cards open; play on from any moment. */
import { html, useEffect, useMemo, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "../components/picture.js";
import { ownName, preferences } from "../core/preferences.js";
import { go, route } from "../core/route.js";
import { newCommandId, request } from "../core/request.js";
import { Wording } from "../core/wording.js";
import { playEventSounds } from "../core/sounds.js";
import { Board } from "../components/board.js";
import { Frame } from "../components/frame.js";
import { Sheet } from "../components/result.js";
import { useBoard } from "../components/load_error.js";

/** How long a step is looked at while the game plays by itself, in milliseconds. */
const LOOK = 1300;
/** How long one more happening takes. */
const MORE = 110;

/** @param {{tableId: string}} props */
export function Replay({ tableId }) {
  const [table, setTable] = useState(/** @type {any} */ (null));
  const [moment, setMoment] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const [playing, setPlaying] = useState(false);
  const step = Number(route.value.query.get("step") ?? 0);
  const from = route.value.query.get("seat") ?? "open";
  useEffect(() => {
    request("GET", `/api/tables/${tableId}`).then(setTable, (error) => setProblem(error.message));
  }, [tableId]);
  useEffect(() => {
    const view = from === "open" ? "open=1" : from === "none" ? "" : `seat=${from}`;
    let wanted = true;
    request("GET", `/api/tables/${tableId}/moments/${step}?${view}`).then((found) => wanted && setMoment({ ...found, from }), (error) => setProblem(error.message));
    return () => {
      wanted = false;
    };
  }, [tableId, step, from]);
  const lastEvents = useLastEvents(moment);
  const game = table?.settings.game;
  useEffect(() => void (game && playEventSounds(game, lastEvents)), [lastEvents]);
  const goTo = (/** @type {number} */ wanted, /** @type {string} */ seat = from) =>
    go(`/replay/${tableId}?step=${Math.max(0, Math.min(moment.last, wanted))}&seat=${seat}`, true);
  useEffect(() => {
    if (!playing || !moment || moment.step !== step) return undefined;
    if (step >= moment.last) return void setPlaying(false);
    const timer = setTimeout(() => goTo(step + 1), (LOOK + MORE * lastEvents.length) / (preferences.speed.value || 1));
    return () => clearTimeout(timer);
  }, [playing, moment, step]);
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      // What has these keys of its own keeps them.
      const busy = event.key === " " ? "input, select, dialog, button, summary" : "input, select, dialog";
      if (/** @type {Element} */ (event.target).closest?.(busy) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const move = { ArrowRight: () => goTo(step + 1), ArrowLeft: () => goTo(step - 1), " ": () => setPlaying(!playing) }[event.key];
      if (!move || !moment) return;
      event.preventDefault();
      move();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const loading = useBoard(game);
  if (!table || !moment || loading) {
    return html`<${Frame} title=${say("web-replay")}><main class="page">${problem ? html`<p role="status">${problem}</p>` : loading ?? html`<p role="status">${say("web-loading")}</p>`}</main><//>`;
  }
  const words = new Wording(game, table.seats);
  const branch = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const seat = Number(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("seat"));
    try {
      const made = await request("POST", `/api/tables/${tableId}/branch`, {
        command: newCommandId(), step, seat, name: ownName(), level: preferences.playNow.value.level,
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
            <input type="range" min="0" max=${moment.last} value=${step} onInput=${(/** @type {any} */ event) => goTo(Number(event.target.value))} /></label>
          <label>${say("web-seen-by")} <select value=${from} onChange=${(/** @type {any} */ event) => goTo(step, event.target.value)}>
            <option value="open">${say("web-all-open")}</option>
            ${table.seats.map((/** @type {any} */ _seat, /** @type {number} */ number) => html`<option value=${String(number)}>${words.seat(number)}</option>`)}
            <option value="none">${say("web-spectators")}</option>
          </select></label>
          <a class="button" href=${`/t/${tableId}`}>${say("web-result")}</a>
          <form class="branch" onSubmit=${branch}><label>${say("web-branch")} <select name="seat">
            ${table.seats.map((/** @type {any} */ _seat, /** @type {number} */ number) => html`<option value=${String(number)}>${say("web-branch-as", { player: words.seat(number) })}</option>`)}
          </select></label> <button>${say("web-branch-start")}</button></form>
        </div>
        <ul class="events" aria-live="polite">${events.map((/** @type {any} */ event) => words.event(event)).filter(Boolean).map((/** @type {any} */ line) => html`<li>${line}</li>`)}</ul>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        ${step === moment.last && table.result?.sheets && html`<${Sheet} result=${table.result} words=${words} view=${table.game} />`}
      </section>
    </main>
  <//>`;
}

/** What the last decision made happen, as far as the one who looks may know. @param {any} moment @returns {any[]} */
const eventsOf = (moment) => (moment.from === "open" ? openly(moment.events) : moment.events[0]);

/** Everything as the seat it happened to knows it. @param {any[][]} told the same happenings as each seat knows them @returns {any[]} */
export function openly(told) {
  const bySeat = told.map(runs);
  return (bySeat[0] ?? []).flatMap((run, place) => {
    const own = bySeat[run[0].seat]?.[place];
    return own?.[0].type === run[0].type ? own : run;
  });
}

/** What happened to one seat in a row: told at once to others, and card by card to whom it happened. @param {any[]} events @returns {any[][]} */
function runs(events) {
  /** @type {any[][]} */
  const found = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last?.[0].type === event.type && last?.[0].seat === event.seat) last?.push(event);
    else found.push([event]);
  }
  return found;
}

/** @type {any[]} */
const NONE = [];

/** What moves and sounds: the happenings of a single step forward, nothing after a jump. @param {any} moment @returns {any[]} */
function useLastEvents(moment) {
  const before = useRef(/** @type {any} */ (null));
  return useMemo(() => {
    const last = before.current;
    before.current = moment;
    return last && moment.step === last.step + 1 && moment.from === last.from ? eventsOf(moment) : NONE;
  }, [moment]);
}

/** All hands at once: every seat's own part of its own view. @param {any[]} games */
function opened(games) {
  return { ...games[0], seat: null, players: games.map((game, seat) => game.players[seat]) };
}
