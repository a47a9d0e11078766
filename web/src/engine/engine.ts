import type { Line, Refused } from "../games/types.ts";
import type { Text } from "../lib/words.ts";
import { Door } from "./door.ts";
import { told } from "./tags.ts";

/** What an action would bring, as far as its seat can know. */
export interface Preview {
  events: readonly unknown[];
  /** The events in words. */
  lines: readonly Line[];
  /** What each seat would gain or lose, by category; nothing that stays the same. */
  points: readonly Readonly<Record<string, number>>[];
  /** How things would then look; what chance decides is imagined. */
  view: unknown;
  /** Whether nothing would be drawn or revealed: then this is exactly what would happen. */
  certain: boolean;
}

/** What is at stake at a place. */
export interface Threat {
  place: string;
  /** Points that a seat would get, or pieces that it has there. */
  measure: "points" | "pieces";
  stakes: readonly { seat: number; points: number }[];
  text: Text;
}

/** A view that is looked at through someone's eyes: whatever can be asked about it, answered at once. */
export interface Look {
  /** What the viewer can do; nothing for a spectator. */
  readonly legal: readonly unknown[];
  /** Why the viewer cannot do this; null if it is allowed. */
  why(action: unknown): Refused | null;
  /** What would happen if the viewer did this; null if it is not allowed. */
  preview(action: unknown): Preview | null;
  /** An action in words. */
  tell(action: unknown): Text;
  /** What is at stake where, as far as the viewer can know; the most important first. */
  threats(): readonly Threat[];
  /** A question of the game's own. */
  study<A>(question: unknown): A;
}

/** Something that a choice of options needs, or that follows from it. */
export interface Need {
  /** The key of the message that says so. */
  key: string;
  /** Whether it keeps the table from being opened. */
  blocks: boolean;
}

/** The rules of one game, here in the browser. They need nothing but views. */
export class Engine {
  readonly #door: Door;
  readonly #looks = new WeakMap<object, Map<number | null, Look>>();
  readonly #lines = new WeakMap<object, readonly Line[]>();
  /** The view that the engine has before it. */
  #before: { view: object; viewer: number | null } | null = null;
  #box: unknown;

  constructor(door: Door) {
    this.#door = door;
  }

  /** Looks at a view through the eyes of a seat, or of a spectator. */
  look(view: unknown, viewer: number | null): Look {
    const key = view as object;
    const looks = this.#looks.get(key) ?? new Map<number | null, Look>();
    this.#looks.set(key, looks);
    let look = looks.get(viewer);
    if (look === undefined) {
      const legal = this.#see(key, viewer);
      const ask = (request: unknown): unknown => {
        this.#see(key, viewer);
        return this.#door.ask(request);
      };
      look = {
        legal,
        why: (action) => ask({ why: { action } }) as Refused | null,
        preview: (action) => previewed(ask({ preview: { action } }) as Previewed),
        tell: (action) => ask({ tell_action: { action } }) as Text,
        threats: () => ask("threats") as readonly Threat[],
        study: <A>(question: unknown) => ask({ study: { question } }) as A,
      };
      looks.set(viewer, look);
    }
    return look;
  }

  /** Puts a view before the engine, unless it is there already. */
  #see(view: object, viewer: number | null): readonly unknown[] {
    if (this.#before?.view === view && this.#before.viewer === viewer) return [];
    const legal = this.#door.ask({ look: { view, viewer } }) as readonly unknown[];
    this.#before = { view, viewer };
    return legal;
  }

  /** An event in words: a line of the log for each sentence. */
  tell(event: unknown): readonly Line[] {
    const key = event as object;
    const known = this.#lines.get(key);
    if (known) return known;
    const [lines = []] = this.#door.askAbout("tell", [event]) as Line[][];
    this.#lines.set(key, lines);
    return lines;
  }

  /** What options still need with this many seats, or what follows from them. */
  needs(options: unknown, seats: number): readonly Need[] {
    return this.#door.ask({ needs: { options, seats } }) as readonly Need[];
  }

  /** What is printed on the pieces in the box. */
  box<B>(): B {
    this.#box ??= this.#door.ask("box");
    return this.#box as B;
  }
}

type Previewed = { Ok: Preview } | { Err: Refused };

function previewed(answer: Previewed): Preview | null {
  return "Ok" in answer ? told(answer.Ok) : null;
}
