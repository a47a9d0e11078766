import type { Presence } from "../generated/protocol.ts";
import type { Scene } from "../games/types.ts";
import type { Decision } from "../coach/decision.ts";
import type { AnyLine } from "./position.ts";
import type { Change } from "./since.ts";

/** A table on the screen, live or looked at again: what panels and log need of it. */
export interface Table extends Scene {
  readonly presence: Presence;
  readonly lines: readonly AnyLine[];
  /** What others have changed since the viewer last did something. */
  readonly changes: readonly Change[];
  /** Points that the moment on show has brought, on top of the view. */
  readonly bonus: readonly number[];
  /** What the viewer has to decide in the position on show, or had to; null if nothing. */
  readonly decision: Decision | null;
  /** Whether the log has lines before those that are known here. */
  readonly more: boolean;
  /** Asks for them. */
  earlier(): Promise<void>;
  /** Points at places, until it points elsewhere. */
  point(places: readonly string[]): void;
  /** Whether it is known how things stood after an entry of the log. */
  canVisit(index: number): boolean;
  /** Goes to how things stood after an entry of the log. */
  visit(index: number): void;
}
