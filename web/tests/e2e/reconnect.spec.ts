import { GameServer } from "./server.ts";
import { enter, expect, playBots, test } from "./test.ts";
import { look, untilMine, untilOther } from "./table.ts";

test("the server is killed and started again: nothing is lost, nothing happens twice", async ({
  another,
}) => {
  const server = new GameServer();
  await server.start();
  const page = await another(server.address);
  await enter(page, "Ada");
  await playBots(page, 2);

  // Skip a first turn, so that two tokens can be placed.
  let seen = await untilMine(page);
  await page.locator(`[data-hex="${seen.open[4]}"]`).dblclick();
  await untilOther(page, seen);
  seen = await untilMine(page);
  const before = seen.tokens;

  await server.kill();
  await expect(page.getByRole("status")).toContainText("connection is lost", { timeout: 20_000 });
  await server.start();
  await expect(page.getByRole("status")).not.toContainText("connection is lost", {
    timeout: 20_000,
  });
  expect((await look(page)).tokens).toBe(before);

  // What is done while the server is away is done once it is back, and once only.
  if ((await look(page)).primary) {
    seen = await look(page);
    await page.locator("[data-primary]").click();
    await untilOther(page, seen);
  }
  await expect
    .poll(async () => (await look(page)).open.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  seen = await look(page);
  const count = seen.tokens;
  await server.kill();
  await expect(page.getByRole("status")).toContainText("connection is lost", { timeout: 20_000 });
  await page.locator(`[data-hex="${seen.open[6]}"]`).dblclick();
  await server.start();
  await expect.poll(async () => (await look(page)).tokens, { timeout: 20_000 }).toBe(count + 1);
  await page.reload();
  await expect(page.locator("[data-hex]").first()).toBeVisible();
  await expect.poll(async () => (await look(page)).tokens).toBe(count + 1);
  await server.remove();
});
