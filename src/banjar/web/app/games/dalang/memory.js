/**
 * What this browser has seen its seats lay on their stacks. At a real table too, remembering is the player's own task
 * (B10.2): the server tells nothing of it again, so the notes are kept here, table by table, and never sent.
 */
import { getLog } from "../../core/api.js";
import { effect, signal } from "../../core/html.js";
import { dropNotes, keepNotes, notesOn } from "../../core/local_notes.js";
import { ISLANDS, ownOf } from "./table.js";

const MAX_SNAPSHOTS = 300;

/**
 * @typedef {import("./types").View} View
 * @typedef {import("./types").EventDetails} EventDetails
 * @typedef {import("../../core/types").TableView} TableView
 */

/** @param {TableView} now */
const gameOf = (now) => /** @type {View} */ (now.game);

/** The viewer's seats; in a lesson, whose notes are not stored, none. @param {TableView} now @returns {number[]} */
const seatsOf = (now) => now.you.seats ?? [];

/** @typedef {Record<string, Array<string | null>>} Notes stacks by island, bottom first; null is an unknown card */

/**
 * @typedef {object} Stored
 * @property {number} version of the table
 * @property {number} decision the version of the last decision that the notes follow; 0 if there was none
 * @property {Record<string, Notes>} seats by number
 */

export class Memory {
  /** The version of the last decision that the notes follow. */
  #decision = 0;
  /** Whether the stored notes still have to follow the log; nothing is stored meanwhile. */
  #catchingUp = false;

  /** @param {import("../../core/table_state.js").TableState} state */
  constructor(state) {
    this.state = state;
    /** @type {import("@preact/signals").Signal<Notes[]>} */
    this.notes = signal([]);
    this.version = 0;
    /** @type {Array<{mark: string, notes: Notes[], decision: number}>} */
    this.kept = [];
    /** The last decision made on this page, with the view in which it was made. @type {{text: string, game: View} | null} */
    this.sent = null;
    effect(() => {
      const text = state.pending.value;
      if (text !== null) this.sent = { text, game: gameOf(state.now.peek()) };
    });
    effect(() => {
      const now = state.now.value;
      if (now?.game && now.type === "table" && now.version !== this.version) this.#come(now);
    });
    effect(() => {
      const lastEvents = state.lastEvents.value;
      const now = state.now.peek();
      if (now?.game && now.version !== this.version) this.#take(now, /** @type {EventDetails[]} */ (lastEvents));
    });
  }

  /** Handle a whole table: at first, or after a lost connection. @param {TableView} now */
  #come(now) {
    if (!this.version || !now.missed) return this.#restore(now);
    this.#decision = now.missed.at(-1)?.version ?? this.#decision;
    return this.#follow(now, /** @type {EventDetails[]} */ (now.missed.flatMap((decision) => decision.events)));
  }

  /** Begin with the notes of an earlier visit, or with none. @param {TableView} now */
  #restore(now) {
    const stored = readStored(this.state.id);
    const all = gameOf(now).players.map((_, seat) => (seatsOf(now).includes(seat) && stored?.seats[seat]) || {});
    this.#catchingUp = stored !== null && stored.version !== now.version;
    this.#decision = stored?.decision ?? 0;
    this.#keep(now, this.#catchingUp ? all.map(() => ({})) : all);
    if (stored && this.#catchingUp) void this.#catchUp(stored.decision, all);
  }

  /** Let stored notes follow what happened since; forget them if it began with an undo. @param {number} decision @param {Notes[]} notes */
  async #catchUp(decision, notes) {
    const log = await getLog(this.state.id).catch(() => null);
    // Without the log the next visit tries again.
    if (!log) return;
    const decisions = [...log.decisions, ...this.state.decisions.peek().filter(({ version }) => version > log.version)];
    this.#catchingUp = false;
    this.#decision = decisions.at(-1)?.version ?? 0;
    const isUndone = decision > 0 && !decisions.some(({ version }) => version === decision);
    const followed = isUndone ? notes.map(() => ({})) : notes.map(whole);
    const later = decisions.filter(({ version }) => version > decision).flatMap(({ events }) => events);
    if (!isUndone) for (const event of later) lay(followed, /** @type {EventDetails} */ (event), () => null);
    this.#keep(this.state.now.peek(), followed);
  }

  /** @param {TableView} now @param {EventDetails[]} events */
  #take(now, events) {
    if (now.entry === "undone") {
      const mark = markOf(gameOf(now));
      const before = this.kept.findLast((one) => one.mark === mark);
      this.#decision = before?.decision ?? 0;
      this.#keep(now, before?.notes ?? this.notes.value.map(() => ({})));
    } else {
      if (now.entry === "acted") this.#decision = now.version;
      this.#follow(now, events);
    }
  }

  /** @param {TableView} now @param {EventDetails[]} events */
  #follow(now, events) {
    const notes = structuredClone(this.notes.value);
    const laid = this.#laid(now);
    for (const event of events) lay(notes, event, () => (event.seat === now.by_seat ? laid.shift() : null) ?? null);
    this.#keep(now, notes);
  }

  /** On a shared device the view is covered at once, but the player who laid the cards knows them. @param {TableView} now @returns {import("./types").Kind[]} */
  #laid(now) {
    const { text, game } = this.sent ?? {};
    this.sent = null;
    const action = game?.seat === now.by_seat && game?.legal.find((one) => one.text === text);
    if (!action || (action.type !== "put" && action.type !== "stow")) return [];
    return action.type === "stow" && action.preview.follows ? [action.card, action.preview.follows] : [action.card];
  }

  /** @param {TableView} now @param {Notes[]} notes */
  #keep(now, notes) {
    this.version = now.version;
    this.notes.value = notes.map((stacks, seat) => fitted(stacks, gameOf(now).players[seat].stack_counts));
    this.kept = [
      ...this.kept.slice(-MAX_SNAPSHOTS),
      { mark: markOf(gameOf(now)), notes: this.notes.value, decision: this.#decision },
    ];
    if (now.status !== "running") dropNotes(this.state.id);
    else if (!this.#catchingUp && seatsOf(now).length) this.#store(now);
  }

  /** @param {TableView} now */
  #store({ version, you }) {
    /** @type {Stored} */
    const stored = {
      version,
      decision: this.#decision,
      seats: Object.fromEntries(you.seats.map((seat) => [seat, this.notes.value[seat] ?? {}])),
    };
    keepNotes(this.state.id, stored);
  }
}

/** @param {string} table @returns {Stored | null} */
function readStored(table) {
  const found = /** @type {Partial<Stored> | undefined} */ (notesOn(table));
  return found?.seats && typeof found.version === "number" && typeof found.decision === "number"
    ? /** @type {Stored} */ (found)
    : null;
}

/** A copy with a stack at every island. @param {Notes} stacks @returns {Notes} */
const whole = (stacks) => Object.fromEntries(ISLANDS.map((island) => [island, [...(stacks[island] ?? [])]]));

/** Do to the noted stacks what an event does to the real ones. @param {Notes[]} notes @param {EventDetails} event @param {() => string | null} guess the card, if the event does not tell it */
function lay(notes, { type, seat, island, card }, guess) {
  const stack = seat !== null && island ? notes[seat]?.[island] : undefined;
  if (!stack) return;
  if (type === "put_on_stack" || type === "stowed") stack.push(card ?? guess());
  else if (type === "took_from_stack") stack.pop();
  else if (type === "picked_up" || type === "discarded") stack.length = 0;
}

/** Stacks cut or padded to their real heights. @param {Notes} stacks @param {Record<string, number>} counts @returns {Notes} */
function fitted(stacks, counts) {
  return Object.fromEntries(
    ISLANDS.map((island) => {
      const known = (stacks[island] ?? []).slice(0, counts[island]);
      return [island, [...known, ...Array.from({ length: (counts[island] ?? 0) - known.length }, () => null)]];
    }),
  );
}

/** A key that identifies a moment again after an undo. @param {import("./types").View} view */
const markOf = (view) => JSON.stringify([view.turn, view.phase, view.to_act, view.dalang, view.players, view.discards]);

/** @type {WeakMap<object, Memory>} */
const memories = new WeakMap();

/** The viewer's stacks as far as they are known. @param {import("../../core/table_state.js").TableState | undefined} state @param {import("./types").View} view @returns {Notes | null} */
export function remembered(state, view) {
  if (view.seat === null || view.seat === undefined) return null;
  const { stacks } = ownOf(view);
  if (stacks) return stacks;
  if (!state) return null;
  let memory = memories.get(state);
  if (!memory) memories.set(state, (memory = new Memory(state)));
  return memory.notes.value[view.seat] ?? null;
}
