/**
 * What this page has seen its seats lay on their stacks. It is lost with a reload: at a real table too, remembering is
 * the player's own task (B10.2).
 */
import { effect, signal } from "../../core/html.js";
import { ISLANDS, ownOf } from "./table.js";

const MAX_SNAPSHOTS = 300;

/**
 * @typedef {import("./types").View} View
 * @typedef {import("./types").EventDetails} EventDetails
 */

/** @param {import("../../core/types").TableView} now */
const gameOf = (now) => /** @type {View} */ (now.game);

/** @typedef {Record<string, Array<string | null>>} Notes stacks by island, bottom first; null is an unknown card */

export class Memory {
  /** @param {import("../../core/table_state.js").TableState} state */
  constructor(state) {
    /** @type {import("@preact/signals").Signal<Notes[]>} */
    this.notes = signal([]);
    this.version = 0;
    /** @type {Array<{mark: string, notes: Notes[]}>} */
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

  /** Handle a whole table: at first, or after a lost connection. @param {import("../../core/types").TableView} now */
  #come(now) {
    if (this.version && now.missed)
      this.#follow(now, /** @type {EventDetails[]} */ (now.missed.flatMap((decision) => decision.events)));
    else
      this.#keep(
        now,
        gameOf(now).players.map(() => Object.fromEntries(ISLANDS.map((island) => [island, []]))),
      );
  }

  /** @param {import("../../core/types").TableView} now @param {import("./types").EventDetails[]} events */
  #take(now, events) {
    if (now.entry === "undone") {
      const mark = markOf(gameOf(now));
      const before = this.kept.findLast((one) => one.mark === mark);
      this.#keep(now, before?.notes ?? this.notes.value);
    } else this.#follow(now, events);
  }

  /** @param {import("../../core/types").TableView} now @param {import("./types").EventDetails[]} events */
  #follow(now, events) {
    const notes = structuredClone(this.notes.value);
    const laid = this.#laid(now);
    for (const { type, seat, island, card } of events) {
      const stack = seat !== null && island ? notes[seat]?.[island] : undefined;
      if (!stack) continue;
      if (type === "put_on_stack" || type === "stowed")
        stack.push(card ?? (seat === now.by_seat ? laid.shift() : undefined) ?? null);
      else if (type === "took_from_stack") stack.pop();
      else if (type === "picked_up" || type === "discarded") stack.length = 0;
    }
    this.#keep(now, notes);
  }

  /** On a shared device the view is covered at once, but the player who laid the cards knows them. @param {import("../../core/types").TableView} now @returns {import("./types").Kind[]} */
  #laid(now) {
    const { text, game } = this.sent ?? {};
    this.sent = null;
    const action = game?.seat === now.by_seat && game?.legal.find((one) => one.text === text);
    if (!action || (action.type !== "put" && action.type !== "stow")) return [];
    return action.type === "stow" && action.preview.follows ? [action.card, action.preview.follows] : [action.card];
  }

  /** @param {import("../../core/types").TableView} now @param {Notes[]} notes */
  #keep(now, notes) {
    this.version = now.version;
    this.notes.value = notes.map((stacks, seat) => fitted(stacks, gameOf(now).players[seat].stack_counts));
    this.kept = [...this.kept.slice(-MAX_SNAPSHOTS), { mark: markOf(gameOf(now)), notes: this.notes.value }];
  }
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
