import { readFileSync } from "node:fs";
import type { ServerMessage } from "../../src/generated/protocol.ts";
import { Door } from "../../src/engine/door.ts";
import type { Thought } from "../../src/engine/thinker.ts";
import { ApiError } from "../../src/lib/api.ts";
import type { Follower } from "../../src/lib/link.ts";
import type { FileEntry, Kept } from "../../src/local/file.ts";
import type { Keeper } from "../../src/local/keeper.ts";
import type { Means } from "../../src/local/host.ts";
import {
  positionAfter,
  positionOf,
  type AnyMessage,
  type AnySnapshot,
  type Position,
} from "../../src/table/position.ts";

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** The engine of a game, from its file. */
export async function openDoor(game: string): Promise<Door> {
  const file = new URL(`../../src/engine/modules/${game}.wasm`, import.meta.url);
  const module = compiled.get(game) ?? WebAssembly.compile(readFileSync(file));
  compiled.set(game, module);
  return Door.open(await module);
}

/** Keeps matches in memory, and can be told to fail. */
export class Memory implements Keeper {
  readonly matches = new Map<string, Kept>();
  readonly logs = new Map<string, FileEntry[]>();
  full = false;

  async add(match: Kept): Promise<void> {
    if (this.full) throw new Error("full");
    this.matches.set(match.id, match);
    this.logs.set(match.id, []);
  }
  async load(id: string): Promise<{ match: Kept; log: FileEntry[] } | null> {
    const match = this.matches.get(id);
    return match ? { match, log: [...(this.logs.get(id) ?? [])] } : null;
  }
  async append(id: string, index: number, entry: FileEntry, change: Partial<Kept>): Promise<void> {
    const log = this.logs.get(id);
    if (this.full || log?.length !== index - 1) throw new Error("full, or written already");
    log.push(entry);
    await this.change(id, change);
  }
  async change(id: string, change: Partial<Kept>): Promise<void> {
    const match = this.matches.get(id);
    if (!match) throw new Error("gone");
    this.matches.set(id, { ...match, ...change });
  }
  async list(): Promise<Kept[]> {
    return [...this.matches.values()];
  }
  async remove(id: string): Promise<void> {
    this.matches.delete(id);
    this.logs.delete(id);
  }
}

/** Somebody who hears everything that a table says. */
export class Listener implements Follower {
  readonly messages: ServerMessage[] = [];
  readonly troubles: string[] = [];
  seat: number | undefined;
  readonly id: string;

  constructor(id: string, seat?: number) {
    this.id = id;
    this.seat = seat;
  }
  watch() {
    const seat = this.seat === undefined ? {} : { seat: this.seat };
    return { t: "watch", table: this.id, ...seat } as const;
  }
  receive(message: ServerMessage): void {
    this.messages.push(message);
  }
  refuse(text: { key: string }): void {
    this.troubles.push(text.key);
  }
  /** How the match stands, as it was told last. */
  get latest(): Position | null {
    return this.messages.reduce<Position | null>((before, message) => {
      if (message.t === "table") return positionOf(message.snapshot as AnySnapshot);
      if (message.t !== "update" || before === null) return before;
      return positionAfter(before, message.message as AnyMessage);
    }, null);
  }
}

/** What a host needs, without a browser: the bots think at once. */
export function means(keeper: Keeper): Means {
  let time = 0;
  return {
    keeper,
    open: openDoor,
    mind: (game) => {
      const door = openDoor(game);
      return {
        think: async (task) =>
          (await door).ask({ think: { task, iterations: 8 } }) as Thought | null,
        stop: () => undefined,
      };
    },
    pause: () => 0,
    most: () => 2,
    now: () => ++time,
    bring: () => Promise.reject(new ApiError(0, "offline", null)),
  };
}
