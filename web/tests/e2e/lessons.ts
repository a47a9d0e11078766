import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { queryOf } from "../../src/lessons/aim.ts";
import type { Course, Lesson } from "../../src/lessons/types.ts";
import { expect } from "./test.ts";

const GAMES = join(import.meta.dirname, "../../../crates/games");

/** A lesson and its address. */
export interface Listed {
  address: string;
  lesson: Lesson;
}

/** Every lesson of every course, as the files say. */
export function allLessons(): Listed[] {
  const folders = readdirSync(GAMES).flatMap((game) => {
    const files = readdirSync(join(GAMES, game)).includes("lessons")
      ? readdirSync(join(GAMES, game, "lessons"))
      : [];
    return files.map((file) => ({ game, file }));
  });
  return folders.flatMap(({ game, file }) => {
    const text = readFileSync(join(GAMES, game, "lessons", file), "utf8");
    const { lessons } = JSON.parse(text) as Course;
    const course = file.replace(".json", "");
    return lessons.map((lesson) => ({
      address: `/learn/${game}/${course}/${lesson.id}`,
      lesson,
    }));
  });
}

/** How the lesson stands on the screen. */
interface Seen {
  step: number;
  phase: string;
  /** What the pointer is on. */
  aim: string | null;
  settled: boolean;
  version: number;
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const coach = document.querySelector(".coach");
    const board = document.querySelector("main.board");
    return {
      step: Number(coach?.getAttribute("data-step") ?? -1),
      phase: coach?.getAttribute("data-phase") ?? "",
      aim: document.querySelector("[data-aim]")?.getAttribute("data-aim") ?? null,
      settled: board?.getAttribute("aria-busy") === "false",
      version: Number(board?.getAttribute("data-version") ?? -1),
    };
  });
}

export const target = (page: Page, place: string): Locator =>
  page.locator(queryOf(place)).filter({ visible: true }).first();

/** Waits until the lesson stands like this. */
export async function until(page: Page, wanted: (seen: Seen) => boolean): Promise<Seen> {
  let seen = await look(page);
  await expect
    .poll(
      async () => {
        seen = await look(page);
        return seen.settled && wanted(seen);
      },
      { timeout: 20_000, intervals: [15, 30, 60] },
    )
    .toBe(true);
  return seen;
}

/** What is wrong with how the coach stands on the screen; nothing, it is hoped. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const bubble = document.querySelector(".coach .bubble");
    const box = bubble?.getBoundingClientRect();
    if (!bubble || !box || box.width < 80 || box.height < 24) return ["there is no bubble"];
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) {
      faults.push("the bubble is not on the screen");
    }
    if (bubble.scrollHeight > bubble.clientHeight + 1) faults.push("the words do not fit");
    if (!/\S{2}/.test(bubble.textContent ?? "")) faults.push("nothing is said");
    if (/-learn-|\{|\$/.test(bubble.textContent ?? "")) faults.push(`a key: ${bubble.textContent}`);
    const ring = document.querySelector("[data-aim]")?.getBoundingClientRect();
    if (ring) {
      const middle = { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 };
      if (middle.x < 0 || middle.y < 0 || middle.x > innerWidth || middle.y > innerHeight) {
        faults.push("the pointer is not on the screen");
      }
      const apart =
        ring.right <= box.left ||
        ring.left >= box.right ||
        ring.bottom <= box.top ||
        ring.top >= box.bottom;
      if (!apart) faults.push("the bubble covers what it speaks of");
    }
    return faults;
  });
}
