/** The state of a watched table: the last message, the events of the log, the chat, and what waits for an answer. */
import { batch, computed, signal } from "./html.js";
import { lastReadLine, lastSeenVersion, markRead, markSeenVersion } from "./read_marks.js";
import { ask, connection, post, uncover, watch } from "./connection.js";
import { getChat, getLog, getSinceLastTurn, newCommandId } from "./api.js";
import { Wording } from "./wording.js";

/**
 * @typedef {import("./types").TableView} TableView
 * @typedef {import("./types").Decision} Decision
 * @typedef {import("./types").ChatLine} ChatLine
 * @typedef {import("./types").GameEvent} GameEvent
 * @typedef {import("./types").HintReason} HintReason
 * @typedef {import("./types").OfferedAction} OfferedAction
 */
/**
 * @template T
 * @typedef {import("@preact/signals").Signal<T>} Signal
 */

/** Something else that happened to a seat or the game. @typedef {{what: string, seat?: number, count?: number}} Change */

/** What is said of a version to screen readers. @typedef {{number: number, version: number, events: GameEvent[], changes: Change[], phase: string | null}} Announcement */

/** @type {never[]} */
const NOTHING = [];

/** Is anybody but a bot asked? The rules may still offer something when all have given up. @param {TableView | null} now */
function isAsked(now) {
  const seat = now?.seats[now.to_act ?? -1];
  return now?.status === "running" && !seat?.resigned && !seat?.substituted;
}

/** @param {GameEvent} event @param {TableView} message @param {import("./types").You} you */
const isOwnDeed = (event, message, you) =>
  message.entry !== "acted" || (message.by_seat === you.seat && event.seat === you.seat);

/** How many of the last versions are kept in words for screen readers. */
const TOLD = 12;

/** Among so many of the last lines those of the others are looked for when the game is over. */
const RECENT = 200;

/**
 * What has become of the players and the game, besides what was decided.
 * @param {TableView | null} before @param {TableView} after @returns {Change[]}
 */
function changes(before, after) {
  if (before?.status !== "running") return [];
  const found = after.seats.flatMap((seat, number) => {
    const old = /** @type {import("./types").SeatView} */ (before.seats[number]);
    if (seat.resigned && !old.resigned) return { what: "resigned", seat: number };
    if (seat.substituted !== old.substituted)
      return { what: seat.substituted ? "taken-over" : "given-back", seat: number };
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
    /** Null until the first message has come; nothing of the table is shown before. @type {Signal<TableView>} */
    this.now = signal(/** @type {TableView} */ (/** @type {unknown} */ (null)));
    /** @type {Signal<Decision[]>} */
    this.decisions = signal([]);
    /** @type {Signal<ChatLine[]>} */
    this.lines = signal([]);
    this.readLine = signal(lastReadLine(id));
    this.unreadLines = computed(
      () =>
        this.lines.value.filter((line) => line.text && line.number > this.readLine.value && !this.isOwn(line)).length,
    );
    /** The table was deleted. */
    this.gone = signal(false);
    this.problem = signal("");
    /** What was sent and is not answered: shown as such, never as played. */
    this.pending = signal(/** @type {string | null} */ (null));
    /** The last versions, each with what is to be said of it. @type {Signal<Announcement[]>} */
    this.announcements = signal([]);
    /** The events of the last update, for animations. */
    this.lastEvents = signal(/** @type {GameEvent[]} */ ([]));
    /** Those that concern the viewer, unless it was by the viewer's own decision. */
    this.relevantEvents = signal(/** @type {GameEvent[]} */ ([]));
    /** @type {Signal<HintReason[] | null>} */
    this.hints = signal(null);
    /** What happened since the last turn of the person who has just come back. @type {Signal<Decision[]>} */
    this.sinceLastTurn = signal([]);
    this.words = computed(() => new Wording(this.now.value?.settings.game ?? "", this.now.value?.seats ?? []));
    this.offered = computed(
      () =>
        /** @type {OfferedAction[]} */ (isAsked(this.now.value) ? (this.now.value.game?.legal ?? NOTHING) : NOTHING),
    );
    this.mine = computed(() => this.offered.value.length > 0);
  }

  /** Begin to watch; returns how to stop. */
  start() {
    return watch(this.id, (message) => this.#take(message));
  }

  /** @param {import("./connection.js").TableNews} message */
  #take(message) {
    this.#tell(message);
    if ("version" in message) markSeenVersion(this.id, message.version);
  }

  /** @param {import("./connection.js").TableNews} message */
  #tell(message) {
    switch (message.type) {
      case "table":
        this.#takeWhole(message);
        return;
      case "update":
        this.#takeUpdate(message);
        return;
      case "presence": {
        const seats = this.now.value.seats.map((seat) =>
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

  /** The table as it is now: the first sight, or after a lost connection with what was missed. @param {import("./types").TableMessage} message */
  #takeWhole(message) {
    /** @type {TableView | null} */
    const before = this.now.value;
    const isLater = before !== null && message.version > before.version;
    const missed = (isLater && message.missed) || NOTHING;
    const phase = this.#asked();
    this.#advance(/** @type {TableView} */ (message));
    this.hints.value = null;
    this.lastEvents.value = NOTHING;
    this.relevantEvents.value = NOTHING;
    for (const decision of missed) this.#announce({ version: decision.version, events: decision.events });
    if (before === null || isLater || this.#asked() !== phase) {
      this.#announce({ version: message.version, changes: changes(before, this.now.value), phase: this.#asked() });
    }
    this.decisions.value = [...this.decisions.value, ...missed];
    this.#readLog();
    if (before === null) this.#comeBack(lastSeenVersion(this.id));
    else if (message.since_last_turn) this.#showSince(message.since_last_turn, message.since_last_turn[0]);
    else if (isLater && message.missed?.length !== 0) this.#awayFrom ??= before.version;
    this.#recall();
    if (message.status === "over") this.#readChat();
  }

  /** @param {import("./types").UpdateMessage} message */
  #takeUpdate(message) {
    const before = this.now.value;
    this.#advance(/** @type {TableView} */ ({ ...before, ...message }));
    this.hints.value = null;
    if (message.entry === "undone" || message.entry === "started" || this.#logFailed) this.#readLog();
    if (message.entry === "acted") {
      this.decisions.value = [
        ...this.decisions.value,
        { step: message.step ?? 0, version: message.version, events: message.events ?? NOTHING },
      ];
    }
    this.lastEvents.value = message.events ?? NOTHING;
    this.relevantEvents.value = this.lastEvents.value.filter(
      (event) => event.mine && !isOwnDeed(event, this.now.value, this.now.value.you),
    );
    /** @type {Change[]} */
    const undone = message.entry === "undone" ? [{ what: "undone", seat: message.by_seat, count: message.steps }] : [];
    this.#announce({
      version: message.version,
      events: this.lastEvents.value,
      changes: [...undone, ...changes(before, this.now.value)],
      phase: this.#asked(),
    });
    this.#recall();
    if (message.status === "over" && before.status !== "over") this.#readChat();
  }

  /** Once the table has gone on, nothing waits: what was sent has been done, or is refused. @param {TableView} now */
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

  /** Keep what is to be said of a version. @param {Pick<Announcement, "version"> & Partial<Announcement>} said */
  #announce(said) {
    const number = (this.announcements.value.at(-1)?.number ?? 0) + 1;
    this.announcements.value = [
      ...this.announcements.value,
      { number, events: NOTHING, changes: NOTHING, phase: null, ...said },
    ].slice(-TOLD);
  }

  /** Lines come again after a lost connection. @param {ChatLine[]} lines */
  #hear(lines) {
    const all = new Map([...this.lines.value, ...lines].map((line) => [line.number, line]));
    this.lines.value = [...all.values()].sort((one, other) => one.number - other.number);
  }

  /** When the game is over, players and spectators read each other's lines. */
  async #readChat() {
    const after = Math.max(0, (this.lines.value.at(-1)?.number ?? 0) - RECENT);
    const found = await getChat(this.id, after).catch(() => null);
    if (found) this.#hear(found.lines);
  }

  /** All lines have been read. */
  readLines() {
    const last = this.lines.value.at(-1)?.number ?? 0;
    if (last <= this.readLine.value) return;
    this.readLine.value = last;
    markRead(this.id, last);
  }

  /** @param {ChatLine} line */
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
    const found = await getSinceLastTurn(this.id).catch(() => null);
    if (found)
      this.#showSince(
        found.decisions.filter((decision) => decision.version > known),
        found.decisions[0],
      );
  }

  /** Whoever has not decided anything yet has no last turn. @param {Decision[]} decisions @param {Decision | undefined} first */
  #showSince(decisions, first) {
    if (first === undefined || first.step > 1) this.sinceLastTurn.value = decisions;
  }

  async #readLog() {
    if (this.now.value.status === "open") return;
    this.#logFailed = false;
    const found = await getLog(this.id).catch(() => null);
    // Then with the next update, or when the connection is back.
    if (!found) this.#logFailed = true;
    if (!found || found.version < this.#logVersion) return;
    this.#logVersion = found.version;
    this.decisions.value = [
      ...found.decisions,
      ...this.decisions.value.filter((decision) => decision.version > found.version),
    ];
  }

  /** Carry out an offered action. @param {string} text */
  async choose(text) {
    if (this.pending.value !== null) return;
    this.pending.value = text;
    this.sinceLastTurn.value = [];
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

  /**
   * @template {import("../protocol").Command["do"]} Name
   * @param {Name} what
   * @param {Omit<Extract<import("../protocol").Command, {do: Name}>, "do" | "command">} fields
   */
  command(what, fields) {
    return this.#try(ask(this.id, what, fields));
  }

  /** @param {string} text @param {string} name */
  say(text, name) {
    return this.#try(post({ do: "say", table: this.id, command: newCommandId(), text, name }));
  }

  /** The maker's: silence somebody, or hear them again. @param {string} target @param {boolean} muted */
  mute(target, muted) {
    return this.#try(post({ do: "mute", table: this.id, command: newCommandId(), target, muted }));
  }

  /** @param {import("./types").AutoReply} reply */
  setAutoReply(reply) {
    return this.#try(post({ do: "auto_reply", table: this.id, command: newCommandId(), auto_reply: reply }));
  }

  async hint() {
    const found = await this.#try(post({ do: "hint", table: this.id, command: newCommandId() }));
    if (found?.type === "hint") this.hints.value = found.reasons;
  }

  /** @param {number} seat */
  uncover(seat) {
    uncover(this.id, seat);
  }

  /** @template T @param {Promise<T>} work @returns {Promise<T | null>} */
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
