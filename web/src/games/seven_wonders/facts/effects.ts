import type { Colour, Resource, Science } from "../types.ts";

/** What is counted for coins or points. */
export type Counted =
  | readonly Colour[]
  | "stages"
  | "defeats"
  | "stones"
  | "same_colour"
  | "victories"
  | "leaders"
  | "coins";
/** Whose cities are looked at: one's own, the neighbours', all three. */
export type Scope = "own" | "near" | "all";
/** Powers that need a sentence rather than a number. */
export type Power =
  | "any_science"
  | "dig"
  | "last_card"
  | "free_build"
  | "copy_guild"
  | "copy_science"
  | "missing"
  | "diplomacy"
  | "owned"
  | "free_stages"
  | "free_leaders"
  | "cheap_leaders"
  | "bank_purchase"
  | "cashback"
  | "redirect"
  | "copy_leader"
  | "extra_leader"
  | "bury";

/** Effects that are a number. */
const NUMBERS = [
  "points",
  "shields",
  "coins",
  "others_lose",
  "neighbours_gain",
  "set_bonus",
  "bank_bonus",
  "shields_per_defeat",
  "draw_leaders",
] as const;

/** What a card or a stage does. */
export type Effect =
  | { is: "make"; options: readonly (readonly Resource[])[] }
  | { is: (typeof NUMBERS)[number]; count: number }
  | { is: "science"; symbol: Science }
  | { is: "cheap"; goods: boolean; from: "left" | "right" | "both" }
  | { is: "per"; gain: "coins" | "points"; count: number; what: Counted; where: Scope }
  | { is: "per_set"; count: number; colours: readonly Colour[] }
  | { is: "gain_on"; count: number; what: Colour | "chain" | "victory" }
  | { is: "discount"; of: Colour | "stages" }
  | { is: "free_colour"; colour: Colour; once: boolean }
  | { is: "rebate"; from: "left" | "right" }
  | { is: "others_lose_per"; what: Counted }
  | { is: "copy"; from: "left" | "right"; stage: string }
  | { is: Power };

/** A cost: coins and resources with their numbers; `null` if it is that of another stage. */
export interface Cost {
  coins: number;
  resources: readonly (readonly [Resource, number])[];
}

const LETTERS: Record<string, Resource> = {
  W: "wood",
  S: "stone",
  C: "clay",
  O: "ore",
  G: "glass",
  T: "textile",
  P: "papyrus",
};

const resource = (letter: string): Resource => LETTERS[letter] ?? "wood";

/** Reads a cost: `$1 W2 P1`. */
export function readCost(line: string): Cost | null {
  if (line === "?") return null;
  const parts = line.split(" ").filter(Boolean);
  const coins = parts.find((part) => part.startsWith("$"));
  return {
    coins: Number(coins?.slice(1) ?? 0),
    resources: parts
      .filter((part) => part !== coins)
      .map((part) => [resource(part.charAt(0)), Number(part.slice(1))] as const),
  };
}

const WHAT = [
  "stages",
  "defeats",
  "stones",
  "same_colour",
  "victories",
  "leaders",
  "coins",
] as const;
const readCounted = (word: string): Counted =>
  WHAT.find((name) => name === word) ?? (word.split("+") as Colour[]);

function readEffect(line: string): Effect {
  const [is = "", first = "", second = "", third = ""] = line.split(" ");
  const number = NUMBERS.find((name) => name === is);
  if (number) return { is: number, count: Number(first) };
  switch (is) {
    case "make":
      return { is, options: first.split("/").map((option) => [...option].map(resource)) };
    case "science":
      return { is, symbol: first as Science };
    case "cheap":
      return { is, goods: first === "manufactured", from: second as "left" | "right" | "both" };
    case "per_coins":
    case "per_points": {
      const gain = is === "per_coins" ? "coins" : "points";
      const what = readCounted(second);
      return { is: "per", gain, count: Number(first), what, where: third as Scope };
    }
    case "others_lose_per":
      return { is, what: readCounted(first) };
    case "per_set":
      return { is, count: Number(first), colours: second.split("+") as Colour[] };
    case "gain_on":
      return { is, count: Number(first), what: second as Colour | "chain" | "victory" };
    case "discount":
      return { is, of: first as Colour | "stages" };
    case "free_colour":
      return { is, colour: first as Colour, once: second === "age" };
    case "rebate":
      return { is, from: first as "left" | "right" };
    case "copy":
      return { is, from: first as "left" | "right", stage: second };
    default:
      return { is: is as Power };
  }
}

/** Reads effects: `points 3;coins 4`. */
export function readEffects(line: string): Effect[] {
  return line.split(";").filter(Boolean).map(readEffect);
}
