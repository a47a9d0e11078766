import { Stopped, Thinker, type Advice, type Judged } from "../engine/thinker.ts";
import { taskOf, type Decision } from "./decision.ts";

/** How long a hard bot thinks, in milliseconds. */
const HARD = 1500;
/** How long what was done is compared with the best. */
const COMPARE = { iterations: 800, millis: 800 };

/** Advice, what it is about, and what to think of what was done instead. */
export interface Shown {
  view: unknown;
  advice: Advice;
  /** What was done, if the decision lies in the past. */
  done?: unknown;
  judged: Judged | null;
}

/** Says what to do and why, about one decision at a time. */
export class Coach {
  thinking = $state(false);
  /** How far the thinking has come, from 0 to 1. */
  progress = $state(0);
  /** Whether the reasons are open. */
  open = $state(false);
  shown: Shown | null = $state.raw(null);

  #thinker: Thinker | null = null;

  /** The advice about a position, if it has been asked for. */
  about(decision: Decision | null): Shown | null {
    return decision !== null && this.shown?.view === decision.view ? this.shown : null;
  }

  /** What to do; null if there is nothing to say. */
  async ask(decision: Decision): Promise<Advice | null> {
    if (this.thinking) return null;
    this.thinking = true;
    this.progress = 0;
    const thinker = (this.#thinker ??= new Thinker(decision.game));
    const task = taskOf(decision);
    const progress = (after: number): void => void (this.progress = Math.min(1, after / HARD));
    try {
      const advice = await thinker.advise(task, { progress });
      if (advice === null) return null;
      const { done, view } = decision;
      const compare = done !== undefined && !same(done, advice.action);
      const judged = compare ? await thinker.judge(task, advice.action, done, COMPARE) : null;
      this.shown = { view, advice, judged, ...(done === undefined ? {} : { done }) };
      return advice;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return null;
    } finally {
      this.thinking = false;
    }
  }

  /** Closes the reasons; returns whether they were open. */
  close(): boolean {
    const was = this.open;
    this.open = false;
    return was;
  }

  stop(): void {
    this.#thinker?.stop();
  }
}

/** Whether two actions are the same: the engine writes them in one way only. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
