/** A course as it is written down; `docs/lessons.md` describes it. */
export interface Course {
  title: string;
  about: string;
  order: number;
  lessons: Lesson[];
}

/** A lesson. Its position, seed and expected actions are for the engine alone. */
export interface Lesson {
  id: string;
  title: string;
  learned: string;
  seat?: number;
  steps: Step[];
}

/** One step of a lesson: what is said, what is pointed at, what is answered. */
export interface Step {
  say: string;
  show?: string[];
  point?: string[];
  do?: string[];
  task?: unknown;
  play?: boolean;
  well?: string;
  wrong?: { try: string; say: string }[];
  else?: string;
  solution?: Hint[];
  then?: [seat: number, action: string][];
  comments?: Comment[];
}

/** One action of a solution, and what is to be pressed for it. */
export interface Hint {
  do: string;
  point: string[];
}

/** What the coach says during a match, once. */
export interface Comment {
  event?: Record<string, unknown>;
  turn?: number;
  say: string;
  show?: string[];
  point?: string[];
}

/** Whether a step only tells something. */
export const isTold = (step: Step): boolean => !step.do && !step.task && !step.play;

/** Whether the learner chooses what to do. */
export const isFree = (step: Step): boolean => !!step.task || !!step.play;
