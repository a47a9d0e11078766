import type { Engine } from "../../engine/engine.ts";
import { ARTEFACTS, type Artefact, type Needs, type Printed, type Shape } from "./types.ts";

let printed: Printed = {
  units: {},
  artefacts: {},
  roads: {},
  cities: [],
  exits: {},
  strength: {},
  days: [],
  hiding_places: 0,
};

/** Reads what is printed on the pieces; before that they are blank. */
export function readPieces(engine: Engine): void {
  printed = engine.box<Printed>();
}

/** What something on the market costs, by its id: `recruit:chief`, `build:curve:0`. */
export function priceOf(deal: string): Needs | null {
  const [verb, what = "", level = "0"] = deal.split(":");
  const { units, artefacts, roads, cities } = printed;
  const by: Record<string, Needs | undefined> =
    verb === "recruit" ? units : verb === "create" ? artefacts : roads;
  return (verb === "build" && level !== "0" ? cities[Number(level) - 1] : by[what]) ?? null;
}

/** The levels that cities can have. */
export const levels = (): number[] => printed.cities.map((_, i) => i + 1);

/** The exits of a shape as it lies in its pile. */
export const exitsOf = (shape: Shape): string => printed.exits[shape] ?? "";

/** What a kind of card adds to a battle; 0 if it is nothing. */
export const strengthOf = (kind: string): number => printed.strength[kind] ?? 0;

export const daysInWeek = (): number => Math.max(1, printed.days.length);

/** What is illuminated on a day. */
export const litOn = (day: number): Artefact => dayOf(day)?.illuminated ?? "tool";
/** The matching pair of a day. */
export const pairOn = (day: number): Artefact => dayOf(day)?.matching ?? "tool";

const dayOf = (day: number): Printed["days"][number] | undefined =>
  printed.days[(day - 1) % daysInWeek()];

/** The outer wheel of the Sun Oracle, clockwise. */
export const outerWheel = (): readonly Artefact[] =>
  printed.days.map(({ illuminated }) => illuminated);

/** The inner wheel as it stands on the first day: every day the pair lies under its own symbol. */
export function innerWheel(): readonly Artefact[] {
  const outer = outerWheel();
  const inner = [...outer];
  printed.days.forEach(({ matching }, turn) => {
    const at = (outer.indexOf(matching) - turn + outer.length) % outer.length;
    inner[at] = matching;
  });
  return inner.length > 0 ? inner : ARTEFACTS;
}

/** The hiding places of a player. */
export const hidingPlaces = (): number => printed.hiding_places;
