import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/seven_wonders/beats.ts";
import {
  pricing,
  targetOf,
  thingOf,
  useOf,
  usesOf,
  type Pricing,
} from "../../src/games/seven_wonders/choices.ts";
import { cardObstacle } from "../../src/games/seven_wonders/obstacles.ts";
import {
  allCards,
  allLeaders,
  boardFacts,
  cardFacts,
  readPieces,
} from "../../src/games/seven_wonders/printed.ts";
import { farFrom, leftOf, rightOf } from "../../src/games/seven_wonders/table.ts";
import {
  WONDERS,
  type Action,
  type Card,
  type Event,
  type HandCard,
  type View,
} from "../../src/games/seven_wonders/types.ts";
import { LANGS, Words, type Lang } from "../../src/lib/words.ts";
import fixture from "../fixtures/seven_wonders.json" with { type: "json" };
import { engineOf, matchOf } from "./engines.ts";

const engine = await engineOf("seven_wonders");
readPieces(engine);

describe("what is printed", () => {
  test("cards, with their chains both ways", () => {
    expect(cardFacts("temple")).toMatchObject({ age: 2, colour: "blue", from: ["altar"] });
    expect(cardFacts("altar").to).toEqual(["temple"]);
    expect(cardFacts("pantheon").cost.coins).toBe(0);
    expect(cardFacts("sawmill").effects).toEqual([{ is: "make", options: [["wood", "wood"]] }]);
    for (const { card, from } of allCards()) {
      for (const earlier of from) expect(cardFacts(earlier).to, earlier).toContain(card);
    }
  });
  test.each(WONDERS)("both sides of %s", (wonder) => {
    for (const side of ["a", "b"] as const) {
      const { start, stages } = boardFacts({ wonder, side });
      expect(start).not.toBeNull();
      expect(stages.length).toBeGreaterThan(0);
    }
  });
  test("nothing is drawn or said without words", () => {
    const pieces = [...allCards(), ...allLeaders()];
    for (const lang of ["en", "de"] as const) {
      const words = allWords(lang);
      for (const { key } of pieces.flatMap((piece) => piece.words)) {
        expect(words.has(key), key).toBe(true);
      }
    }
  });
});

const build = (card: Card, way = "pay", join = "no", left = 0, right = 0): Action =>
  ({ build: { card, way, join, payment: { left, right } } }) as Action;

/** Prices for lists that no position has: what the payment says. */
const price: Pricing = (action) => {
  const inside = Object.values(action)[0] as { payment?: { left: number; right: number } };
  const { left, right } = inside.payment ?? { left: 0, right: 0 };
  return { action, bank: 0, left, right, using: [], total: left + right };
};

describe("what things cost", () => {
  test("in a whole match the engine says what the view names, and what is then paid", async () => {
    const options = { babel_tower: true, great_projects: true, wonder_pack: true };
    const dear = (legal: readonly unknown[], step: number): unknown =>
      legal.findLast((action) => JSON.stringify(action).includes('"left":2')) ??
      legal[step % legal.length];
    const match = await matchOf<View, Event>("seven_wonders", 3, dear, options);
    let [compared, paid] = [0, 0];
    for (const { seat, before, events, action } of match.moments) {
      if (before.phase !== "turn") continue;
      const look = engine.look(before, seat);
      const ask = pricing(look);
      for (const { card, coins } of before.hand ?? []) {
        const builds = (look.legal as Action[]).filter(
          (other) => thingOf(other) === card && useOf(other) === "build",
        );
        const totals = builds.map((other) => ask(other).total);
        expect(totals.length > 0 ? Math.min(...totals) : null, card).toBe(coins);
        compared++;
      }
      // Whoever chooses last sees the own choice carried out at once.
      const built = events.find((event) => event.type === "built" && event.city === seat);
      if (built?.type !== "built") continue;
      const { bank, left, right } = ask(action as Action);
      expect({ bank, left, right }).toEqual(built.bill);
      paid++;
    }
    expect(compared).toBeGreaterThan(100);
    expect(paid).toBeGreaterThan(3);
  });
});

describe("choices", () => {
  const legal: Action[] = [
    build("temple", "pay", "no", 2, 0),
    build("temple", "pay", "no", 0, 2),
    build("temple", "pay", "yes", 2, 1),
    build("temple", "chain", "no"),
    build("temple", "olympia", "no"),
    { sell: { card: "temple" } },
    { tower: { card: "temple", tile: 4 } },
    { tower: { card: "temple", tile: 9 } },
    { sell: { card: "temple", free_city: true } },
    { sell: { card: "walls" } },
  ];
  const uses = usesOf(price, legal, "temple", "own");
  test("each use with its ways, the cheapest that is not scarce first", () => {
    expect(uses.map(({ kind }) => kind)).toEqual(["build", "sell", "tower"]);
    expect(uses[0]?.variants.map(({ id }) => id)).toEqual([
      "chain no",
      "pay no",
      "olympia no",
      "pay yes",
    ]);
    expect(uses[2]?.variants.map(({ id }) => id)).toEqual(["4", "9"]);
  });
  test("payments from the cheapest, less to the left first", () => {
    const paid = uses[0]?.variants[1]?.payments ?? [];
    expect(paid.map(({ left, right }) => [left, right])).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });
  test("for whom and with which card", () => {
    expect(usesOf(price, legal, "temple", "free").map(({ kind }) => kind)).toEqual(["sell"]);
    expect(thingOf("leave")).toBeNull();
    expect(thingOf({ sell_leader: { leader: "nero" } })).toBe("nero");
    expect(targetOf({ sell: { card: "temple", free_city: true } })).toBe("free");
  });
});

describe("neighbours", () => {
  const view = (cities: number): View =>
    ({ cities: Array.from({ length: cities }, () => ({})) }) as unknown as View;
  test("clockwise is to the left (SWB-1.1)", () => {
    expect([leftOf(view(3), 2), rightOf(view(3), 0)]).toEqual([0, 2]);
    expect(farFrom(view(7), 5)).toEqual([0, 1, 2, 3]);
    expect(farFrom(view(3), 0)).toEqual([]);
  });
});

describe("a whole match with everything", () => {
  const steps = fixture.steps as unknown as Event[][];
  const view = {
    cities: Array.from({ length: fixture.cities }, () => ({})),
    project: null,
  } as unknown as View;

  test.each(LANGS)("it is told without a gap: %s", (lang) => {
    const words = allWords(lang);
    const lines = steps
      .flat()
      .flatMap((event) => engine.tell(event))
      .map(({ text }) => words.say(text, (seat) => ["Ada", "Bo", "Cy"][seat] ?? "?"));
    expect(lines.length).toBeGreaterThan(120);
    for (const line of lines) {
      expect(line).not.toMatch(/\{|\}|swb-|undefined|NaN|[\uE000-\uE002]/);
      expect(line).toMatch(/[.!?…]$/);
    }
  });

  test("what looks like before comes before what looks like after", () => {
    for (const events of steps) {
      const when = beats(events, view, view, engine).map((beat) => beat.when);
      expect(when).toEqual(when.toSorted().reverse());
    }
  });

  test("every choice is turned over once, and every conflict is fought once", () => {
    for (const events of steps) {
      const shown = beats(events, view, view, engine);
      const built = events.filter(({ type }) => type === "built" || type === "stage_built").length;
      const turned = shown.filter(({ played, turned: up, coins }) => played && up && !coins);
      const seen = turned.flatMap(({ played }) => played ?? []);
      expect(seen.filter(({ is }) => is === "build" || is === "stage").length).toBe(built);
      const fought = events.filter(({ type }) => type === "fought").length;
      expect(shown.filter(({ fights }) => fights).length).toBe(fought);
    }
  });

  test("who has chosen is not news for the log", () => {
    expect(engine.tell({ type: "chosen", seat: 1 })).toEqual([]);
    expect(beats([{ type: "chosen", seat: 1 }], view, view, engine)).toEqual([]);
  });

  test("who sells gets coins in the moment of the coins", () => {
    const bill = { bank: 1, left: 2, right: 4 };
    const event: Event = { type: "built", city: 0, card: "walls", way: "pay", join: "no", bill };
    const moment = beats([event], view, view, engine).find(({ coins }) => coins);
    expect(moment?.coins).toEqual([0, 2, 4]);
    expect(moment?.played?.[0]?.paid).toBe(7);
  });
});

describe("what is in the way", () => {
  const held = (lack: HandCard["lack"]): HandCard => ({
    card: "palace",
    coins: null,
    chain: false,
    rule: "SWB-6.3",
    why: lack !== null && "coins" in lack ? "swb-why-coins" : "swb-why-resources",
    lack,
  });
  const said = (lang: Lang, lack: HandCard["lack"]): string => {
    const words = allWords(lang);
    const why = cardObstacle(held(lack))?.why;
    return why ? words.say(why, String) : "";
  };
  test("SWB-6.3: resources that nobody has are named", () => {
    const lack = { resources: { wood: 2, glass: 1 } };
    expect(said("en", lack)).toContain("missing: 2 wood and 1 glass");
    expect(said("de", lack)).toContain("es fehlt: 2 Holz und 1 Glas");
  });
  test("SWB-6.6: so are coins", () => {
    expect(said("en", { coins: { needed: 5, missing: 1 } })).toContain(
      "That takes 5 coins, and the city has 4: 1 is missing.",
    );
  });
  test("nothing is in the way of what can be built", () => {
    expect(cardObstacle({ ...held(null), rule: null, why: null })).toBeNull();
  });
});

function allWords(lang: Lang): Words {
  const files = ["common", "table", "web", "seven_wonders", "seven_wonders-web"];
  const read = (file: string): string =>
    readFileSync(join(import.meta.dirname, `../../../locales/${lang}/${file}.ftl`), "utf8");
  return new Words(lang, files.map(read));
}
