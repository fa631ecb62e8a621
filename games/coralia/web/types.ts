// What the parts of this table draw: the game's own types by short names.
import type { CoraliaView, Symbol } from "./generated";

export type { Colour, Glimpse, Printed as Components } from "./generated";
export type Face = Symbol;
export type View = CoraliaView;
