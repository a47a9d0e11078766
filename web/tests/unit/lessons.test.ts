import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { queryOf } from "../../src/lessons/aim.ts";
import { Coach, holds } from "../../src/lessons/coach.svelte.ts";
import { LessonHost } from "../../src/lessons/host.ts";
import { readProgress } from "../../src/lessons/progress.svelte.ts";
import type { Course, Lesson } from "../../src/lessons/types.ts";
import { Refusal } from "../../src/lib/socket.ts";
import { parse } from "../../src/lib/router.svelte.ts";
import { Listener, openDoor } from "./local.ts";

const folder = join(import.meta.dirname, "../../../crates/games/babylonia/lessons");
const lessons: Lesson[] = readdirSync(folder).flatMap(
  (file) => (JSON.parse(readFileSync(join(folder, file), "utf8")) as Course).lessons,
);
const NAMES = ["Ada", "Inanna", "Nabu", "Ishtar", "Sargon"];

async function open(id: string) {
  const lesson = lessons.find((other) => other.id === id);
  if (!lesson) throw new Error("there is no such lesson");
  const host = await LessonHost.open("babylonia", lesson, NAMES, openDoor);
  const listener = new Listener("lesson");
  host.follow(listener);
  const state = { finished: 0 };
  const coach = new Coach(lesson, host, () => state.finished++);
  const place = (token: string, hex: string) =>
    host.ask({
      t: "command",
      table: "lesson",
      seat: 0,
      version: 0,
      do: { act: { action: { place: { token, hex } } } },
    });
  return { lesson, host, listener, coach, state, place };
}

describe("a lesson", () => {
  const taken = lessons.filter(({ steps }) => !steps.some((step) => step.play));
  test.each(taken.map(({ id }) => id))("is taken to its end: %s", async (id) => {
    const { lesson, coach, state } = await open(id);
    for (const [at, step] of lesson.steps.entries()) {
      expect([coach.at, coach.phase]).toEqual([at, "say"]);
      expect(coach.text.key).toBe(step.say);
      for (let n = 0; coach.helpful && n < 9; n++) coach.help();
      if (step.well) expect(coach.text.key).toBe(step.well);
      coach.next();
    }
    expect([coach.phase, state.finished]).toEqual(["over", 1]);
    expect(coach.text.key).toBe(lesson.learned);
  });

  test("answers what was not asked for, and points again", async () => {
    const { lesson, coach, listener, place } = await open("fields");
    const round = coach.tries;
    await place("merchant", "b4");
    expect(coach.phase).toBe("answer");
    expect(coach.text.key).toBe(lesson.steps[0]?.wrong?.[1]?.say);
    expect(coach.targets).toEqual(lesson.steps[0]?.point);
    expect([coach.tries, listener.latest?.version]).toEqual([round + 1, 0]);
    await expect(place("farmer", "a7")).rejects.toBeInstanceOf(Refusal);
    await place("farmer", "f4");
    expect([coach.phase, coach.targets.length]).toEqual(["well", 0]);
    expect(listener.latest?.version).toBe(1);
  });

  test("goes on for whoever plays on, but lets others move first", async () => {
    const { coach, place, host } = await open("fields");
    await place("farmer", "f4");
    await place("farmer", "g10");
    expect([coach.at, coach.phase]).toEqual([1, "well"]);
    coach.back();
    expect([coach.at, coach.phase]).toEqual([1, "say"]);
    coach.back();
    expect(coach.at).toBe(0);
    host.close();
    const turn = await open("turn");
    for (let n = 0; n < 4; n++) {
      if (turn.coach.helpful) turn.coach.help();
      if (n < 3) turn.coach.next();
    }
    expect([turn.coach.at, turn.coach.phase]).toEqual([3, "well"]);
    await expect(turn.place("farmer", "b4")).rejects.toBeInstanceOf(Refusal);
    expect(turn.coach.at).toBe(3);
  });

  test("a task that was missed is tried again, and can be shown", async () => {
    const { coach, listener, place, host } = await open("task");
    coach.next();
    expect(coach.targets).toEqual([]);
    await place("farmer", "b4");
    expect([coach.acted, coach.free]).toEqual([1, true]);
    await host.ask({ t: "command", table: "", seat: 0, version: 1, do: "undo" });
    await place("farmer", "b4");
    await place("farmer", "b6");
    await host.ask({
      t: "command",
      table: "",
      seat: 0,
      version: 2,
      do: { act: { action: "end_placement" } },
    });
    expect([coach.phase, coach.ready]).toEqual(["missed", true]);
    coach.next();
    expect([coach.phase, listener.latest?.version]).toEqual(["say", 0]);
    coach.help();
    expect(coach.targets).toEqual(["hand-farmer", "f7", "@primary"]);
    await place("farmer", "f7");
    expect(coach.targets).toEqual(["hand-priest", "g8", "@primary"]);
  });
});

describe("the coach of a match", () => {
  test("says everything once", async () => {
    const { lesson, host } = await open("first");
    host.close();
    const silent = { play: () => undefined, listener: null } as unknown as LessonHost;
    const coach = new Coach(lesson, silent, () => undefined);
    expect(coach.text.key).toBe(lesson.steps[0]?.say);
    coach.called(1);
    expect(coach.text.key).toBe("bab-learn-first-begin");
    coach.happened([{ type: "field_scored", seat: 1 }]);
    expect(coach.text.key).toBe("bab-learn-first-begin");
    coach.happened([{ type: "field_scored", seat: 0, points: 6 }]);
    expect(coach.text.key).toBe("bab-learn-first-field");
    coach.hush();
    coach.happened([{ type: "field_scored", seat: 0, points: 6 }]);
    expect(coach.commenting).toBe(false);
  });

  test("knows an event by its values", () => {
    expect(holds({ type: "a", seat: 0, points: 3 }, { type: "a", seat: 0 })).toBe(true);
    expect(holds({ type: "a", seat: 1 }, { type: "a", seat: 0 })).toBe(false);
  });
});

test("what was learned is read back as far as it makes sense", () => {
  const nothing = { done: [], offered: [] };
  expect([null, "{", "3", '{"done": 3}'].map(readProgress)).toEqual(Array(4).fill(nothing));
  expect(readProgress('{"done": ["a", 1], "offered": ["b"]}')).toEqual({
    done: ["a"],
    offered: ["b"],
  });
});

test("places are found by their name or by what is pressed", () => {
  expect(queryOf("f4")).toBe('[data-place~="f4"]');
  expect(queryOf("@primary")).toBe('[data-place~="@primary"]');
  expect(queryOf("card-east-trade")).toBe(
    '[data-place~="card-east-trade"], [data-card="east-trade"]',
  );
});

test("lessons have addresses", () => {
  const at = (path: string) => parse({ path, query: new URLSearchParams(), hash: "" });
  expect(at("/learn")).toEqual({ page: "learn", game: null });
  expect(at("/learn/babylon")).toEqual({ page: "learn", game: "babylon" });
  expect(at("/learn/babylon/basics")).toEqual({ page: "lost" });
  expect(at("/learn/babylon/basics/dig")).toEqual({
    page: "lesson",
    game: "babylon",
    course: "basics",
    lesson: "dig",
  });
});
