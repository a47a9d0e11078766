import { learn } from "../lib/i18n.svelte.ts";
import { LANGS, type Lang } from "../lib/words.ts";
import type { Course, Lesson } from "./types.ts";

/** The courses of all games, loaded when somebody wants to learn. */
const files = import.meta.glob<Course>("../../../crates/games/*/lessons/*.json", {
  import: "default",
});
const words = import.meta.glob<string>("../../../locales/*/*-lessons.ftl", {
  query: "?raw",
  import: "default",
});

/** A course and where it belongs. */
export interface Listed {
  game: string;
  id: string;
  course: Course;
}

const PATH = /crates\/games\/([^/]+)\/lessons\/([^/]+)\.json$/;

/** The games that can be learned here. */
export const TAUGHT: ReadonlySet<string> = new Set(
  Object.keys(files).flatMap((path) => PATH.exec(path)?.[1] ?? []),
);

const wordsOf = new Map<string, Record<Lang, () => Promise<string>>>();

/** Loads what the lessons of a game say. */
async function loadWords(game: string): Promise<void> {
  const source = (lang: Lang): (() => Promise<string>) => {
    const load = words[`../../../locales/${lang}/${game}-lessons.ftl`];
    return load ?? (() => Promise.resolve(""));
  };
  const known =
    wordsOf.get(game) ??
    (Object.fromEntries(LANGS.map((lang) => [lang, source(lang)])) as Record<
      Lang,
      () => Promise<string>
    >);
  wordsOf.set(game, known);
  await learn(known);
}

/** The courses of a game with their words, in order. */
export async function coursesOf(game: string): Promise<Listed[]> {
  const own = Object.entries(files).flatMap(([path, load]) => {
    const [, of, id] = PATH.exec(path) ?? [];
    return of === game && id !== undefined ? [{ id, load }] : [];
  });
  const [loaded] = await Promise.all([
    Promise.all(own.map(async ({ id, load }) => ({ game, id, course: await load() }))),
    loadWords(game),
  ]);
  return loaded.toSorted((a, b) => a.course.order - b.course.order);
}

/** Where a lesson is taken. */
export const lessonAt = (game: string, course: string, lesson: string): string =>
  `/learn/${game}/${course}/${lesson}`;

/** A lesson and what comes after it. */
export interface Found {
  listed: Listed;
  lesson: Lesson;
  /** The address of the next lesson; null after the last one of the course. */
  next: string | null;
}

/** A lesson by its address; null if there is none. */
export async function findLesson(game: string, course: string, id: string): Promise<Found | null> {
  const listed = (await coursesOf(game)).find((other) => other.id === course);
  const at = listed?.course.lessons.findIndex((other) => other.id === id) ?? -1;
  const lesson = listed?.course.lessons[at];
  if (!listed || !lesson) return null;
  const after = listed.course.lessons[at + 1];
  return { listed, lesson, next: after ? lessonAt(game, course, after.id) : null };
}
