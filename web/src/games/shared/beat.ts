import type { Beat } from "../types.ts";

/** A moment in which nothing lights up and nothing rises; games add what they show. */
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

/** Sorts moments that show the position before what happened to the front. */
export const inOrder = <B extends Beat>(beats: readonly B[]): B[] => [
  ...beats.filter(({ when }) => when === "before"),
  ...beats.filter(({ when }) => when === "after"),
];

/** The points of all players when only one of them gets any. */
export const onlyTo = (players: readonly unknown[], seat: number, points: number): number[] =>
  players.map((_, other) => (other === seat ? points : 0));
