import type { Beat } from "../games/types.ts";

/** Something that happened and is to be shown. */
export interface Turn<S> {
  state: S;
  beats: Beat[];
}

interface Show<S> {
  /** Shows a state, with the beat that plays on it. */
  state(state: S, beat: Beat | null): void;
}

/** Waits; what is given to `wake` ends it early. */
type Wait = (ms: number, wake: (stop: () => void) => void) => Promise<void>;

const pause: Wait = (ms, wake) =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    wake(() => {
      clearTimeout(timer);
      done();
    });
  });

/**
 * Shows what happened one after the other, each as long as its beats take. Never more than a few
 * seconds behind: the longer the queue, the faster it goes.
 */
export class Stage<S> {
  #queue: Turn<S>[] = [];
  #running = false;
  #wake: (() => void) | null = null;
  #hurry = false;

  #shown: S;
  readonly #show: Show<S>;
  readonly #wait: Wait;

  constructor(shown: S, show: Show<S>, wait: Wait = pause) {
    this.#shown = shown;
    this.#show = show;
    this.#wait = wait;
  }

  /** Whether everything has been shown. */
  get idle(): boolean {
    return !this.#running;
  }

  push(turn: Turn<S>): void {
    this.#queue.push(turn);
    if (!this.#running) void this.#run();
  }

  /** Shows the newest state at once. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  /** Forgets what was to be shown: everything is different now. */
  reset(state: S): void {
    this.#queue = [];
    this.#shown = state;
    this.skip();
    this.#show.state(state, null);
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.#hurry = false;
    for (let turn = this.#queue.shift(); turn; turn = this.#queue.shift()) {
      await this.#play(turn);
    }
    this.#running = false;
    this.#hurry = false;
    this.#show.state(this.#shown, null);
  }

  async #play({ state, beats }: Turn<S>): Promise<void> {
    const before = this.#shown;
    for (const beat of beats) {
      if (this.#hurry) break;
      // A reset in the middle of a beat has already put another state on show.
      if (this.#shown !== before && this.#shown !== state) return;
      if (beat.when === "after") this.#shown = state;
      this.#show.state(this.#shown, beat);
      const pace = Math.max(0.15, 1 - this.#queue.length / 8);
      await this.#wait(beat.ms * pace, (stop) => (this.#wake = stop));
    }
    if (this.#shown === before || this.#shown === state) {
      this.#shown = state;
      this.#show.state(state, null);
    }
  }
}
