/** A watched table: the last message, the log in words of happenings, the chat, and what is under way. */
import { batch, computed, signal } from "./html.js";
import { follow, followed, haveRead, read } from "./preferences.js";
import { ask, connection, newCommand, post, request, uncover, watch } from "./server.js";
import { Words } from "./words.js";

/** @type {any[]} */
const NOTHING = [];

/** Is anybody but a bot asked? The rules may still offer something when all have given up. @param {any} now */
function isAsked(now) {
  const seat = now?.seats[now.to_act];
  return now?.status === "running" && !seat?.resigned && !seat?.substituted;
}

/** @param {any} event @param {any} message @param {any} you */
const isOwnDeed = (event, message, you) => message.entry !== "acted" || (message.by_seat === you.seat && event.seat === you.seat);

/** How many of the last versions are kept in words for screen readers. */
const TOLD = 12;

/** Among so many of the last lines those of the others are looked for when the game is over. */
const RECENT = 200;

/**
 * What has become of the players and the game, besides what was decided.
 * @param {any} before @param {any} after @returns {Array<{what: string, seat?: number}>}
 */
function changes(before, after) {
  if (before?.status !== "running") return [];
  const found = after.seats.flatMap((/** @type {any} */ seat, /** @type {number} */ number) => {
    const old = before.seats[number];
    if (seat.resigned && !old.resigned) return { what: "resigned", seat: number };
    if (seat.substituted !== old.substituted) return { what: seat.substituted ? "taken-over" : "given-back", seat: number };
    return [];
  });
  return after.status === "over" ? [...found, { what: "over" }] : found;
}

export class TableState {
  /** The version after which something happened unseen; null if nothing did. @type {number | null} */
  #awayFrom = null;
  /** The version of the last log that was read whole, and whether the last attempt failed. */
  #logVersion = 0;
  #logFailed = false;
  #undoing = false;
  /** The version at which the last decision was sent. */
  #pendingAt = 0;

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {import("@preact/signals").Signal<any>} */
    this.now = signal(null);
    /** @type {import("@preact/signals").Signal<any[]>} */
    this.chapters = signal([]);
    /** @type {import("@preact/signals").Signal<any[]>} */
    this.lines = signal([]);
    this.readLine = signal(haveRead(id));
    this.unreadLines = computed(() => this.lines.value.filter((line) => line.text && line.number > this.readLine.value && !this.isOwn(line)).length);
    /** The table was deleted. */
    this.gone = signal(false);
    this.problem = signal("");
    /** What was sent and is not answered: shown as such, never as played. */
    this.pending = signal(/** @type {string | null} */ (null));
    /** The last versions, each with what is to be said of it. @type {import("@preact/signals").Signal<any[]>} */
    this.told = signal([]);
    /** The happenings of the last update, for pictures that move. */
    this.news = signal(/** @type {any[]} */ ([]));
    /** Those that concern the viewer, unless it was by the viewer's own decision. */
    this.concerning = signal(/** @type {any[]} */ ([]));
    /** @type {import("@preact/signals").Signal<any[] | null>} */
    this.hints = signal(null);
    /** What happened since the last turn of the person who has just come back. @type {import("@preact/signals").Signal<any[]>} */
    this.since = signal([]);
    this.words = computed(() => new Words(this.now.value?.settings.game ?? "altar", this.now.value?.seats ?? []));
    this.offered = computed(() => (isAsked(this.now.value) ? this.now.value.game?.legal ?? NOTHING : NOTHING));
    this.mine = computed(() => this.offered.value.length > 0);
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
        this.#takeWhole(message);
        return;
      case "update":
        this.#takeUpdate(message);
        return;
      case "presence": {
        const seats = this.now.value.seats.map((/** @type {any} */ seat) =>
          seat.seat === message.seat ? { ...seat, present: message.present } : seat,
        );
        this.now.value = { ...this.now.value, seats };
        return;
      }
      case "chat":
        this.#hear(message.lines);
        return;
      case "refused":
        if (this.now.value && message.code === "no-such-table") this.gone.value = true;
        else this.problem.value = message.sentence;
        return;
      case "gone":
        this.gone.value = true;
    }
  }

  /** The table as it is now: the first sight, or after a lost connection with what was missed. @param {any} message */
  #takeWhole(message) {
    const before = this.now.value;
    const isLater = before !== null && message.version > before.version;
    const missed = (isLater && message.missed) || NOTHING;
    const phase = this.#asked();
    this.#advance(message);
    this.hints.value = null;
    this.news.value = NOTHING;
    this.concerning.value = NOTHING;
    for (const chapter of missed) this.#announce({ version: chapter.version, events: chapter.events });
    if (before === null || isLater || this.#asked() !== phase) {
      this.#announce({ version: message.version, changes: changes(before, message), phase: this.#asked() });
    }
    this.chapters.value = [...this.chapters.value, ...missed];
    this.#readLog();
    if (before === null) this.#comeBack(followed(this.id));
    else if (message.since_last_turn) this.#showSince(message.since_last_turn, message.since_last_turn[0]);
    else if (isLater && message.missed?.length !== 0) this.#awayFrom ??= before.version;
    this.#recall();
    if (message.status === "over") this.#readChat();
  }

  /** @param {any} message */
  #takeUpdate(message) {
    const before = this.now.value;
    this.#advance({ ...before, ...message });
    this.hints.value = null;
    if (message.entry === "undone" || message.entry === "started" || this.#logFailed) this.#readLog();
    if (message.entry === "acted") {
      this.chapters.value = [...this.chapters.value, { step: message.step, version: message.version, events: message.events }];
    }
    this.news.value = message.events ?? NOTHING;
    this.concerning.value = (message.events ?? []).filter((/** @type {any} */ event) => event.mine && !isOwnDeed(event, message, this.now.value.you));
    const undone = message.entry === "undone" ? [{ what: "undone", seat: message.by_seat, count: message.steps }] : [];
    this.#announce({ version: message.version, events: this.news.value, changes: [...undone, ...changes(before, this.now.value)], phase: this.#asked() });
    this.#recall();
    if (message.status === "over" && before.status !== "over") this.#readChat();
  }

  /** Once the table has gone on, nothing waits: what was sent has been done, or is refused. @param {any} now */
  #advance(now) {
    batch(() => {
      if (now.version > this.#pendingAt) this.pending.value = null;
      this.now.value = now;
    });
  }

  /** What I am asked now, if I am. @returns {string | null} */
  #asked() {
    return this.mine.value ? this.now.value.game.phase : null;
  }

  /** Keep what is to be said of a version. @param {{version: number, events?: any[], changes?: any[], phase?: string | null}} said */
  #announce(said) {
    const number = (this.told.value.at(-1)?.number ?? 0) + 1;
    this.told.value = [...this.told.value, { number, events: NOTHING, changes: NOTHING, phase: null, ...said }].slice(-TOLD);
  }

  /** Lines come again after a lost connection. @param {any[]} lines */
  #hear(lines) {
    const all = new Map([...this.lines.value, ...lines].map((line) => [line.number, line]));
    this.lines.value = [...all.values()].sort((one, other) => one.number - other.number);
  }

  /** When the game is over, players and spectators read each other's lines. */
  async #readChat() {
    const after = Math.max(0, (this.lines.value.at(-1)?.number ?? 0) - RECENT);
    const found = await request("GET", `/api/tables/${this.id}/chat?after=${after}`).catch(() => null);
    if (found) this.#hear(found.lines);
  }

  /** All lines have been read. */
  readLines() {
    const last = this.lines.value.at(-1)?.number ?? 0;
    if (last <= this.readLine.value) return;
    this.readLine.value = last;
    read(this.id, last);
  }

  /** @param {any} line */
  isOwn(line) {
    return line.seat !== null && (this.now.value?.you.seats.includes(line.seat) ?? false);
  }

  /** It is my turn, and something happened while I was away. */
  #recall() {
    if (this.#awayFrom === null || !this.mine.value) return;
    this.#comeBack(this.#awayFrom);
    this.#awayFrom = null;
  }

  /** What has happened since my last turn that I have not seen? @param {number} known the last version that I have seen */
  async #comeBack(known) {
    const { status, you } = this.now.value;
    if (status !== "running" || you.seat === null || you.seats.length !== 1) return;
    const found = await request("GET", `/api/tables/${this.id}/since`).catch(() => null);
    if (found) this.#showSince(found.decisions.filter((/** @type {any} */ chapter) => chapter.version > known), found.decisions[0]);
  }

  /** Whoever has not decided anything yet has no last turn. @param {any[]} chapters @param {any} first */
  #showSince(chapters, first) {
    if (!(first?.step <= 1)) this.since.value = chapters;
  }

  async #readLog() {
    if (this.now.value.status === "open") return;
    this.#logFailed = false;
    const found = await request("GET", `/api/tables/${this.id}/log`).catch(() => null);
    // Then with the next update, or when the connection is back.
    if (!found) this.#logFailed = true;
    if (!found || found.version < this.#logVersion) return;
    this.#logVersion = found.version;
    this.chapters.value = [...found.decisions, ...this.chapters.value.filter((chapter) => chapter.version > found.version)];
  }

  /** Carry out an offered action. @param {string} text */
  async choose(text) {
    if (this.pending.value !== null) return;
    this.pending.value = text;
    this.since.value = [];
    this.#awayFrom = null;
    const { version } = this.now.value;
    this.#pendingAt = version;
    await this.#try(ask(this.id, "act", { version, action: text }));
    if (this.#pendingAt === version) this.pending.value = null;
  }

  /** @param {number} steps */
  async undo(steps) {
    if (this.#undoing || this.pending.value !== null) return;
    this.#undoing = true;
    await this.#try(ask(this.id, "undo", { version: this.now.value.version, steps }));
    this.#undoing = false;
  }

  /** @param {string} what @param {object} [fields] */
  command(what, fields) {
    return this.#try(ask(this.id, what, fields));
  }

  /** @param {string} text @param {string} name */
  say(text, name) {
    return this.#try(post({ do: "say", table: this.id, command: newCommand(), text, name }));
  }

  /** The maker's: silence somebody, or hear them again. @param {string} target @param {boolean} muted */
  mute(target, muted) {
    return this.#try(post({ do: "mute", table: this.id, command: newCommand(), target, muted }));
  }

  /** @param {object} standing */
  decideInAdvance(standing) {
    return this.#try(post({ do: "auto_reply", table: this.id, command: newCommand(), auto_reply: standing }));
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
