import type { Thought } from "../engine/thinker.ts";

/** A decision that a bot has to make, as the engine writes it. */
export interface Task {
  readonly seat: number;
  readonly version: number;
  readonly level: string;
}

/** Somebody who thinks. */
export interface Mind {
  /** What a bot does about a decision; null if it would rather not act. */
  think(task: unknown): Promise<Thought | null>;
  /** Stops thinking. */
  stop(): void;
}

interface Options {
  mind: () => Mind;
  /** Takes what a bot has decided. */
  decided: (task: Task, action: unknown) => void;
  /** How long a bot takes at least, in milliseconds. */
  pause: () => number;
  /** How many think at the same time. */
  most: number;
}

const wait = (time: number): Promise<void> =>
  time === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, time));

/** The bots of a match: each decision is thought about once, and no longer than it is needed. */
export class Bots {
  readonly #options: Options;
  readonly #idle: Mind[] = [];
  /** Who thinks, by seat. */
  readonly #busy = new Map<number, Mind>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** These decisions are to be made now; others no longer. */
  look(tasks: readonly Task[]): void {
    for (const seat of this.#busy.keys()) {
      if (!tasks.some((task) => task.seat === seat)) this.#drop(seat);
    }
    for (const task of tasks) {
      if (this.#busy.size >= this.#options.most) return;
      if (!this.#busy.has(task.seat)) void this.#decide(task);
    }
  }

  /** Stops all thinking: whatever it was about is no longer so. */
  stop(): void {
    [...this.#busy.keys()].forEach((seat) => this.#drop(seat));
  }

  /** Ends everything. */
  close(): void {
    this.stop();
    this.#idle.splice(0).forEach((mind) => mind.stop());
  }

  #drop(seat: number): void {
    this.#busy.get(seat)?.stop();
    this.#busy.delete(seat);
  }

  async #decide(task: Task): Promise<void> {
    const mind = this.#idle.pop() ?? this.#options.mind();
    this.#busy.set(task.seat, mind);
    const rest = wait(this.#options.pause());
    const thought = await this.#think(mind, task);
    await rest;
    // Stopped meanwhile, or asked about something else.
    if (this.#busy.get(task.seat) !== mind) return;
    this.#busy.delete(task.seat);
    this.#idle.push(mind);
    this.#options.decided(task, thought?.action ?? null);
  }

  /** If thinking fails, any legal action is better than a match that stands still. */
  async #think(mind: Mind, task: Task): Promise<Thought | null> {
    try {
      return await mind.think(task);
    } catch (error) {
      if (this.#busy.get(task.seat) !== mind) return null;
      if (task.level === "random") throw error;
      return mind.think({ ...task, level: "random" });
    }
  }
}
