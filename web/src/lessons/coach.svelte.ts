import type { Text } from "../lib/words.ts";
import type { LessonHost, Verdict } from "./host.ts";
import { isFree, isTold, type Comment, type Lesson, type Step } from "./types.ts";

/** How a step stands: it is said, answered, done, missed, or the lesson is over. */
export type Phase = "say" | "answer" | "well" | "missed" | "over";

/** Whether an event has at least these values. */
export function holds(event: unknown, wanted: Record<string, unknown>): boolean {
  const values = event as Record<string, unknown>;
  return Object.entries(wanted).every(([name, value]) => values[name] === value);
}

/** Leads through a lesson: what is said, where to point, what comes next. */
export class Coach {
  readonly lesson: Lesson;
  readonly #host: LessonHost;
  readonly #finished: () => void;
  /** The step that the lesson has come to. */
  at = $state(0);
  phase: Phase = $state("say");
  /** What is answered to the latest attempt. */
  #answer = $state("");
  /** The comment that is made on the match. */
  #comment: Comment | null = $state.raw(null);
  #commented = new Set<Comment>();
  /** How many actions of the step have been carried out. */
  acted = $state(0);
  /** How often something was tried: the pointer starts over each time. */
  tries = $state(0);
  /** Whether the way through a task is pointed at. */
  hinted = $state(false);

  constructor(lesson: Lesson, host: LessonHost, finished: () => void) {
    this.lesson = lesson;
    this.#host = host;
    this.#finished = finished;
    host.listener = this;
    this.#begin();
  }

  step: Step | undefined = $derived.by(() => this.lesson.steps[this.at]);
  /** Whether there is nothing to do but to read on. */
  told = $derived.by(() => this.step !== undefined && isTold(this.step));
  free = $derived.by(() => this.step !== undefined && this.phase !== "well" && isFree(this.step));
  playing = $derived.by(() => this.step?.play === true && this.phase === "say");

  /** What the coach says. */
  text: Text = $derived.by(() => {
    const args = Object.fromEntries(
      Array.from({ length: 8 }, (_, seat) => [`seat${seat}`, { seat }]),
    );
    return { key: this.#key, args };
  });

  get #key(): string {
    const { step } = this;
    if (this.phase === "over" || !step) return this.lesson.learned;
    if (this.phase === "well") return step.well ?? step.say;
    if (this.phase === "answer" || this.phase === "missed") return this.#answer;
    return this.#comment?.say ?? step.say;
  }

  /** What is to be pressed, in order. */
  targets: readonly string[] = $derived.by(() => {
    const { step } = this;
    if (!step || (this.phase !== "say" && this.phase !== "answer")) return [];
    if (step.task) return this.hinted ? (step.solution?.[this.acted]?.point ?? []) : [];
    return this.#comment ? (this.#comment.point ?? []) : (step.point ?? []);
  });

  /** What lights up. */
  shown: readonly string[] = $derived.by(() => {
    if (this.phase === "over" || this.phase === "missed") return [];
    return this.#comment ? (this.#comment.show ?? []) : (this.step?.show ?? []);
  });

  /** Whether the learner can read on. */
  ready = $derived.by(
    () => this.phase === "well" || (this.told && this.phase === "say") || this.phase === "missed",
  );
  /** Whether the coach can show what to do. */
  helpful = $derived.by(
    () => !this.told && !this.step?.play && (this.phase === "say" || this.phase === "answer"),
  );

  #begin(): void {
    this.phase = this.step ? "say" : "over";
    this.acted = 0;
    this.hinted = false;
    this.#comment = null;
    this.tries++;
    if (this.step?.play) this.#host.play();
    if (!this.step) this.#finished();
  }

  /** Reads on: the next step, or the same one again if it was missed. */
  next(): void {
    if (this.phase === "missed") {
      this.again(this.at);
    } else if (this.ready) {
      this.#host.next();
      this.at++;
      this.#begin();
    }
  }

  /** Goes back to a step. */
  again(step: number): void {
    this.at = Math.max(0, Math.min(step, this.at));
    this.#host.back(this.at);
    this.#begin();
  }

  /** One step back; from the middle of a step, to its beginning. */
  back(): void {
    const begun = this.acted > 0 || this.phase === "answer" || this.phase === "missed";
    this.again(begun ? this.at : this.at - 1);
  }

  /** Points at the way through a task; in any other step, does what is asked for. */
  help(): void {
    if (this.step?.task && !this.hinted) {
      this.again(this.at);
      this.hinted = true;
    } else {
      this.#host.showWay();
    }
  }

  /** A comment was read. */
  hush(): void {
    this.#comment = null;
  }

  /** Whoever goes on playing has read enough, unless others are to move first. */
  trying(): void {
    const after = this.lesson.steps[this.at + 1];
    const others = (this.step?.then?.length ?? 0) > 0;
    if (this.ready && this.phase !== "missed" && after && !isTold(after) && !others) this.next();
  }

  tried(verdict: Verdict): void {
    this.tries++;
    if (verdict === "right") this.phase = "well";
    else if (verdict === "missed") {
      this.#answer = this.step?.else ?? "";
      this.phase = "missed";
    } else if (verdict === "going") {
      this.acted++;
      this.phase = "say";
    } else if (this.phase !== "well") {
      const { wrong = [], else: other } = this.step ?? {};
      this.#answer = wrong[verdict.other ?? -1]?.say ?? other ?? "";
      if (this.#answer !== "") this.phase = "answer";
    }
    if (verdict === "right") this.acted++;
  }

  happened(events: readonly unknown[]): void {
    if (!this.playing) return;
    const wanted = (comment: Comment): boolean =>
      events.some((event) => comment.event !== undefined && holds(event, comment.event));
    this.#remark(wanted);
  }

  /** The learner is called to act, for this many times. */
  called(times: number): void {
    if (this.playing) this.#remark((comment) => comment.turn === times);
  }

  #remark(wanted: (comment: Comment) => boolean): void {
    const fresh = this.step?.comments?.find(
      (comment) => !this.#commented.has(comment) && wanted(comment),
    );
    if (!fresh) return;
    this.#commented.add(fresh);
    this.#comment = fresh;
  }

  /** Whether a comment is on show. */
  get commenting(): boolean {
    return this.#comment !== null;
  }
}
