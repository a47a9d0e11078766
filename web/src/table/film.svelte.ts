import type { Presence, ReplayInfo } from "../generated/protocol.ts";
import type { SeatInfo } from "../generated/table.ts";
import type { Look } from "../engine/engine.ts";
import type { Beat, GameModule, LoadedGame, Mark, Refused } from "../games/types.ts";
import { sheets } from "../sheet/sheets.svelte.ts";
import { decisionAt, waitsFor, type Decision } from "../coach/decision.ts";
import type { Reel } from "./reel.ts";
import { takenBack, type AnyLine } from "./position.ts";
import type { AnyStep } from "./past.ts";
import { changesSince, marksOf, reading, type Change } from "./since.ts";
import type { Table } from "./table.ts";

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
  /** Through whose eyes the steps on show were loaded: while others load, not yet the viewer's. */
  #eyes: number | null = $state(null);
  pointed: readonly string[] = $state.raw([]);
  failed = $state(false);
  game: LoadedGame | null = $state.raw(null);

  readonly reel: Reel;
  readonly #visit: (index: number) => void;

  constructor(reel: Reel, visit: (index: number) => void) {
    this.reel = reel;
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
  get rules(): Look {
    if (this.game === null) throw new Error("the game is not loaded yet");
    return this.game.engine.look(this.view, this.#eyes);
  }
  /** What the player whose eyes these are had to decide in the position on show. */
  get decision(): Decision | null {
    const [seat, now] = [this.#eyes, this.now];
    if (seat === null || now === undefined || this.game === null) return null;
    const position = { ...now.state, version: now.step };
    if (!waitsFor(seat, position) || this.rules.legal.length === 0) return null;
    return decisionAt(this.info?.game ?? "", position, seat, this.lines);
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

  /** What has changed in the step on show. */
  readonly changes: readonly Change[] = $derived.by(() => {
    const { game, now } = this;
    if (!game || !now?.entry) return [];
    const line = { entry: now.entry, events: now.events, undone: false };
    return changesSince(
      [line],
      null,
      reading((event) => game.engine.tell(event), game.trace),
    );
  });
  readonly marks: ReadonlyMap<string, Mark> = $derived.by(() => marksOf(this.changes));

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
    const eyes = this.viewer;
    try {
      this.info ??= await this.reel.about();
      const steps: AnyStep[] = [];
      while (steps.length <= this.info.steps) {
        const more = await this.reel.steps(steps.length, eyes);
        if (more.length === 0) break;
        steps.push(...more);
        if (this.steps.length < steps.length) this.#show([...steps], eyes);
      }
      this.#show(steps, eyes);
    } catch {
      this.failed = true;
    }
  }

  #show(steps: readonly AnyStep[], eyes: number | null): void {
    this.steps = steps;
    this.#eyes = eyes;
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
  explain(thing: string, why: Refused | null): void {
    sheets.explain(thing, why);
  }
  refuse(): void {
    // Nothing is refused either.
  }
}
