// What a game brings to the page: one value for each game, exported by `table.ts` of its folder `games/NAME/web`.
import type { Component } from "svelte";
import type { Components, Position, View } from "../generated/protocol";
import type { Ways } from "./motion";
import type { Places } from "./places";
import type { Option, Part, SeatInfo, Standing, TableEvent } from "./protocol";
import type { Table } from "./table.svelte";

/** Addresses of files of messages by their path, as `import.meta.glob` finds them: one for each language. */
export type Words = Record<string, string>;

/** A step of the final scoring: which sources of points stand in it. */
export interface Column {
  /** The name of its text; `text` wins where the words come from the server. */
  name: string;
  text?: string;
  /** The id of a drawing, if it has one. */
  pic?: string;
  sources: string[];
  /** How wide it is beside the others; one if nothing else. */
  share?: number;
  /** Whether it is counted only when the game has ended. */
  late?: boolean;
}

/** What a cell of the final scoring draws: the things that brought a column's points. */
export type CellProps = { column: string; view: View; components: Components; seat: SeatInfo; parts: Part[] };

/** What a big moment draws: what happened, and what is printed on the components. */
export type MomentProps = { told: TableEvent; components: Components };

/** A small picture on a coloured ground. */
export interface Badge {
  ground: string;
  pic: string;
  x: number;
  y: number;
  width: number;
  height: number;
  style?: string;
}

export interface Parts {
  /** The table itself, for every size of screen. */
  Table: Component<{ table: Table }>;
  /** What stands in a column of the final scoring, if more than numbers. */
  Cell: Component<CellProps> | null;
  /** Its big moments. */
  Moment?: Component<MomentProps>;
}

export interface GameTable {
  /** Its words; the house's are always there. */
  words: Words;
  /** Sprites whose drawings its parts use by id. */
  drawings: readonly string[];
  /** The picture the lobby shows, and the text below it. Without one the lobby draws the title. */
  Cover: Component | null;
  about: string | null;
  /** Its picture in lists of tables. Without one its first letter stands there. */
  badge: Badge | null;
  /** What is drawn, fetched when someone sits down. */
  parts: () => Promise<Parts>;
  /** The columns of the final scoring. */
  columns: (standings: readonly Standing[]) => Column[];
  /** Printed numbers for the sentences that say how its columns are counted: `counts-NAME`. */
  figures?: (components: Components) => Record<string, number>;
  /** What its scores are counted in; points if nothing else. */
  unit?: "coins" | "points";
  /** How its pieces move. */
  ways: Ways;
  /** Where on the board things happen. */
  places?: Places;
  /** Which sound goes with which event; the first that fits. */
  sounds: readonly [events: RegExp, sound: Sound][];
  /** What happens that is worth a picture of its own. */
  big?: RegExp;
  /** A drawing for each chapter of its rules. */
  chapters: readonly string[];
  /** Drawings for the summary of its rules, one for each line, such as `NAME-turn-1`; `special` are those that an edition has of its own. */
  howto?: { drawing: string; special?: readonly string[] };
  /** The drawing of its coach, in guided games. */
  coach?: string;
  /** How the ids of components begin that lie so close that a finger needs a second tap. */
  crowded: readonly string[];
  /** Which options are asked about before a second touch does them, on every screen. */
  confirms?: (option: Option) => boolean;
  /** Which options wait for a button of their own, however they were touched. */
  holds?: (option: Option) => boolean;
  /** A view with what only a position contains, for viewers who may know everything. */
  revealed?: (view: View, position: Position) => View;
}

/** What can be heard; `sound.ts` makes it. */
export type Sound = "roll" | "dive" | "coin" | "card" | "turn";

export type Told = Pick<TableEvent, "event">;
