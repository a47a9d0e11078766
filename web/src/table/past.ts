import type { Step } from "../generated/table.ts";
import { api } from "../lib/api.ts";
import { takenBack, type AnyLine, type Position } from "./position.ts";

export type AnyStep = Step<unknown, unknown, unknown>;
/** Asks for steps of a match so far, through the eyes of one of the player's seats or of a spectator. */
export type Ask = (
  table: string,
  from: number,
  count: number,
  viewer: number | null,
) => Promise<AnyStep[]>;

/** How many steps are asked for at once. */
export const CHUNK = 32;

const asked: Ask = (table, from, count, viewer) => api.past<AnyStep>(table, from, count, viewer);

/** How a match stood earlier: what this screen has not seen is asked for. */
export class Past {
  #known = new Map<number, Position>();
  /** Changes with the eyes: what was asked through other eyes is of no use. */
  #look = 0;

  readonly #table: string;
  readonly #ask: Ask;

  constructor(table: string, ask: Ask = asked) {
    this.#table = table;
    this.#ask = ask;
  }

  /** Everything in order. */
  get all(): readonly Position[] {
    return [...this.#known.values()].sort((a, b) => a.version - b.version);
  }

  at(version: number): Position | undefined {
    return this.#known.get(version);
  }

  keep(position: Position): void {
    this.#known.set(position.version, position);
  }

  /** Starts over, with other eyes or after too long a break. */
  reset(position: Position): void {
    this.#look += 1;
    this.#known.clear();
    this.keep(position);
  }

  /** Asks for steps from one on; nothing if the eyes have changed meanwhile. */
  async fetch(from: number, count: number, viewer: number | null): Promise<readonly AnyStep[]> {
    const look = this.#look;
    const steps = await this.#ask(this.#table, from, count, viewer);
    if (look !== this.#look) return [];
    for (const { step, state } of steps) {
      if (!this.#known.has(step)) this.keep({ ...state, version: step });
    }
    return steps;
  }
}

/** The first step to ask for, so that one is among them and most of the others lie before it. */
export const startOf = (version: number): number => Math.max(0, version - CHUNK + 8);

/** The log with the lines of earlier steps before it. */
export function withEarlier(lines: readonly AnyLine[], steps: readonly AnyStep[]): AnyLine[] {
  const first = lines[0]?.entry.index ?? Infinity;
  const earlier = steps.flatMap(({ entry, events }) =>
    entry !== null && entry.index < first ? [{ entry, events, undone: false }] : [],
  );
  const all = [...earlier, ...lines];
  const undone = new Set(all.flatMap(({ entry }) => takenBack(entry)));
  return all.map((line) => (undone.has(line.entry.index) ? { ...line, undone: true } : line));
}
