import { some } from "./common.ts";
import { GameServer } from "./server.ts";
import { enter, expect, playBots, test } from "./test.ts";
import { look, placeSome, until, untilMine } from "./table.ts";

const LOST = "Connection lost";

test("the server is killed and started again: nothing is lost, nothing happens twice", async ({
  another,
}) => {
  const server = new GameServer();
  await server.start();
  const page = await another(server.address);
  const status = page.getByRole("status");
  await enter(page, "Ada");
  await playBots(page, 2);
  const before = await placeSome(page);
  expect(before.tokens).toBeGreaterThan(0);

  await server.kill();
  await expect(status).toContainText(LOST);
  await server.start();
  await expect(status).not.toContainText(LOST);
  const after = await untilMine(page);
  expect(after.tokens).toBe(before.tokens);
  expect(after.version).toBe(before.version);

  // An action taken while the server is down is carried out when it is back, and only once.
  await page.getByRole("button", { name: "End turn" }).click();
  const mine = await until(page, ({ open, version }) => open.length > 0 && version > after.version);
  await server.kill();
  await expect(status).toContainText(LOST);
  await page.locator(`[data-hex="${some(mine.open, 2)}"]`).dblclick();
  await server.start();
  const placed = await until(page, ({ version }) => version > mine.version);
  expect(placed.tokens).toBe(mine.tokens + 1);
  expect(placed.version).toBe(mine.version + 1);

  // Whatever was acknowledged survives another kill, and the way back leads to the same table.
  await server.kill();
  await server.start();
  await page.goto("/");
  await page.locator(".matches").getByRole("link", { name: "Continue" }).click();
  await expect(page.locator("[data-hex]").first()).toBeVisible();
  await until(page, ({ version }) => version === placed.version);
  expect((await look(page)).tokens).toBe(placed.tokens);
  await server.remove();
});
