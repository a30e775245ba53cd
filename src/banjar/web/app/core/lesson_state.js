/** The state of a lesson, with the interface of TableState as far as boards use it. */
import { computed, signal } from "./html.js";
import { knows, say } from "./language.js";
import { ownName } from "./preferences.js";
import { followLesson } from "./api.js";
import { kebab, Wording } from "./wording.js";

const COLOURS = ["red", "blue", "yellow"];
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
  }

  async start() {
    const found = await this.#ask([]);
    if (!found) return;
    const seats = COLOURS.slice(0, found.game.players.length).map((colour, seat) => ({
      name: seat === 0 ? ownName() : null,
      colour,
      level: null,
      seat,
    }));
    // The only parts of a table that boards read.
    this.now.value = /** @type {TableView} */ (
      /** @type {unknown} */ ({ type: "table", seats, you: { seat: 0 }, ...this.#moment(found) })
    );
    this.progress.value = found;
  }

  /** Make a choice; a wrong one is taken back. @param {string} text */
  async choose(text) {
    if (this.pending.value !== null) return;
    this.pending.value = text;
    const found = await this.#ask([...this.choices, text]);
    if (found && !found.right) this.problem.value = say("web-lesson-wrong", { why: this.#wrong(text) });
    if (found?.right) {
      this.choices.push(text);
      this.now.value = { ...this.now.value, type: "update", by_seat: 0, ...this.#moment(found) };
      this.lastEvents.value = found.events;
      this.progress.value = found;
    }
    this.pending.value = null;
  }

  /** The server's answer to these choices; null, with `problem` set, if the request fails. @param {string[]} choices */
  async #ask(choices) {
    this.problem.value = "";
    try {
      return await followLesson(this.game, this.lesson, choices);
    } catch (error) {
      this.problem.value = String(/** @type {Error} */ (error).message);
      return null;
    }
  }

  /** The task of this step. */
  task() {
    return say(this.#ofStep("task"));
  }

  /** What the lesson taught. */
  learned() {
    return say(`${this.id}-learned`);
  }

  /** Why a choice is wrong. Variant keys of Fluent hold no spaces or signs: these become hyphens. @param {string} choice */
  #wrong(choice) {
    return say(this.#ofStep("wrong"), { choice: choice.replace(/[^A-Za-z0-9]+/g, "-") });
  }

  /** The id of this step's message, or else of the one for all steps. @param {string} part */
  #ofStep(part) {
    const numbered = `${this.id}-${part}-${(this.progress.value?.step ?? 0) + 1}`;
    return knows(numbered) ? numbered : `${this.id}-${part}`;
  }

  /** @param {LessonMoment} found */
  #moment(found) {
    return { version: this.choices.length + 1, to_act: found.game.to_act, game: found.game };
  }
}
