import type { Presence } from "../generated/protocol.ts";
import type { Scene } from "../games/types.ts";
import type { AnyLine } from "./position.ts";

/** A table on the screen, live or looked at again: what panels and log need of it. */
export interface Table extends Scene {
  readonly presence: Presence;
  readonly lines: readonly AnyLine[];
  /** Points that the moment on show has brought, on top of the view. */
  readonly bonus: readonly number[];
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
