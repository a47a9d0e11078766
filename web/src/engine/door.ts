import { inward, type Tagged } from "./tags.ts";

/** What a module of a game exports; see `crates/browser`. */
interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  answer(): number;
  said(): number;
}

/** A request that makes no sense to the engine: a fault of this client, or something that was kept. */
export class EngineError extends Error {
  /** The key of the words for people, if it may be more than a fault of this client. */
  readonly key: string | null;

  constructor(what: string, key: string | null) {
    super(what);
    this.key = key;
  }
}

/**
 * The door of a game's engine: JSON in, JSON out, at once. `now` is the clock of its bots.
 */
export class Door {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  private constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as Exports;
  }

  static async open(module: WebAssembly.Module, now = () => performance.now()): Promise<Door> {
    return new Door(await WebAssembly.instantiate(module, { host: { now } }));
  }

  /** Asks, and gets the answer. */
  ask(request: unknown): unknown {
    const { memory, reserve, answer, said } = this.#exports;
    const bytes = this.#encoder.encode(JSON.stringify(request));
    const at = reserve(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = answer();
    const text = this.#decoder.decode(new Uint8Array(memory.buffer, said(), length));
    const told = JSON.parse(text) as { ok: unknown } | { error: string; key?: string };
    if ("error" in told) throw new EngineError(told.error, told.key ?? null);
    return told.ok;
  }

  /** Asks with events among the request. */
  askAbout(verb: string, events: readonly unknown[]): unknown {
    return this.ask({ [verb]: { events: events.map((event) => inward(event as Tagged)) } });
  }
}
