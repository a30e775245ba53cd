/** The state of a watched table: the view, the log, the chat, and the decision that is being sent. */
import { batch, computed, signal } from "./html.js";
import { lastReadLine, lastSeenVersion, markRead, markSeenVersion } from "./read_marks.js";
import { ask, connection, post, uncover, watch } from "./connection.js";
import { dropNotes } from "./local_notes.js";
import { getChat, getLog, getSinceLastTurn, newCommandId } from "./api.js";
import { turnsOf } from "./story.js";
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

/** Something that happened to a seat or the table besides the game's events. @typedef {{what: string, seat?: number, count?: number}} Change */

/** What screen readers announce for a version. @typedef {{number: number, version: number, events: GameEvent[], changes: Change[], phase: string | null}} Announcement */

/** @type {never[]} */
const NOTHING = [];

/** Whether a person has to decide. The rules may still offer actions when all people have resigned. @param {TableView | null} now */
function isAsked(now) {
  const seat = now?.seats[now.to_act ?? -1];
  return now?.status === "running" && !seat?.resigned && !seat?.substituted;
}

/** @param {GameEvent} event @param {TableView} message @param {import("./types").You} you */
const isOwnDeed = (event, message, you) =>
  message.entry !== "acted" || (message.by_seat === you.seat && event.seat === you.seat);

/** How many versions the live region for screen readers keeps. */
const MAX_ANNOUNCEMENTS = 12;

/** How many of the last chat lines are read again when the game is over and the other room's lines appear. */
const RECENT_LINES = 200;

/**
 * The changes between two versions besides the game's events.
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
  /** The last version the viewer saw before being away; null if nothing was missed. @type {number | null} */
  #awayFrom = null;
  /** The version of the last complete log, and whether the last attempt to read it failed. */
  #logVersion = 0;
  #logFailed = false;
  #undoing = false;
  /** The version at which the last decision was sent. */
  #pendingAt = 0;

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** Null until the first message; pages show nothing of the table before. @type {Signal<TableView>} */
    this.now = signal(/** @type {TableView} */ (/** @type {unknown} */ (null)));
    /** @type {Signal<Decision[]>} */
    this.decisions = signal([]);
    /** The log grouped into turns. */
    this.turns = computed(() => turnsOf(this.decisions.value));
    /** @type {Signal<ChatLine[]>} */
    this.lines = signal([]);
    this.readLine = signal(lastReadLine(id));
    this.unreadLines = computed(
      () =>
        this.lines.value.filter(
          (line) => (line.text || line.phrase) && line.number > this.readLine.value && !this.isOwn(line),
        ).length,
    );
    /** The table was deleted. */
    this.gone = signal(false);
    this.problem = signal("");
    /** The action that was sent and not answered yet; shown as pending, never as played. */
    this.pending = signal(/** @type {string | null} */ (null));
    /** Announcements of the last versions. @type {Signal<Announcement[]>} */
    this.announcements = signal([]);
    /** The events of the last update, for animations. */
    this.lastEvents = signal(/** @type {GameEvent[]} */ ([]));
    /** Those that concern the viewer and do not follow from the viewer's own decision. */
    this.relevantEvents = signal(/** @type {GameEvent[]} */ ([]));
    /** @type {Signal<HintReason[] | null>} */
    this.hints = signal(null);
    /** The decisions since the viewer's last turn, after coming back. @type {Signal<Decision[]>} */
    this.sinceLastTurn = signal([]);
    this.words = computed(() => new Wording(this.now.value?.settings.game ?? "", this.now.value?.seats ?? []));
    this.offered = computed(
      () =>
        /** @type {OfferedAction[]} */ (isAsked(this.now.value) ? (this.now.value.game?.legal ?? NOTHING) : NOTHING),
    );
    this.mine = computed(() => this.offered.value.length > 0);
  }

  /** Start watching; returns a function that stops. */
  start() {
    return watch(this.id, (message) => this.#take(message));
  }

  /** @param {import("./connection.js").WatchedMessage} message */
  #take(message) {
    this.#tell(message);
    if ("version" in message) markSeenVersion(this.id, message.version);
  }

  /** @param {import("./connection.js").WatchedMessage} message */
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
      case "spectators":
        this.now.value = { ...this.now.value, spectators: message.count };
        return;
      case "chat":
        this.#hear(message.lines);
        return;
      case "chat_removed":
        this.lines.value = this.lines.value.filter((line) => !message.numbers.includes(line.number));
        return;
      case "refused":
        if (message.code === "no-such-table") dropNotes(this.id);
        if (this.now.value && message.code === "no-such-table") this.gone.value = true;
        else this.problem.value = message.sentence;
        return;
      case "gone":
        dropNotes(this.id);
        this.gone.value = true;
    }
  }

  /** Handle the whole table: at first, or after a lost connection with the decisions missed. @param {import("./types").TableMessage} message */
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
        {
          step: message.step ?? 0,
          version: message.version,
          by_seat: message.by_seat ?? null,
          turn: message.turn ?? 0,
          active: message.active ?? 0,
          events: message.events ?? NOTHING,
        },
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
    // The start renumbers the seats of those who have spoken.
    if (message.status !== before.status) this.#readChat();
  }

  /** A newer version ends the pending decision: it was carried out or will be refused. @param {TableView} now */
  #advance(now) {
    /** @type {TableView | null} */
    const before = this.now.value;
    batch(() => {
      if (now.version > this.#pendingAt) this.pending.value = null;
      if (before && before.you.seat !== null && before.you.seat !== now.you.seat) this.#cover();
      this.now.value = now;
    });
  }

  /** Forget what only the seat knows that was looked from until now: somebody else takes the shared device. */
  #cover() {
    this.decisions.value = NOTHING;
    this.announcements.value = NOTHING;
    this.sinceLastTurn.value = NOTHING;
    this.#readLog();
  }

  /** The phase in which the viewer has to decide, if so. @returns {string | null} */
  #asked() {
    return this.mine.value ? this.now.value.game.phase : null;
  }

  /** Add an announcement. @param {Pick<Announcement, "version"> & Partial<Announcement>} said */
  #announce(said) {
    const number = (this.announcements.value.at(-1)?.number ?? 0) + 1;
    this.announcements.value = [
      ...this.announcements.value,
      { number, events: NOTHING, changes: NOTHING, phase: null, ...said },
    ].slice(-MAX_ANNOUNCEMENTS);
  }

  /** Add new lines; after a lost connection known ones come again. @param {ChatLine[]} lines */
  #hear(lines) {
    const all = new Map([...this.lines.value, ...lines].map((line) => [line.number, line]));
    this.lines.value = [...all.values()].sort((one, other) => one.number - other.number);
  }

  /** Read the last lines again: the other room's too, which everybody may once the game is over. */
  async #readChat() {
    const after = Math.max(0, (this.lines.value.at(-1)?.number ?? 0) - RECENT_LINES);
    const found = await getChat(this.id, after).catch(() => null);
    if (found) this.#hear(found.lines);
  }

  /** Mark all lines as read. */
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

  /** On the viewer's turn, show what happened while they were away. */
  #recall() {
    if (this.#awayFrom === null || !this.mine.value) return;
    this.#comeBack(this.#awayFrom);
    this.#awayFrom = null;
  }

  /** Load the decisions since the viewer's last turn. @param {number} known the last version the viewer has seen */
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

  /** Show the decisions, unless the viewer has not had a turn yet. @param {Decision[]} decisions @param {Decision | undefined} first */
  #showSince(decisions, first) {
    if (first === undefined || first.step > 1) this.sinceLastTurn.value = decisions;
  }

  async #readLog() {
    if (this.now.value.status === "open") return;
    this.#logFailed = false;
    const found = await getLog(this.id).catch(() => null);
    // Tried again with the next update, or after reconnecting.
    if (!found) this.#logFailed = true;
    if (!found || found.version < this.#logVersion) return;
    this.#logVersion = found.version;
    this.decisions.value = [
      ...found.decisions,
      ...this.decisions.value.filter((decision) => decision.version > found.version),
    ];
  }

  /** Carry out an offered action; false if it was refused. @param {string} text @returns {Promise<boolean>} */
  async choose(text) {
    if (this.pending.value !== null) return false;
    this.pending.value = text;
    this.sinceLastTurn.value = [];
    this.#awayFrom = null;
    const { version } = this.now.value;
    this.#pendingAt = version;
    await this.#try(ask(this.id, "act", { version, action: text }));
    if (this.#pendingAt === version) this.pending.value = null;
    return !this.problem.value;
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

  /** @param {import("./types").Phrase} phrase @param {string} name */
  sayPhrase(phrase, name) {
    return this.#try(post({ do: "say", table: this.id, command: newCommandId(), phrase, name }));
  }

  /** Mute or unmute somebody; only the owner may. @param {string} target @param {boolean} muted */
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
