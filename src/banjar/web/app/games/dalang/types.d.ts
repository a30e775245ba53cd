/** Dalang's part of the protocol. */
import type { DalangAction, DalangEvent, DalangIsland, DalangKind } from "../../protocol";

export type {
  DalangAction as Action, DalangContestPreview as ContestPreview, DalangEvent as Event,
  DalangExchangePreview as ExchangePreview, DalangIsland as Island, DalangKind as Kind, DalangMask as Mask,
  DalangPassPreview as PassPreview, DalangTravelPreview as TravelPreview, DalangPlayer as Player, DalangView as View,
} from "../../protocol";

/** The actions of some types. */
export type ActionOf<T extends DalangAction["type"]> = Extract<DalangAction, { type: T }>;

/** What events may tell, whatever their type. */
export interface EventDetails {
  type: DalangEvent["type"];
  seat: number | null;
  card?: DalangKind | null;
  island?: DalangIsland | null;
  count?: number;
}
