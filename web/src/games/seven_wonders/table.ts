import type { CityView, Colour, Leader, Town, View } from "./types.ts";

/** Cities by their number: those of the seats in clockwise order, then the Free City. */
export function cityOf(view: View, town: Town): number {
  return town === "free_city" ? view.cities.length - 1 : town;
}

/** The next city clockwise: hands go there when they are passed to the left (SWB-1.1). */
export const leftOf = (view: View, city: number): number => (city + 1) % view.cities.length;

export const rightOf = (view: View, city: number): number =>
  (city + view.cities.length - 1) % view.cities.length;

/** Whether a city is the Free City of a game with two players. */
export const isFreeCity = (view: View, city: number): boolean =>
  view.controller !== null && city === view.cities.length - 1;

/** The cities that are not next to one, clockwise. */
export function farFrom(view: View, city: number): number[] {
  const count = view.cities.length;
  return Array.from({ length: Math.max(0, count - 3) }, (_, i) => (city + 2 + i) % count);
}

/** Points of the conflict tokens of a city. */
export function conflictPoints({ victories, defeats }: CityView): number {
  const [ones, threes, fives] = victories;
  return ones + 3 * threes + 5 * fives - defeats;
}

/** A number with its sign. */
export const signed = (count: number): string =>
  count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0";

export const countOf = ({ colours }: CityView, colour: Colour): number => colours[colour] ?? 0;

/** The number of the turn; 0 in a recruitment phase. */
export const turnOf = ({ turn }: View): number => (turn === "recruitment" ? 0 : turn);

/** The seats of a team, in the order of the table (SWC-11.1): 0 is the first team. */
export const teamOf = (view: View, city: number): number | null =>
  view.cities[city]?.partner == null ? null : Math.floor(city / 2);

/** Leaders that work in a city: its own, then the one that it copies. */
export const leadersOf = ({ leaders, copied_leader }: CityView): readonly Leader[] =>
  copied_leader === null ? leaders : [...leaders, copied_leader];

/** What comes before the first age, and the parts of an age in their order (SWC-13). */
export const PARTS = ["sides", "leaders", "tiles", "recruit", "turns", "end"] as const;
export type Part = (typeof PARTS)[number];

/** The part of the game that is under way. */
export function partOf({ phase, turn }: View): Part | null {
  if (phase === "over") return null;
  if (phase === "sides") return "sides";
  if (phase === "penalty") return "end";
  if (typeof phase === "object") {
    if ("leader_draft" in phase) return "leaders";
    if ("draft" in phase) return "tiles";
  }
  return phase === "recruit" || turn === "recruitment" ? "recruit" : "turns";
}

/** The parts that this game has, before the first age or in one. */
export function partsOf(view: View): readonly Part[] {
  const { options } = view;
  const has: Record<Part, boolean> = {
    sides: options.sides === "chosen",
    leaders: options.leaders,
    tiles: options.babel_tower,
    recruit: options.leaders,
    turns: true,
    end: true,
  };
  const part = partOf(view);
  const early = part === "sides" || part === "leaders" || part === "tiles";
  return PARTS.filter((one, at) => has[one] && at < 3 === early);
}
