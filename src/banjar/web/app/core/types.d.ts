/**
 * Types of what the server sends, from the generated `protocol.d.ts`. A game's own folder uses its views, actions and
 * events; shared modules use the common part declared here.
 */
import type {
    DecidingLine,
    LastEntry,
    LessonView,
    Moment,
    MyTable,
    Progress,
    ReasonView,
    StrategyView,
    TableMessage,
    TableSummary,
    TieBreak,
} from "../protocol";

export type {
    AutoReply,
    ChatLine,
    ChatMessage,
    ChatRemoved,
    Curve,
    DecidingLine,
    DecisionEvents,
    Done,
    GameInfo,
    Gone,
    HintMessage,
    HintReason,
    HintSentence,
    Pad,
    PadEntry,
    PadTieBreak,
    LessonInfo,
    LessonList,
    Lobby,
    LobbyMessage,
    Me,
    MyData,
    MyTables,
    OpenWish,
    OwnSeek,
    PersonalLink,
    Phrase,
    Presence,
    Progress,
    ReasonView,
    Refused,
    Result,
    SeatToken,
    SeatView,
    ServerMessage,
    Spectators,
    StrategyList,
    TableCreated,
    TableFound,
    TableList,
    TableMessage,
    TieBreak,
    TipInfo,
    TipList,
    UpdateMessage,
    You,
} from "../protocol";

/** The fields of every offered action; those of a game are in `protocol.d.ts`. */
export interface OfferedAction {
    id: number;
    text: string;
    type: string;
    preview?: object;
}

/** The fields of every event. */
export interface GameEvent {
    type: string;
    seat: number | null;
    turn?: number;
    mine?: boolean;
    forced?: boolean;
}

export interface PlayerView {
    seat: number;
    colour: string | null;
}

/** The fields of every view. */
export interface View {
    game: string;
    seat: number | null;
    phase: string;
    turn: number;
    active: number;
    to_act: number | null;
    players: PlayerView[];
    progress?: Progress;
    legal: OfferedAction[];
    reasons: ReasonView[];
}

/** The events of one decision. */
export interface Decision {
    step: number;
    version: number;
    by_seat: number | null;
    turn: number;
    active: number;
    events: GameEvent[];
}

/** A table as the client knows it: the last `table` message merged with every `update` since. */
export type TableView = Omit<TableMessage, "type" | "game" | "missed" | "since_last_turn"> &
    Partial<Omit<LastEntry, "events">> & {
        type: "table" | "update";
        /** Null while the table is open; no board is rendered then. */
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
    deciding_line?: DecidingLine | null;
}

/** A table in a list; the viewer's own tables have the fields of MyTable. */
export type ListedTable = TableSummary & Partial<MyTable>;

/** A game after a number of decisions. */
export type PastMoment = Omit<Moment, "games" | "events"> & { games: View[]; events: GameEvent[][] };

/** The server's answer to the choices in a lesson. */
export type LessonMoment = Omit<LessonView, "game" | "events"> & { game: View; events: GameEvent[] };

/** A position of a recorded game, and the decision made there. */
export type StrategyMoment = Omit<StrategyView, "game"> & { game: View };
