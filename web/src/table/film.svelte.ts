import type { Presence, ReplayInfo } from "../generated/protocol.ts";
import type { SeatInfo, Step } from "../generated/table.ts";
import type { Beat, GameModule } from "../games/types.ts";
import { api, type Source } from "../lib/api.ts";
import { takenBack, type AnyLine } from "./position.ts";
import type { Table } from "./table.ts";

type AnyStep = Step<unknown, unknown, unknown>;

/** A match that was played, looked at step by step. */
export class Film implements Table {
  readonly presence: Presence = { seats: [], watchers: 0 };
  readonly legal: readonly unknown[] = [];
  readonly past = true;
  readonly more = false;
  readonly beat: Beat | null = null;
  readonly bonus: readonly number[] = [];

  info: ReplayInfo | null = $state.raw(null);
  steps: readonly AnyStep[] = $state.raw([]);
  step = $state(0);
  viewer: number | null = $state(null);
  pointed: readonly string[] = $state.raw([]);
  failed = $state(false);

  readonly source: Source;
  readonly id: string;
  readonly #visit: (index: number) => void;

  constructor(source: Source, id: string, visit: (index: number) => void) {
    this.source = source;
    this.id = id;
    this.#visit = visit;
  }

  get last(): number {
    return this.info?.steps ?? 0;
  }
  get now(): AnyStep | undefined {
    return this.steps[Math.min(this.step, this.steps.length - 1)];
  }
  get view(): unknown {
    return this.now?.state.view;
  }
  get seats(): readonly SeatInfo[] {
    return this.now?.state.seats ?? [];
  }
  get must(): readonly number[] {
    return this.now?.state.waiting.must ?? [];
  }
  get may(): readonly number[] {
    return this.now?.state.waiting.may ?? [];
  }
  get recent(): readonly unknown[] {
    return this.now?.events ?? [];
  }
  get lines(): readonly AnyLine[] {
    return this.#lines;
  }
  readonly #lines: readonly AnyLine[] = $derived.by(() => {
    const undone = new Set(this.steps.flatMap(({ entry }) => (entry ? takenBack(entry) : [])));
    return this.steps.flatMap(({ entry, events }) =>
      entry ? [{ entry, events, undone: undone.has(entry.index) }] : [],
    );
  });

  /** Points of each seat at each step. */
  rows(game: GameModule): number[][] {
    return this.steps.map(({ state }) =>
      state.seats.map((_, seat) => game.score(state.view, seat)),
    );
  }

  name(seat: number): string {
    return this.info?.seats[seat] ?? "";
  }

  /** Loads the whole match through the eyes of a seat, or of a spectator. */
  async load(): Promise<void> {
    try {
      this.info ??= await api.replay(this.source, this.id);
      const steps: AnyStep[] = [];
      while (steps.length <= this.info.steps) {
        const more = await api.steps<AnyStep>(this.source, this.id, steps.length, this.viewer);
        if (more.length === 0) break;
        steps.push(...more);
        if (this.steps.length < steps.length) this.steps = [...steps];
      }
      this.steps = steps;
    } catch {
      this.failed = true;
    }
  }

  async earlier(): Promise<void> {
    // All steps are loaded anyway.
  }
  point(places: readonly string[]): void {
    this.pointed = places;
  }
  canVisit(index: number): boolean {
    return index <= this.last;
  }
  visit(index: number): void {
    this.#visit(index);
  }
  async act(): Promise<void> {
    // Nothing can be done in the past.
  }
  refuse(): void {
    // Nothing is refused either.
  }
}
