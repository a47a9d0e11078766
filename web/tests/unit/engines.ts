import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Door } from "../../src/engine/door.ts";
import { Engine } from "../../src/engine/engine.ts";
import { outward, type Outside } from "../../src/engine/tags.ts";

/** The door of a game's real engine, as `cargo xtask wasm` has built it. */
export async function doorOf(game: string): Promise<Door> {
  const file = join(import.meta.dirname, `../../src/engine/modules/${game}.wasm`);
  return Door.open(await WebAssembly.compile(readFileSync(file)));
}

export async function engineOf(game: string): Promise<Engine> {
  return new Engine(await doorOf(game));
}

/** One step of a match: what happened, and what it looked like to the seat that acted. */
export interface Moment<V, E> {
  seat: number;
  action: unknown;
  events: readonly E[];
  before: V;
  after: V;
}

interface Snapshot<V> {
  version: number;
  view: V;
  waiting: { must: readonly number[]; may: readonly number[] };
  outcome: { points: readonly { sum: number }[] } | null;
}

/** A match of a game that is played to its end, always by the seat that must act first. */
export async function matchOf<V, E>(
  game: string,
  seats: number,
  choose: (legal: readonly unknown[], step: number, view: V) => unknown,
  options: unknown = {},
): Promise<{ moments: Moment<V, E>[]; points: number[] }> {
  const door = await doorOf(game);
  const open = {
    options,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, holder: "human" })),
    origin: { seed: "2019", salt: "07".repeat(32) },
  };
  door.ask({ open });
  const look = (viewer: number | null): Snapshot<V> =>
    door.ask({ snapshot: { viewer } }) as Snapshot<V>;
  const moments: Moment<V, E>[] = [];
  for (let step = 0; ; step++) {
    const { waiting, outcome } = look(null);
    const [seat] = waiting.must;
    if (seat === undefined) return { moments, points: outcome?.points.map(({ sum }) => sum) ?? [] };
    const before = look(seat);
    const legal = door.ask({ look: { view: before.view, viewer: seat } }) as readonly unknown[];
    const action = choose(legal, step, before.view);
    const { version } = before;
    const command = { seat, version, do: { act: { action } }, at: step, viewer: seat };
    const done = door.ask({ command }) as { done: { message: { events: Outside[] } } };
    if (!("done" in done)) throw new Error(`it was refused: ${JSON.stringify(done)}`);
    const events = done.done.message.events.map((event) => outward(event) as E);
    moments.push({ seat, action, events, before: before.view, after: look(seat).view });
  }
}
