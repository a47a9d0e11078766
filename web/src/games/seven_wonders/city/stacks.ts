import type { Card, Colour } from "../types.ts";

/** Cards in the order in which a table lays them out: raw materials and goods first. */
const ORDER: readonly Colour[] = [
  "brown",
  "grey",
  "blue",
  "yellow",
  "red",
  "green",
  "black",
  "purple",
];

/** Cards of a colour. */
export interface Group {
  colour: Colour;
  cards: readonly Card[];
}

export function groupsOf(cards: readonly Card[], colourOf: (card: Card) => Colour): Group[] {
  return ORDER.map((colour) => ({
    colour,
    cards: cards.filter((card) => colourOf(card) === colour),
  })).filter(({ cards }) => cards.length > 0);
}

const sizeOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { cards }) => sum + cards.length, 0);

/** Puts neighbouring groups together into so many columns that the highest is as low as it can be. */
export function columnsOf(groups: readonly Group[], columns: number): Group[][] {
  if (groups.length <= columns) return groups.map((group) => [group]);
  if (columns <= 1) return [[...groups]];
  let best: Group[][] = [];
  let least = Infinity;
  for (let first = 1; first <= groups.length - columns + 1; first++) {
    const rest = columnsOf(groups.slice(first), columns - 1);
    const highest = Math.max(sizeOf(groups.slice(0, first)), ...rest.map(sizeOf));
    if (highest < least) {
      least = highest;
      best = [groups.slice(0, first), ...rest];
    }
  }
  return best;
}

/** How a city's cards lie: columns, and how much of each card and of the uppermost one can be seen. */
export interface Stacks {
  columns: readonly (readonly Card[])[];
  strip: number;
  full: number;
  wide: number;
}

/** The strip of a card with its symbol and name, and what is good to look at. */
const LEAST = 19;
const GOOD = 27;
const ROOMY = 38;
const GAP = 6;

/** Lays cards out so that every symbol and name is seen, and the room is used. */
export function stacksOf(
  groups: readonly Group[],
  room: { wide: number; high: number },
  narrowest: number,
): Stacks {
  const most = Math.max(1, Math.floor((room.wide + GAP) / (narrowest + GAP)));
  const columns = columnsOf(groups, most).map((column) => column.flatMap(({ cards }) => cards));
  const count = Math.max(1, columns.length);
  const wide = Math.min(240, Math.floor((room.wide - GAP * (count - 1)) / count));
  const rows = Math.max(1, ...columns.map((column) => column.length));
  const whole = GOOD + Math.round(wide * 0.7);
  const strip =
    rows === 1
      ? GOOD
      : Math.max(
          LEAST,
          Math.min(ROOMY, Math.floor((room.high - Math.min(whole, room.high * 0.45)) / (rows - 1))),
        );
  const full = Math.max(Math.min(GOOD, strip), Math.min(whole, room.high - strip * (rows - 1)));
  return { columns, strip, full, wide };
}
