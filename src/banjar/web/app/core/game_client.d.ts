/** The interface between shared modules and a game: `games/<name>/index.js` exports a `client` of type GameClient. */
import type { ComponentChildren, ComponentType } from "preact";
import type { TableState } from "./table_state.js";
import type { GameEvent, OfferedAction, ScoreSheet, TableView, View } from "./types";
import type { Turn } from "./story.js";
import type { Wording } from "./wording.js";

/** Loaded for every game when the page starts, so keep it small; `loadBoard` loads the rest. */
export interface GameClient {
    /** The URL of the game's drawings, a file of SVG symbols. */
    sprites?: string;
    /** The id of the drawing behind the home page and in banners. */
    scene?: string;
    /** A few of the game's cards, for the choice of a game. */
    Cover?: ComponentType<{}>;
    /** A short moving picture of the game, explained by `<game>-web-film`; its styles are in the game's `film.css`. */
    Film?: ComponentType<{}>;
    wording?: EventWording;
    loadBoard: () => Promise<GameBoard>;
    /** Draws the pictures of a rule, given its number. */
    loadRulePictures?: () => Promise<ComponentType<{ rule: string }>>;
    /** The introduction before the rules. */
    loadIntroduction?: () => Promise<Introduction>;
}

/** The texts of a part are `intro-<game>-<part>-title` and `intro-<game>-<part>`. */
export interface Introduction {
    parts: string[];
    Figure: ComponentType<{ part: string }>;
}

/** How fields of actions and events become values of the game's Fluent messages; as in `banjar.i18n.wording`. */
export interface EventWording {
    /** Fields that the messages call by another name. */
    aliases?: Record<string, string>;
    /** The value for the message; undefined for the default. */
    value?: (name: string, value: unknown, words: Wording) => string | number | undefined;
    /** Whether the log leaves this event out. */
    isNoise?: (event: GameEvent) => boolean;
}

/** Everything a page needs to show a position; loaded with the first table of the game. */
export interface GameBoard {
    /** Gets the view of its own game. */
    Board(props: BoardProps): ComponentChildren;
    /** The board as text. */
    TextBoard(props: BoardProps): ComponentChildren;
    /** The action in words, and a note on its consequence. */
    describe: (action: OfferedAction, table: BoardContext) => { name: string; note: string };
    /** Whether the drawn board itself offers the action, so that it needs no button; without it every action has one. */
    isOnBoard?: (action: OfferedAction, table: BoardContext) => boolean;
    /** The question to the viewer; by default the name of the phase. */
    question?: (view: View, offered: OfferedAction[], words: Wording) => string;
    /** What an event adds to the summary of a turn; null if nothing. By default the event in words. */
    deed?: (event: GameEvent, words: Wording) => Deed | null;
    /** The name of a sound of `core/sounds.js`. */
    soundOf?: (event: GameEvent) => string | undefined;
    /** The drawing of what a line of the score sheet counts. */
    pictureOfLine?: (line: string) => ComponentChildren;
    /** Explains the value of a line of the score sheet. */
    noteOfLine?: (line: string, view: View) => ComponentChildren;
    /** Explains a number of the score sheet. */
    noteOfScore?: (line: string, seat: number, sheets: ScoreSheet[], view: View) => ComponentChildren;
}

/** An event as a small picture. */
export interface Deed {
    /** Deeds of a seat with the same key are shown as one, with their counts added. */
    key?: string;
    count?: number;
    picture: (count: number) => ComponentChildren;
    /** By default the event in words. */
    text?: string;
}

export interface BoardContext {
    view: View;
    words: Wording;
    now: TableView;
}

export interface BoardProps extends BoardContext {
    /** Empty while the viewer has nothing to decide. */
    offered: OfferedAction[];
    choose: (text: string) => void;
    /** The action that waits for confirmation. */
    chosen: string | null;
    /** The events to animate. */
    lastEvents?: GameEvent[];
    /** The turns so far; none in lessons. */
    story?: Turn[];
    /** Undefined where the past is shown. */
    state?: TableState;
}
