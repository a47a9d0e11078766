import { afterEach, describe, expect, test, vi } from "vitest";
import type { Command } from "../../src/generated/table.ts";
import { Refusal } from "../../src/lib/socket.ts";
import { infoOf, type SeatSetup } from "../../src/local/file.ts";
import { LocalHost } from "../../src/local/host.ts";
import { begin, seatsOf } from "../../src/local/start.ts";
import { Engine } from "../../src/engine/engine.ts";
import { Listener, Memory, means, openDoor } from "./local.ts";

const GAMES = ["babylonia", "tower_of_babel", "seven_wonders", "babylon", "battalia"];
const ada: SeatSetup = { name: "Ada", holder: "human" };
const bo: SeatSetup = { name: "Bo", holder: "human" };
const bot: SeatSetup = { name: "Enki", holder: { bot: "random" } };

const open: LocalHost[] = [];
afterEach(() => open.splice(0).forEach((host) => host.close()));

/** A match with these seats, and somebody who follows it. */
async function seat(game: string, seats: SeatSetup[], keeper = new Memory()) {
  const id = await begin({ game, options: {}, seats }, keeper, openDoor);
  return { keeper, id, ...(await sit(id, keeper)) };
}
async function sit(id: string, keeper: Memory, viewer?: number) {
  const host = await LocalHost.open(id, means(keeper));
  if (host === null) throw new Error("there is no such match");
  open.push(host);
  const listener = new Listener(id, viewer);
  const leave = host.follow(listener);
  await vi.waitFor(() => expect(listener.latest).not.toBeNull());
  return { host, listener, leave };
}
/** Does the first thing that is allowed, until the match is over. */
async function playOut(game: string, host: LocalHost, listener: Listener) {
  for (let n = 0; ; n++) {
    await vi.waitFor(() => {
      const { waiting, outcome } = listener.latest ?? {};
      expect(outcome !== null || waiting?.must.includes(0)).toBe(true);
    }, 20_000);
    if (listener.latest?.outcome) return;
    await act(game, host, listener, n);
  }
}
/** One of the things that the viewer can do. */
async function act(game: string, host: LocalHost, listener: Listener, n = 0, seat = 0) {
  const engine = new Engine(await openDoor(game));
  const { view, version } = listener.latest ?? {};
  const { legal } = engine.look(view, seat);
  await command(host, seat, { act: { action: legal[(n * 7) % legal.length] } }, version);
}
function command(host: LocalHost, seat: number, what: Command<unknown>, version?: number) {
  const about = version === undefined ? {} : { version };
  return host.ask({ t: "command", table: "", seat, ...about, do: what });
}
/** The code of the refusal. */
async function refused(asked: Promise<unknown>): Promise<string> {
  const why: unknown = await asked.catch((error: unknown) => error);
  return why instanceof Refusal ? why.refused.code : "not refused";
}

describe("a match in this browser", () => {
  test.each(GAMES)("of %s is played to its end and kept", { timeout: 60_000 }, async (game) => {
    const { host, listener, keeper, id } = await seat(game, [ada, bot, { ...bot, name: "Nabu" }]);
    await playOut(game, host, listener);
    expect(listener.latest?.outcome?.places).toHaveLength(3);
    expect(keeper.matches.get(id)?.result).toEqual(listener.latest?.outcome);
    const info = listener.messages.at(-1);
    expect(info?.t === "info" && info.info.stage).toBe("over");
    const again = await sit(id, keeper);
    expect(again.listener.latest?.view).toEqual(listener.latest?.view);
    const steps = await again.host.past(id, 0, 3, null);
    expect(steps.map(({ step }) => step)).toEqual([0, 1, 2]);
    expect(steps[1]?.state.seats.map(({ name }) => name)).toEqual(["Ada", "Enki", "Nabu"]);
  });

  test("goes on where it was after a reload, and takes things back", async () => {
    const { host, listener, keeper, id } = await seat("babylonia", [ada, bo]);
    const viewer = listener.latest?.waiting.must[0] ?? 0;
    await act("babylonia", host, listener, 1, viewer);
    const before = listener.latest;
    expect(before?.can_undo).toBe(1);
    host.close();
    const again = await sit(id, keeper);
    expect(again.listener.latest).toMatchObject({ version: 1, view: before?.view, can_undo: 1 });
    await command(again.host, viewer, "undo", 1);
    expect(again.listener.latest).toMatchObject({ version: 2, can_undo: 0 });
    expect(keeper.logs.get(id)).toHaveLength(2);
  });

  test("is for all people at this screen, and each sees their own", async () => {
    const { host, listener } = await seat("battalia", [ada, bo]);
    const [first] = listener.messages;
    expect(first).toMatchObject({ t: "table", mine: [0, 1], invites: [], chat: [] });
    const other = first?.t === "table" && first.viewer === 0 ? 1 : 0;
    host.say({ t: "watch", table: "", seat: other });
    await vi.waitFor(() => expect(listener.messages).toHaveLength(2));
    expect(listener.messages[1]).toMatchObject({ t: "table", viewer: other });
    const [own, theirs] = listener.messages.map((message) =>
      message.t === "table" ? JSON.stringify(message.snapshot) : "",
    );
    expect(own).not.toBe(theirs);
    expect(JSON.stringify(listener.messages)).not.toContain(host.file.seed);
  });

  test("does nothing that could not be kept", async () => {
    const { host, listener, keeper, id } = await seat("babylonia", [ada, bo]);
    const viewer = listener.latest?.waiting.must[0] ?? 0;
    keeper.full = true;
    expect(await refused(act("babylonia", host, listener, 1, viewer))).toBe("storage");
    expect(listener.latest?.version).toBe(0);
    keeper.full = false;
    await act("babylonia", host, listener, 1, viewer);
    expect(listener.latest?.version).toBe(1);
    expect(keeper.logs.get(id)).toHaveLength(1);
  });

  test("says when a bot's decision cannot be kept, and asks it again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const keeper = new Memory();
      const bots = [bot, { ...bot, name: "Nabu" }];
      const id = await begin({ game: "babylonia", options: {}, seats: bots }, keeper, openDoor);
      keeper.full = true;
      const { listener } = await sit(id, keeper);
      await vi.waitFor(() => expect(listener.troubles).toEqual(["web-here-unsaved"]));
      keeper.full = false;
      await vi.advanceTimersByTimeAsync(5000);
      await vi.waitFor(() => expect(keeper.logs.get(id)?.length).toBeGreaterThan(3));
    } finally {
      vi.useRealTimers();
    }
  });

  test("has one history, though two tabs play it", async () => {
    const { host, listener, keeper, id } = await seat("babylonia", [ada, bo]);
    const viewer = listener.latest?.waiting.must[0] ?? 0;
    const other = await sit(id, keeper);
    await act("babylonia", host, listener, 1, viewer);
    expect(await refused(act("babylonia", other.host, other.listener, 2, viewer))).toBe("storage");
    expect(keeper.logs.get(id)).toHaveLength(1);
  });

  test("refuses what makes no sense, with the rule where there is one", async () => {
    const { host, listener } = await seat("babylonia", [ada, bot]);
    await vi.waitFor(() => expect(listener.latest?.waiting.must).toContain(0));
    const version = listener.latest?.version ?? 0;
    expect(await refused(command(host, 1, "undo", version))).toBe("not_your_seat");
    expect(await refused(command(host, 0, "reclaim"))).toBe("not_a_bot");
    expect(await refused(host.ask({ t: "chat", table: "", text: "Hello" }))).toBe("malformed");
    expect(await refused(host.ask({ t: "rematch", table: "" }))).toBe("not_over");
    expect(await refused(command(host, 0, { act: { action: "jump" } }, version))).toBe("malformed");
    const early = command(host, 0, { act: { action: "end_placement" } }, version);
    await expect(early).rejects.toMatchObject({
      refused: { code: "illegal", rule: expect.stringMatching(/^BAB-/) },
    });
  });

  test("lends a seat to a bot and gives it back", async () => {
    const { host, listener } = await seat("babylonia", [ada, bo]);
    await command(host, 0, { hand_over: { seat: 0, level: "random" } });
    expect(listener.latest?.seats[0]).toMatchObject({ lent: true });
    await command(host, 0, "reclaim");
    expect(listener.latest?.seats[0]).toMatchObject({ lent: false, holder: "human" });
  });

  test("ends when all others give up, and is played again with the same seats", async () => {
    const { host, listener, keeper, id } = await seat("babylonia", [ada, bo]);
    await command(host, 1, "resign");
    expect(listener.latest?.outcome?.places).toEqual([1, 2]);
    await host.ask({ t: "rematch", table: id });
    const next = keeper.matches.get(id)?.next ?? "";
    const rematch = keeper.matches.get(next);
    expect(rematch?.opening.seats).toEqual([ada, bo]);
    expect(rematch?.opening.seed).not.toBe(keeper.matches.get(id)?.opening.seed);
    expect(rematch && infoOf(rematch)).toMatchObject({ stage: "playing", rematch_of: id });
    await host.ask({ t: "rematch", table: id });
    expect(keeper.matches.size).toBe(2);
  });

  test("that was tampered with is not gone on with", async () => {
    const { host, listener, keeper, id } = await seat("babylonia", [ada, bo]);
    await act("babylonia", host, listener, 1, listener.latest?.waiting.must[0] ?? 0);
    keeper.logs.set(id, [{ ...keeper.logs.get(id)?.[0], hash: "00" }]);
    await expect(LocalHost.open(id, means(keeper))).rejects.toMatchObject({
      key: "table-file-hash",
    });
    expect(await LocalHost.open("nowhere", means(keeper))).toBeNull();
  });
});

test("seats are as planned, and no bot has the name of a person", () => {
  const plans = [
    "me" as const,
    { local: "Inanna" },
    { bot: "easy" as const },
    { bot: "hard" as const },
  ];
  expect(seatsOf(plans, "Nabu")).toEqual([
    { name: "Nabu", holder: "human" },
    { name: "Inanna", holder: "human" },
    { name: "Nabu 2", holder: { bot: "easy" } },
    { name: "Ishtar", holder: { bot: "hard" } },
  ]);
});
