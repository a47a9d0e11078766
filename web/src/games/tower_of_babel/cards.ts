import type { Arg } from "../../lib/words.ts";
import { KINDS, needsOf, type Cards, type Kind, type Wonder } from "./types.ts";

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

/** The smaller number of each kind. */
export function least(a: Cards, b: Cards): Cards {
  return each((kind) => Math.min(a[kind], b[kind]));
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
function keysOf(cards: Cards): string[] {
  return listed(cards).map((kind) => `tob-kind-${kind}`);
}

/** Building cards in a sentence. */
export const cardsArg = (cards: Cards): Arg => ({ keys: keysOf(cards) });
/** A disc in a sentence: what it demands. */
export const discArg = (disc: string): Arg => cardsArg(demandOf(disc));
/** A wonder in a sentence. */
export const wonderArg = (wonder: Wonder): Arg => ({ key: `tob-wonder-${wonder}` });

/** The most cards of each kind in any of these hands. */
export function mostOf(hands: readonly Cards[]): Cards {
  return each((kind) => Math.max(0, ...hands.map((cards) => cards[kind])));
}

/** How many of these discs show a kind. */
export function discsShowing(discs: readonly string[], kind: Kind): number {
  return discs.filter((disc) => needsOf(disc).some((need) => need.kind === kind)).length;
}
