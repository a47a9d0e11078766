import { afterEach, describe, expect, test, vi } from "vitest";
import type { BroughtMatch, MadeTable, TableInfo } from "../../src/generated/protocol.ts";
import type { SeatInfo } from "../../src/generated/table.ts";
import { ApiError } from "../../src/lib/api.ts";
import { Refusal } from "../../src/lib/socket.ts";
import { proposal, stillUnknown } from "../../src/local/away.ts";
import type { SeatSetup } from "../../src/local/file.ts";
import { LocalHost } from "../../src/local/host.ts";
import { begin } from "../../src/local/start.ts";
import { Listener, Memory, means, openDoor } from "./local.ts";

const SEATS: SeatSetup[] = [
  { name: "Ada", holder: "human" },
  { name: "Bo", holder: "human" },
  { name: "Enki", holder: { bot: "random" } },
];
const PLANS = ["me", "open", { bot: "random" }] as const;

const open: LocalHost[] = [];
afterEach(() => open.splice(0).forEach((host) => host.close()));

/** A match in this browser, and a server that answers like this. */
async function match(answer: (wish: BroughtMatch) => MadeTable, keeper = new Memory()) {
  const id =
    [...keeper.matches.keys()][0] ??
    (await begin({ game: "babylonia", options: {}, seats: SEATS }, keeper, openDoor));
  const sent: BroughtMatch[] = [];
  const bring = async (wish: BroughtMatch): Promise<MadeTable> => {
    sent.push(wish);
    return answer(wish);
  };
  const host = await LocalHost.open(id, { ...means(keeper), bring });
  if (host === null) throw new Error("there is no such match");
  open.push(host);
  return { host, keeper, id, sent };
}
const made = (): MadeTable => ({
  info: { id: "7fK2mQ9xTbWp", commitment: "ab" } as TableInfo,
  invites: [],
});
function fails(status: number, code: string): () => never {
  return () => {
    throw new ApiError(status, code, null);
  };
}

describe("a match that goes on with friends", () => {
  test("is sent whole, and is then no longer played here", async () => {
    const { host, keeper, id, sent } = await match(made);
    expect(await host.leave(PLANS)).toBe("7fK2mQ9xTbWp");
    expect(sent[0]?.seats).toEqual(PLANS);
    expect(sent[0]?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[0]?.file).toEqual(host.file);
    expect(sent[0]?.pledge).toMatch(/^[0-9a-f]{64}$/);
    expect(keeper.matches.get(id)?.away?.table).toBe("7fK2mQ9xTbWp");
    const resign = { t: "command", table: id, seat: 0, do: "resign" } as const;
    const why: unknown = await host.ask(resign).catch((error: unknown) => error);
    expect(why instanceof Refusal && why.refused.code).toBe("away");
    // It can still be looked at.
    const listener = new Listener(id);
    host.follow(listener);
    await vi.waitFor(() => expect(listener.latest).not.toBeNull());
  });

  test("stays here if the server says no", async () => {
    const { host, keeper, id } = await match(fails(422, "bad_file"));
    await expect(host.leave(PLANS)).rejects.toThrow("bad_file");
    expect(keeper.matches.get(id)?.away).toBeNull();
    await host.ask({ t: "command", table: id, seat: 0, do: "resign" });
  });

  test("rests while nobody knows whether it has arrived, and asks again under the same name", async () => {
    const keeper = new Memory();
    const first = await match(fails(0, "offline"), keeper);
    await expect(first.host.leave(PLANS)).rejects.toThrow("offline");
    expect(first.host.away).toMatchObject({ table: null });
    // After a reload, too, and whatever is proposed the second time.
    const busy = await match(fails(429, "too_fast"), keeper);
    await expect(busy.host.leave([])).rejects.toThrow("too_fast");
    expect(busy.host.away).not.toBeNull();
    const again = await match(made, keeper);
    await again.host.leave([]);
    expect(again.sent[0]).toEqual(first.sent[0]);
    expect(again.host.away?.table).toBe("7fK2mQ9xTbWp");
    // Where the table is gone, it comes back.
    await again.host.stay();
    expect(again.host.away).toBeNull();
  });

  test("is in doubt only while the server may have it", () => {
    const error = (status: number, code: string): ApiError => new ApiError(status, code, null);
    expect(stillUnknown(error(0, "offline"), false)).toBe(true);
    expect(stillUnknown(error(500, "internal"), false)).toBe(true);
    expect(stillUnknown(new Error("?"), false)).toBe(true);
    expect(stillUnknown(error(503, "busy"), false)).toBe(false);
    expect(stillUnknown(error(503, "busy"), true)).toBe(true);
    expect(stillUnknown(error(409, "over"), true)).toBe(false);
  });
});

describe("what is proposed for the seats", () => {
  const seat = (name: string, about: Partial<SeatInfo> = {}): SeatInfo => ({
    name,
    holder: "human",
    lent: false,
    resigned: false,
    ...about,
  });
  const bot = { holder: { bot: "hard" } } as const;
  test("people make room, bots stay, and whoever gave up is not replaced", () => {
    const gone = { holder: { bot: "normal" }, resigned: true } as const;
    const seats = [seat("Nabu", bot), seat("Ada"), seat("Bo"), seat("Cy", gone)];
    expect(proposal(seats)).toEqual([{ bot: "hard" }, "me", "open", { bot: "normal" }]);
  });
  test("a bot makes room for the friends of somebody who plays alone", () => {
    const seats = [seat("Ada"), seat("Enki", bot), seat("Nabu", bot)];
    expect(proposal(seats)).toEqual(["me", "open", { bot: "hard" }]);
  });
});
