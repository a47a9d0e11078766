import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { browserOf } from "../../src/lib/agents.ts";
import { dealOf, judge, keepStake, stake, stakeFor } from "../../src/lib/fairness.ts";

const stored = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  },
});
beforeEach(() => stored.clear());

/** The same deal as in the tests of the table, and what it comes to there. */
const golden = join(import.meta.dirname, "../../../crates/table/src/deal.golden");
const [commitment = ""] = readFileSync(golden, "utf8").split(" ");
const number = (n: number): string => n.toString(16).padStart(2, "0").repeat(32);
const sha256 = async (digits: string): Promise<string> => {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
};
const share = async (seat: number, n: number) => ({
  seat,
  pledge: await sha256(number(n)),
  number: number(n) as string | null,
});
const deal = async () => ({
  table: "123456789ABC",
  secret: number(7),
  shares: [await share(0, 1), await share(2, 3)],
});
const kept = async (n: number, seen: string | null = commitment) => ({
  number: number(n),
  pledge: await sha256(number(n)),
  commitment: seen,
});

describe("a deal", () => {
  test("that keeps its promise is found good, with the own number in it", async () => {
    expect(await judge(await deal(), commitment, null)).toEqual({ good: true, own: null });
    expect(await judge(await deal(), commitment, await kept(3))).toEqual({ good: true, own: true });
    expect(await judge(await deal(), commitment, await kept(3, null))).toEqual({
      good: true,
      own: true,
    });
  });

  test("without the own number says so", async () => {
    const left = await deal();
    left.shares[1] = { ...(await share(2, 3)), number: null };
    expect(await judge(left, commitment, await kept(3))).toEqual({ good: true, own: false });
    expect(await judge(await deal(), commitment, await kept(9))).toMatchObject({ own: false });
  });

  test("that was tampered with is found out", async () => {
    const secret = { ...(await deal()), secret: number(8) };
    expect(await judge(secret, commitment, null)).toMatchObject({ good: false });
    const ground = await deal();
    ground.shares[0] = { ...(await share(0, 1)), number: number(5) };
    expect(await judge(ground, commitment, null)).toMatchObject({ good: false });
    // The promise at the end is not the one that was shown before the start.
    const other = await kept(1, number(1));
    expect(await judge(await deal(), commitment, other)).toMatchObject({ good: false });
  });

  test("of earlier times has no shares", () => {
    expect(dealOf({ seed: "1", salt: "2" })).toBeNull();
    expect(dealOf(null)).toBeNull();
  });
});

test("a number is random, fits its pledge and is remembered by table", async () => {
  const [one, other] = [await stake(), await stake()];
  if (!one || !other) throw new Error("no number");
  expect(one.number).toHaveLength(64);
  expect(one.number).not.toBe(other.number);
  expect(one.pledge).toBe(await sha256(one.number));
  keepStake("a", one, null);
  keepStake("a", other, commitment);
  expect(stakeFor("a")).toEqual({ table: "a", ...other, commitment });
  expect(stakeFor("b")).toBeNull();
  for (let i = 0; i < 60; i++) keepStake(`t${i}`, one, null);
  expect(stakeFor("a")).toBeNull();
  stored.set("ziggurat.deals", "{");
  expect(stakeFor("t59")).toBeNull();
});

test("browsers are called what people call them", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1";
  const edge =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0";
  expect([firefox, phone, edge, "curl/8", ""].map(browserOf)).toEqual([
    "Firefox · Linux",
    "Safari · iPhone",
    "Edge · Windows",
    null,
    null,
  ]);
});
