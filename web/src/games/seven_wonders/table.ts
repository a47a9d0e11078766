import type { CityView, Colour, Town, View } from "./types.ts";

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

/** How many turns an age has (SWB-3.1). */
export const TURNS = 6;
