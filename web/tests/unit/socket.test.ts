import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../../src/generated/protocol.ts";
import { readFileSync } from "node:fs";
import { CLOSES, type Close } from "../../src/lib/closes.ts";
import { Garbled } from "../../src/lib/pack.ts";
import { Refusal, Socket, type Connection, type Status } from "../../src/lib/socket.ts";

class Fake implements Connection {
  readyState = 1;
  sent: ClientMessage[] = [];
  closed = false;
  onopen: Connection["onopen"] = null;
  onmessage: Connection["onmessage"] = null;
  onclose: Connection["onclose"] = null;
  onerror: Connection["onerror"] = null;
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as ClientMessage);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  packs(...bytes: number[]): void {
    const data = Uint8Array.from(bytes).buffer;
    this.onmessage?.({ data } as MessageEvent<ArrayBuffer>);
  }
  breaks(code?: number): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

const WELCOME = {
  t: "welcome",
  me: null,
  server: "0",
  heartbeat: { ping: 2500, dead: 9000, resend: 2500 },
};
let connections: Fake[];
let heard: ServerMessage[];
let statuses: Status[];
let lost: Close[];
let socket: Socket;
const last = (): Fake => connections.at(-1) ?? new Fake();

beforeEach(() => {
  vi.useFakeTimers();
  [connections, heard, statuses, lost] = [[], [], [], []];
  socket = new Socket({
    connect: () => {
      const connection = new Fake();
      connections.push(connection);
      return connection;
    },
    resume: () => [{ t: "watch", table: "t", since: 7 }],
    receive: (message) => heard.push(message),
    unpack: (packed) => {
      if (packed.byteLength === 0) throw new Garbled();
      return '{"t":"resync","table":"t"}';
    },
    status: (status) => statuses.push(status),
    lost: (close) => lost.push(close),
    random: () => 0.5,
  });
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("the socket", () => {
  test("asks again for what it follows after every welcome", () => {
    expect(last().sent).toEqual([]);
    last().says(WELCOME);
    expect(last().sent).toEqual([{ t: "watch", table: "t", since: 7 }]);
    expect(statuses).toEqual(["connecting", "online"]);
  });

  test("takes packed messages, and connects again after one that it cannot read", () => {
    last().says(WELCOME);
    last().packs(1);
    expect(heard.at(-1)).toEqual({ t: "resync", table: "t" });
    const count = heard.length;
    last().packs();
    expect(heard).toHaveLength(count);
    expect(last().closed).toBe(true);
  });

  test("pings after each pong, and gives up a silent connection", () => {
    last().says(WELCOME);
    vi.advanceTimersByTime(2500);
    expect(last().sent.at(-1)).toEqual({ t: "ping" });
    last().says({ t: "pong" });
    vi.advanceTimersByTime(2500);
    expect(last().sent.filter(({ t }) => t === "ping")).toHaveLength(2);
    expect(statuses).not.toContain("offline");
    vi.advanceTimersByTime(10_200);
    expect(statuses).toContain("offline");
    expect(connections).toHaveLength(2);
  });

  test("waits longer after each failure, but never very long", () => {
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const count = connections.length;
      last().breaks();
      let waited = 0;
      while (connections.length === count && waited < 10_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, 3500, 3500, 3500]);
  });

  test("knows every close code of the protocol, and no other", () => {
    const page = readFileSync("../docs/protocol.md", "utf8");
    const table = /\| Close code \|.*\n\| ---.*\n((?:\|.*\n)+)/.exec(page)?.[1] ?? "";
    const codes = [...table.matchAll(/^\| (\d+) /gm)].map(([, code]) => Number(code));
    expect(codes.length).toBeGreaterThan(4);
    expect([...CLOSES.keys()]).toEqual(codes);
    for (const [code, { text }] of CLOSES) {
      for (const lang of ["en", "de"]) {
        const words = readFileSync(`../locales/${lang}/web.ftl`, "utf8");
        expect(words, `${code}`).toContain(`\n${text ?? "nothing"} = `);
      }
    }
  });

  test("waits longer if it did something wrong", () => {
    last().says(WELCOME);
    last().breaks(4029);
    expect(lost.at(-1)?.next).toBe("later");
    vi.advanceTimersByTime(14_000);
    expect(connections).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(connections).toHaveLength(2);
    last().says(WELCOME);
    last().breaks(4008);
    vi.advanceTimersByTime(600);
    expect(connections).toHaveLength(3);
  });

  test("does not come back where it is banned, unless the visitor wants it", () => {
    last().says(WELCOME);
    last().breaks(4003);
    vi.advanceTimersByTime(60_000);
    socket.hurry();
    expect(connections).toHaveLength(1);
    socket.open();
    expect(connections).toHaveLength(2);
    last().breaks();
    vi.advanceTimersByTime(600);
    expect(connections).toHaveLength(3);
  });

  test("sends a request again until it is answered, with the same id", async () => {
    last().says(WELCOME);
    const answer = socket.ask({ t: "start", table: "t" });
    const first = last().sent.at(-1);
    expect(first).toMatchObject({ t: "start" });
    vi.advanceTimersByTime(2400);
    last().says({ t: "pong" });
    vi.advanceTimersByTime(1300);
    const again = last().sent.filter(({ t }) => t === "start");
    expect(again).toEqual([first, first]);
    const id = first && "id" in first ? first.id : "";
    last().says({ t: "ack", table: "t", id, version: 3 });
    await expect(answer).resolves.toMatchObject({ version: 3 });
    last().says({ t: "pong" });
    vi.advanceTimersByTime(4000);
    expect(last().sent.filter(({ t }) => t === "start")).toHaveLength(2);
  });

  test("sends unanswered requests on the next connection, after resuming", () => {
    last().says(WELCOME);
    void socket.ask({ t: "start", table: "t" });
    last().breaks();
    vi.advanceTimersByTime(600);
    expect(last().sent).toEqual([]);
    last().says(WELCOME);
    expect(last().sent.map(({ t }) => t)).toEqual(["watch", "start"]);
  });

  test("a refusal comes back with its reason", async () => {
    last().says(WELCOME);
    const answer = socket.ask({ t: "start", table: "t" });
    const asked = last().sent.at(-1);
    const id = asked && "id" in asked ? asked.id : "";
    const text = { en: "No.", de: "Nein." };
    last().says({
      t: "refused",
      table: "t",
      id,
      code: "seats_empty",
      rule: null,
      text,
      version: null,
    });
    await expect(answer).rejects.toSatisfy(
      (error) =>
        error instanceof Refusal && "de" in error.refused.text && error.refused.text.de === "Nein.",
    );
  });

  test("messages on an old connection are ignored", () => {
    const old = last();
    old.says(WELCOME);
    socket.open();
    const before = heard.length;
    old.says(WELCOME);
    expect(heard).toHaveLength(before);
    expect(old.closed).toBe(true);
  });
});
