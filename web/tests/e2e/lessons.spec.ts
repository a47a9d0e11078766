import type { Page } from "@playwright/test";
import { allLessons, look, misplaced, target, until, type Listed } from "./lessons.ts";
import { POLL } from "./common.ts";
import { PHONE } from "./phone.ts";
import * as table from "./table.ts";
import { expect, fits, serious, test } from "./test.ts";

const LESSONS = allLessons();

/** A screen and a language, and which lessons are taken there by pressing; the others are shown. */
const WAYS = [
  { screen: "desk", lang: "en", presses: (i: number) => i % 2 === 0 },
  { screen: "desk", lang: "de", presses: (i: number) => i % 2 === 1 },
  { screen: "phone", lang: "en", presses: (i: number) => i % 2 === 1 },
  { screen: "phone", lang: "de", presses: (i: number) => i % 2 === 0 },
] as const;

/** How often something is pressed in a step before it counts as a dead end. */
const MOST = 16;

/** Presses what the pointer is on, as long as the step asks for it. */
async function press(page: Page, finger: boolean): Promise<void> {
  const { step } = await look(page);
  for (let i = 0; i < MOST; i++) {
    const seen = await until(page, ({ aim, phase }) => aim !== null || phase !== "say");
    if (seen.phase !== "say" || seen.step !== step || seen.aim === null) return;
    const place = target(page, seen.aim);
    await (finger ? place.tap() : place.click());
    await until(
      page,
      ({ aim, phase, version }) => aim !== seen.aim || phase !== "say" || version !== seen.version,
    );
  }
  throw new Error("pressing what is pointed at leads nowhere");
}

/** Takes a lesson to its end, or to the match that it ends with. */
async function take(page: Page, { lesson }: Listed, pressing: boolean, finger: boolean) {
  const on = page.locator("[data-coach=on]");
  const help = page.locator("[data-coach=help]");
  for (const [at, step] of lesson.steps.entries()) {
    await until(page, (seen) => seen.step === at && seen.phase === "say");
    if (step.point?.length) await until(page, ({ aim }) => aim !== null);
    expect(await misplaced(page), `${lesson.id}, step ${at + 1}`).toEqual([]);
    if (step.play) return;
    if (step.do || step.task) {
      if (step.task) {
        await help.click();
        await until(page, ({ aim }) => aim !== null);
        expect(await misplaced(page), `${lesson.id}, step ${at + 1}, shown`).toEqual([]);
      }
      if (pressing) await press(page, finger);
      else {
        for (let i = 0; i < (step.solution?.length ?? 1); i++) {
          const { version } = await look(page);
          await help.click();
          await until(page, (seen) => seen.version > version);
        }
      }
      await until(page, ({ phase }) => phase === "well");
      expect(await misplaced(page), `${lesson.id}, step ${at + 1}, answered`).toEqual([]);
    }
    await (finger ? on.tap() : on.click());
  }
  await until(page, ({ phase }) => phase === "over");
  expect(await misplaced(page), `${lesson.id}, done`).toEqual([]);
}

for (const { screen, lang, presses } of WAYS) {
  const phone = screen === "phone";
  test.describe(`lessons, ${screen}, ${lang}`, () => {
    test.use({
      ...(phone ? PHONE : { viewport: { width: 1280, height: 800 } }),
      locale: lang === "de" ? "de-DE" : "en-GB",
    });
    const courses = [...new Set(LESSONS.map(({ address }) => address.split("/", 4).join("/")))];
    for (const course of courses) {
      const [, , game, name] = course.split("/");
      test(`every lesson of ${game}, ${name}, can be taken`, async ({ page }) => {
        const own = LESSONS.filter(({ address }) => address.startsWith(`${course}/`));
        for (const [i, listed] of own.entries()) {
          await page.goto(listed.address);
          await take(page, listed, presses(i), phone);
        }
        expect(await fits(page)).toBe(true);
        await page.goto(`/learn/${game}`);
        // All but the matches are done.
        const matches = own.filter(({ lesson }) => lesson.steps.some((step) => step.play));
        await expect(page.locator("li a.ready")).toHaveCount(own.length - matches.length);
        expect(await serious(page)).toEqual([]);
      });
    }
  });
}

test("another legal move gets an answer, an illegal one its rule, and nothing is carried out", async ({
  page,
}) => {
  await page.goto("/learn/babylonia/basics/fields");
  const { version } = await until(page, ({ aim }) => aim !== null);
  await page.locator('[data-place="hand-farmer"]').click();
  await page.locator('[data-hex="b4"]').dblclick();
  await until(page, ({ phase }) => phase === "answer");
  await expect(page.locator(".bubble")).toContainText("worth 6 points");
  expect(await misplaced(page)).toEqual([]);
  expect((await look(page)).version).toBe(version);
  // Nobody lies beside this field.
  await page.locator('[data-hex="a7"]').click();
  await expect(page.locator("[data-sheet]")).toContainText("BAB-5.3");
  await page.locator('[data-hex="f4"]').dblclick();
  await until(page, ({ phase }) => phase === "well");
  expect(await serious(page)).toEqual([]);
});

test("a task that was missed starts over, and Enter reads on", async ({ page }) => {
  await page.goto("/learn/babylonia/basics/task");
  await until(page, ({ step }) => step === 0);
  await page.keyboard.press("Enter");
  const { version } = await until(page, ({ step }) => step === 1);
  for (const hex of ["a2", "a3"]) {
    const seen = await look(page);
    await page.locator(`[data-hex="${hex}"]`).dblclick();
    await until(page, (now) => now.version > seen.version);
  }
  await page.locator("[data-primary]").click();
  await until(page, ({ phase }) => phase === "missed");
  await expect(page.locator(".bubble")).toContainText("river hexes included");
  await page.locator("[data-coach=on]").click();
  await until(page, (seen) => seen.phase === "say" && seen.version === version);
});

test("the first match is coached to its end, and then a real one begins", async ({ page }) => {
  await page.goto("/learn/babylonia/basics/first");
  await until(page, ({ step }) => step === 0);
  await expect(page.locator(".bubble")).toContainText("eleven tokens");
  await page.locator("[data-coach=hush]").click();
  for (let i = 0; i < 60; i++) {
    const done = async (): Promise<boolean> => (await look(page)).phase === "well";
    const due = ({ open, primary, cards, extraTurn }: table.Seen): boolean =>
      open.length > 0 || primary || cards.length > 0 || extraTurn;
    let seen = await table.look(page);
    await expect
      .poll(async () => {
        seen = await table.look(page);
        return (seen.settled && due(seen)) || (await done());
      }, POLL)
      .toBe(true);
    if (await done()) break;
    await table.decide(page, seen, i);
  }
  await expect(page.locator(".bubble")).toContainText("The match is over");
  await page.locator("[data-coach=on]").click();
  await until(page, ({ phase }) => phase === "over");
  await page.getByRole("button", { name: "Play a match" }).click();
  await expect(page).toHaveURL(/\/here\/[0-9a-f]+$/);
  await expect(page.locator("[data-hex]").first()).toBeVisible();
});

test("a first match offers to learn the game, once", async ({ page }) => {
  await page.goto("/new/babylonia");
  await page.getByLabel("Seat 2").selectOption("bot-random");
  await page.getByRole("button", { name: "Start the match" }).click();
  const offer = page.getByRole("complementary", { name: "Learn" });
  await expect(offer).toContainText("New to Babylonia?");
  await offer.getByRole("button", { name: "Play anyway" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-hex]").first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});
