import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/seven_wonders/beats.ts";
import {
  pricing,
  stageOf,
  thingOf,
  tileOf,
  useOf,
  usesOf,
  type Pricing,
} from "../../src/games/seven_wonders/choices.ts";
import { readPieces } from "../../src/games/seven_wonders/printed.ts";
import { leadersOf, teamOf } from "../../src/games/seven_wonders/table.ts";
import type { Action, CityView, Event, View } from "../../src/games/seven_wonders/types.ts";
import { LANGS, Words, type Lang } from "../../src/lib/words.ts";
import fixture from "../fixtures/seven_wonders_family.json" with { type: "json" };
import { engineOf, matchOf } from "./engines.ts";

const engine = await engineOf("seven_wonders");
readPieces(engine);

const none = { left: 0, right: 0 };
const city = (more: Partial<CityView> = {}): CityView =>
  ({
    leaders: [],
    copied_leader: null,
    partner: null,
    stages: [{ board: { wonder: "petra", side: "a" }, stage: 2 }],
    ...more,
  }) as unknown as CityView;
const table = (active: number[], cities: CityView[], more: Partial<View> = {}): View =>
  ({
    age: 2,
    turn: 1,
    turns: 7,
    phase: "turn",
    options: { leaders: true, cities: true, taxes_waived_by_free_building: false },
    tower: { slots: 3, tiles: active, active },
    project: null,
    leaders: [{ leader: "caesar", coins: 3 }],
    cities,
    ...more,
  }) as unknown as View;
/** Prices for lists that no position has: what the payment says. */
const price: Pricing = (action) => {
  const inside = Object.values(action)[0] as { payment?: { left: number; right: number } };
  const { left, right } = inside.payment ?? none;
  return { action, bank: 0, left, right, using: [], total: left + right };
};

describe("what can be done with leaders", () => {
  const legal = [
    { recruit: { leader: "caesar" } },
    { leader_stage: { leader: "caesar", stage: 1, token: false, payment: { left: 2, right: 0 } } },
    { leader_stage: { leader: "caesar", stage: 1, token: false, payment: none } },
    { sell_leader: { leader: "caesar" } },
    { leader_tower: { leader: "caesar", tile: 4 } },
    { sell_leader: { leader: "nero" } },
    { keep_leader: { leader: "plato" } },
    { copy_leader: { leader: "midas" } },
  ] as Action[];
  test("the same buttons as for cards, the cheapest payment first", () => {
    const uses = usesOf(price, legal, "caesar", "own");
    expect(uses.map(({ kind }) => kind)).toEqual(["recruit", "stage", "sell", "tower"]);
    expect(uses[1]?.variants[0]?.payments.map(({ left }) => left)).toEqual([0, 2]);
  });
  test("names of uses, stages, tiles and buried leaders", () => {
    expect(legal.map(useOf).slice(-2)).toEqual(["keep", "copy"]);
    expect(stageOf(legal[1])?.stage).toBe(1);
    expect([tileOf(legal[4]), tileOf(legal[0]), stageOf("leave")]).toEqual([4, null, null]);
    const graves = ["nero", "plato"].map((bury) => ({
      stage: { card: "baths", stage: 3, token: false, bury, payment: none },
    })) as Action[];
    const [stage] = usesOf(price, graves, "baths", "own");
    expect(stage?.variants.map(({ id }) => id)).toEqual(["3 stage nero", "3 stage plato"]);
  });
});

describe("the course of the game", () => {
  test("teams sit side by side (SWC-11.1)", () => {
    const seats = [1, 0, 3, 2].map((partner) => city({ partner }));
    expect(seats.map((_, seat) => teamOf(table([], seats), seat))).toEqual([0, 0, 1, 1]);
    expect(teamOf(table([], [city()]), 0)).toBeNull();
  });
  test("a copied leader works alongside the city's own (SWL-6.4)", () => {
    expect(leadersOf(city({ leaders: ["nero"], copied_leader: "midas" }))).toEqual([
      "nero",
      "midas",
    ]);
  });
});

describe("what options need", () => {
  test.each<[Record<string, boolean>, number, string | null, boolean]>([
    [{}, 3, null, false],
    [{ teams: true, cities: true }, 4, null, false],
    [{ teams: true }, 4, "swb-need-cities_for_teams", true],
    [{ teams: true, cities: true }, 5, "swb-need-pairs_for_teams", true],
    [{ teams: true, cities: true }, 2, "swb-need-pairs_for_teams", true],
    [{}, 8, "swb-need-eight", false],
    [{ teams: true }, 8, "swb-need-eight", false],
    [{ cities: true }, 8, null, false],
    [{ leader_guilds: true }, 4, null, false],
    [{ leader_guilds: true, leaders: true }, 4, "swb-need-guilds", false],
    [{ byzantium_always: true, cities: true }, 3, null, false],
    [{ byzantium_always: true, cities: true }, 4, "swb-need-byzantium", false],
    [{ taxes_waived_by_free_building: true }, 4, "swb-need-taxes", false],
  ])("%o with %i seats", (options, seats, key, blocks) => {
    expect(engine.needs(options, seats)).toEqual(key === null ? [] : [{ key, blocks }]);
  });
});

describe("beats of leaders, losses and conflicts", () => {
  const view = { cities: [city(), city(), city()], project: null } as unknown as View;
  test("recruiting is turned over as cards are, with what it cost", () => {
    const events: Event[] = [
      { type: "recruited", city: 0, leader: "croesus", coins: 1 },
      { type: "leader_discarded", city: 1, by: 1, leader: null, tower: false },
      { type: "coins", city: 0, coins: 6, cause: "leader" },
      { type: "coins", city: 1, coins: 3, cause: "sold" },
    ];
    const shown = beats(events, view, view, engine);
    const open = shown.find(({ turned }) => turned)?.played ?? [];
    expect(open.map(({ is, paid, white }) => [is, paid, white])).toEqual([
      ["recruit", 1, true],
      ["discard", 0, true],
    ]);
    expect(shown.find(({ coins }) => coins)?.coins).toEqual([6, 3, 0]);
  });
  test("SWC-3.1: losses come after everything else, as lines", () => {
    const shown = beats(
      [
        { type: "coins", city: 1, coins: -2, cause: "loss" },
        { type: "indebted", city: 2, debt: 2 },
      ],
      view,
      view,
      engine,
    );
    expect(shown.length).toBe(1);
    expect(shown[0]?.lines?.length).toBe(2);
  });
  test("SWL-5.15: the winner takes the defeat tokens of Tomyris’ city", () => {
    const fought: Event = {
      type: "fought",
      city: 0,
      shields: 4,
      other: 1,
      other_shields: 1,
      winner: 0,
      victory: 3,
      victories: 2,
      defeats: 2,
      bearer: 0,
    };
    const [fight] = beats([fought], view, view, engine);
    expect(fight?.points).toEqual([4, 0, 0]);
    expect(engine.tell(fought)[0]?.text.key).toBe("swb-event-fought_redirected");
    const plain = beats([{ ...fought, bearer: 1 }], view, view, engine);
    expect(plain[0]?.points).toEqual([6, -2, 0]);
  });
  test("who stays out is said before the conflicts", () => {
    const [first] = beats([{ type: "stayed_out", city: 2 }], view, view, engine);
    expect(first?.lines?.[0]?.key).toBe("swb-event-stayed_out");
  });
});

describe("a whole match with Leaders, Cities and Babel", () => {
  const steps = fixture.steps as unknown as Event[][];

  test("cards and leaders cost what the view says", async () => {
    const options = { leaders: true, cities: true, babel_tower: true, great_projects: true };
    const any = (legal: readonly unknown[], step: number): unknown =>
      legal[(step * 7) % legal.length];
    const { moments } = await matchOf<View, Event>("seven_wonders", 4, any, options);
    let [cards, leaders] = [0, 0];
    for (const { seat, before } of moments) {
      const look = engine.look(before, seat);
      const ask = pricing(look);
      const actions = look.legal as Action[];
      for (const { leader, coins } of before.phase === "recruit" ? (before.leaders ?? []) : []) {
        const recruit = actions.find((a) => useOf(a) === "recruit" && thingOf(a) === leader);
        if (recruit) expect(ask(recruit).total).toBe(coins);
        else expect(look.why({ recruit: { leader } })?.rule).toBe("SWL-3.6");
        leaders++;
      }
      for (const { card, coins } of before.phase === "turn" ? (before.hand ?? []) : []) {
        const uses = usesOf(ask, actions, card, "own").filter(({ kind }) => kind === "build");
        const totals = uses.flatMap(({ variants }) =>
          variants.flatMap(({ payments }) => payments.map(({ total }) => total)),
        );
        expect(totals.length > 0 ? Math.min(...totals) : null, card).toBe(coins);
        cards++;
      }
    }
    expect(cards).toBeGreaterThan(200);
    expect(leaders).toBeGreaterThan(12);
  });

  test.each(LANGS)("it is told without a gap: %s", (lang) => {
    const words = allWords(lang);
    const kinds = new Set(steps.flat().map(({ type }) => type));
    for (const kind of ["recruited", "leader_discarded", "indebted", "recruitment_began"]) {
      expect([...kinds]).toContain(kind);
    }
    const lines = steps
      .flat()
      .flatMap((event) => engine.tell(event))
      .map(({ text }) => words.say(text, (seat) => ["Ada", "Bo", "Cy", "Di"][seat] ?? "?"));
    expect(lines.length).toBeGreaterThan(150);
    for (const line of lines) {
      expect(line).not.toMatch(/\{|\}|swb-|undefined|NaN|[\uE000-\uE002]/);
      expect(line).toMatch(/[.!?…]$/);
    }
  });
});

function allWords(lang: Lang): Words {
  const files = ["common", "table", "web", "seven_wonders", "seven_wonders-web"];
  const read = (file: string): string =>
    readFileSync(join(import.meta.dirname, `../../../locales/${lang}/${file}.ftl`), "utf8");
  return new Words(lang, files.map(read));
}
