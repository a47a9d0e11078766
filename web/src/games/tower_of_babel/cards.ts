import { KINDS, needsOf, type Cards, type Kind } from "./types.ts";

export const NONE: Cards = { camel: 0, crane: 0, ship: 0, mason: 0 };

function each(number: (kind: Kind) => number): Cards {
  const [camel, crane, ship, mason] = KINDS.map(number) as [number, number, number, number];
  return { camel, crane, ship, mason };
}

export function total(cards: Cards): number {
  return KINDS.reduce((sum, kind) => sum + cards[kind], 0);
}

export function plus(a: Cards, b: Cards): Cards {
  return each((kind) => a[kind] + b[kind]);
}

/** What is left without the others; never less than nothing. */
export function minus(a: Cards, b: Cards): Cards {
  return each((kind) => Math.max(0, a[kind] - b[kind]));
}

/** The smaller number of each kind. */
export function least(a: Cards, b: Cards): Cards {
  return each((kind) => Math.min(a[kind], b[kind]));
}

/** Whether each kind is there at least as often as in the other. */
export function holds(a: Cards, b: Cards): boolean {
  return KINDS.every((kind) => a[kind] >= b[kind]);
}

export function same(a: Cards, b: Cards): boolean {
  return KINDS.every((kind) => a[kind] === b[kind]);
}

export function demandOf(disc: string): Cards {
  const demand = { ...NONE };
  for (const { kind, number } of needsOf(disc)) demand[kind] += number;
  return demand;
}

/** Each card by its kind. */
export function listed(cards: Cards): Kind[] {
  return KINDS.flatMap((kind) => Array.from({ length: cards[kind] }, () => kind));
}

/** The messages that name the cards, one for each card. */
export function keysOf(cards: Cards): string[] {
  return listed(cards).map((kind) => `tob-kind-${kind}`);
}
