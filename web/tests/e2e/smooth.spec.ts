import type { Page } from "@playwright/test";
import * as babylon from "./babylon.ts";
import * as battalia from "./battalia.ts";
import { startHere } from "./common.ts";
import * as babylonia from "./table.ts";
import { expect, test } from "./test.ts";
import * as towerMouse from "./tower-mouse.ts";
import * as tower from "./tower.ts";
import * as wonders from "./wonders.ts";

/** No task of the page may take longer while a bot thinks, in milliseconds of the processor. */
const LONGEST = 50;
/** How many thoughts of hard bots are watched. */
const THOUGHTS = 3;
/** Something that takes a worker longer than this is a thought, in milliseconds. */
const THOUGHT = 200;

/** One task of one thread, in microseconds. Its own time is without the time that others took. */
interface Task {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const CATEGORIES = ["__metadata", "disabled-by-default-devtools.timeline"];

/** The tasks of all threads with this name. */
function tasksOf(trace: readonly Task[], thread: string): Task[] {
  const named = trace.filter(
    (event) => event.name === "thread_name" && event.args?.name === thread,
  );
  const threads = new Set(named.map(({ pid, tid }) => `${pid}/${tid}`));
  return trace.filter(
    (event) =>
      event.name === "RunTask" && event.ph === "X" && threads.has(`${event.pid}/${event.tid}`),
  );
}

/** Does something if it is this person's turn; says whether the match is over. */
type Step = (page: Page, i: number) => Promise<boolean>;

const digging = babylon.tally();
const building = tower.tally();
const STEPS: Record<string, Step> = {
  babylonia: async (page, i) => {
    const seen = await babylonia.untilMine(page);
    if (!seen.over) await babylonia.decide(page, seen, i);
    return seen.over;
  },
  tower_of_babel: async (page, i) => {
    const seen = await tower.untilDue(page);
    if (!seen.over) await towerMouse.decide(page, seen, i, building, { finish: true });
    return seen.over;
  },
  seven_wonders: async (page, i) => {
    const seen = await wonders.untilDue(page);
    if (!seen.over) await wonders.decide(page, seen, i, {});
    return seen.over;
  },
  babylon: async (page, i) => {
    const seen = await babylon.untilDue(page);
    if (!seen.over) await babylon.decide(page, seen, i, digging);
    return seen.over;
  },
  battalia: async (page, i) => {
    const seen = await battalia.untilDue(page);
    if (!seen.over) await battalia.decide(page, seen, i, {});
    return seen.over;
  },
};

/** Counts what bots have thought in this page. */
async function countThoughts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = window as unknown as { thoughts: number };
    counter.thoughts = 0;
    window.Worker = class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        this.addEventListener("message", ({ data }: MessageEvent<object>) => {
          if ("answer" in data) counter.thoughts++;
        });
      }
    };
  });
}

const thoughts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { thoughts: number }).thoughts);

for (const [game, step] of Object.entries(STEPS)) {
  test(`the page stays smooth while hard bots think: ${game}`, async ({ page, browser }) => {
    await countThoughts(page);
    const others = game === "babylonia" || game === "babylon" || game === "battalia" ? 1 : 2;
    await startHere(page, game, ...Array.from({ length: others }, () => "bot-hard"));
    await expect(page.locator("main.board")).toBeVisible();

    await browser.startTracing(page, { categories: CATEGORIES });
    for (let i = 1; i < 60 && (await thoughts(page)) < THOUGHTS; i++) {
      if (await step(page, i)) break;
    }
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Task[] };

    const workers = tasksOf(trace.traceEvents, "DedicatedWorker thread");
    const thinking = workers.filter(({ dur = 0 }) => dur / 1000 > THOUGHT);
    expect(thinking.length, "thoughts").toBeGreaterThanOrEqual(1);
    const { pid } = thinking[0] as Task;
    const during = tasksOf(trace.traceEvents, "CrRendererMain").filter(
      (task) =>
        task.pid === pid &&
        thinking.some(({ ts, dur = 0 }) => task.ts < ts + dur && task.ts + (task.dur ?? 0) > ts),
    );
    expect(during.length, "tasks of the page").toBeGreaterThan(0);
    const times = during.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
    expect(Math.max(...times)).toBeLessThanOrEqual(LONGEST);
  });
}
