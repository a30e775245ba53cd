/** What shared modules need of a game: `games/<name>/index.js` exports a `client` of type GameClient. */
import type { ComponentChildren, ComponentType } from "preact";
import type { TableState } from "./table_state.js";
import type { GameEvent, OfferedAction, ScoreSheet, TableView, View } from "./types";
import type { Wording } from "./wording.js";

/** What is needed of every game from the first page on; kept small, as all of them are loaded at the start. */
export interface GameClient {
    /** The address of the game's drawings, a sheet of SVG symbols. */
    sprites?: string;
    /** The drawing behind the first page and in banners, by its id. */
    scene?: string;
    /** A few cards that stand for the game. */
    Cover?: ComponentType<{}>;
    wording?: EventWording;
    loadBoard: () => Promise<GameBoard>;
    /** Draws what belongs to a rule, from its number. */
    loadRulePictures?: () => Promise<ComponentType<{ rule: string }>>;
}

/** How values of actions and events are put into the game's messages, as in the server's wording. */
export interface EventWording {
    /** Values that the messages know by another name. */
    aliases?: Record<string, string>;
    /** A value as the messages want it; undefined: as usual. */
    value?: (name: string, value: unknown, words: Wording) => string | number | undefined;
    /** Is a line of the log about this event left out? */
    isNoise?: (event: GameEvent) => boolean;
}

/** What a page needs that shows a position; loaded with the first table of the game. */
export interface GameBoard {
    /** Gets the view of its own game. */
    Board(props: BoardProps): ComponentChildren;
    /** The same in words. */
    TextBoard(props: BoardProps): ComponentChildren;
    /** An action, and what follows from it. */
    describe: (action: OfferedAction, table: Around) => { name: string; note: string };
    /** What is asked of the viewer; the name of the phase if it is left out. */
    question?: (view: View, offered: OfferedAction[], words: Wording) => string;
    /** The name of a sound of `core/sounds.js`. */
    soundOf?: (event: GameEvent) => string | undefined;
    /** Why a line of the score sheet is worth what it is. */
    noteOfLine?: (line: string, view: View) => ComponentChildren;
    /** How a number of the score sheet came about. */
    noteOfScore?: (line: string, seat: number, sheets: ScoreSheet[], view: View) => ComponentChildren;
}

export interface Around {
    view: View;
    words: Wording;
    now: TableView;
}

export interface BoardProps extends Around {
    /** Empty while the viewer has nothing to decide. */
    offered: OfferedAction[];
    choose: (text: string) => void;
    /** The action that waits for confirmation. */
    chosen: string | null;
    /** To be animated. */
    lastEvents?: GameEvent[];
    /** None where the past is shown. */
    state?: TableState;
}
