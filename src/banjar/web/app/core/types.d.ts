/**
 * What the server sends, by name. Everything comes from `protocol.d.ts`, which is generated from the server's structs;
 * the views, actions and events of a game are for its own folder, and shared modules use what they have in common.
 */
import type {
    LastEntry,
    LessonProgress,
    Moment,
    MyTable,
    Reason,
    TableMessage,
    TableSummary,
    TieBreak,
} from "../protocol";

export type {
    AutoReply,
    ChatLine,
    ChatMessage,
    DecisionEvents,
    Done,
    GameInfo,
    Gone,
    HintMessage,
    HintReason,
    LessonInfo,
    LessonList,
    Me,
    MyTables,
    PersonalLink,
    Presence,
    Reason,
    Refused,
    Result,
    SeatToken,
    SeatView,
    ServerMessage,
    TableCreated,
    TableFound,
    TableList,
    TableMessage,
    TieBreak,
    UpdateMessage,
    You,
} from "../protocol";

/** What every offered action has; its other fields are in `protocol.d.ts`. */
export interface OfferedAction {
    id: number;
    text: string;
    type: string;
    preview?: object;
}

/** What every event has. */
export interface GameEvent {
    type: string;
    seat: number | null;
    mine?: boolean;
}

export interface PlayerView {
    seat: number;
    colour: string | null;
}

/** What every view has. */
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

/** The events of one decision. */
export interface Decision {
    step: number;
    version: number;
    events: GameEvent[];
}

/** A table as the client knows it: the last `table`, with every `update` since put over it. */
export type TableView = Omit<TableMessage, "type" | "game" | "missed" | "since_last_turn"> &
    Partial<Omit<LastEntry, "events">> & {
        type: "table" | "update";
        /** Null while the table waits for players; what shows a game is not shown then. */
        game: View;
        missed?: Decision[] | null;
        since_last_turn?: Decision[];
        events?: GameEvent[];
    };

export type ScoreSheet = Record<string, number>;

/** A result with score sheets. */
export interface Outcome {
    sheets: ScoreSheet[];
    ranks: number[];
    winners: number[];
    tie_breaks: TieBreak[];
}

/** A table in a list; those of one's own say more. */
export type ListedTable = TableSummary & Partial<MyTable>;

/** A game after some of its decisions. */
export type PastMoment = Omit<Moment, "games" | "events"> & { games: View[]; events: GameEvent[][] };

/** What the server says of the choices made in a lesson. */
export type LessonMoment = Omit<LessonProgress, "game" | "events"> & { game: View; events: GameEvent[] };
