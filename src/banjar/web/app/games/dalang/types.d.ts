/** Dalang's part of the protocol. */
import type { TableState } from "../../core/table_state.js";
import type { TableView } from "../../core/types";
import type { Wording } from "../../core/wording.js";
import type { BoardProps as SharedBoardProps } from "../../core/game_client";
import type { DalangAction, DalangEvent, DalangIsland, DalangKind, DalangView } from "../../protocol";
import type { Plan } from "./plan.js";

export type {
    DalangAction as Action,
    DalangContestPreview as ContestPreview,
    DalangEvent as Event,
    DalangExchangePreview as ExchangePreview,
    DalangIsland as Island,
    DalangKind as Kind,
    DalangMask as Mask,
    DalangPassPreview as PassPreview,
    DalangTravelPreview as TravelPreview,
    DalangPlayerView as Player,
    DalangView as View,
} from "../../protocol";

/** The actions of some types. */
export type ActionOf<T extends DalangAction["type"]> = Extract<DalangAction, { type: T }>;

/** The fields of all events, each of which only some types have. */
export interface EventDetails {
    type: DalangEvent["type"];
    seat: number | null;
    card?: DalangKind | null;
    island?: DalangIsland | null;
    count?: number;
    value?: number;
}

/** The props that all parts of the board share. */
export interface Table {
    view: DalangView;
    words: Wording;
    offered: DalangAction[];
    choose: (text: string) => void;
    chosen: string | null;
    now: TableView;
    state: TableState | undefined;
    plan: Plan;
    /** The tokens that the last events moved, by the names of their drawings and islands. */
    fresh: Set<string>;
    /** What the viewer remembers of their own stacks, bottom first. */
    notes: Record<string, Array<string | null>> | null;
    /** The card that is being dragged. */
    dragged: DalangKind | null;
    setDragged: (dragged: DalangKind | null) => void;
    /** Open a menu. */
    open: (anchor: Element, choice: { title: string; lines?: string[]; options: Option[] }) => void;
    /** The card of the hand that was clicked last. */
    picked: DalangKind | null;
    pick: (kind: DalangKind | null) => void;
    tell: (sentence: string) => void;
}

export interface Option {
    label: string;
    /** What follows from it. */
    note?: string;
    chosen?: boolean;
    run: () => void;
}

/** What a board of this game gets. */
export type BoardProps = Omit<SharedBoardProps, "view" | "offered" | "lastEvents"> & {
    view: DalangView;
    offered: DalangAction[];
    lastEvents?: DalangEvent[];
};
