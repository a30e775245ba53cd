// Generated from the structs of src/banjar/protocol by tools/generate_protocol.py; do not edit.

export type Command =
  | Join
  | Leave
  | Ready
  | ChooseColour
  | Reseat
  | Bar
  | Readmit
  | Start
  | Act
  | Undo
  | Resign
  | Return
  | Rematch;

export type Clock = NoClock | LiveClock | CorrespondenceClock;

export type Phrase =
  | "again"
  | "flower"
  | "good-luck"
  | "goodbye"
  | "hello"
  | "laugh"
  | "oh-no"
  | "one-moment"
  | "sad"
  | "smile"
  | "thanks"
  | "thumb"
  | "well-done"
  | "well-played"
  | "wow"
  | "your-turn";

export type ClientMessage =
  | Watch
  | Unwatch
  | Ask
  | Uncover
  | SetAutoReply
  | Say
  | Mute
  | RequestHint
  | FollowLobby
  | SetLanguage
  | Ping;

export type ServerMessage =
  | Welcome
  | TableMessage
  | UpdateMessage
  | Done
  | Refused
  | Presence
  | Spectators
  | ChatMessage
  | ChatRemoved
  | HintMessage
  | LobbyMessage
  | Pong
  | Bye
  | Gone;

export type Status = "open" | "over" | "running";

export type SeatKind = "bot" | "invited" | "open" | "person";

export type EntryType =
  | "acted"
  | "barred"
  | "colour"
  | "created"
  | "credited"
  | "forgotten"
  | "given_back"
  | "joined"
  | "left"
  | "readied"
  | "readmitted"
  | "rematched"
  | "reseated"
  | "resigned"
  | "started"
  | "taken_over"
  | "undone"
  | "warned";

export type Room = "players" | "spectators";

export type Effect = "brings" | "costs" | "prevents";

export type By = "me" | "others";

export type Move = Act | Undo | Resign | Return;

export type Effect = "bar" | "silence";

export type SubjectKind = "identity" | "network";

/** The fields of every command. */
export interface BaseCommand {
  do: "BaseCommand";
  command: string;
}

/** A command that is refused if the game has changed since `version`. */
export interface VersionedCommand {
  do: "VersionedCommand";
  command: string;
  version: number;
}

/** Take a seat: the given one, the invited one, or any open one. */
export interface Join {
  do: "join";
  command: string;
  name: string;
  seat?: number | null;
  invitation?: string | null;
}

/** Leave one's seat before the start. */
export interface Leave {
  do: "leave";
  command: string;
  seat?: number | null;
}

/** Declare oneself ready, or not ready. */
export interface Ready {
  do: "ready";
  command: string;
  ready?: boolean;
}

/** Choose a free colour. */
export interface ChooseColour {
  do: "colour";
  command: string;
  colour: string;
  seat?: number | null;
}

/** Open a seat for anybody or give it to a bot, before the start; only the owner may. */
export interface Reseat {
  do: "reseat";
  command: string;
  seat: number;
  /** The level of the bot; None opens the seat. */
  level?: string | null;
}

/** Take a person's seat away before the start, for good; only the owner may. */
export interface Bar {
  do: "bar";
  command: string;
  seat: number;
}

/** Let somebody who was barred under this name sit down again; only the owner may. */
export interface Readmit {
  do: "readmit";
  command: string;
  name: string;
}

/** Start the game; the owner may, and after a while anybody with a seat. */
export interface Start {
  do: "start";
  command: string;
}

/** Make the current decision, in the notation of records. */
export interface Act {
  do: "act";
  command: string;
  version: number;
  action: string;
}

/** Take back one's last decisions; `steps` counts those the player made. */
export interface Undo {
  do: "undo";
  command: string;
  version: number;
  steps?: number;
}

/** Give up; a bot plays on unless that ends the game. */
export interface Resign {
  do: "resign";
  command: string;
  seat?: number | null;
}

/** Take one's seat back from a bot. */
export interface Return {
  do: "return";
  command: string;
}

/** Create a table with the same people and settings, or find the one that was created. */
export interface Rematch {
  do: "rematch";
  command: string;
}

/** Who gets a seat: the owner, one more person at the owner's device, an invited guest, anybody, or a bot. */
export interface SeatPlan {
  kind?: "bot" | "guest" | "local" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

/** What is fixed when a table is created. Stored in logs, so no field may ever be removed. */
export interface Settings {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  /** Who plays first: drawn at random, or the first seat of the plan. */
  starter?: "first" | "random";
  visibility?: "private" | "public";
  clock?: Clock;
  /** The level of the bot that plays for absent players. */
  substitute?: string;
  /** Milliseconds a bot waits before it acts, so that people can follow. */
  pace?: number;
  /** Milliseconds a reaction takes at least while other people play, so that speed gives nothing away; 0 for none. */
  reaction_pause?: number;
  /** Ask a player also where everybody can see that there is no choice. Programs expect it, people find it tedious. */
  formalities?: boolean;
  memory_aid?: boolean;
  hints?: boolean;
}

/** No thinking time, only generous limits so that nobody waits for ever. */
export interface NoClock {
  type: "none";
  grace?: number;
}

/** A bank of time for the whole game plus an increment for every decision. */
export interface LiveClock {
  type: "live";
  bank?: number;
  increment?: number;
  grace?: number;
}

/** Hours in which a correspondence clock stands still, in one time zone. */
export interface Night {
  begins?: string;
  ends?: string;
  zone?: string;
}

/** The same allowance for every decision, usually days. */
export interface CorrespondenceClock {
  type: "correspondence";
  allowance?: number;
  night?: Night | null;
}

/** The replies of one seat. Never sent to anybody else. */
export interface AutoReply {
  /** Reply to a reaction with a single legal action, while the player is present. */
  pass_when_unable?: boolean;
  /** By phase: the action to take whenever it is legal. */
  answers?: Record<string, string>;
}

/** A message of a client; `do` names its kind. */
export interface BaseClientMessage {
  do: "BaseClientMessage";
}

/** Watch a table; with the last version known, also what was missed since. */
export interface Watch {
  do: "watch";
  table: string;
  version?: number | null;
}

/** Stop watching a table. */
export interface Unwatch {
  do: "unwatch";
  table: string;
}

/** Give a table a command. */
export interface Ask {
  do: "ask";
  table: string;
  command: Command;
}

/** At a shared device: this seat's player has it now. */
export interface Uncover {
  do: "uncover";
  table: string;
  seat: number;
}

/** Set the auto-reply of the seat the client looks from. */
export interface SetAutoReply {
  do: "auto_reply";
  table: string;
  command: string;
  auto_reply: AutoReply;
}

/** Write a line of chat: a text, or a quick phrase; spectators give a name. */
export interface Say {
  do: "say";
  table: string;
  command: string;
  text?: string;
  name?: string;
  /** Instead of the text; everybody reads it in their own language. */
  phrase?: Phrase | null;
}

/** Mute somebody (`seat 2`, `spectator Ann`), or unmute them; only the owner of the table may. */
export interface Mute {
  do: "mute";
  table: string;
  command: string;
  target: string;
  muted?: boolean;
}

/** Ask what the expert would do, where the table allows hints. */
export interface RequestHint {
  do: "hint";
  table: string;
  command: string;
}

/** Follow the lobby, or no longer: answered with `lobby`, now and whenever it changes. A search for a game lasts as long as one of the person's sockets follows the lobby. */
export interface FollowLobby {
  do: "lobby";
  following?: boolean;
}

/** Set the language of refusals. */
export interface SetLanguage {
  do: "language";
  language: string;
}

/** Keep the connection alive; answered with `pong`. */
export interface Ping {
  do: "ping";
  number?: number;
}

/** A message of the server; `type` names its kind. */
export interface BaseServerMessage {
  type: "BaseServerMessage";
}

/** The first message on every socket. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  language: string;
  /** Interval in seconds; a client that sends nothing for three intervals is disconnected. */
  heartbeat: number;
}

/** A command was carried out. */
export interface Done {
  type: "done";
  command: string;
  table: string;
  /** The version that it led to. */
  version?: number;
  /** `say`, `mute`: the number of the line of chat. */
  number?: number;
}

/** A message or command was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  /** One of the codes below. */
  code: string;
  /** In the client's language. */
  sentence: string;
  /** What the sentence names, for clients with texts of their own. */
  values: Record<string, string | number>;
  /** More for programmers, in English. */
  detail?: string;
  /** Seconds to wait before trying again; over HTTP also the header `Retry-After`. */
  retry_after?: number;
  command: string | null;
  table: string | null;
}

/** A player has connected or disconnected. */
export interface Presence {
  type: "presence";
  table: string;
  seat: number;
  present: boolean;
}

/** How many people without a seat watch now. */
export interface Spectators {
  type: "spectators";
  table: string;
  count: number;
}

/** New lines of chat. */
export interface ChatMessage {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

/** Lines of chat were deleted: remove them wherever they are shown. */
export interface ChatRemoved {
  type: "chat_removed";
  table: string;
  numbers: number[];
}

/** What the expert would do, best first. */
export interface HintMessage {
  type: "hint";
  command: string;
  table: string;
  reasons: HintReason[];
}

/** The lobby, for those who follow it. */
export interface LobbyMessage {
  type: "lobby";
  /** How many people are connected, to any process of the server. */
  people: number;
  /** The longest waiting first. */
  wishes: OpenWish[];
  /** My own search. */
  seek: OwnSeek | null;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  number: number;
  /** The server's time, in milliseconds since 1970. */
  now: number;
}

/** The server stops; reconnect in a moment. */
export interface Bye {
  type: "bye";
}

/** The table was deleted. */
export interface Gone {
  type: "gone";
  table: string;
}

/** A seat, without the identity of its player. */
export interface SeatView {
  seat: number;
  kind: SeatKind;
  /** Of the person or the bot; empty if the person had their data deleted. */
  name: string | null;
  /** The level of the bot; null for people. */
  level: string | null;
  colour: string | null;
  ready: boolean;
  /** Whether its player is connected; bots always are. */
  present: boolean;
  /** A bot plays for an absent player. */
  substituted: boolean;
  resigned: boolean;
  /** Live clock: milliseconds left when the decision was asked for. */
  bank?: number;
}

/** One criterion that decided among seats with the most points. */
export interface TieBreak {
  by: string;
  seats: number[];
  /** What each of these seats had. */
  counts: number[];
}

/** The line of the score sheet in which the winner was furthest ahead of the best other player. */
export interface DecidingLine {
  line: string;
  /** The seat of that player. */
  other: number;
}

/** How a game ended. */
export interface Result {
  winners: number[];
  /** The rules' reason, or `resignation`. */
  end_reason: string | null;
  /** A score sheet for each seat; none after a resignation. */
  sheets: Record<string, number>[] | null;
  ranks: number[] | null;
  tie_breaks: TieBreak[];
  /** Null after a resignation, a tie or a shared victory. */
  deciding_line: DecidingLine | null;
}

/** The settings of a table without its seats; the same fields as `Settings`. */
export interface TableSettings {
  game: string;
  options: Record<string, unknown>;
  starter: "first" | "random";
  visibility: "private" | "public";
  clock: Clock;
  substitute: string;
  pace: number;
  reaction_pause: number;
  formalities: boolean;
  memory_aid: boolean;
  hints: boolean;
}

/** The part of a table that never changes. */
export interface TableConstants {
  table: string;
  settings: TableSettings;
  /** The table that this one is a rematch or a branch of. */
  previous_table: string | null;
  created_at: number;
}

/** The part of a table that changes, the same for everybody. */
export interface TableState {
  version: number;
  /** When the last entry was made. */
  updated_at: number;
  status: Status;
  seats: SeatView[];
  to_act: number | null;
  /** When the decision was asked for. */
  asked_at: number;
  /** When the time for the decision ends; null without a clock, or if nobody is waited for. */
  deadline: number | null;
  /** When a bot takes over, if the player was warned. */
  takeover_at: number | null;
  result: Result | null;
  /** The seat of the owner, who created the table; null if they have none. */
  owner_seat: number | null;
  /** The table of the next game, once somebody wants one. */
  rematch: string | null;
  /** Who wants it. */
  rematch_seat: number | null;
  /** How many people without a seat watch, as far as this server process knows. */
  spectators: number;
}

/** What only this client sees, besides the game. */
export interface You {
  seats: number[];
  /** The seat from which the client sees the game. */
  seat: number | null;
  owner: boolean;
  /** How many decisions can be taken back. */
  undo: number;
  /** At a shared device: the seat whose player is to take it. */
  handover: number | null;
  code?: string;
  /** From when on this client may start the game. */
  may_start_at?: number | null;
  /** By seat; for the owner. */
  invitations?: Record<number, string>;
  /** Names of those who may not sit down again; for the owner. */
  barred?: string[];
  auto_reply?: AutoReply;
  /** True if the server makes the current decision for this seat by itself: `act` would come too late. */
  auto_reply_due?: boolean;
  /** Whether resigning would end the game. */
  resignation_ends_game?: boolean;
}

/** The events of one decision. */
export interface DecisionEvents {
  /** The number of the decision; 0 is the set-up. */
  step: number;
  version: number;
  /** Who made the decision. */
  by_seat: number | null;
  /** The turn in which it was made; some of its events may belong to the next one. */
  turn: number;
  /** The seat whose turn that was. */
  active: number;
  events: GameEvent[];
}

/** The last entry of the table's log, as this client may know it. */
export interface LastEntry {
  entry: EntryType;
  by_seat?: number;
  /** `acted`: the number of the decision. */
  step?: number;
  /** `acted`: the turn in which the decision was made. */
  turn?: number;
  /** `acted`: the seat whose turn that was. */
  active?: number;
  /** `acted`: the bot that decided. */
  by?: string;
  /** `undone`: how many decisions. */
  steps?: number;
  /** `acted`, `started`. */
  events?: GameEvent[];
}

/** The whole table, after `watch` and `uncover`. */
export interface TableMessage {
  type: "table";
  version: number;
  /** When the last entry was made. */
  updated_at: number;
  status: Status;
  seats: SeatView[];
  to_act: number | null;
  /** When the decision was asked for. */
  asked_at: number;
  /** When the time for the decision ends; null without a clock, or if nobody is waited for. */
  deadline: number | null;
  /** When a bot takes over, if the player was warned. */
  takeover_at: number | null;
  result: Result | null;
  /** The seat of the owner, who created the table; null if they have none. */
  owner_seat: number | null;
  /** The table of the next game, once somebody wants one. */
  rematch: string | null;
  /** Who wants it. */
  rematch_seat: number | null;
  /** How many people without a seat watch, as far as this server process knows. */
  spectators: number;
  table: string;
  settings: TableSettings;
  /** The table that this one is a rematch or a branch of. */
  previous_table: string | null;
  created_at: number;
  /** Since the version that the client knew; null if it named none or too much has happened. */
  missed: DecisionEvents[] | null;
  /** After `uncover`: since the last turn of that seat's player. */
  since_last_turn?: DecisionEvents[];
  you: You;
  game: GameView | null;
}

/** A new version: the last entry, and the table as it is now. */
export interface UpdateMessage {
  type: "update";
  version: number;
  /** When the last entry was made. */
  updated_at: number;
  status: Status;
  seats: SeatView[];
  to_act: number | null;
  /** When the decision was asked for. */
  asked_at: number;
  /** When the time for the decision ends; null without a clock, or if nobody is waited for. */
  deadline: number | null;
  /** When a bot takes over, if the player was warned. */
  takeover_at: number | null;
  result: Result | null;
  /** The seat of the owner, who created the table; null if they have none. */
  owner_seat: number | null;
  /** The table of the next game, once somebody wants one. */
  rematch: string | null;
  /** Who wants it. */
  rematch_seat: number | null;
  /** How many people without a seat watch, as far as this server process knows. */
  spectators: number;
  table: string;
  entry: EntryType;
  by_seat?: number;
  /** `acted`: the number of the decision. */
  step?: number;
  /** `acted`: the turn in which the decision was made. */
  turn?: number;
  /** `acted`: the seat whose turn that was. */
  active?: number;
  /** `acted`: the bot that decided. */
  by?: string;
  /** `undone`: how many decisions. */
  steps?: number;
  /** `acted`, `started`. */
  events?: GameEvent[];
  you: You;
  game: GameView | null;
}

/** The events of decisions, up to a version of the table. */
export interface History {
  version: number;
  /** The number of the last decision so far. If the list ends before it, ask again from the next number on. */
  last: number;
  decisions: DecisionEvents[];
}

/** The game after `step` decisions. */
export interface Moment {
  step: number;
  /** The number of the last decision. */
  last: number;
  /** Who made the decision. */
  by_seat: number | null;
  /** In the notation of records; only when the game is over, as it may name hidden cards. */
  action: string | null;
  /** For each of `games`. */
  events: GameEvent[][];
  /** One view; with everything open one for each seat. */
  games: GameView[];
}

/** What everybody would have had if the game had ended with a turn. */
export interface Curve {
  /** The turns, ascending; the last is that in which the game ended. */
  turns: number[];
  /** By seat: the points at the end of each of these turns. */
  points: number[][];
}

/** A line of chat: a `text`, a quick `phrase`, or that the owner muted somebody. */
export interface ChatLine {
  number: number;
  at: number;
  room: Room;
  seat: number | null;
  name: string;
  text?: string | null;
  /** A code: clients show it in the reader's language, and leave out those they do not know. */
  phrase?: string;
  /** `seat 2` or `spectator Ann`. */
  mutes?: string;
  /** False if they were unmuted. */
  muted?: boolean;
}

/** Lines of chat, oldest first. */
export interface ChatLines {
  lines: ChatLine[];
}

/** A line to write: a text, or a quick phrase; spectators give a name. */
export interface SayBody {
  command: string;
  text?: string;
  name?: string;
  /** Instead of the text; everybody reads it in their own language. */
  phrase?: Phrase | null;
}

/** The number of the new line. */
export interface LineNumber {
  number: number;
}

/** One thing that the action brings, prevents or costs. */
export interface HintSentence {
  effect: Effect;
  /** Names the message `<game>-web-hint-<message>`, which takes the values and the names of the seats. */
  message: string;
  values: Record<string, string | number>;
  seats: Record<string, number[]>;
}

/** One action, and what the expert's search found; null where the bot does not say. */
export interface HintReason {
  action: string;
  visits: number | null;
  value: number | null;
  margin: number | null;
  /** Why to choose it, the most important first; only for the best action. */
  why: HintSentence[];
}

/** The actions, best first. */
export interface HintAnswer {
  reasons: HintReason[];
}

/** Why something was refused, for programs and for people. */
export interface ErrorInfo {
  /** One of the codes below. */
  code: string;
  /** In the client's language. */
  sentence: string;
  /** What the sentence names, for clients with texts of their own. */
  values: Record<string, string | number>;
  /** More for programmers, in English. */
  detail?: string;
  /** Seconds to wait before trying again; over HTTP also the header `Retry-After`. */
  retry_after?: number;
}

/** The body of every HTTP refusal. */
export interface ErrorResponse {
  error: ErrorInfo;
}

/** A table to create. With `start` the game starts at once if all seats are taken. */
export interface CreateTable {
  command: string;
  settings: Settings;
  name?: string;
  start?: boolean;
}

/** Play on from a moment of a finished game, on one seat, against bots of a level. */
export interface BranchTable {
  command: string;
  step: number;
  seat: number;
  name: string;
  level?: string;
}

/** The new table; the same `command` always leads to the same table. */
export interface TableCreated {
  table: string;
  code: string;
  version: number;
}

/** A seat as lists of tables show it. */
export interface SeatSummary {
  kind: SeatKind;
  name: string | null;
  level: string | null;
  colour: string | null;
}

/** A table as lists show it. Stored with the table: no field may be renamed. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, unknown>;
  clock: Clock;
  status: Status;
  visibility: "private" | "public";
  seats: SeatSummary[];
  to_act: number | null;
  turn: number;
  winners: number[];
  /** By seat, once the game has ended by its rules; also missing where an earlier version stored the table. */
  scores?: number[];
  created_at: number;
  updated_at: number;
}

/** A page of public tables: the newest of every network, then its second newest, and so on. */
export interface TableList {
  tables: TableSummary[];
  /** `after` of the next page; None if there is none. */
  next: string | null;
}

/** A table in the list of one of its members. */
export interface MyTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  clock: Clock;
  status: Status;
  visibility: "private" | "public";
  seats: SeatSummary[];
  to_act: number | null;
  turn: number;
  winners: number[];
  /** By seat, once the game has ended by its rules; also missing where an earlier version stored the table. */
  scores?: number[];
  created_at: number;
  updated_at: number;
  my_seats: number[];
  my_turn: boolean;
  /** Versions since the last one seen. */
  unread: number;
}

/** A page of somebody's tables, latest first; `updated_at` of the last one leads to the next page. */
export interface MyTables {
  tables: MyTable[];
}

/** The table with a code. */
export interface TableFound {
  table: string;
}

/** The game somebody wants to play; people whose wishes are equal are paired. */
export interface Wish {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  clock?: LiveClock;
}

/** Look for a game. A new `command` replaces an earlier search. */
export interface SeekBody {
  command: string;
  wish: Wish;
  name: string;
  /** After so many seconds bots take the seats that are still free; null for never. */
  wait?: number | null;
  /** The level of these bots. */
  level?: string;
}

/** What I look for; the same in all my tabs. */
export interface OwnSeek {
  /** That of the search. */
  command: string;
  wish: Wish;
  since: number;
  /** When bots take the free seats; null for never. */
  bots_at: number | null;
  /** The table where the game has begun; null while nobody has been found. */
  table: string | null;
}

/** A game that people look for: a search for the same joins them. */
export interface OpenWish {
  wish: Wish;
  /** Who waits, the longest first. */
  names: string[];
  since: number;
}

/** Who is here, and what they look for. */
export interface Lobby {
  /** How many people are connected, to any process of the server. */
  people: number;
  /** The longest waiting first. */
  wishes: OpenWish[];
  /** My own search. */
  seek: OwnSeek | null;
}

/** What explains a phase of a game. */
export interface PhaseInfo {
  /** The number of its rule. */
  rule: string;
  /** The id of the message that explains the decision and its choices. */
  help: string;
}

/** What can be chosen for a table of a game. */
export interface GameInfo {
  players: number[];
  options: string[];
  /** The options that are switched on or off. */
  flags: string[];
  /** How many lessons there are. */
  lessons: number;
  /** How many tips the coach of a guided game has; 0 if the game cannot be played with one. */
  tips: number;
  /** How many positions show what good players do. */
  strategy: number;
  /** Whether there is a score pad for people who play with the box. */
  pad: boolean;
  /** Whether the browser client has a module for the game; it draws others with the generic board. */
  client: boolean;
  /** Whether the deal decides who begins, so that a table's `starter` changes nothing but the seating. */
  is_starter_dealt: boolean;
  /** By phase: the actions that an auto-reply may choose. */
  auto_replies: Record<string, string[]>;
  /** The phases in which others react to what a player did. */
  reactions: string[];
  phases: Record<string, PhaseInfo>;
}

/** What a client needs to begin; the response sets the identity cookie. */
export interface Me {
  version: string;
  languages: string[];
  language: string;
  /** Levels of bots, weakest first. */
  levels: string[];
  games: Record<string, GameInfo>;
}

/** A link that makes another device the same person, once. */
export interface PersonalLink {
  token: string;
  /** Of the page that asks and then uses it; the token is its fragment, which browsers send to nobody. */
  path: string;
  expires_at: number;
}

/** The token at the end of a personal or recovery link. Without `replace` a device that has an identity keeps it, and the link is not used up (`link-replaces`). */
export interface UseLink {
  token: string;
  replace?: boolean;
}

/** The device has the identity now. */
export interface LinkUsed {
  moved: boolean;
}

/** A decision I made myself. */
export interface MyAction {
  at: number;
  seat: number;
  action: string;
}

/** A table that I made or sat at. */
export interface MyTableData {
  table: string;
  game: string;
  status: Status;
  created_at: number;
  updated_at: number;
  is_owner: boolean;
  /** The names that I or others at my device had there. */
  names: string[];
  /** My decisions, null until the game is over: what one may not remember cannot be looked up (A4.4, B10.2). */
  actions: MyAction[] | null;
}

/** A line of chat that I wrote. */
export interface MyChatLine {
  table: string;
  at: number;
  name: string;
  /** Or the code of a quick phrase. */
  text: string;
}

/** I am barred from this server, or silenced. */
export interface MyBan {
  effect: Effect;
  since: number;
  /** Null if it lasts until it is undone. */
  until: number | null;
}

/** Everything the server keeps about me. Times are milliseconds since 1970. */
export interface MyData {
  tables: MyTableData[];
  chat: MyChatLine[];
  /** Null if there is no recovery link. */
  recovery_link_since: number | null;
  bans: MyBan[];
}

/** A lesson and how many steps it has. */
export interface LessonInfo {
  name: string;
  steps: number;
}

/** The lessons of a game, in the order in which they are learnt. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** All choices of the learner so far, in the notation of records. */
export interface FollowLesson {
  choices?: string[];
}

/** The position after the choices, and whether the last one solved its task. */
export interface LessonView {
  step: number;
  steps: number;
  right: boolean;
  done: boolean;
  events: GameEvent[];
  game: GameView;
  sheets: Record<string, number>[] | null;
  ranks: number[] | null;
  tie_breaks: TieBreak[];
}

/** A tip of the coach, to be given when all its conditions hold for the first time in a game. */
export interface TipInfo {
  name: string;
  /** The learner decides, in this phase. */
  phase: string | null;
  /** The learner is offered an action of this type. */
  offers: string | null;
  /** An event of one of these types has happened. */
  events: string[];
  /** Whose event it is; null if that does not matter. */
  by: By | null;
  /** Details of the event, each with the values that count. */
  details: Record<string, (string | number | boolean)[]>;
  /** Numbers of the view that have fallen this low. */
  at_most: Record<string, number>;
}

/** The tips of a game; of several that hold at once, the first is given. */
export interface TipList {
  tips: TipInfo[];
}

/** The names of a game's positions that show what good players do. */
export interface StrategyList {
  positions: string[];
}

/** A position of a recorded game as the seat that decides saw it, and its decision. */
export interface StrategyView {
  name: string;
  seat: number;
  /** The text of the action that was chosen; it is one of those offered. */
  played: string;
  /** Offered actions that the text compares with it. */
  rejected: string[];
  game: GameView;
}

/** Play on from a position, on the seat that decides there, against bots of a level. */
export interface PlayPosition {
  command: string;
  name: string;
  level?: string;
}

/** The version that a command led to. */
export interface CommandDone {
  version: number;
  /** The table of the rematch, if there is one. */
  rematch: string | null;
}

/** The version that a move led to. */
export interface MoveDone {
  version: number;
}

/** With it a program plays one seat. */
export interface SeatToken {
  token: string;
}

/** The auto-reply is stored until the end of the game. */
export interface AutoReplySet {
  kept: boolean;
}

/** The state of one server process. */
export interface Health {
  /** `ok` if a move could be committed now, with status code 200; 503 with everything else. */
  status: "closing" | "database corrupt" | "database file gone" | "database locked" | "database read-only" | "database slow" | "disk full" | "no database" | "ok";
  /** By game: whether the strong bots are still being compiled. */
  warming?: Record<string, boolean>;
}

/** Somebody who is connected, sits at a table or has written there. */
export interface PersonInfo {
  identity: string;
  /** At the table, or at the tables that are watched. */
  names: string[];
  /** At the table; empty if no table was asked for. */
  seats: number[];
  /** Of open connections to this process; nothing about addresses is stored. */
  addresses: string[];
  /** Watched through this process. */
  tables: string[];
}

/** People, in the order of their identities. */
export interface PersonList {
  people: PersonInfo[];
}

/** Bar or silence somebody, for some seconds or until it is undone. */
export interface NewBan {
  effect: Effect;
  kind: SubjectKind;
  /** An identity, an address or a network. An IPv6 address stands for its /64. */
  subject: string;
  seconds?: number | null;
  reason?: string;
}

/** A ban that lasts. */
export interface BanInfo {
  id: string;
  effect: string;
  kind: string;
  subject: string;
  reason: string;
  created_at: number;
  expires_at: number | null;
}

/** All bans that last, oldest first. */
export interface BanList {
  bans: BanInfo[];
}

/** Who leaves the table. */
export interface RemovePerson {
  identity: string;
  reason?: string;
}

/** The seats that were opened, or are played by a bot from now on. */
export interface Removed {
  seats: number[];
}

/** What the host, or the owner of a table, did. */
export interface AuditInfo {
  at: number;
  actor: string;
  action: string;
  subject: string;
  detail: string;
}

/** A page of the audit log, latest first; `at` of the last entry is `before` of the next page. */
export interface AuditList {
  entries: AuditInfo[];
}

/** The key that signs identities was replaced. */
export interface KeyRotated {
  /** Until when cookies signed with the key before are valid. */
  old_cookies_until: number;
}

/** How much of the game is left, in things that everybody can count; `<game>-web-left` words them. */
export interface Progress {
  left: number;
  total: number;
}

/** Why the seat to act cannot use something now; the same fields as `banjar.core.reason.Reason`. */
export interface ReasonView {
  /** One or more words, from general to specific; the longest matching target applies. */
  target: string;
  /** Names the message `<game>-web-why-<reason>`, which takes the values. */
  reason: string;
  values?: Record<string, string | number>;
}

/** Something that is counted. */
export interface PadEntry {
  name: string;
  /** The id of its message, which may take `value`. */
  label: string;
  value?: number | null;
  /** The id of its drawing. */
  picture?: string | null;
  /** The largest amount that can be entered. */
  most: number;
  /** How many of them the box has, all players and the table together; null without a limit. */
  in_box?: number | null;
  /** The entry of the table that is the same thing, for the limit of the box. */
  counts_as?: string | null;
  /** The line of the score sheet that it adds to; null for what only breaks ties. */
  line?: string | null;
  /** Points by value, then by amount; a single row where no value is needed. */
  points?: number[][];
  /** The entry of the table whose value chooses the row of `points`. */
  valued_by?: string | null;
  /** Whether it is a mark that at most one player has. */
  is_mark?: boolean;
}

/** What decides between players with equal points, by their amounts of an entry. */
export interface PadTieBreak {
  /** Names the message `<game>-web-tie-<by>`. */
  by: string;
  entry: string;
  /** Whether it decides only who wins, not later places. */
  only_first: boolean;
}

/** The score pad of a game. */
export interface Pad {
  /** The possible numbers of players. */
  players: number[];
  /** The message over what is counted on the table. */
  heading: string | null;
  /** What is counted once, on the table. */
  table: PadEntry[];
  /** The message that explains a value; takes `count` and `value`. */
  value_note: string | null;
  /** The value of each entry of the table, by `pattern_of` their amounts. */
  values: Record<string, number[]>;
  /** What is counted for each player. */
  entries: PadEntry[];
  tie_breaks: PadTieBreak[];
}

export type AltarGood = "banana" | "peanut" | "pepper" | "rice";

export type AltarKind = "banana" | "oracle" | "peanut" | "pepper" | "priest" | "rice" | "shrine" | "stonemason";

export type AltarAction =
  | AltarBuy
  | AltarBuyNothing
  | AltarPlayStonemason
  | AltarPlayPriest
  | AltarPlayShrine
  | AltarPlayFarmers
  | AltarReturnShrine
  | AltarLay
  | AltarHide
  | AltarOffer
  | AltarTake
  | AltarLook
  | AltarDeclineLook
  | AltarKeep
  | AltarRewardPoints
  | AltarRewardStones
  | AltarSubstitute
  | AltarDeclineSubstitute;

export type AltarHandKind = "banana" | "peanut" | "pepper" | "priest" | "rice" | "shrine" | "stonemason";

export type AltarEvent =
  | AltarTurnBegan
  | AltarBought
  | AltarBoughtNothing
  | AltarPlayed
  | AltarShrineReturned
  | AltarDemonMoved
  | AltarLaid
  | AltarHid
  | AltarOffered
  | AltarTook
  | AltarRowLaid
  | AltarOraclesRemoved
  | AltarLookDeclined
  | AltarLooked
  | AltarKept
  | AltarAltarShown
  | AltarScored
  | AltarGainedStones
  | AltarGainedPoints
  | AltarGainedGood
  | AltarSubstituteDeclined
  | AltarNothingLeft
  | AltarGameEnded;

export type AltarColour = "blue" | "green" | "red" | "yellow";

export type AltarPhase =
  | "buy"
  | "hide"
  | "keep"
  | "lay"
  | "look"
  | "offer"
  | "over"
  | "play"
  | "shrine_reward"
  | "substitute"
  | "take";

/** The cost of a purchase. */
export interface AltarBuyPreview {
  cost: number;
  stones_after: number;
}

/** The consequences of playing cards. */
export interface AltarPlayPreview {
  stones_after: number;
  /** Farmers: the new price of their good. */
  price_after?: number;
  /** Priest: the row the demon goes to. */
  demon_row?: number;
}

/** How many cards of the good the player has left. */
export interface AltarLeftPreview {
  left: number;
}

/** How many cards of the good the supply has left. */
export interface AltarSupplyPreview {
  supply_after: number;
}

/** What a seat gains when a card is scored. */
export interface AltarGain {
  seat: number;
  what: "points" | "points_or_stones" | "stones" | "substitute" | AltarGood;
  amount: number;
}

/** The card taken, the card it frees, and the gains if that card is scored. */
export interface AltarTakePreview {
  takes: AltarKind;
  frees: AltarKind | null;
  is_last: boolean;
  ends_game: boolean;
  scores: AltarGain[] | null;
}

/** How many cards the look shows. */
export interface AltarLookPreview {
  depth: number;
}

/** The card to keep. */
export interface AltarKeepPreview {
  good: AltarGood;
}

/** The gain of a shrine's reward. */
export interface AltarRewardPreview {
  amount: number;
  points_after?: number;
  stones_after?: number;
}

/** Buy a sacrifice card. */
export interface AltarBuy {
  type: "buy";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  good: AltarGood;
  preview: AltarBuyPreview;
}

/** Buy nothing. */
export interface AltarBuyNothing {
  type: "buy_nothing";
  id: number;
  /** The notation used in records and commands. */
  text: string;
}

/** Play a stonemason. */
export interface AltarPlayStonemason {
  type: "play_stonemason";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: AltarPlayPreview;
}

/** Play a priest. */
export interface AltarPlayPriest {
  type: "play_priest";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: AltarPlayPreview;
}

/** Play a shrine. */
export interface AltarPlayShrine {
  type: "play_shrine";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  cost: number;
  preview: AltarPlayPreview;
}

/** Play farmers of one kind. */
export interface AltarPlayFarmers {
  type: "play_farmers";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  kind: AltarGood;
  count: number;
  cost: number;
  preview: AltarPlayPreview;
}

/** Put a shrine back into the box. */
export interface AltarReturnShrine {
  type: "return_shrine";
  id: number;
  /** The notation used in records and commands. */
  text: string;
}

/** Lay a sacrifice card face up on the altar. */
export interface AltarLay {
  type: "lay";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  good: AltarGood;
  preview: AltarLeftPreview;
}

/** Lay a sacrifice card face down on the altar. */
export interface AltarHide {
  type: "hide";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  good: AltarGood;
  preview: AltarLeftPreview;
}

/** Lay a card of the supply on the altar. */
export interface AltarOffer {
  type: "offer";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  good: AltarGood;
  preview: AltarSupplyPreview;
}

/** Take the front card of a row. */
export interface AltarTake {
  type: "take";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  row: number;
  preview: AltarTakePreview;
}

/** Look at the top of the altar. */
export interface AltarLook {
  type: "look";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: AltarLookPreview;
}

/** Do not look. */
export interface AltarDeclineLook {
  type: "decline_look";
  id: number;
  /** The notation used in records and commands. */
  text: string;
}

/** Keep a card of the altar. */
export interface AltarKeep {
  type: "keep";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  /** 1 is the top. */
  place: number;
  preview: AltarKeepPreview;
}

/** Take points as the reward for shrines. */
export interface AltarRewardPoints {
  type: "reward_points";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: AltarRewardPreview;
}

/** Take stones as the reward for shrines. */
export interface AltarRewardStones {
  type: "reward_stones";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: AltarRewardPreview;
}

/** Take another good, because the scored one has run out. */
export interface AltarSubstitute {
  type: "substitute";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  good: AltarGood;
  preview: AltarSupplyPreview;
}

/** Take no substitute. */
export interface AltarDeclineSubstitute {
  type: "decline_substitute";
  id: number;
  /** The notation used in records and commands. */
  text: string;
}

/** A player's turn begins. */
export interface AltarTurnBegan {
  type: "turn_began";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
}

/** Bought a sacrifice card. */
export interface AltarBought {
  type: "bought";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  good: AltarGood;
  price: number;
}

/** Bought nothing. */
export interface AltarBoughtNothing {
  type: "bought_nothing";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
}

/** Played cards of one kind. */
export interface AltarPlayed {
  type: "played";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: AltarHandKind;
  cost: number;
  count: number;
}

/** Put a shrine back into the box. */
export interface AltarShrineReturned {
  type: "shrine_returned";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: AltarHandKind;
  count: number;
}

/** The demon went to another row. */
export interface AltarDemonMoved {
  type: "demon_moved";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  row: number;
}

/** Laid a card face up on the altar. */
export interface AltarLaid {
  type: "laid";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  good: AltarGood;
}

/** Laid a card face down on the altar. */
export interface AltarHid {
  type: "hid";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  good: AltarGood | null;
}

/** Laid a card of the supply on the altar. */
export interface AltarOffered {
  type: "offered";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  good: AltarGood;
}

/** Took a card from a row. */
export interface AltarTook {
  type: "took";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: AltarKind;
  row: number;
}

/** One card of a new row, from its front. */
export interface AltarRowLaid {
  type: "row_laid";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: AltarKind;
  row: number;
}

/** Oracles were removed from a new row. */
export interface AltarOraclesRemoved {
  type: "oracles_removed";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: AltarKind;
  row: number;
  count: number;
}

/** Did not look at the altar. */
export interface AltarLookDeclined {
  type: "look_declined";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
}

/** Looked at a card of the altar. */
export interface AltarLooked {
  type: "looked";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  good: AltarGood | null;
  altar_place: number;
  face_down: boolean | null;
}

/** Kept a card of the altar. */
export interface AltarKept {
  type: "kept";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  good: AltarGood | null;
  altar_place: number | null;
}

/** The top and the height of the altar after a look. */
export interface AltarAltarShown {
  type: "altar_shown";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  /** The good on top; null if it lies face down. */
  good: AltarGood | null;
  height: number;
}

/** A freed card is scored. */
export interface AltarScored {
  type: "scored";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: AltarKind;
  row: number;
}

/** Gained stones for cards in play. */
export interface AltarGainedStones {
  type: "gained_stones";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: AltarHandKind;
  /** Whether it is the bonus for the majority. */
  bonus: boolean;
  amount: number;
}

/** Gained points for cards in play. */
export interface AltarGainedPoints {
  type: "gained_points";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: AltarHandKind;
  bonus: boolean;
  amount: number;
}

/** Gained a sacrifice card. */
export interface AltarGainedGood {
  type: "gained_good";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  good: AltarGood;
  bonus: boolean;
  substitute: boolean;
}

/** Took no substitute. */
export interface AltarSubstituteDeclined {
  type: "substitute_declined";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  bonus: boolean;
}

/** Gained nothing, because the supply is empty. */
export interface AltarNothingLeft {
  type: "nothing_left";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  bonus: boolean;
}

/** The game is over. */
export interface AltarGameEnded {
  type: "game_ended";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  turns: number;
}

/** Points if the game ended now, as far as the reader can know; both numbers are the same where it is certain. */
export interface AltarValueRange {
  lowest: number;
  highest: number;
}

/** A good: the points for each card of it, and how many of its cards lie on the altar. */
export interface AltarWorth {
  lowest: number;
  highest: number;
  fewest: number;
  most: number;
}

/** A player; cards are counted by kind where the kinds are known. */
export interface AltarPlayerView {
  seat: number;
  colour: AltarColour;
  stones: number;
  points: number;
  in_play: Record<AltarHandKind, number>;
  hand_count: number;
  sacrifice_count: number;
  hidden_count: number;
  /** Of the viewing seat; of everybody with the memory aid. */
  hand?: Record<AltarHandKind, number>;
  sacrifice_cards?: Record<AltarGood, number>;
  /** Of these sacrifice cards together. */
  worth?: AltarValueRange;
  /** Cards of the viewing seat that it laid face down on the altar. */
  hidden?: Record<AltarGood, number>;
  /** Memory aid: cards that everybody saw the player get, minus those laid openly. */
  open_sacrifice_cards?: Record<AltarGood, number>;
  /** Memory aid: cards kept from the altar. */
  kept_count?: number;
}

/** The stack of sacrifice cards. */
export interface AltarCardStack {
  height: number;
  /** Null if it lies face down. */
  top: AltarGood | null;
  /** The cards of the current look, the top first. */
  looking_at?: AltarGood[];
  /** Memory aid: cards that everybody saw laid there. */
  seen_to_go_there?: Record<AltarGood, number>;
  /** All cards from the bottom, when the game is over. */
  cards?: AltarGood[];
}

/** Cards that are out of the game. */
export interface AltarBox {
  oracle: number;
  shrine: number;
}

/** The table as a seat or a spectator sees it. */
export interface AltarView {
  /** The seat whose view this is; null for spectators. */
  seat: number | null;
  turn: number;
  /** The seat whose turn it is. */
  active: number;
  /** The seat that decides now; null when the game is over. */
  to_act: number | null;
  /** How much of the game is left, where it can be counted. */
  progress?: Progress;
  /** Why the seat to act cannot do other things than those offered. */
  reasons: ReasonView[];
  game: "altar";
  phase: AltarPhase;
  players: AltarPlayerView[];
  /** Each row from the back to the front, where cards are taken. */
  rows: AltarKind[][];
  pile: number;
  /** A new row takes the last cards of the pile. */
  next_row_ends_game: boolean;
  /** To how many cards a hand is filled. */
  hand_size: number;
  supply: Record<AltarGood, number>;
  /** Null for spectators. */
  prices: Record<AltarGood | "shrine", number> | null;
  /** The seat with the sole majority in play; null if there is none. */
  majorities: Record<AltarHandKind, number | null>;
  altar: AltarCardStack;
  /** What each good is worth; without the memory aid only what the table itself shows. */
  worth: Record<AltarGood, AltarWorth>;
  box: AltarBox;
  oracle: boolean;
  demon: boolean;
  demon_row: number | null;
  last_row: number;
  /** The value of each good, when the game is over. */
  values?: Record<AltarGood, number>;
  /** Memory aid: the cards left in the pile. */
  pile_holds?: Record<AltarKind, number>;
  /** Memory aid: every seat's estimated score if the game ended now. */
  estimates?: number[];
  legal: AltarAction[];
}

export type DalangIsland = "kukusch" | "panschar" | "tschakkalag" | "wontong";

export type DalangKind =
  | "artist"
  | "dalang_kp"
  | "dalang_kt"
  | "dalang_kw"
  | "dalang_pt"
  | "dalang_pw"
  | "dalang_tw"
  | "priest"
  | "prince"
  | "scholar"
  | "warrior";

export type DalangTravelKind = "dalang_kp" | "dalang_kt" | "dalang_kw" | "dalang_pt" | "dalang_pw" | "dalang_tw";

export type DalangAction =
  | DalangEndTurn
  | DalangPlayWarrior
  | DalangParry
  | DalangFlee
  | DalangForce
  | DalangDoNotForce
  | DalangPlayScholar
  | DalangPlayArtist
  | DalangJoinIn
  | DalangPass
  | DalangFinish
  | DalangPut
  | DalangTake
  | DalangExchangeCard
  | DalangPlayPriest
  | DalangPlayPrince
  | DalangShow
  | DalangTravel
  | DalangBlock
  | DalangStow;

export type DalangEndReason = "masks" | "none" | "stalled" | "truncated";

export type DalangEvent =
  | DalangTurnBegan
  | DalangReturned
  | DalangDrew
  | DalangReshuffled
  | DalangTurnEnded
  | DalangPlayed
  | DalangSpared
  | DalangParried
  | DalangFled
  | DalangForced
  | DalangDidNotForce
  | DalangJoinedIn
  | DalangPassed
  | DalangFinished
  | DalangPutOnStack
  | DalangTookFromStack
  | DalangDiscarded
  | DalangShowed
  | DalangWonDisc
  | DalangTookSeal
  | DalangNamedGoal
  | DalangBlocked
  | DalangStowed
  | DalangMoved
  | DalangTookMask
  | DalangPickedUp
  | DalangGameEnded;

export type DalangColour = "blue" | "green" | "red" | "yellow";

export type DalangPhase =
  | "answer_warrior"
  | "block"
  | "contest"
  | "exchange_cards"
  | "exchange_stacks"
  | "force"
  | "join"
  | "over"
  | "spread"
  | "stow"
  | "turn";

/** The game would end with this turn. */
export interface DalangEndTurnPreview {
  ends_game: boolean;
}

/** The seats that would have to answer. */
export interface DalangWarriorPreview {
  challenged: number[];
}

/** How many cards the player has left. */
export interface DalangHandPreview {
  hand_after: number;
}

/** What happens to the hand. */
export interface DalangFleePreview {
  saved: number;
  lost: number;
}

/** The minimum number of cards drawn. */
export interface DalangDrawPreview {
  drawn: number;
}

/** How many cards can be put and taken, or exchanged, and who may join. */
export interface DalangExchangePreview {
  put?: number;
  taken?: number;
  exchanged?: number;
  asked: number[];
}

/** How many cards lie on the stack. */
export interface DalangStackPreview {
  stack: number;
}

/** A mask that a seat would get. */
export interface DalangMaskGain {
  seat: number;
  value: number;
}

/** The cards shown, and the gain of a win. */
export interface DalangContestPreview {
  discarded: number;
  shown: number;
  asked: number[];
  /** The seat that has the disc now; null means the supply. */
  disc_of: number | null;
  seal: boolean;
  seal_of?: number | null;
}

/** The gain of the arrival, and who may block it. */
export interface DalangTravelPreview {
  asked: number[];
  masks: DalangMaskGain[];
  ends_turn: boolean;
  ends_game: boolean;
  picked_up: number;
  lost: number;
}

/** The consequences of the last pass: a win, or an arrival. */
export interface DalangPassPreview {
  winner?: number;
  disc_of?: number | null;
  seal?: boolean;
  seal_of?: number | null;
  masks?: DalangMaskGain[];
  ends_turn?: boolean;
  ends_game?: boolean;
  picked_up?: number;
  lost?: number;
}

/** Where the card would lie, and whether it is kept in a scoring. */
export interface DalangStowPreview {
  place: number;
  kept: boolean;
  /** The last card of the hand, which follows automatically. */
  follows?: DalangKind;
}

/** End the turn. */
export interface DalangEndTurn {
  type: "end_turn";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview?: DalangEndTurnPreview;
}

/** Play a warrior. */
export interface DalangPlayWarrior {
  type: "play_warrior";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  spare: number;
  preview: DalangWarriorPreview;
}

/** Answer a warrior with a warrior. */
export interface DalangParry {
  type: "parry";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: DalangHandPreview;
}

/** Flee from a warrior. */
export interface DalangFlee {
  type: "flee";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: DalangFleePreview;
}

/** Play a second card, which ends the turn. */
export interface DalangForce {
  type: "force";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: DalangDrawPreview;
}

/** Play no second card. */
export interface DalangDoNotForce {
  type: "do_not_force";
  id: number;
  /** The notation used in records and commands. */
  text: string;
}

/** Play a scholar. */
export interface DalangPlayScholar {
  type: "play_scholar";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: DalangExchangePreview;
}

/** Play an artist. */
export interface DalangPlayArtist {
  type: "play_artist";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: DalangExchangePreview;
}

/** Play the same kind of card after the active player. */
export interface DalangJoinIn {
  type: "join";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview: DalangExchangePreview;
}

/** Do not react. */
export interface DalangPass {
  type: "pass";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview?: DalangPassPreview;
}

/** Exchange no more cards. */
export interface DalangFinish {
  type: "done";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  preview?: DalangDrawPreview;
}

/** Put a card on a stack. */
export interface DalangPut {
  type: "put";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  card: DalangKind;
  island: DalangIsland;
  preview: DalangStackPreview;
}

/** Take the top card of a stack. */
export interface DalangTake {
  type: "take";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  island: DalangIsland;
  preview: DalangStackPreview;
}

/** Discard a card for a new one. */
export interface DalangExchangeCard {
  type: "exchange";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  card: DalangKind;
}

/** Play a priest, showing priests. */
export interface DalangPlayPriest {
  type: "play_priest";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  show: number;
  preview: DalangContestPreview;
}

/** Play a prince, showing princes. */
export interface DalangPlayPrince {
  type: "play_prince";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  show: number;
  preview: DalangContestPreview;
}

/** Show more cards than the leader. */
export interface DalangShow {
  type: "show";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  show: number;
  preview: DalangContestPreview;
}

/** Send the dalang to an island. */
export interface DalangTravel {
  type: "play_dalang";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  card: DalangTravelKind;
  goal: DalangIsland;
  preview: DalangTravelPreview;
}

/** Stop the dalang. */
export interface DalangBlock {
  type: "block";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  card: DalangTravelKind;
  preview: DalangHandPreview;
}

/** Put the next card on the stack of the island that is left. */
export interface DalangStow {
  type: "stow";
  id: number;
  /** The notation used in records and commands. */
  text: string;
  card: DalangKind;
  preview: DalangStowPreview;
}

/** A player's turn begins. */
export interface DalangTurnBegan {
  type: "turn_began";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
}

/** Had fled and is present again. */
export interface DalangReturned {
  type: "returned";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
}

/** Drew a card. */
export interface DalangDrew {
  type: "drew";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind | null;
  count: number;
}

/** The discards were shuffled into a new draw pile. */
export interface DalangReshuffled {
  type: "reshuffled";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  count: number;
}

/** A player's turn is over. */
export interface DalangTurnEnded {
  type: "turn_ended";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
}

/** The active player played a card. */
export interface DalangPlayed {
  type: "played";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
  /** A Dalang card's goal. */
  island: DalangIsland | null;
  count: number;
}

/** May not react to the warrior played next. */
export interface DalangSpared {
  type: "spared";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
}

/** Answered a warrior with a warrior. */
export interface DalangParried {
  type: "parried";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
  count: number;
}

/** Fled from a warrior. */
export interface DalangFled {
  type: "fled";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  /** Cards in hand. */
  count: number;
}

/** Played a second card, which ends the turn. */
export interface DalangForced {
  type: "forced";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
  count: number;
}

/** Played no second card. */
export interface DalangDidNotForce {
  type: "did_not_force";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
}

/** Played the same kind of card after the active player. */
export interface DalangJoinedIn {
  type: "joined";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
  count: number;
}

/** Did not react to the card. */
export interface DalangPassed {
  type: "passed";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
}

/** Finished putting, taking or discarding cards. */
export interface DalangFinished {
  type: "done";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
  count: number;
}

/** Put a card on a stack. */
export interface DalangPutOnStack {
  type: "put_on_stack";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind | null;
  island: DalangIsland;
  count: number;
}

/** Took the top card of a stack. */
export interface DalangTookFromStack {
  type: "took_from_stack";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind | null;
  island: DalangIsland;
  count: number;
}

/** Discarded cards. */
export interface DalangDiscarded {
  type: "discarded";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
  /** The island of their stack; null if they came from the hand. */
  island: DalangIsland | null;
  count: number;
}

/** Showed cards in a contest. */
export interface DalangShowed {
  type: "showed";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
  count: number;
}

/** Won a disc. */
export interface DalangWonDisc {
  type: "won_disc";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
  island: DalangIsland;
  count: number;
}

/** Got the seal of an island. */
export interface DalangTookSeal {
  type: "took_seal";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  island: DalangIsland;
}

/** Named the island the dalang is to go to. */
export interface DalangNamedGoal {
  type: "named_goal";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  island: DalangIsland;
}

/** Stopped the dalang. */
export interface DalangBlocked {
  type: "blocked";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind;
  island: DalangIsland;
  count: number;
}

/** Put a card on the stack of the island that is left. */
export interface DalangStowed {
  type: "stowed";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind | null;
  island: DalangIsland;
  count: number;
}

/** The dalang arrived. */
export interface DalangMoved {
  type: "dalang_moved";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  island: DalangIsland;
}

/** Got a mask. */
export interface DalangTookMask {
  type: "took_mask";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  mask: number;
  value: number;
}

/** Picked up the cards of a stack; the kinds are known to their owner only. */
export interface DalangPickedUp {
  type: "picked_up";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  card: DalangKind | null;
  island: DalangIsland;
  count: number;
}

/** The game is over. */
export interface DalangGameEnded {
  type: "game_ended";
  /** The seat it happened to. */
  seat: number | null;
  /** The turn it belongs to; not in lessons. */
  turn?: number;
  /** Whether it concerns the reader. */
  mine?: boolean;
  /** Whether the table declined for the reader: by an answer given in advance, or because there was no other. */
  forced?: boolean;
  reason: DalangEndReason;
}

/** A player; cards are counted by kind where the kinds are known. */
export interface DalangPlayerView {
  seat: number;
  colour: DalangColour;
  hand_count: number;
  stack_counts: Record<DalangIsland, number>;
  fled: boolean;
  mask_points: number;
  points: number;
  starting_card: number;
  /** Of the viewing seat; of everybody when the game is over. */
  hand?: Record<DalangKind, number>;
  /** From the bottom: of the viewing seat with the memory aid, of everybody when the game is over. */
  stacks?: Record<DalangIsland, (DalangKind | null)[]>;
  /** Memory aid: cards that the player is known to hold. */
  known_hand?: Record<DalangKind, number>;
}

/** A mask and its owner. */
export interface DalangMask {
  value: number;
  owner: number | null;
}

/** What the decision is about: the card just played, and what it has led to so far. */
export interface DalangQuestion {
  card: DalangKind | null;
  /** The seat that may not react to the warrior. */
  spared: number | null;
  goal: DalangIsland | null;
  /** Cards shown by the leader of a contest. */
  shown: number;
  leader: number | null;
  exchanged: number;
  to_spread: number;
  forced: boolean;
  /** The seats still to be asked. */
  asked_next: number[];
  /** How many cards may still be put, taken or discarded. */
  room: number;
}

/** The table as a seat or a spectator sees it. */
export interface DalangView {
  /** The seat whose view this is; null for spectators. */
  seat: number | null;
  turn: number;
  /** The seat whose turn it is. */
  active: number;
  /** The seat that decides now; null when the game is over. */
  to_act: number | null;
  /** How much of the game is left, where it can be counted. */
  progress?: Progress;
  /** Why the seat to act cannot do other things than those offered. */
  reasons: ReasonView[];
  game: "dalang";
  phase: DalangPhase;
  turn_limit: number | null;
  players: DalangPlayerView[];
  dalang: DalangIsland;
  /** The seat that has it; null means the supply. */
  prince_disc: Record<DalangIsland, number | null>;
  priest_disc: Record<DalangIsland, number | null>;
  seal: Record<DalangIsland, number | null>;
  masks: DalangMask[];
  draw_pile: number;
  discards: Record<DalangKind, number>;
  question: DalangQuestion;
  /** How many cards of a stack are kept in a scoring. */
  kept_from_bottom: number;
  end_reason: DalangEndReason | null;
  legal: DalangAction[];
}

/** Of any game. */
export type GameView = AltarView | DalangView;

/** Of any game. */
export type GameEvent = AltarEvent | DalangEvent;
