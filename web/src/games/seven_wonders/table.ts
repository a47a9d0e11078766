import { t } from "../../lib/i18n.svelte.ts";
import type { CityView, Colour, Leader, Town, View } from "./types.ts";

/** Cities by their number: those of the seats in clockwise order, then the Free City. */
export function cityOf(view: View, town: Town): number {
  return town === "free_city" ? view.cities.length - 1 : town;
}

/** A city as a place that can be pointed at: lines of the log name it so. */
export const placeOf = (town: Town): string => `city:${town}`;

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
export const conflictPoints = ({ points }: CityView): number => points.categories["military"] ?? 0;

/** A number with its sign. */
export const signed = (count: number): string =>
  count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0";

export const countOf = ({ colours }: CityView, colour: Colour): number => colours[colour] ?? 0;

/** The number of the turn; 0 in a recruitment phase. */
export const turnOf = ({ turn }: View): number => (turn === "recruitment" ? 0 : turn);

/** The team of a city, counted from 0 in the order of the table. */
export function teamOf({ cities }: View, city: number): number | null {
  const first = (at: number): number => Math.min(at, cities[at]?.partner ?? Infinity);
  if (cities[city]?.partner == null) return null;
  return cities.filter((_, at) => at < first(city) && first(at) === at).length;
}

/** Leaders that work in a city: its own, then the one that it copies. */
export const leadersOf = ({ leaders, copied_leader }: CityView): readonly Leader[] =>
  copied_leader === null ? leaders : [...leaders, copied_leader];

/** What is passed on next, and where it goes, in words. */
export function passedWords({ part, passes_left }: View): string {
  const what = part === "leaders" || part === "tiles" ? part : "hands";
  return t("web-swb-passes", { what, to: passes_left ? "left" : "right" });
}
