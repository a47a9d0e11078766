import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/seven_wonders/beats.ts";
import { stageOf, thingOf, tileOf, useOf, usesOf } from "../../src/games/seven_wonders/choices.ts";
import { bankPart } from "../../src/games/seven_wonders/costs.ts";
import { LEADERS } from "../../src/games/seven_wonders/facts/facts.ts";
import { portrait } from "../../src/games/seven_wonders/art/medals.ts";
import { wondersNeed } from "../../src/games/seven_wonders/needs.ts";
import { leadersOf, partOf, partsOf, teamOf } from "../../src/games/seven_wonders/table.ts";
import { tell } from "../../src/games/seven_wonders/tell.ts";
import type { Action, CityView, Event, View } from "../../src/games/seven_wonders/types.ts";
import { LANGS, Words, type Lang } from "../../src/lib/words.ts";
import fixture from "../fixtures/seven_wonders_family.json" with { type: "json" };

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
const build = (card: string, using: string[] = []): Action =>
  ({ build: { card, way: "pay", join: "no", payment: { ...none, using } } }) as Action;

describe("what goes to the bank with leaders and black cards", () => {
  const bank = (active: number[], mine: CityView, action: Action): number =>
    bankPart(table(active, [mine]), 0, action);
  test("SWL-5.12, SWL-12.6 Ramses pays nothing for guilds, under tile 23 too", () => {
    expect(bank([23], city(), build("traders_guild"))).toBe(3);
    expect(bank([23], city({ leaders: ["ramses"] }), build("traders_guild"))).toBe(0);
    expect(bank([23], city({ copied_leader: "ramses" }), build("traders_guild"))).toBe(0);
  });
  test("SWL-12.6 Hammurabi takes a coin off under tile 8", () => {
    expect(bank([8], city({ leaders: ["hammurabi"] }), build("pantheon"))).toBe(5);
    expect(bank([], city({ leaders: ["hammurabi"] }), build("pantheon"))).toBe(0);
  });
  test("SWL-5.4 Bilkis sells for a coin of the bank", () => {
    expect(bank([], city(), build("walls", ["bilkis"]))).toBe(1);
  });
  test("coins printed on black cards and on stages of Petra (SWC-8.2)", () => {
    expect(bank([], city(), build("contingent"))).toBe(5);
    const stage = { leader_stage: { leader: "nero", stage: 1, token: false, payment: none } };
    expect(bank([16], city(), stage as Action)).toBe(7 + 2);
  });
  test("SWL-3.6 a leader costs what it costs now", () => {
    expect(bank([], city(), { recruit: { leader: "caesar" } })).toBe(3);
  });
});

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
    const uses = usesOf(table([], [city()]), 0, legal, "caesar", "own");
    expect(uses.map(({ kind }) => kind)).toEqual(["recruit", "stage", "sell", "tower"]);
    expect(uses[1]?.variants[0]?.payments.map(({ left }) => left)).toEqual([0, 2]);
    expect(uses[0]?.variants[0]?.payments[0]?.total).toBe(3);
  });
  test("names of uses, stages, tiles and buried leaders", () => {
    expect(legal.map(useOf).slice(-2)).toEqual(["keep", "copy"]);
    expect(stageOf(legal[1])?.stage).toBe(1);
    expect([tileOf(legal[4]), tileOf(legal[0]), stageOf("leave")]).toEqual([4, null, null]);
    const graves = ["nero", "plato"].map((bury) => ({
      stage: { card: "baths", stage: 3, token: false, bury, payment: none },
    })) as Action[];
    const [stage] = usesOf(table([], [city()]), 0, graves, "baths", "own");
    expect(stage?.variants.map(({ id }) => id)).toEqual(["3 stage nero", "3 stage plato"]);
  });
});

describe("the course of the game", () => {
  const at = (phase: View["phase"], turn: View["turn"] = 1): View =>
    table([], [city()], { phase, turn });
  test("SWC-13: leaders before tiles, recruitment before the turns", () => {
    const early = { sides: "chosen", leaders: true, babel_tower: true } as View["options"];
    const view = table([], [city()], { phase: { leader_draft: { pick: 2 } }, options: early });
    expect(partsOf(view)).toEqual(["sides", "leaders", "tiles"]);
    expect(partsOf({ ...view, phase: "turn" })).toEqual(["recruit", "turns", "end"]);
    expect(partOf(view)).toBe("leaders");
  });
  test("what happens in a recruitment phase belongs to it", () => {
    expect(partOf(at("recruit", "recruitment"))).toBe("recruit");
    expect(partOf(at("losses", "recruitment"))).toBe("recruit");
    expect(partOf(at({ dig: { city: 0 } }, "recruitment"))).toBe("recruit");
    expect(partOf(at("losses", 3))).toBe("turns");
    expect(partOf(at("penalty", 7))).toBe("end");
    expect(partOf(at("over"))).toBeNull();
  });
  test("teams sit side by side (SWC-11.1)", () => {
    const seats = [1, 0, 3, 2].map((partner) => city({ partner }));
    expect(seats.map((_, seat) => teamOf(table([], seats), seat))).toEqual([0, 0, 1, 1]);
    expect(teamOf(table([], [city()]), 0)).toBeNull();
  });
  test("a copied leader works beside the own ones (SWL-6.4)", () => {
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
    [{}, 8, "web-swb-need-eight", false],
    [{ teams: true }, 8, "web-swb-need-eight", false],
    [{ cities: true }, 8, null, false],
    [{ leader_guilds: true }, 4, null, false],
    [{ leader_guilds: true, leaders: true }, 4, "web-swb-need-guilds", false],
    [{ byzantium_always: true, cities: true }, 3, null, false],
    [{ byzantium_always: true, cities: true }, 4, "web-swb-need-byzantium", false],
    [{ taxes_waived_by_free_building: true }, 4, "web-swb-need-taxes", false],
  ])("%o with %i seats", (options, seats, key, blocks) => {
    expect(wondersNeed(options, seats)).toEqual(key === null ? [] : [{ key, blocks }]);
  });
});

test("every leader has a portrait of its own", () => {
  const faces = LEADERS.map((leader) => JSON.stringify(portrait(leader)));
  expect(new Set(faces).size).toBe(LEADERS.length);
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
    const shown = beats(events, view, view);
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
    const [fight] = beats([fought], view, view);
    expect(fight?.points).toEqual([4, 0, 0]);
    expect(tell(fought)[0]?.text.key).toBe("web-swb-event-fought_redirected");
    const plain = beats([{ ...fought, bearer: 1 }], view, view);
    expect(plain[0]?.points).toEqual([6, -2, 0]);
  });
  test("who stays out is said before the conflicts", () => {
    const [first] = beats([{ type: "stayed_out", city: 2 }], view, view);
    expect(first?.lines?.[0]?.key).toBe("swb-event-stayed_out");
  });
});

describe("a whole match with Leaders, Cities and Babel", () => {
  const steps = fixture.steps as unknown as Event[][];
  const positions = fixture.positions as unknown as { view: View; legal: Action[] }[];

  test("prices are those that the engine names", () => {
    let [cards, leaders] = [0, 0];
    for (const { view, legal } of positions) {
      for (const { card, coins } of view.phase === "turn" ? (view.hand ?? []) : []) {
        const ways = legal.filter(
          (action) => thingOf(action) === card && useOf(action) === "build",
        );
        const uses = usesOf(view, 0, ways, card, "own");
        const least = Math.min(
          ...uses.flatMap(({ variants }) =>
            variants.map(({ payments }) => payments[0]?.total ?? 0),
          ),
        );
        expect(uses.length > 0 ? least : null, card).toBe(coins);
        cards++;
      }
      for (const { leader, coins } of view.phase === "recruit" ? (view.leaders ?? []) : []) {
        expect(bankPart(view, 0, { recruit: { leader } })).toBe(coins);
        leaders++;
      }
    }
    expect(cards).toBeGreaterThan(60);
    expect(leaders).toBeGreaterThan(6);
  });

  test.each(LANGS)("it is told without a gap: %s", (lang) => {
    const words = allWords(lang);
    const kinds = new Set(steps.flat().map(({ type }) => type));
    for (const kind of ["recruited", "leader_discarded", "indebted", "recruitment_began"]) {
      expect([...kinds]).toContain(kind);
    }
    const lines = steps
      .flat()
      .flatMap(tell)
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
