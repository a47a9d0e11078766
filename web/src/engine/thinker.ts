import type { Text } from "../lib/words.ts";
import { loadModule } from "./load.ts";
import type { Question, Said } from "./think.worker.ts";

/** What a bot has thought. */
export interface Thought {
  action: unknown;
  /** What each seat can then expect: its share of the victory. */
  values: readonly number[];
  iterations: number;
}

/** What to do, and why. */
export interface Advice extends Reasons {
  action: unknown;
  /** The action in words. */
  text: Text;
  values: readonly number[];
}

/** Why something is good: a few sentences, and how sure that is. */
export interface Reasons {
  lines: readonly Text[];
  sure: Text;
}

/** What to think of something that a player does, and what would be better. */
export interface Judged {
  verdict: "fine" | "doubtful" | "serious";
  better: (Reasons & { action: unknown; text: Text }) | null;
}

interface Waiting {
  done(answer: unknown): void;
  failed(error: Error): void;
  progress(after: number): void;
}

/** How to think. */
export interface How {
  /** How many iterations, instead of the time that the level takes. */
  iterations?: number;
  /** How many milliseconds; with iterations, whatever is reached first. */
  millis?: number;
  /** Is told how many milliseconds it has thought. */
  progress?(after: number): void;
}

/** A bot that was told to stop. */
export class Stopped extends Error {}

/** Thinks beside the page, in a worker of its own, so that the page stays smooth. */
export class Thinker {
  readonly #game: string;
  #worker: Promise<Worker> | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(game: string) {
    this.#game = game;
  }

  /** What a bot does about a decision, as the engine writes them; null if it would rather not act. */
  think(task: unknown, how: How = {}): Promise<Thought | null> {
    return this.#ask("think", { task }, how) as Promise<Thought | null>;
  }

  /** What a bot would do in a person's place, and why; null if it would rather not act. */
  advise(task: unknown, how: How = {}): Promise<Advice | null> {
    return this.#ask("advise", { task }, how) as Promise<Advice | null>;
  }

  /** Compares what a person does with the best that is known: both are tried equally often. */
  judge(task: unknown, best: unknown, done: unknown, how: How = {}): Promise<Judged> {
    return this.#ask("judge", { task, best, done }, how) as Promise<Judged>;
  }

  async #ask(verb: string, about: object, { iterations, millis, progress }: How): Promise<unknown> {
    const worker = await (this.#worker ??= this.#start());
    const id = this.#next++;
    const question: Question = { id, request: { [verb]: { ...about, iterations, millis } } };
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed, progress: progress ?? (() => undefined) });
      worker.postMessage(question);
    });
  }

  /** Stops all thinking. The next question starts afresh. */
  stop(): void {
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach(({ failed }) => failed(new Stopped()));
  }

  async #start(): Promise<Worker> {
    const module = await loadModule(this.#game);
    const worker = new Worker(new URL("./think.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Said>) => this.#hear(data);
    worker.onerror = () => this.stop();
    worker.postMessage(module);
    return worker;
  }

  #hear(said: Said): void {
    const waiting = this.#waiting.get(said.id);
    if (waiting === undefined) return;
    if ("after" in said) {
      waiting.progress(said.after);
      return;
    }
    this.#waiting.delete(said.id);
    if ("error" in said) waiting.failed(new Error(said.error));
    else waiting.done(said.answer);
  }
}
