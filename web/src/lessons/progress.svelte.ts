/** What somebody has learned here; it stays on this device. */
interface Progress {
  /** The lessons that were finished: `game/course/lesson`. */
  done: string[];
  /** Games whose offer to learn them was declined, or taken. */
  offered: string[];
}

const KEY = "ziggurat.lessons";

/** What was kept, as far as it makes sense. */
export function readProgress(stored: string | null): Progress {
  const texts = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  try {
    const found = JSON.parse(stored ?? "null") as Partial<Progress> | null;
    return { done: texts(found?.done), offered: texts(found?.offered) };
  } catch {
    return { done: [], offered: [] };
  }
}

function stored(): string | null {
  return typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
}

const progress: Progress = $state(readProgress(stored()));

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(progress));
}

const nameOf = (game: string, course: string, lesson: string): string =>
  `${game}/${course}/${lesson}`;

export function isDone(game: string, course: string, lesson: string): boolean {
  return progress.done.includes(nameOf(game, course, lesson));
}

/** A lesson was finished. */
export function finish(game: string, course: string, lesson: string): void {
  if (isDone(game, course, lesson)) return;
  progress.done.push(nameOf(game, course, lesson));
  declineOffer(game);
}

/** Whether somebody is new to a game: the offer to learn it has not been answered. */
export function isNew(game: string): boolean {
  return !progress.offered.includes(game);
}

/** The offer to learn a game is not made again. */
export function declineOffer(game: string): void {
  if (isNew(game)) progress.offered.push(game);
  keep();
}
