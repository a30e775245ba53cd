/** What the server sends, by name. Every module takes these types from here. */

/** `GET /api/me` */
export interface ServerInfo {
  version: string;
  language: string;
  languages: string[];
  levels: string[];
  games: Record<string, GameInfo>;
}

export interface GameInfo {
  /** Possible numbers of players, ascending. */
  players: number[];
  options: string[];
  /** Options that are a plain yes or no. */
  flags: string[];
  lessons: number;
  /** Does the client have a folder for this game? */
  client: boolean;
  standing: Record<string, string[]>;
  reactions: string[];
}

/** An offered action: id, notation, structure, and what follows from it where that can be told. */
export interface OfferedAction {
  id: number;
  text: string;
  type: string;
  preview?: Preview;
  [parameter: string]: unknown;
}

export type Preview = Record<string, unknown>;

/** An event of a game as one seat may know it. */
export interface GameEvent {
  type: string;
  seat: number | null;
  /** Does it concern the viewer? */
  mine?: boolean;
  [detail: string]: unknown;
}

/** Why something on the table cannot be used now: a Fluent id without the game's name, and its values. */
export interface Reason {
  target: string;
  reason: string;
  values?: Record<string, string | number>;
}

export interface PlayerView {
  seat: number;
  colour: string | null;
}

/** What every game's view has; each game's folder says what else is in its own. */
export interface View {
  game: string;
  seat: number | null;
  phase: string;
  turn: number;
  active: number;
  to_act: number | null;
  players: PlayerView[];
  legal: OfferedAction[];
  reasons: Reason[];
}

export interface Seat {
  seat: number;
  kind: "open" | "invited" | "person" | "bot";
  name: string | null;
  level: string | null;
  colour: string | null;
  ready?: boolean;
  present?: boolean;
  substituted?: boolean;
  resigned?: boolean;
  bank?: number | null;
}

export interface You {
  seats: number[];
  seat: number | null;
  owner: boolean;
  undo: number;
  handover: number | null;
  code?: string;
  may_start_at?: number | null;
  invitations?: Record<string, string>;
  standing?: AutoReply;
  resigning_ends?: boolean;
}

/** What is answered for a seat without asking its player. */
export interface AutoReply {
  pass_when_unable: boolean;
  answers: Record<string, string>;
}

export interface TieBreak {
  by: string;
  seats: number[];
  counts: number[];
}

export type ScoreSheet = Record<string, number>;

export interface Outcome {
  sheets: ScoreSheet[];
  ranks: number[];
  winners: number[];
  tie_breaks: TieBreak[];
}

export interface Result extends Partial<Outcome> {
  winners: number[];
  end_reason: string;
}

/** The events of one decision. */
export interface Chapter {
  step: number;
  version: number;
  events: GameEvent[];
}

export interface Settings {
  game: string;
  options: Record<string, unknown>;
  memory_aid: boolean;
  hints: boolean;
}

/** A table as its viewer may see it: the message `table`, and what updates make of it. */
export interface TableView {
  type: "table" | "update";
  table: string;
  version: number;
  status: "open" | "running" | "over";
  seats: Seat[];
  to_act: number | null;
  time_is_up: number | null;
  warned_until: number | null;
  result: Result | null;
  rematch: string | null;
  settings: Settings;
  game: View;
  you: You;
  /** In a `table`: what happened since the version the client knew; null if that is too much to tell. */
  missed?: Chapter[] | null;
  since_turn?: Chapter[];
  /** In an `update`: which entry of the log it is, and by whom. */
  what?: string;
  by_seat?: number;
  step?: number;
  steps?: number;
  events?: GameEvent[];
}

export interface Presence {
  type: "presence";
  table: string;
  seat: number;
  present: boolean;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  room: string;
  text?: string;
  mutes?: string;
  muted?: boolean;
}

export interface ChatLines {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

export interface RefusedMessage {
  type: "refused";
  command: string;
  table?: string;
  code: string;
  sentence: string;
}

export interface Gone {
  type: "gone";
  table: string;
}

export type TableMessage = TableView | Presence | ChatLines | RefusedMessage | Gone;

/** What one of the choices is worth to the expert; rules of thumb have no margin. */
export interface Hint {
  action: string;
  margin: number | null;
}

export type SocketMessage =
  | TableMessage
  | { type: "welcome"; language: string }
  | { type: "pong"; number: number; now: number }
  | { type: "done"; command: string; version?: number; number?: number }
  | { type: "hint"; command: string; reasons: Hint[] }
  | { type: "bye" };

/** The answer to a command. */
export type Answer = { type: "done" | "hint"; reasons?: Hint[]; version?: number };

/** A table in a list. */
export interface TableSummary {
  table: string;
  game: string;
  status: "open" | "running" | "over";
  seats: Seat[];
  to_act: number | null;
  my_turn?: boolean;
  unread?: number;
}

/** A game after some of its decisions. */
export interface Moment {
  step: number;
  last: number;
  games: View[];
  events: GameEvent[][];
}

/** What the server says of the choices made in a lesson. */
export interface LessonProgress {
  right: boolean;
  done: boolean;
  step: number;
  game: View;
  events: GameEvent[];
  sheets?: ScoreSheet[];
  ranks: number[];
  tie_breaks: TieBreak[];
}
