import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/tower_of_babel/beats.ts";
import {
  demandOf,
  discsShowing,
  least,
  mostOf,
  NONE,
} from "../../src/games/tower_of_babel/cards.ts";
import { completions, indexOf, offersOf } from "../../src/games/tower_of_babel/offers.ts";
import { pointsOf } from "../../src/games/tower_of_babel/points.ts";
import { actionCards, discs, readPieces, ruleOf } from "../../src/games/tower_of_babel/printed.ts";
import { ALL, spaceOf, step } from "../../src/games/tower_of_babel/spaces.ts";
import {
  needsOf,
  type Action,
  type Answer,
  type Cards,
  type Event,
  type View,
} from "../../src/games/tower_of_babel/types.ts";
import { LANGS, Words, type Lang } from "../../src/lib/words.ts";
import { withLine, type AnyLine } from "../../src/table/position.ts";
import type { Told } from "./told.ts";
import { series } from "../../src/table/series.ts";
import fixture from "../fixtures/tower_of_babel.json" with { type: "json" };
import { engineOf, matchOf } from "./engines.ts";

const engine = await engineOf("tower_of_babel");
/** Discs are chosen rather than passed over, and builds rather than given up. */
const play = await matchOf<View, Event>("tower_of_babel", 3, (legal, step) => {
  const acts = legal.filter((action) => action !== "pass" && action !== "abandon");
  return (acts.length > 0 ? acts : legal)[(step * 7919) % Math.max(1, acts.length)];
});

const messages = fixture.messages as unknown as Told[];
const pairs = messages.flatMap((message, i) => {
  const before = messages[i - 1]?.view as View | null | undefined;
  return message.view && before ? [{ message, before, after: message.view as View }] : [];
});
const ships = (ship: number): Cards => ({ ...NONE, ship });

describe("the match in the fixture", () => {
  test("points of events add up to the points of the end", () => {
    const lines = messages.reduce<AnyLine[]>(withLine, []);
    const rows = series(lines, 3, { points: (event) => pointsOf(event as Event) });
    expect(rows.at(-1)).toEqual(messages.at(-1)?.outcome?.points.map(({ sum }) => sum));
  });

  test("beats bring each player exactly what the view then shows", () => {
    let scorings = 0;
    for (const { message, before, after } of pairs) {
      const shown = beats(message.events as Event[], before, after, engine);
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
      const when = beats(message.events as Event[], before, after, engine).map((beat) => beat.when);
      expect(when).toEqual(when.toSorted().reverse());
    }
  });

  test("offers are turned up one by one", () => {
    const found = pairs.find(({ message }) =>
      (message.events as Event[]).some(({ type }) => type === "offers_revealed"),
    );
    if (!found) throw new Error("no offers in the fixture");
    const shown = beats(found.message.events as Event[], found.before, found.after, engine);
    const turned = shown.flatMap((beat) => (beat.turned ? [beat.turned.length] : []));
    expect(turned).toEqual([0, 1, 2]);
  });

  test.each(LANGS)("it is told without a gap: %s", (lang) => {
    const words = allWords(lang);
    const lines = messages
      .flatMap(({ events }) => events as Event[])
      .flatMap((event) => engine.tell(event))
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

describe("the rules in the browser", () => {
  const { moments, points } = play;

  test("play whole matches that beats tell to the point", () => {
    expect(points).toHaveLength(3);
    let scorings = 0;
    for (const { events, before, after } of moments) {
      const shown = beats(events, before, after, engine);
      const sums = before.players.map((player, seat) =>
        shown.reduce((sum, beat) => sum + (beat.points[seat] ?? 0), player.points.sum),
      );
      expect(sums).toEqual(after.players.map((player) => player.points.sum));
      scorings += shown.filter(({ scoring }) => scoring !== undefined).length;
    }
    expect(scorings).toBeGreaterThan(5);
  });

  test.each(LANGS)("every legal action has a sentence: %s", (lang) => {
    const words = allWords(lang);
    for (const { before, seat } of moments) {
      const look = engine.look(before, seat);
      for (const action of look.legal.slice(0, 20)) {
        const said = words.say(look.tell(action), (who) => `P${who}`);
        expect(said).not.toMatch(/\{|\}|tob-|undefined|nothing,/);
      }
    }
  });

  test("forecast what a build then does (TOB-8.2, TOB-8.6)", () => {
    let built = 0;
    for (const { before, seat, action, events } of moments) {
      if (typeof action !== "object" || action === null || !("build" in action)) continue;
      const { helpers } = action.build as { helpers: number[] };
      const answer = engine.look(before, seat).study<Answer>({ forecast: { helpers } });
      const event = events.find(({ type }) => type === "built");
      const said = "forecast" in answer ? answer.forecast : null;
      expect(event).toMatchObject({ placed: said?.placed, taker: said?.taker });
      built += 1;
    }
    expect(built).toBeGreaterThan(5);
  });

  test("list the ways to complete: the fewest Jokers first", () => {
    const build = (helpers: number[], count: number, jokers: number): Action => ({
      build: { helpers, cards: ships(count), jokers },
    });
    const legal: Action[] = ["abandon", build([1, 2], 0, 1), build([1, 2], 2, 0), build([1], 4, 0)];
    const ways = completions(legal, [2, 1]);
    expect(ways).toEqual([
      { cards: ships(2), jokers: 0 },
      { cards: ships(0), jokers: 1 },
    ]);
    expect(indexOf(ways, { cards: ships(0), jokers: 1 })).toBe(1);
    expect(completions(legal, [])).toEqual([]);
  });

  test("offers stand clockwise from the active player", () => {
    const view = moments.find(({ before }) => before.phase === "building")?.before;
    if (!view) throw new Error("nothing was built");
    expect(offersOf(view).map(({ seat }) => seat)).toEqual(
      view.order.filter((seat) => seat !== view.active),
    );
    const [first, ...others] = view.order;
    expect(offersOf({ ...view, order: [...others, first ?? 0] }).map(({ seat }) => seat)).toEqual(
      others,
    );
  });

  test("who has offered is known, what was offered is not", () => {
    const late = moments.filter(({ before }) => before.phase === "offering").at(-1);
    if (!late) throw new Error("nothing was offered");
    const others = late.before.order.filter((seat) => seat !== late.before.active);
    expect(others.some((seat) => late.before.players[seat]?.acted)).toBe(true);
    expect(late.before.players[late.seat]?.acted).toBe(false);
  });

  test("know what is printed on the pieces", () => {
    readPieces(engine);
    expect(actionCards()).toHaveLength(7);
    expect(ruleOf("joker")).toBe("TOB-11.11");
    expect(discs()).toContain("ship_5");
  });
});

describe("pieces", () => {
  test("discs say what they demand", () => {
    expect(needsOf("ship_5")).toEqual([{ kind: "ship", number: 5 }]);
    expect(demandOf("camel_2_mason_3")).toEqual({ camel: 2, crane: 0, ship: 0, mason: 3 });
    expect(least(ships(2), ships(3))).toEqual(ships(2));
    expect(mostOf([ships(2), ships(3)])).toEqual(ships(3));
    expect(discsShowing(["ship_5", "camel_2_ship_3", "mason_4"], "ship")).toBe(2);
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
});
