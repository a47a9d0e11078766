import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES, seatsOf } from "../../src/games/registry.ts";
import type { SeatCard, TableInfo } from "../../src/generated/protocol.ts";
import {
  alike,
  allowed,
  keepChoice,
  lastChoice,
  plansOf,
  readChoice,
  usualChoice,
  withBot,
  withLevel,
  withOption,
  withPlayers,
  type Offer,
} from "../../src/lib/choice.ts";
import {
  ago,
  finished,
  recordOf,
  running,
  waitsForMe,
  type Listed,
} from "../../src/lib/matches.ts";
import type { Field } from "../../src/lib/options.ts";
import { box } from "./storage.ts";

const OFFER: Offer = {
  seats: [2, 3, 4],
  levels: ["random", "greedy", "easy", "normal", "hard"],
  players: 3,
};
const FIELDS: Field[] = [
  { id: "leaders", kind: "switch", usual: false },
  { id: "weeks", kind: "number", usual: 3, least: 1, most: 12 },
  { id: "side", kind: "choice", usual: "random", values: ["random", "a", "b"] },
];
const [LEADERS, WEEKS] = FIELDS as [Field, Field];

describe("how a match against bots begins", () => {
  test("without a choice: as the game likes it, with easy bots", () => {
    expect(plansOf(usualChoice(OFFER))).toEqual(["me", { bot: "easy" }, { bot: "easy" }]);
  });

  test("all bots at once, or each by itself", () => {
    const hard = withLevel(usualChoice(OFFER), "hard");
    expect(alike(hard)).toBe("hard");
    const mixed = withBot(hard, 0, "random");
    expect(mixed.bots).toEqual(["random", "hard"]);
    expect(alike(mixed)).toBeNull();
    expect(withPlayers(mixed, 4).bots).toEqual(["random", "hard", "hard"]);
    expect(withPlayers(mixed, 2).bots).toEqual(["random"]);
  });

  test("what is as usual is not noted", () => {
    const choice = withOption(usualChoice(OFFER), LEADERS, true);
    expect(choice.options).toEqual({ leaders: true });
    expect(withOption(choice, LEADERS, false).options).toEqual({});
  });

  test("is remembered for each game", () => {
    const storage = box();
    const choice = withOption(withPlayers(usualChoice(OFFER), 2), WEEKS, 5);
    keepChoice("one", choice, storage);
    expect(lastChoice("one", OFFER, storage)).toEqual(choice);
    expect(lastChoice("other", OFFER, storage)).toEqual(usualChoice(OFFER));
    storage.setItem("ziggurat.choices", "{broken");
    expect(lastChoice("one", OFFER, storage)).toEqual(usualChoice(OFFER));
  });

  test("what can no longer be chosen is left out", () => {
    expect(readChoice({ bots: "two" }, OFFER)).toEqual(usualChoice(OFFER));
    const kept = { bots: ["genius", "hard"], options: { a: [1], b: true } };
    expect(readChoice(kept, OFFER)).toEqual({ bots: ["easy", "hard"], options: { b: true } });
    const many = { bots: Array.from({ length: 9 }, () => "hard"), options: {} };
    expect(readChoice(many, OFFER).bots).toEqual(["hard", "hard"]);
    const options = { leaders: true, weeks: 99, side: "c", gone: 1 };
    expect(allowed({ bots: [], options }, FIELDS)).toEqual({ leaders: true });
  });
});

const seat = (kind: SeatCard["kind"], player: string | null = null): SeatCard => ({
  kind,
  name: "x",
  player,
  level: null,
  ready: true,
  pledge: null,
});

function match(id: string, part: Partial<TableInfo>, more: Partial<Listed> = {}): Listed {
  const info: TableInfo = {
    id,
    game: "babylonia",
    options: {},
    visibility: "link",
    stage: "playing",
    host: null,
    seats: [seat("player", "me"), seat("bot")],
    created: 0,
    changed: 0,
    rematch_of: null,
    next: null,
    commitment: null,
    eager: false,
    brought: null,
    result: null,
    ...part,
  };
  return { info, local: false, must: [], since: info.changed, ...more };
}
const over = (places: number[], points: number[], changed: number): Partial<TableInfo> => ({
  stage: "over",
  changed,
  result: { places, points },
});

describe("one's own matches", () => {
  test("those that wait for me come first", () => {
    const list = [
      match("bot", {}, { must: [1], since: 9 }),
      match("mine", {}, { must: [0], since: 2 }),
      match("here", {}, { local: true, must: [0], since: 5 }),
      match("done", over([1, 2], [3, 1], 4)),
    ];
    expect(running(list, "me").map(({ info }) => info.id)).toEqual(["here", "mine", "bot"]);
    expect(list.map((one) => waitsForMe(one, "me"))).toEqual([false, true, true, false]);
    expect(waitsForMe(match("x", {}, { must: [0] }), null)).toBe(false);
  });

  test("somebody at this screen is waited for as well", () => {
    const seats = [seat("player"), seat("local"), seat("bot")];
    expect(waitsForMe(match("x", { seats }, { local: true, must: [1] }), null)).toBe(true);
    expect(waitsForMe(match("x", { seats }, { local: true, must: [2] }), null)).toBe(false);
  });

  test("records count what I played myself", () => {
    const list = [
      match("a", over([1, 2], [50, 40], 10)),
      match("b", over([2, 1], [70, 80], 20), { local: true }),
      match("c", { ...over([1, 2], [99, 0], 30), seats: [seat("player", "you"), seat("bot")] }),
      match("d", {}),
    ];
    expect(recordOf(list, "me")).toEqual({ played: 2, won: 1, best: 70, last: 20 });
    expect(recordOf(list, null)).toEqual({ played: 1, won: 0, best: 70, last: 20 });
    expect(recordOf([], "me")).toEqual({ played: 0, won: 0, best: null, last: null });
    expect(finished(list).map(({ info }) => info.id)).toEqual(["c", "b", "a"]);
  });

  test.each([
    [30_000, "now", 0],
    [60_000, "minutes", 1],
    [3 * 3_600_000 + 5, "hours", 3],
    [50 * 3_600_000, "days", 2],
    [-5, "now", 0],
  ])("%d ms ago", (passed, unit, count) => {
    expect(ago(1000, 1000 + passed)).toEqual({ unit, count });
  });
});

describe("every game in the window", () => {
  const art = join(import.meta.dirname, "../../src/art/pictures");

  test.each(GAMES.map(({ id, box: facts }) => [id, facts] as const))("%s", (id, facts) => {
    expect(seatsOf(id)).toContain(facts.players);
    expect(facts.minutes[0]).toBeLessThanOrEqual(facts.minutes[1]);
    for (const scheme of ["light", "dark"]) {
      for (const [size, most] of [
        ["card", 40_000],
        ["page", 90_000],
      ] as const) {
        const file = join(art, `${id}-${scheme}-${size}.webp`);
        expect(existsSync(file), file).toBe(true);
        expect(statSync(file).size).toBeLessThanOrEqual(most);
      }
    }
  });
});
