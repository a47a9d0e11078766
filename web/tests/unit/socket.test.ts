import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../../src/generated/protocol.ts";
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
  breaks(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
}

const WELCOME = {
  t: "welcome",
  me: null,
  server: "0",
  heartbeat: { ping: 2500, dead: 9000, resend: 2500 },
};
let lines: Fake[];
let heard: ServerMessage[];
let statuses: Status[];
let socket: Socket;
const last = (): Fake => lines.at(-1) ?? new Fake();

beforeEach(() => {
  vi.useFakeTimers();
  [lines, heard, statuses] = [[], [], []];
  socket = new Socket({
    connect: () => {
      const line = new Fake();
      lines.push(line);
      return line;
    },
    resume: () => [{ t: "watch", table: "t", since: 7 }],
    receive: (message) => heard.push(message),
    status: (status) => statuses.push(status),
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

  test("pings after each pong, and gives a silent line up", () => {
    last().says(WELCOME);
    vi.advanceTimersByTime(2500);
    expect(last().sent.at(-1)).toEqual({ t: "ping" });
    last().says({ t: "pong" });
    vi.advanceTimersByTime(2500);
    expect(last().sent.filter(({ t }) => t === "ping")).toHaveLength(2);
    expect(statuses).not.toContain("offline");
    vi.advanceTimersByTime(10_200);
    expect(statuses).toContain("offline");
    expect(lines).toHaveLength(2);
  });

  test("waits longer after each failure, but never long", () => {
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const count = lines.length;
      last().breaks();
      let waited = 0;
      while (lines.length === count && waited < 10_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, 3500, 3500, 3500]);
  });

  test("sends a request again until it is answered, under the same name", async () => {
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

  test("sends what was not answered on the next line, after resuming", () => {
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
      (error) => error instanceof Refusal && error.refused.text.de === "Nein.",
    );
  });

  test("an old line that still speaks is not heard", () => {
    const old = last();
    old.says(WELCOME);
    socket.open();
    const before = heard.length;
    old.says(WELCOME);
    expect(heard).toHaveLength(before);
    expect(old.closed).toBe(true);
  });
});
