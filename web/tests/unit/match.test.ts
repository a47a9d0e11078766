import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LoadedGame } from "../../src/games/types.ts";
import type { ClientMessage, ServerMessage } from "../../src/generated/protocol.ts";

const said: ClientMessage[] = [];
const asked: { do?: unknown; version?: number; seat?: number }[] = [];
let answer: () => void = () => undefined;
vi.mock("../../src/lib/net.svelte.ts", () => ({
  net: {
    say: (message: ClientMessage) => said.push(message),
    ask: (request: object) => {
      asked.push(request);
      return new Promise<void>((done) => (answer = done));
    },
  },
}));
const fetched: (number | null)[][] = [];
vi.mock("../../src/lib/api.ts", () => ({
  ApiError: class extends Error {},
  api: {
    past: (_: string, from: number, count: number, viewer: number | null) => {
      fetched.push([from, count, viewer]);
      const steps = Array.from({ length: 5 }, (_, n) => step(from + n, viewer));
      return Promise.resolve(steps);
    },
  },
}));
const { hashOf } = await import("../../src/table/delta.ts");
const { Match } = await import("../../src/table/match.svelte.ts");
type Match = InstanceType<typeof Match>;

/** Rules by which everybody can do one thing. */
const engine = { look: () => ({ legal: ["go"] }) };
const person = (name: string) => ({ name, holder: "human", lent: false, resigned: false });
const state = (version: number, must: number[], may: number[] = []) => ({
  version,
  view: { version },
  waiting: { must, may },
  can_undo: 0,
  seats: ["Ada", "Bo", "Cy"].map(person),
  outcome: null,
  reveal: null,
});
const step = (number: number, viewer: number | null) => ({
  step: number,
  entry: number === 0 ? null : { index: number, seat: 0, what: { act: {} }, at: 0 },
  events: [],
  state: { ...state(number, [0]), view: { step: number, viewer } },
});
/** Everything, as a seat sees it. */
function table(viewer: number | null, mine: number[], version: number, must: number[], may = []) {
  const snapshot = { ...state(version, must, may), commitment: "", log: [] };
  return {
    t: "table",
    table: "t",
    info: { seats: [] },
    mine,
    invites: [],
    viewer,
    partners: [],
    presence: { seats: [], watchers: 0 },
    chat: [],
    snapshot,
  } as unknown as ServerMessage;
}
function update(seat: number, version: number, must: number[], may: number[] = []) {
  const entry = { index: version, seat, what: { act: { action: null } }, at: 0 };
  const change = { view: { version }, waiting: [{ must, may }] };
  const message = { version, entry, events: [], change };
  return { t: "update", table: "t", message } as unknown as ServerMessage;
}
/** An update with more in it. */
function withMore(message: ServerMessage, more: object): ServerMessage {
  const update = message as Extract<ServerMessage, { t: "update" }>;
  return { ...update, message: { ...(update.message as object), ...more } };
}

/** Takes messages one after the other; what happened has then been shown. */
async function take(match: Match, ...messages: ServerMessage[]): Promise<void> {
  for (const message of messages) {
    match.receive(message);
    await vi.waitFor(() => expect(match.ready).toBe(true));
  }
}

beforeEach(() => {
  said.length = asked.length = fetched.length = 0;
});

describe("a match with several who act at once", () => {
  test("what depends on how the match stands always says which version was seen", async () => {
    const match = new Match("t");
    await take(match, table(0, [0], 5, [0]));
    void match.act("go");
    expect(asked.at(-1)).toMatchObject({ seat: 0, version: 5 });
    answer();
    await vi.waitFor(() => expect(match.busy).toBe(false));
    await take(match, update(0, 6, [0, 1]));
    void match.act("go");
    expect(asked.at(-1)).toMatchObject({ seat: 0, version: 6 });
    answer();
    await vi.waitFor(() => expect(match.busy).toBe(false));
    await take(match, update(1, 7, [0], [0, 2]));
    for (const turn of [() => match.act("go"), () => match.undo(), () => match.resetTurn()]) {
      void turn();
      expect(asked.at(-1)).toMatchObject({ seat: 0, version: 7 });
      answer();
      await vi.waitFor(() => expect(match.busy).toBe(false));
    }
    for (const whenever of [
      () => match.resign(),
      () => match.reclaim(0),
      () => match.handOver(1),
    ]) {
      void whenever();
      expect(asked.at(-1)).not.toHaveProperty("version");
      answer();
    }
  });

  test("one thing at a time: while something is asked, nothing can be done", async () => {
    const match = new Match("t");
    match.game = { engine: { look: () => ({ legal: ["go"] }) } } as unknown as LoadedGame;
    await take(match, table(0, [0], 5, [0]));
    match.game = { engine } as unknown as LoadedGame;
    expect(match.legal).toEqual(["go"]);
    void match.act("go");
    expect(match.settled).toBe(false);
    expect(match.legal).toEqual([]);
    void match.act("go");
    expect(asked).toHaveLength(1);
  });

  test("what was refused stays in sight while others act, and goes when the viewer does", async () => {
    const match = new Match("t");
    await take(match, table(0, [0], 5, [0, 1]));
    match.refuse({ key: "no" }, "TOB-1");
    await take(match, update(1, 6, [0]));
    expect(match.notice).not.toBeNull();
    await take(match, update(0, 7, [0]));
    expect(match.notice).toBeNull();
  });
});

describe("what has changed", () => {
  const everything = { t: "watch", table: "t", seat: 0 };

  test("is applied; what has not changed stays the very same", async () => {
    const match = new Match("t");
    await take(match, table(0, [0], 5, [0]));
    const before = match.latest;
    await take(match, update(0, 6, [1]));
    expect(match.latest).toEqual(state(6, [1]));
    expect(match.latest?.seats).toBe(before?.seats);
    expect(before).toEqual(state(5, [0]));
  });

  test("is checked by a hash now and then", async () => {
    const match = new Match("t");
    await take(match, table(0, [0], 5, [0]));
    const { version: _, ...six } = state(6, [1]);
    await take(match, withMore(update(0, 6, [1]), { hash: hashOf(six) }));
    expect(said).toEqual([]);
    match.receive(withMore(update(0, 7, [1]), { hash: 7 }));
    expect(said).toEqual([everything]);
    expect(match.latest?.version).toBe(6);
  });

  test("asks for everything if it does not fit, once, and goes on from there", async () => {
    const match = new Match("t");
    await take(match, table(0, [0], 5, [0]));
    match.receive(withMore(update(0, 6, [1]), { change: { no: { such: 1 } } }));
    match.receive(update(1, 7, [0]));
    expect(said).toEqual([everything]);
    expect(match.watch()).toEqual(everything);
    await take(match, table(0, [0], 7, [0]), update(0, 8, [1]));
    expect(said).toHaveLength(1);
    expect(match.latest).toEqual(state(8, [1]));
    expect(match.watch()).toMatchObject({ since: 8 });
  });
});

describe("talk among partners", () => {
  const said1 = { number: 1, player: "p", name: "Bo", text: "hi", at: 1 };
  const chat = (line: object) => ({ t: "chat", table: "t", line }) as unknown as ServerMessage;

  test("lines for everybody and among partners are counted on their own (SWC-11.8)", async () => {
    const match = new Match("t");
    await take(match, { ...table(0, [0], 5, [1]), partners: [1] } as unknown as ServerMessage);
    const aside = { ...said1, text: "psst", partners: [0, 1] };
    for (const line of [said1, aside, aside, said1, { ...aside, number: 2 }]) {
      match.receive(chat(line));
    }
    expect(match.chat.map(({ text }) => text)).toEqual(["hi", "psst", "psst"]);
    expect(match.watch()).toMatchObject({ since: 5, chat: 1, aside: 2 });
  });

  test("what is for the partner goes to the partner", async () => {
    const match = new Match("t");
    await take(match, { ...table(2, [2], 5, [1]), partners: [3] } as unknown as ServerMessage);
    void match.tell("psst", true);
    expect(asked.at(-1)).toMatchObject({ t: "chat", text: "psst", partners_of: 2 });
    void match.tell("hi");
    expect(asked.at(-1)).not.toHaveProperty("partners_of");
  });
});

describe("several at one screen", () => {
  let match: Match;
  beforeEach(async () => {
    match = new Match("t");
    await take(match, table(0, [0, 1], 5, [0, 1, 2]));
  });

  test("the viewer acts first, then the curtain falls for the next", async () => {
    expect(match.handOverTo).toBeNull();
    await take(match, update(0, 6, [1, 2]));
    expect(match.handOverTo).toBe(1);
    match.see(1);
    expect(said.at(-1)).toEqual({ t: "watch", table: "t", seat: 1 });
    expect(match.handOverTo).toBe(1);
    await take(match, table(1, [0, 1], 6, [1, 2]));
    expect(match.handOverTo).toBeNull();
    await take(match, update(1, 7, [2]));
    expect(match.handOverTo).toBeNull();
  });

  test("somebody who is not called may have the screen, and gives it back", async () => {
    await take(match, update(1, 6, [0, 2]));
    match.asked = 1;
    expect(match.handOverTo).toBe(1);
    match.see(1);
    await take(match, table(1, [0, 1], 6, [0, 2]));
    expect(match.asked).toBeNull();
    expect(match.handOverTo).toBeNull();
    expect(match.next).toBe(0);
    // Once called, the usual order holds again.
    await take(match, update(2, 7, [0, 1]));
    expect(match.next).toBeNull();
    await take(match, update(1, 8, [0]));
    expect(match.handOverTo).toBe(0);
  });

  test("a bot's seat needs no curtain", async () => {
    const bot = { seats: { "1": { holder: [{ bot: "easy" }] } } };
    const change = { ...bot, waiting: [{ must: [1], may: [] }] };
    await take(match, withMore(update(0, 6, [1]), { change }));
    expect(match.handOverTo).toBeNull();
  });
});

describe("coming back", () => {
  test("resumes through the same eyes, and asks for everything through others", async () => {
    const match = new Match("t");
    expect(match.watch()).toEqual({ t: "watch", table: "t" });
    await take(match, table(null, [], 5, [0]));
    expect(match.watch()).toEqual({ t: "watch", table: "t", since: 5, chat: 0, aside: 0 });
    await take(match, table(0, [0, 1], 6, [0]));
    expect(match.watch()).toEqual({ t: "watch", table: "t", seat: 0, since: 6, chat: 0, aside: 0 });
    match.see(1);
    expect(match.watch()).toEqual({ t: "watch", table: "t", seat: 1 });
  });

  test("a gap is asked for, what is known is dropped", async () => {
    const match = new Match("t");
    await take(match, table(0, [0], 5, [0]));
    await take(match, update(1, 5, [0]));
    expect(match.latest?.version).toBe(5);
    await take(match, update(1, 7, [0]));
    expect(match.latest?.version).toBe(5);
    expect(said.at(-1)).toMatchObject({ t: "watch", since: 5 });
  });

  test("looking back shows how things stood, even before the page was opened", async () => {
    const match = new Match("t");
    await take(match, table(0, [0], 5, [0]));
    await take(match, update(0, 6, [1]));
    await take(match, update(1, 7, [0]));
    expect([8, -1].some((version) => match.canVisit(version))).toBe(false);
    match.visit(2);
    await vi.waitFor(() => expect(match.past).toBe(true));
    expect(match.view).toEqual({ step: 2, viewer: 0 });
    expect(fetched).toEqual([[0, 32, 0]]);
    match.visit(1);
    await vi.waitFor(() => expect(match.view).toEqual({ step: 1, viewer: 0 }));
    expect(fetched, "it is known by now").toHaveLength(1);
    match.visit(6);
    await vi.waitFor(() => expect(match.view).toEqual({ version: 6 }));
    expect(match.legal).toEqual([]);
    match.skip();
    expect(match.view).toEqual({ version: 7 });
  });
});
