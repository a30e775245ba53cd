/**
 * What this page has seen its seats lay on their stacks. It lives as long as the page: after a reload it is gone,
 * as at a real table, where remembering is the player's own affair (B10.2).
 */
import { effect, signal } from "../../html.js";
import { cardsOf, ISLANDS } from "./table.js";

const MOST_KEPT = 300;

/** @typedef {Record<string, Array<string | null>>} Notes an island's stack, bottom first; null is a card not known */

export class Memory {
  /** @param {import("../../table_state.js").TableState} state */
  constructor(state) {
    /** @type {import("@preact/signals").Signal<Notes[]>} */
    this.notes = signal([]);
    this.version = 0;
    /** @type {Array<{mark: string, notes: Notes[]}>} */
    this.kept = [];
    /** The decision made last on this page, with the table it was made at. @type {{text: string, game: any} | null} */
    this.sent = null;
    effect(() => {
      const text = state.pending.value;
      if (text !== null) this.sent = { text, game: state.now.peek().game };
    });
    effect(() => {
      const now = state.now.value;
      if (now?.game && now.type === "table" && now.version !== this.version) this.#come(now);
    });
    effect(() => {
      const news = state.news.value;
      const now = state.now.peek();
      if (now?.game && now.version !== this.version) this.#take(now, news);
    });
  }

  /** The whole table is told: at the beginning, or after the connection was lost. @param {any} now */
  #come(now) {
    if (this.version && now.missed) this.#follow(now, now.missed.flatMap((/** @type {any} */ chapter) => chapter.events));
    else this.#keep(now, now.game.players.map(() => Object.fromEntries(ISLANDS.map((island) => [island, []]))));
  }

  /** @param {any} now @param {any[]} events */
  #take(now, events) {
    if (now.entry === "undone") {
      const mark = markOf(now.game);
      const before = this.kept.findLast((one) => one.mark === mark);
      this.#keep(now, before?.notes ?? this.notes.value);
    } else this.#follow(now, events);
  }

  /** @param {any} now @param {any[]} events */
  #follow(now, events) {
    const notes = structuredClone(this.notes.value);
    const laid = this.#laid(now);
    for (const { type, seat, island, card } of events) {
      const stack = notes[seat]?.[island];
      if (!stack) continue;
      if (type === "put_on_stack" || type === "stowed") stack.push(card ?? (seat === now.by_seat ? laid.shift() : undefined) ?? null);
      else if (type === "took_from_stack") stack.pop();
      else if (type === "picked_up" || type === "discarded") stack.length = 0;
    }
    this.#keep(now, notes);
  }

  /** At a shared device the cards are covered at once, but who laid them saw which. @param {any} now @returns {string[]} */
  #laid(now) {
    const { text, game } = this.sent ?? {};
    this.sent = null;
    const action = game?.seat === now.by_seat && game?.legal?.find((/** @type {any} */ one) => one.text === text);
    if (!action || (action.type !== "put" && action.type !== "stow")) return [];
    const left = cardsOf(game.players[game.seat].hand);
    left.splice(left.indexOf(action.card), 1);
    // The last card of a hand follows by itself (B3.6).
    return action.type === "stow" && left.length === 1 ? [action.card, ...left] : [action.card];
  }

  /** @param {any} now @param {Notes[]} notes */
  #keep(now, notes) {
    this.version = now.version;
    this.notes.value = notes.map((stacks, seat) => fitted(stacks, now.game.players[seat].stack_counts));
    this.kept = [...this.kept.slice(-MOST_KEPT), { mark: markOf(now.game), notes: this.notes.value }];
  }
}

/** Stacks as high as they really are. @param {Notes} stacks @param {Record<string, number>} counts @returns {Notes} */
function fitted(stacks, counts) {
  return Object.fromEntries(ISLANDS.map((island) => {
    const known = (stacks[island] ?? []).slice(0, counts[island]);
    return [island, [...known, ...Array.from({ length: (counts[island] ?? 0) - known.length }, () => null)]];
  }));
}

/** By this a moment is known again after an undo. @param {any} view */
const markOf = (view) => JSON.stringify([view.turn, view.phase, view.to_act, view.dalang, view.players, view.discards]);

/** @type {WeakMap<object, Memory>} */
const memories = new WeakMap();

/** The viewer's stacks as far as they are known. @param {import("../../table_state.js").TableState | undefined} state @param {any} view @returns {Notes | null} */
export function remembered(state, view) {
  if (view.seat === null || view.seat === undefined) return null;
  if (view.players[view.seat].stacks) return view.players[view.seat].stacks;
  if (!state) return null;
  let memory = memories.get(state);
  if (!memory) memories.set(state, (memory = new Memory(state)));
  return memory.notes.value[view.seat] ?? null;
}
