/** The state of a lesson, with the interface of TableState as far as boards and the prompt use it. */
import { computed, signal } from "./html.js";
import { knows, say } from "./language.js";
import { ownName } from "./preferences.js";
import { followLesson } from "./api.js";
import { kebab, Wording } from "./wording.js";

const COLOURS = ["red", "blue", "yellow", "green"];
/** @type {never[]} */
const NOTHING = [];

/** @typedef {import("./types").TableView} TableView */
/** @typedef {import("./types").LessonMoment} LessonMoment */
/** @typedef {import("./types").GameEvent} GameEvent */

export class LessonState {
  /** @param {string} game @param {string} lesson */
  constructor(game, lesson) {
    this.game = game;
    this.lesson = lesson;
    this.id = kebab(`learn-${game}-${lesson}`);
    /** @type {string[]} */
    this.choices = [];
    /** The server's answer to the last right choice. @type {import("@preact/signals").Signal<LessonMoment | null>} */
    this.progress = signal(null);
    /** Like `TableState.now`; null until the lesson is loaded. @type {import("@preact/signals").Signal<TableView>} */
    this.now = signal(/** @type {TableView} */ (/** @type {unknown} */ (null)));
    this.lastEvents = signal(/** @type {GameEvent[]} */ (NOTHING));
    this.decisions = signal(/** @type {import("./types").Decision[]} */ (NOTHING));
    this.relevantEvents = signal(/** @type {GameEvent[]} */ (NOTHING));
    /** What is amiss with the last choice, or why the server did not answer. */
    this.mistake = signal("");
    /** The prompt shows none: a mistake stands beside the task. */
    this.problem = signal("");
    this.pending = signal(/** @type {string | null} */ (null));
    this.hints = signal(/** @type {import("./types").HintReason[] | null} */ (null));
    this.words = computed(() => new Wording(game, this.now.value?.seats ?? NOTHING));
    this.offered = computed(
      () =>
        /** @type {import("./types").OfferedAction[]} */ (
          !this.progress.value || this.progress.value.done ? NOTHING : this.progress.value.game.legal
        ),
    );
    this.mine = computed(() => this.offered.value.length > 0);
  }

  async start() {
    const found = await this.#ask([]);
    if (!found) return;
    this.now.value = shownTable(this.game, found.game, 0, this.#moment(found));
    this.progress.value = found;
  }

  /** Make a choice; a wrong one is taken back, and the answer is false. @param {string} text @returns {Promise<boolean>} */
  async choose(text) {
    if (this.pending.value !== null) return false;
    this.pending.value = text;
    const found = await this.#ask([...this.choices, text]);
    if (found && !found.right) this.mistake.value = say("web-lesson-wrong", { why: this.#wrong(text) });
    if (found?.right) {
      this.choices.push(text);
      this.now.value = { ...this.now.value, type: "update", by_seat: 0, ...this.#moment(found) };
      this.lastEvents.value = found.events;
      this.progress.value = found;
    }
    this.pending.value = null;
    return Boolean(found?.right);
  }

  /** The server's answer to these choices; null, with `mistake` set, if the request fails. @param {string[]} choices */
  async #ask(choices) {
    this.mistake.value = "";
    try {
      return await followLesson(this.game, this.lesson, choices);
    } catch (error) {
      this.mistake.value = String(/** @type {Error} */ (error).message);
      return null;
    }
  }

  /** The tasks of all steps, then what the lesson taught; `progress.step` is the number of the one that counts now. */
  texts() {
    const steps = Array.from({ length: this.progress.value?.steps ?? 0 }, (_, step) => say(this.#ofStep("task", step)));
    return [...steps, say(`${this.id}-learned`)];
  }

  /** Why a choice is wrong. Variant keys of Fluent hold no spaces or signs: these become hyphens. @param {string} choice */
  #wrong(choice) {
    return say(this.#ofStep("wrong"), { choice: choice.replace(/[^A-Za-z0-9]+/g, "-") });
  }

  /** The id of a step's message, or else of the one for all steps. @param {string} part @param {number} [step] by default the current one */
  #ofStep(part, step = this.progress.value?.step ?? 0) {
    const numbered = `${this.id}-${part}-${step + 1}`;
    return knows(numbered) ? numbered : `${this.id}-${part}`;
  }

  /** @param {LessonMoment} found */
  #moment(found) {
    return { version: this.choices.length + 1, to_act: found.game.to_act, game: found.game };
  }
}

/**
 * A table that is not on the server, with the parts that boards and the prompt read; people have no names but one's own.
 * @param {string} game @param {import("./types").View} view @param {number} seat the viewer's @param {object} [more]
 */
export function shownTable(game, view, seat, more) {
  const seats = view.players.map((player, number) => ({
    name: number === seat ? ownName() : null,
    colour: player.colour ?? COLOURS[number],
    level: null,
    seat: number,
    kind: "person",
    present: true,
    ready: true,
    substituted: false,
    resigned: false,
  }));
  const settings = { game, options: {}, hints: false, memory_aid: false, clock: { type: "none", grace: 0 } };
  const you = { seat, seats: [seat], owner: false, undo: 0, handover: null };
  return /** @type {TableView} */ (
    /** @type {unknown} */ ({
      type: "table",
      status: "running",
      settings,
      seats,
      you,
      version: 1,
      deadline: null,
      takeover_at: null,
      result: null,
      to_act: view.to_act,
      game: view,
      ...more,
    })
  );
}
