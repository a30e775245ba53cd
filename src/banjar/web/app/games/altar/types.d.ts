/** Altar's part of the protocol. */
import type { BoardProps as SharedBoardProps } from "../../core/game_client";
import type { AltarAction, AltarEvent, AltarGood, AltarKind, AltarView } from "../../protocol";

export type {
    AltarAction as Action,
    AltarEvent as Event,
    AltarGain as Gain,
    AltarGood as Good,
    AltarHandKind as HandKind,
    AltarKind as Kind,
    AltarPlayerView as Player,
    AltarCardStack as Stack,
    AltarTake as Take,
    AltarTakePreview as TakePreview,
    AltarView as View,
} from "../../protocol";

/** The actions of some types. */
export type ActionOf<T extends AltarAction["type"]> = Extract<AltarAction, { type: T }>;

/** The fields of all events, each of which only some types have. */
export interface EventDetails {
    type: AltarEvent["type"];
    seat: number | null;
    good?: AltarGood | null;
    card?: AltarKind;
    row?: number;
    count?: number;
    amount?: number;
    altar_place?: number | null;
    bonus?: boolean;
}

/** What a board of this game gets. */
export type BoardProps = Omit<SharedBoardProps, "view" | "offered" | "lastEvents"> & {
    view: AltarView;
    offered: AltarAction[];
    lastEvents?: AltarEvent[];
};
