import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/seven_wonders/beats.ts";
import { bankPart } from "../../src/games/seven_wonders/costs.ts";
import { payable, targetOf, thingOf, usesOf } from "../../src/games/seven_wonders/choices.ts";
import type { Cost, Effect } from "../../src/games/seven_wonders/facts/effects.ts";
import {
  boardFacts,
  cardFacts,
  CARDS,
  leaderFacts,
  LEADERS,
  projectFacts,
  PROJECTS,
} from "../../src/games/seven_wonders/facts/facts.ts";
import { cardObstacle } from "../../src/games/seven_wonders/obstacles.ts";
import { farFrom, leftOf, rightOf } from "../../src/games/seven_wonders/table.ts";
import { tell } from "../../src/games/seven_wonders/tell.ts";
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

const data = (name: string): string =>
  readFileSync(
    join(import.meta.dirname, `../../../crates/games/seven_wonders/data/${name}.json`),
    "utf8",
  );

interface AnyCost {
  coins: number;
  resources: Record<string, number>;
}
interface AnyEffect {
  type: string;
  amount?: number;
  options?: Record<string, number>[];
  symbol?: string;
  from?: string[] | string;
  gain?: string;
  count?: { what: string; colours?: string[] };
  colours?: string[];
  colour?: string;
  target?: string;
}
interface AnyCard {
  id: string;
  age: number;
  colour: string;
  cost: AnyCost;
  chain_from?: string[];
  chain_to?: string[];
  effects: AnyEffect[];
}
interface AnyWonder {
  id: string;
  sides: Record<string, { stages: { cost: AnyCost; effects: AnyEffect[] }[] }>;
}
const base = JSON.parse(data("base")) as { cards: AnyCard[]; wonders: AnyWonder[] };
const leaders = JSON.parse(data("leaders")) as {
  leaders: AnyCard[];
  guilds: AnyCard[];
  wonders: AnyWonder[];
};
const cities = JSON.parse(data("cities")) as typeof leaders & { city_cards: AnyCard[] };
const cards = [...base.cards, ...cities.city_cards, ...leaders.guilds, ...cities.guilds];
const wonders = [...base.wonders, ...leaders.wonders, ...cities.wonders];
const babel = JSON.parse(data("babel")) as {
  projects: {
    id: string;
    age: number;
    colour: string;
    participation_cost: AnyCost;
    reward: { type: string; amount?: number; value?: number; shields?: number; token?: string };
    penalty: { type: string; colour?: string; count?: number };
  }[];
};

const costOf = (cost: Cost | null): AnyCost | undefined =>
  cost ? { coins: cost.coins, resources: Object.fromEntries(cost.resources) } : undefined;

/** Checks what can be compared of an effect: its number, its symbol, its options. */
function expectSame(ours: Effect, theirs: AnyEffect): void {
  if ("count" in ours) expect(ours.count).toBe(theirs.amount);
  if (ours.is === "science") expect(ours.symbol).toBe(theirs.symbol);
  if (ours.is === "per") {
    expect(ours.gain).toBe(theirs.gain === "vp" ? "points" : "coins");
    if (theirs.count?.colours) expect(ours.what).toEqual(theirs.count.colours);
  }
  if (ours.is === "per_set") expect(ours.colours).toEqual(theirs.colours);
  if (ours.is === "gain_on" && theirs.colour) expect(ours.what).toBe(theirs.colour);
  if (ours.is === "free_colour") expect(ours.colour).toBe(theirs.colour);
  if (ours.is === "discount") expect([ours.of, "wonder_stage"]).toContain(theirs.target);
  if (ours.is === "make") {
    const units = ours.options.map((option) =>
      Object.fromEntries([[option[0] ?? "", option.length]]),
    );
    expect(units).toEqual(theirs.options);
  }
}

describe("facts", () => {
  test("every card is printed as the rules are played", () => {
    expect(CARDS).toEqual(cards.map(({ id }) => id));
    for (const card of cards) {
      const facts = cardFacts(card.id as Card);
      expect([facts.age, facts.colour], card.id).toEqual([card.age, card.colour]);
      expect(costOf(facts.cost), card.id).toEqual(card.cost);
      expect(facts.from, card.id).toEqual(card.chain_from ?? []);
      expect([...facts.to].sort(), card.id).toEqual([...(card.chain_to ?? [])].sort());
      expect(facts.effects.length, card.id).toBe(card.effects.length);
      facts.effects.forEach((effect, i) => {
        expectSame(effect, card.effects[i] ?? { type: "" });
      });
    }
  });

  test("every leader is printed as the rules are played", () => {
    const all = [...leaders.leaders, ...cities.leaders];
    expect(LEADERS).toEqual(all.map(({ id }) => id));
    all.forEach(({ id, cost, effects }, i) => {
      const facts = leaderFacts(LEADERS[i] ?? "nero");
      expect(facts.coins, id).toBe(cost.coins);
      expect(facts.effects.length, id).toBe(effects.length);
      facts.effects.forEach((effect, j) => {
        expectSame(effect, effects[j] ?? { type: "" });
      });
    });
  });

  test.each(WONDERS)("both sides of %s", (wonder) => {
    const found = wonders.find(({ id }) => id === wonder);
    for (const side of ["a", "b"] as const) {
      const theirs = found?.sides[side.toUpperCase()]?.stages ?? [];
      const ours = boardFacts({ wonder, side }).stages;
      expect(ours.length).toBe(theirs.length);
      ours.forEach(({ cost, effects }, i) => {
        if (cost) expect(costOf(cost)).toEqual(theirs[i]?.cost);
        effects.forEach((effect, j) => {
          expectSame(effect, theirs[i]?.effects[j] ?? { type: "" });
        });
      });
    }
  });

  test("projects", () => {
    expect(PROJECTS).toEqual(babel.projects.map(({ id }) => id));
    babel.projects.forEach((project, i) => {
      const facts = projectFacts(PROJECTS[i] ?? "belvedere");
      expect([facts.age, facts.colour]).toEqual([project.age, project.colour]);
      expect(costOf(facts.cost)).toEqual(project.participation_cost);
      const { reward, penalty } = project;
      const value = reward.token ?? reward.amount ?? reward.value ?? reward.shields;
      expect(facts.reward.is === "token" ? facts.reward.token : facts.reward.count).toBe(value);
      if (facts.penalty.is === "destroy") expect(facts.penalty.colour).toBe(penalty.colour);
      if (facts.penalty.is === "victories") expect(facts.penalty.count).toBe(penalty.count);
    });
  });
});

/** As much of a table as costs depend on. */
function table(active: number[], age = 2, more: Partial<View> = {}): View {
  return {
    age,
    options: { taxes_waived_by_free_building: false },
    tower: { slots: 3, tiles: active, active },
    project: { project: "river_port", tokens: 2, tokens_at_start: 2, open: true },
    cities: [
      {
        leaders: [],
        copied_leader: null,
        stages: [{ board: { wonder: "gizah", side: "a" }, stage: 1 }],
      },
    ],
    ...more,
  } as unknown as View;
}
const build = (card: Card, way = "pay", join = "no", left = 0, right = 0): Action =>
  ({ build: { card, way, join, payment: { left, right } } }) as Action;

describe("what goes to the bank", () => {
  const bank = (active: number[], action: Action, more?: Partial<View>): number =>
    bankPart(table(active, 2, more), 0, action);
  test.each<[string, number[], Action, number]>([
    ["a plain cost in coins", [], build("sawmill"), 1],
    ["SWT-6.1 red", [1], build("walls"), 2],
    ["SWT-6.1 blue by chain", [6], build("temple", "chain"), 2],
    ["SWT-6.1 chain", [13], build("temple", "chain"), 2],
    ["SWT-6.1 chain tax not when paid", [13], build("temple"), 0],
    ["SWT-6.7 Pantheon", [8], build("pantheon"), 6],
    ["SWT-6.7 Traders Guild", [23], build("traders_guild"), 3],
    ["SWP-2.5 River Port", [], build("forum", "pay", "yes"), 2],
    ["SWT-6.2 taxes add up", [6, 13], build("temple", "chain"), 4],
  ])("%s", (_, active, action, coins) => {
    expect(bank(active, action)).toBe(coins);
  });
  test("SWT-6.1 stage, and the option of SWT-6.3", () => {
    const stage = {
      stage: { card: "walls", stage: 1, token: false, payment: { left: 0, right: 0 } },
    } as Action;
    expect(bank([16], stage)).toBe(2);
    const waived = { options: { taxes_waived_by_free_building: true } } as unknown as Partial<View>;
    expect(bank([6], build("temple", "chain"), waived)).toBe(0);
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
  const uses = usesOf(table([]), 0, legal, "temple", "own");
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
    expect(usesOf(table([]), 0, legal, "temple", "free").map(({ kind }) => kind)).toEqual(["sell"]);
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
  const positions = fixture.positions as unknown as { view: View; legal: Action[] }[];
  const view = {
    cities: Array.from({ length: fixture.cities }, () => ({})),
    project: null,
  } as unknown as View;

  test("prices are those that the engine names", () => {
    let compared = 0;
    for (const { view: seen, legal } of positions) {
      for (const { card, coins } of seen.hand ?? []) {
        const totals = legal
          .filter((action) => thingOf(action) === card)
          .map((action) => payable(seen, 0, action).total);
        expect(totals.length > 0 ? Math.min(...totals) : null, card).toBe(coins);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(60);
  });

  test.each(LANGS)("it is told without a gap: %s", (lang) => {
    const words = allWords(lang);
    const lines = steps
      .flat()
      .flatMap(tell)
      .map(({ text }) => words.say(text, (seat) => ["Ada", "Bo", "Cy"][seat] ?? "?"));
    expect(lines.length).toBeGreaterThan(120);
    for (const line of lines) {
      expect(line).not.toMatch(/\{|\}|swb-|undefined|NaN|[\uE000-\uE002]/);
      expect(line).toMatch(/[.!?…]$/);
    }
  });

  test("what looks like before comes before what looks like after", () => {
    for (const events of steps) {
      const when = beats(events, view, view).map((beat) => beat.when);
      expect(when).toEqual(when.toSorted().reverse());
    }
  });

  test("every choice is turned over once, and every conflict is fought once", () => {
    for (const events of steps) {
      const shown = beats(events, view, view);
      const built = events.filter(({ type }) => type === "built" || type === "stage_built").length;
      const turned = shown.filter(({ played, turned: up, coins }) => played && up && !coins);
      const seen = turned.flatMap(({ played }) => played ?? []);
      expect(seen.filter(({ is }) => is === "build" || is === "stage").length).toBe(built);
      const fought = events.filter(({ type }) => type === "fought").length;
      expect(shown.filter(({ fights }) => fights).length).toBe(fought);
    }
  });

  test("who has chosen is no news for the log", () => {
    expect(tell({ type: "chosen", seat: 1 })).toEqual([]);
    expect(beats([{ type: "chosen", seat: 1 }], view, view)).toEqual([]);
  });

  test("who sells gets coins in the moment of the coins", () => {
    const bill = { bank: 1, left: 2, right: 4 };
    const event: Event = { type: "built", city: 0, card: "walls", way: "pay", join: "no", bill };
    const moment = beats([event], view, view).find(({ coins }) => coins);
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
    const why = cardObstacle(held(lack), words)?.why;
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
