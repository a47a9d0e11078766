import type { Colour, Resource, Science } from "../types.ts";

/** What is counted for coins or points. */
export type Counted = readonly Colour[] | "stages" | "defeats" | "stones" | "same_colour";
/** Whose cities are looked at: the own, the neighbours', all three. */
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
  | "diplomacy";

/** What a card or a stage does. */
export type Effect =
  | { is: "make"; options: readonly (readonly Resource[])[] }
  | { is: "points" | "shields" | "coins" | "others_lose" | "neighbours_gain"; count: number }
  | { is: "science"; symbol: Science }
  | { is: "cheap"; goods: boolean; from: "left" | "right" | "both" }
  | { is: "per"; gain: "coins" | "points"; count: number; what: Counted; where: Scope }
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

const WHAT = ["stages", "defeats", "stones", "same_colour"] as const;

function readEffect(line: string): Effect {
  const [is = "", first = "", second = "", third = ""] = line.split(" ");
  switch (is) {
    case "make":
      return { is, options: first.split("/").map((option) => [...option].map(resource)) };
    case "points":
    case "shields":
    case "coins":
    case "others_lose":
    case "neighbours_gain":
      return { is, count: Number(first) };
    case "science":
      return { is, symbol: first as Science };
    case "cheap":
      return { is, goods: first === "manufactured", from: second as "left" | "right" | "both" };
    case "per_coins":
    case "per_points": {
      const what = WHAT.find((name) => name === second) ?? (second.split("+") as Colour[]);
      const gain = is === "per_coins" ? "coins" : "points";
      return { is: "per", gain, count: Number(first), what, where: third as Scope };
    }
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
