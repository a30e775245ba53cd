/** A watched table: the last message, the log in words of happenings, the chat, and what is under way. */
import { computed, signal } from "./html.js";
import { follow, followed } from "./preferences.js";
import { ask, connection, newCommand, post, request, uncover, watch } from "./server.js";
import { Words } from "./words.js";

/** @type {any[]} */
const NOTHING = [];

/** Does a bot decide, for somebody who gave up or went away? @param {any} now */
function isPlayedByBot(now) {
  const seat = now?.seats[now.to_act];
  return Boolean(seat?.resigned || seat?.substituted);
}

/** @param {any} event @param {any} message @param {any} you */
const isOwnDeed = (event, message, you) => message.what !== "acted" || (message.by_seat === you.seat && event.seat === you.seat);

export class TableState {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {import("@preact/signals").Signal<any>} */
    this.now = signal(null);
    /** @type {import("@preact/signals").Signal<any[]>} */
    this.chapters = signal([]);
    /** @type {import("@preact/signals").Signal<any[]>} */
    this.lines = signal([]);
    this.unreadLines = signal(0);
    this.problem = signal("");
    /** What was sent and is not answered: shown as such, never as played. */
    this.pending = signal(/** @type {string | null} */ (null));
    /** The happenings of the last update, for pictures that move. */
    this.news = signal(/** @type {any[]} */ ([]));
    /** Those that concern the viewer, unless it was by the viewer's own decision. */
    this.concerning = signal(/** @type {any[]} */ ([]));
    /** @type {import("@preact/signals").Signal<any[] | null>} */
    this.hints = signal(null);
    /** What happened since the last turn of the person who has just come back. @type {import("@preact/signals").Signal<any[]>} */
    this.since = signal([]);
    this.words = computed(() => new Words(this.now.value?.settings.game ?? "altar", this.now.value?.seats ?? []));
    this.offered = computed(() => (isPlayedByBot(this.now.value) ? NOTHING : this.now.value?.game?.legal ?? NOTHING));
    this.mine = computed(() => this.offered.value.length > 0 && this.now.value.status === "running");
  }

  /** Begin to watch; returns how to stop. */
  start() {
    return watch(this.id, (message) => this.#take(message));
  }

  /** @param {any} message */
  #take(message) {
    this.#tell(message);
    if (message.version) follow(this.id, message.version);
  }

  /** @param {any} message */
  #tell(message) {
    switch (message.type) {
      case "table":
        this.#comeBack(message);
        this.now.value = message;
        this.hints.value = null;
        this.#readLog();
        return;
      case "update":
        this.now.value = { ...this.now.value, ...message };
        this.hints.value = null;
        if (message.what === "undone" || message.what === "started") this.#readLog();
        else if (message.events) {
          this.chapters.value = [...this.chapters.value, { step: message.step, version: message.version, events: message.events }];
        }
        this.news.value = message.events ?? [];
        this.concerning.value = (message.events ?? []).filter((/** @type {any} */ event) => event.mine && !isOwnDeed(event, message, this.now.value.you));
        return;
      case "presence": {
        const seats = this.now.value.seats.map((/** @type {any} */ seat) =>
          seat.seat === message.seat ? { ...seat, present: message.present } : seat,
        );
        this.now.value = { ...this.now.value, seats };
        return;
      }
      case "chat":
        this.lines.value = [...this.lines.value, ...message.lines.filter((/** @type {any} */ line) => line.text)];
        this.unreadLines.value += message.lines.length;
        return;
      case "refused":
        this.problem.value = message.sentence;
        return;
      case "gone":
        this.problem.value = "gone";
    }
  }

  /** The first sight of a table that waits for me: what has happened meanwhile? @param {any} message */
  async #comeBack(message) {
    if (this.now.value || message.status !== "running" || message.you.seat === null) return;
    const known = followed(this.id);
    const found = await request("GET", `/api/tables/${this.id}/since`);
    // Whoever has not decided anything yet has no last turn.
    if (found.chapters[0]?.step <= 1) return;
    this.since.value = found.chapters.filter((/** @type {any} */ chapter) => chapter.version > known);
  }

  async #readLog() {
    if (this.now.value.status === "open") return;
    const found = await request("GET", `/api/tables/${this.id}/log`);
    this.chapters.value = found.chapters;
  }

  /** Carry out an offered action. @param {string} text */
  async choose(text) {
    if (this.pending.value !== null) return;
    this.pending.value = text;
    this.since.value = [];
    await this.#try(ask(this.id, "act", { version: this.now.value.version, action: text }));
    this.pending.value = null;
  }

  /** @param {number} steps */
  undo(steps) {
    return this.#try(ask(this.id, "undo", { version: this.now.value.version, steps }));
  }

  /** @param {string} what @param {object} [fields] */
  command(what, fields) {
    return this.#try(ask(this.id, what, fields));
  }

  /** @param {string} text @param {string} name */
  say(text, name) {
    return this.#try(post({ do: "say", table: this.id, command: newCommand(), text, name }));
  }

  /** @param {object} standing */
  decideInAdvance(standing) {
    return this.#try(post({ do: "standing", table: this.id, command: newCommand(), standing }));
  }

  async hint() {
    const found = await this.#try(post({ do: "hint", table: this.id, command: newCommand() }));
    if (found) this.hints.value = found.reasons;
  }

  /** @param {number} seat */
  uncover(seat) {
    uncover(this.id, seat);
  }

  /** @param {Promise<any>} work */
  async #try(work) {
    this.problem.value = "";
    try {
      return await work;
    } catch (error) {
      this.problem.value = String(/** @type {Error} */ (error).message);
      return null;
    }
  }
}

export { connection };
