import type { Beat } from "../types.ts";

/** A moment in which nothing is lit and nothing rises: games add what they show. */
export const still = (ms: number, when: Beat["when"] = "after"): Beat => ({
  ms,
  when,
  lit: [],
  dim: [],
  gone: [],
  rises: [],
  points: [],
  caption: null,
});

/** What still looks like before comes first. */
export const inOrder = <B extends Beat>(beats: readonly B[]): B[] => [
  ...beats.filter(({ when }) => when === "before"),
  ...beats.filter(({ when }) => when === "after"),
];

/** What each player gets if one of them gets something. */
export const onlyTo = (players: readonly unknown[], seat: number, points: number): number[] =>
  players.map((_, other) => (other === seat ? points : 0));
