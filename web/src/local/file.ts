import type { SeatPlan, TableInfo, TableResult } from "../generated/protocol.ts";
import type { Holder, Outcome } from "../generated/table.ts";
import type { Stake } from "../lib/fairness.ts";

/** A seat before the match. */
export interface SeatSetup {
  name: string;
  holder: Holder;
}

/** One thing that was done, as the engine writes it down. Nobody here looks into it. */
export type FileEntry = Readonly<Record<string, unknown>>;

/** A whole match, as the engine reads and writes it. */
export interface GameFile {
  readonly game: string;
  readonly rules_version: string;
  readonly options: Record<string, unknown>;
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  readonly log: readonly FileEntry[];
  readonly result: Outcome | null;
}

/** How a match was brought to a server. From then on it is not played here. */
export interface Away {
  /** What the request is called: sent again, it leads to the same table. */
  readonly request: string;
  /** What each seat is to be there. */
  readonly seats: readonly SeatPlan[];
  /** What this browser adds to the deal there. */
  readonly stake: Stake | null;
  /** The table; null until the server has answered. */
  readonly table: string | null;
}

/** What is kept of a match apart from its log. */
export interface Kept {
  readonly id: string;
  /** The match before its first entry. */
  readonly opening: GameFile;
  readonly created: number;
  /** When something was last done. */
  readonly changed: number;
  /** Who must act; matches of earlier versions do not say. */
  readonly must?: readonly number[];
  /** How it ended; null while it goes on. */
  readonly result: Outcome | null;
  /** The match that this one is the rematch of. */
  readonly rematchOf: string | null;
  /** The rematch of this one. */
  readonly next: string | null;
  /** Where it went; nothing while it is played here. */
  readonly away?: Away | null;
}

/** A match with everything that was done. */
export const whole = ({ opening, result }: Kept, log: readonly FileEntry[]): GameFile => ({
  ...opening,
  log,
  result,
});

/** The seats of people: all of them play at this screen. */
export function people({ seats }: GameFile): number[] {
  return seats.flatMap(({ holder }, seat) => (holder === "human" ? [seat] : []));
}

function resultOf(outcome: Outcome): TableResult {
  return { places: outcome.places, points: outcome.points.map(({ sum }) => sum) };
}

/** A match as lists and tables know it. */
export function infoOf({ id, opening, created, changed, result, ...kept }: Kept): TableInfo {
  const [first] = people(opening);
  return {
    id,
    game: opening.game,
    options: opening.options,
    visibility: "link",
    stage: result === null ? "playing" : "over",
    host: null,
    seats: opening.seats.map(({ name, holder }, seat) => ({
      kind: holder !== "human" ? "bot" : seat === first ? "player" : "local",
      name,
      player: null,
      level: holder === "human" ? null : holder.bot,
      ready: true,
      pledge: null,
    })),
    created,
    changed,
    rematch_of: kept.rematchOf,
    next: kept.next,
    commitment: opening.commitment,
    eager: false,
    brought: null,
    result: result && resultOf(result),
  };
}
