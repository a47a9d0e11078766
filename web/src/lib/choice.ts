/** How somebody wants to play a game against bots, remembered on this device for each game. */

import type { Level } from "../generated/engine.ts";
import type { SeatPlan } from "../generated/protocol.ts";
import { within, type Field, type Value } from "./options.ts";

/** What Play begins. */
export interface Choice {
  /** The strength of each bot; their number is that of the players without this person. */
  readonly bots: readonly Level[];
  /** Options that differ from the usual ones. */
  readonly options: Readonly<Record<string, Value>>;
}

/** The strengths that are offered for all bots at once. */
export const LEVELS = ["easy", "normal", "hard"] as const satisfies readonly Level[];
/** All strengths: what may be chosen for each bot as long as the server has not said more. */
export const ALL_LEVELS = ["random", "greedy", ...LEVELS] as const satisfies readonly Level[];
/** For those who have not chosen: a first match should be a friendly one. */
export const USUAL: Level = "easy";

/** What may be chosen. */
export interface Offer {
  seats: readonly number[];
  levels: readonly Level[];
  /** How many play if nothing was chosen. */
  players: number;
}

/** Without any choice. */
export function usualChoice({ players }: Pick<Offer, "players">): Choice {
  return { bots: Array.from({ length: players - 1 }, () => USUAL), options: {} };
}

/** The strength of all bots, if it is the same. */
export function alike({ bots }: Choice): Level | null {
  const [first] = bots;
  return first !== undefined && bots.every((level) => level === first) ? first : null;
}

/** As many players as wanted; bots that come are as strong as the last one. */
export function withPlayers(choice: Choice, players: number): Choice {
  const { bots } = choice;
  const level = bots.at(-1) ?? USUAL;
  return { ...choice, bots: Array.from({ length: players - 1 }, (_, i) => bots[i] ?? level) };
}

/** All bots as strong as this. */
export function withLevel(choice: Choice, level: Level): Choice {
  return { ...choice, bots: choice.bots.map(() => level) };
}

/** One bot as strong as this. */
export function withBot(choice: Choice, bot: number, level: Level): Choice {
  return { ...choice, bots: choice.bots.map((old, i) => (i === bot ? level : old)) };
}

/** One option changed; what is as usual is not noted. */
export function withOption(choice: Choice, field: Field, value: Value): Choice {
  const { [field.id]: _, ...others } = choice.options;
  return { ...choice, options: value === field.usual ? others : { ...others, [field.id]: value } };
}

/** The seats: this person first. */
export function plansOf({ bots }: Choice): SeatPlan[] {
  return ["me", ...bots.map((bot) => ({ bot }))];
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What was kept of a choice, as far as it can still be chosen. */
export function readChoice(kept: unknown, offer: Offer): Choice {
  if (!isGroup(kept) || !Array.isArray(kept["bots"])) return usualChoice(offer);
  const wanted: readonly unknown[] = kept["bots"];
  const levels = wanted.map((level) => offer.levels.find((known) => known === level) ?? USUAL);
  const choice = { bots: levels, options: plainValues(kept["options"]) };
  return offer.seats.includes(levels.length + 1) ? choice : withPlayers(choice, offer.players);
}

function plainValues(kept: unknown): Record<string, Value> {
  if (!isGroup(kept)) return {};
  const isPlain = (entry: [string, unknown]): entry is [string, Value] =>
    entry[1] === null || ["boolean", "number", "string"].includes(typeof entry[1]);
  return Object.fromEntries(Object.entries(kept).filter(isPlain));
}

/** The options of a choice that the game still has, each with a value that it allows. */
export function allowed(choice: Choice, fields: readonly Field[]): Record<string, Value> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = choice.options[field.id];
      return value !== undefined && fits(field, value) ? [[field.id, value]] : [];
    }),
  );
}

function fits(field: Field, value: Value): boolean {
  switch (field.kind) {
    case "switch":
      return typeof value === "boolean";
    case "choice":
      return typeof value === "string" && field.values.includes(value);
    case "maybe_choice":
      return value === null || (typeof value === "string" && field.values.includes(value));
    case "number":
      return typeof value === "number" && within(field, value) === value;
    case "maybe_number":
      return value === null || (typeof value === "number" && within(field, value) === value);
  }
}

const KEY = "ziggurat.choices";

/** All choices that are kept. */
function keptChoices(storage: Storage): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
    return isGroup(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** How somebody played a game last. */
export function lastChoice(game: string, offer: Offer, storage: Storage = localStorage): Choice {
  return readChoice(keptChoices(storage)[game], offer);
}

/** Remembers how somebody wants to play a game. */
export function keepChoice(game: string, choice: Choice, storage: Storage = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...keptChoices(storage), [game]: choice }));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}
