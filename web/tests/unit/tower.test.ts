import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/tower_of_babel/beats.ts";
import {
  completions,
  forecast,
  offersOf,
  whyNotBuild,
  whyNotTake,
} from "../../src/games/tower_of_babel/build.ts";
import { demandOf, least, minus, NONE, total } from "../../src/games/tower_of_babel/cards.ts";
import {
  discBonus,
  hasActed,
  nextRow,
  wonderPoints,
} from "../../src/games/tower_of_babel/scoring.ts";
import { ALL, spaceOf, step } from "../../src/games/tower_of_babel/spaces.ts";
import { pointsOf, tell, tellAction } from "../../src/games/tower_of_babel/tell.ts";
import {
  needsOf,
  type Action,
  type Cards,
  type Event,
  type View,
} from "../../src/games/tower_of_babel/types.ts";
import { LANGS, Words, type Lang } from "../../src/lib/words.ts";
import { withLine, type AnyLine, type AnyMessage } from "../../src/table/position.ts";
import { series } from "../../src/table/series.ts";
import fixture from "../fixtures/tower_of_babel.json" with { type: "json" };

const messages = fixture.messages as unknown as AnyMessage[];
const views = messages.flatMap(({ view }) => (view ? [view as View] : []));
const pairs = messages.flatMap((message, i) => {
  const before = messages[i - 1]?.view as View | null | undefined;
  return message.view && before ? [{ message, before, after: message.view as View }] : [];
});
const ships = (ship: number): Cards => ({ ...NONE, ship });

/** The example of the rulebook: Red wants 5 ships, Yellow 1, Green 2 with trade, Blue 1 (TOB-EX-2). */
function example(): View {
  const some = views.find(({ phase }) => phase === "choosing");
  if (!some) throw new Error("the fixture is empty");
  const [first] = some.players;
  if (!first) throw new Error("the fixture has no players");
  const offers = [null, [1, false], [2, true], [1, false]] as const;
  return {
    ...some,
    active: 0,
    order: [0, 1, 2, 3],
    phase: "building",
    column: { wonder: "tower_of_babel", space: 0, disc: "ship_5", demand: ships(5) },
    wonders: some.wonders.map((wonder) => ({ ...wonder, units: [0, 0, 0, 0] })),
    players: offers.map((offer) => ({
      ...first,
      hand: offer ? null : ships(4),
      supply: 29,
      offer: offer && {
        revealed: true,
        content: { cards: ships(offer[0]), trade: offer[1] },
        returned: NONE,
      },
    })),
  };
}

describe("the match in the fixture", () => {
  test("points of events add up to the points of the end", () => {
    const lines = messages.reduce<AnyLine[]>(withLine, []);
    const rows = series(lines, 3, { points: (event) => pointsOf(event as Event) });
    expect(rows.at(-1)).toEqual(messages.at(-1)?.outcome?.points.map(({ sum }) => sum));
  });

  test("beats bring each player exactly what the view then shows", () => {
    let scorings = 0;
    for (const { message, before, after } of pairs) {
      const shown = beats(message.events as Event[], before, after);
      const sums = before.players.map((player, seat) =>
        shown.reduce((sum, beat) => sum + (beat.points[seat] ?? 0), player.points.sum),
      );
      expect(sums).toEqual(after.players.map(({ points }) => points.sum));
      scorings += shown.filter(({ scoring }) => scoring !== undefined).length;
    }
    expect(scorings).toBeGreaterThan(5);
  });

  test("what looks like before comes before what looks like after", () => {
    for (const { message, before, after } of pairs) {
      const when = beats(message.events as Event[], before, after).map((beat) => beat.when);
      expect(when).toEqual(when.toSorted().reverse());
    }
  });

  test("offers are turned up one by one", () => {
    const found = pairs.find(({ message }) =>
      (message.events as Event[]).some(({ type }) => type === "offers_revealed"),
    );
    if (!found) throw new Error("no offers in the fixture");
    const shown = beats(found.message.events as Event[], found.before, found.after);
    const turned = shown.flatMap((beat) => (beat.turned ? [beat.turned.length] : []));
    expect(turned).toEqual([0, 1, 2]);
  });

  test("points of a wonder are those that the engine names", () => {
    for (const view of views) {
      for (const wonder of view.wonders) {
        expect(wonderPoints(wonder.units, nextRow(view), view.participant)).toEqual(
          wonder.prospects,
        );
      }
    }
  });

  test.each(LANGS)("it is told without a gap: %s", (lang) => {
    const words = allWords(lang);
    const lines = messages
      .flatMap(({ events }) => events as Event[])
      .flatMap(tell)
      .map(({ text }) => words.say(text, (seat) => ["Ada", "Bo", "Cy"][seat] ?? "?"));
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines) {
      expect(line).not.toMatch(/\{|\}|tob-|undefined|NaN|[\uE000-\uE002]/);
      expect(line).toMatch(/[.!?…]$/);
    }
  });
});

function allWords(lang: Lang): Words {
  const files = ["common", "table", "web", "tower_of_babel", "tower_of_babel-web"];
  const read = (file: string): string =>
    readFileSync(join(import.meta.dirname, `../../../locales/${lang}/${file}.ftl`), "utf8");
  return new Words(lang, files.map(read));
}

describe("actions in words", () => {
  const actions: Action[] = [
    "pass",
    "abandon",
    "draw",
    { choose: { wonder: "colossus", disc: "camel_2_mason_3" } },
    { offer: { cards: NONE, trade: false } },
    { offer: { cards: ships(2), trade: true } },
    { build: { helpers: [], cards: ships(3), jokers: 1 } },
    { build: { helpers: [1, 2], cards: NONE, jokers: 0 } },
    { build: { helpers: [1, 2, 3, 4], cards: ships(1), jokers: 0 } },
    { triple_bonus: { play: true } },
    { double_turn: { play: false } },
    { exchange: { cards: ships(5) } },
  ];
  test.each(LANGS)("every kind of action has a sentence: %s", (lang) => {
    const words = allWords(lang);
    const said = actions.map((action) => words.say(tellAction(action), (seat) => `P${seat}`));
    expect(new Set(said).size).toBe(actions.length);
    for (const sentence of said) expect(sentence).not.toMatch(/\{|\}|tob-|undefined|nothing,/);
  });
});

describe("scoring", () => {
  const row = { first: 8, second: 4 };
  test.each([
    ["TOB-EX-6", [6, 4, 2, 0], [8, 4, 3, 0]],
    ["TOB-EX-7", [5, 5, 2, 1], [4, 4, 3, 3]],
    ["TOB-10.7", [6, 2, 2, 1], [8, 3, 3, 3]],
    ["TOB-10.8", [0, 1, 0], [0, 8, 0]],
    ["TOB-14.2", [0, 0, 0], [0, 0, 0]],
  ])("%s", (_, units, points) => {
    expect(wonderPoints(units, row, 3)).toEqual(points);
  });

  test("the bonus stays at its last value", () => {
    const view = example();
    expect([0, 1, 2, 4, 7].map((count) => discBonus(view, count))).toEqual([0, 0, 5, 20, 40]);
  });
});

describe("choosing helpers", () => {
  test("TOB-EX-2: one helper, the others are paid", () => {
    const found = forecast(example(), [1]);
    expect(found).toMatchObject({ taker: 0, placed: [4, 1, 0, 0], paid: [0, 0, 2, 1] });
    expect(total(found.lacking)).toBe(0);
  });

  test("TOB-EX-3: with a trader, who gets the disc", () => {
    const found = forecast(example(), [1, 2]);
    expect(found).toMatchObject({ taker: 2, placed: [4, 1, 0, 0], paid: [0, 0, 0, 1] });
  });

  test("pieces are limited (TOB-16.4)", () => {
    const view = example();
    const [red] = view.players;
    if (red) red.supply = 3;
    expect(forecast(view, [1]).placed).toEqual([3, 1, 0, 0]);
  });

  test("what cannot be taken names its rule", () => {
    const view = example();
    const offer = view.players[3]?.offer?.content;
    if (!offer) throw new Error("no offer");
    expect(whyNotTake(view, [], 3)).toBeNull();
    offer.trade = true;
    expect(whyNotTake(view, [2], 3)).toEqual({ rule: "TOB-7.4", key: "tob-why-one_trader" });
    offer.trade = false;
    offer.cards = ships(4);
    expect(whyNotTake(view, [2], 3)?.rule).toBe("TOB-7.5");
    offer.cards = NONE;
    expect(whyNotTake(view, [], 3)?.rule).toBe("TOB-7.2");
  });

  test("a build that cannot be completed says so, one that can does not", () => {
    const view = example();
    expect(whyNotBuild(view, [], [])?.rule).toBe("TOB-7.10");
    expect(whyNotBuild(view, [1], [{ cards: ships(4), jokers: 0 }])).toBeNull();
  });

  test("ways to complete: helpers in any order, the fewest Jokers first", () => {
    const build = (helpers: number[], count: number, jokers: number): Action => ({
      build: { helpers, cards: ships(count), jokers },
    });
    const legal: Action[] = ["abandon", build([1, 2], 0, 1), build([1, 2], 2, 0), build([1], 4, 0)];
    expect(completions(legal, [2, 1])).toEqual([
      { cards: ships(2), jokers: 0 },
      { cards: ships(0), jokers: 1 },
    ]);
    expect(completions(legal, [])).toEqual([]);
  });

  test("offers stand clockwise from the active player", () => {
    expect(offersOf({ ...example(), order: [2, 3, 0, 1] }).map(({ seat }) => seat)).toEqual([
      2, 3, 1,
    ]);
  });
});

describe("pieces", () => {
  test("discs say what they demand", () => {
    expect(needsOf("ship_5")).toEqual([{ kind: "ship", number: 5 }]);
    expect(demandOf("camel_2_mason_3")).toEqual({ camel: 2, crane: 0, ship: 0, mason: 3 });
    expect(minus(ships(2), ships(3))).toEqual(NONE);
    expect(least(ships(2), ships(3))).toEqual(ships(2));
  });

  test("arrows move over 24 spaces and stop at the edge", () => {
    expect(ALL).toHaveLength(24);
    expect(step("tower_of_babel:0", "ArrowLeft", 4)).toBe("tower_of_babel:0");
    expect(step("tower_of_babel:2", "ArrowRight", 4)).toBe("pyramids_of_giza:0");
    expect(step("pyramids_of_giza:1", "ArrowDown", 4)).toBe("mausoleum:1");
    expect(step("pyramids_of_giza:1", "ArrowDown", 2)).toBe("statue_of_zeus:1");
    expect(step("pyramids_of_giza:1", "a", 2)).toBeNull();
  });

  test("a wonder without discs is finished", () => {
    const last = messages.at(-1)?.view as View;
    const finished = last.wonders.filter(
      ({ wonder }) => spaceOf(last, `${wonder}:0`)?.finished === true,
    );
    expect(finished).toHaveLength(last.finished);
    expect(last.finished).toBeGreaterThan(0);
  });

  test("who has offered is known, what was offered is not", () => {
    const view = { ...example(), phase: "offering" as const };
    expect([0, 1, 2, 3].map((seat) => hasActed(view, seat))).toEqual([false, true, true, true]);
  });
});
