import { describe, expect, test } from "vitest";
import { Words } from "../../src/lib/words.ts";

const SOURCE = `
list-and = and
list-none = nothing
priest = Priest
    .a = { $count ->
        [one] a priest
       *[other] { $count } priests
    }
plain = Plain
said = { $seat } takes { $token-a } to { $hex }
draws = { $seat } draws { $tokens-a }
points = { $points ->
        [one] one point
       *[other] { $points } points for { $token-a }
    }
`;
const words = new Words("en", [SOURCE]);
const names = (seat: number): string => ["Ada", "Bo"][seat] ?? "?";

describe("words", () => {
  test("a key without words stands for itself", () => {
    expect(words.format("missing")).toBe("missing");
    expect(words.parts({ key: "missing" }, names)).toEqual([{ kind: "words", text: "missing" }]);
  });

  test("players and places stay recognisable, and words take the form they need", () => {
    const args = { seat: { seat: 1 }, token: { key: "priest" }, hex: { place: "f4", label: "F4" } };
    expect(words.parts({ key: "said", args }, names)).toEqual([
      { kind: "seat", seat: 1, text: "Bo" },
      { kind: "words", text: " takes a priest to " },
      { kind: "place", place: "f4", text: "F4" },
    ]);
  });

  test("lists count repeated items", () => {
    const text = {
      key: "draws",
      args: { seat: { seat: 0 }, tokens: { keys: ["priest", "plain", "priest"] } },
    };
    expect(words.say(text, names)).toBe("Ada draws 2 priests and Plain");
    expect(words.list([])).toBe("nothing");
    expect(words.list(["a", "b", "c"])).toBe("a, b and c");
  });

  test("several players are listed, each still recognisable", () => {
    const text = { key: "said", args: { seat: { seats: [0, 1] } } };
    expect(words.parts(text, names).slice(0, 3)).toEqual([
      { kind: "seat", seat: 0, text: "Ada" },
      { kind: "words", text: " and " },
      { kind: "seat", seat: 1, text: "Bo" },
    ]);
  });

  test("variables inside choices get their forms too", () => {
    const args = { points: 3, token: { key: "priest" } };
    expect(words.say({ key: "points", args }, names)).toBe("3 points for a priest");
  });

  test("a file that comes later adds its messages", () => {
    const more = new Words("de");
    expect(more.has("x")).toBe(false);
    more.add("x = Eins\n");
    expect(more.format("x")).toBe("Eins");
  });
});
