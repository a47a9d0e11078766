import type { Look } from "../engine/engine.ts";
import { Stopped, Thinker, type Judged, type Thought } from "../engine/thinker.ts";
import type { Warn } from "../lib/settings.svelte.ts";
import { same } from "./coach.svelte.ts";
import { taskOf, type Decision } from "./decision.ts";

/** Quietly, while the player thinks: little, because it costs battery. */
const QUIET = { iterations: 3000, millis: 1000 };
/** Both actions are tried equally often. */
const COMPARE = { iterations: 800, millis: 800 };

type Better = NonNullable<Judged["better"]>;

/** Who thinks for it; something else in tests. */
export type Mind = Pick<Thinker, "think" | "judge" | "stop">;

/** What a match tells about itself, and lets be done. */
export interface Watched {
  readonly decision: Decision | null;
  readonly latest: { version: number; can_undo: number } | null;
  readonly past: boolean;
  /** What is said about a view as the viewer sees it. */
  look(view: unknown): Look;
}

/** Whether an action is bad enough for a word, as the player wants it. */
export function tells(warn: Warn, { verdict }: Judged): boolean {
  switch (warn) {
    case "off":
      return false;
    case "gentle":
      return verdict === "serious";
    case "strict":
      return verdict !== "fine";
  }
}

/**
 * Watches over a player's actions. What can be taken back is done, and a note about it comes after;
 * what cannot be taken back, or anything for a strict coach, is asked about before.
 */
export class Watch {
  /** Something was done that can be taken back. */
  note: Better | null = $state.raw(null);
  /** Something is about to be done that is better thought over. */
  question: { better: Better; answer: (go: boolean) => void } | null = $state.raw(null);

  readonly #match: Watched;
  readonly #warn: () => Warn;
  readonly #mind: (game: string) => Mind;
  #thinker: Mind | null = null;
  #best: { view: unknown; thought: Promise<Thought | null> } | null = null;

  constructor(
    match: Watched,
    warn: () => Warn,
    mind: (game: string) => Mind = (game) => new Thinker(game),
  ) {
    this.#match = match;
    this.#warn = warn;
    this.#mind = mind;
  }

  /** Thinks about the decision on show; nothing if there is none. */
  follow(): void {
    const { decision, past } = this.#match;
    if (this.#best?.view === decision?.view) return;
    this.#best = null;
    if (decision === null || past || this.#warn() === "off") return;
    if (this.#match.look(decision.view).legal.length < 2) return;
    this.#best = { view: decision.view, thought: this.#think(decision) };
  }

  async #think(decision: Decision): Promise<Thought | null> {
    this.#thinker ??= this.#mind(decision.game);
    try {
      return await this.#thinker.think(taskOf(decision), QUIET);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return null;
    }
  }

  /** What to think of an action; null if that is not known. */
  async #judge(decision: Decision, action: unknown): Promise<Judged | null> {
    const best = this.#best?.view === decision.view ? await this.#best?.thought : null;
    if (!best || !this.#thinker || same(best.action, action)) return null;
    try {
      return await this.#thinker.judge(taskOf(decision), best.action, action, COMPARE);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return null;
    }
  }

  /** Whether an action may be done: asked before it is. */
  async allows(action: unknown): Promise<boolean> {
    this.note = null;
    const [{ decision }, warn] = [this.#match, this.#warn()];
    if (decision === null || warn === "off") return true;
    if (warn === "gentle" && this.#canBeTakenBack(decision, action)) {
      void this.#after(decision, action);
      return true;
    }
    const judged = await this.#judge(decision, action);
    if (!judged?.better || !tells(warn, judged)) return true;
    const { better } = judged;
    const go = await new Promise<boolean>((answer) => (this.question = { better, answer }));
    this.question = null;
    return go;
  }

  /** Whether nothing is revealed by it and the player goes on: undo stops at both. */
  #canBeTakenBack({ view }: Decision, action: unknown): boolean {
    const preview = this.#match.look(view).preview(action);
    return preview !== null && preview.certain && this.#match.look(preview.view).legal.length > 0;
  }

  /** Says a word about something that was done, if it can still be taken back. */
  async #after(decision: Decision, action: unknown): Promise<void> {
    const judged = await this.#judge(decision, action);
    const { latest } = this.#match;
    const open = latest?.version === decision.version + 1 && latest.can_undo > 0;
    if (open && judged?.better && tells(this.#warn(), judged)) this.note = judged.better;
  }

  /** The turn is over: nothing is thought about any more. */
  rest(): void {
    this.#thinker?.stop();
    this.#thinker = this.#best = this.note = null;
  }

  /** The player leaves the table. */
  stop(): void {
    this.rest();
    this.question?.answer(false);
  }
}
