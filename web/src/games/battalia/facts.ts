import { ARTEFACTS, RANKS, type Artefact, type Needs, type Rank, type Shape } from "./types.ts";

/** What something costs: units by rank, Supply, and whether a weapon or tent (section 7 to 11). */
export interface Price {
  units: Partial<Record<Rank, number>>;
  supply: number;
  artefact?: Artefact;
}

/** What a unit costs in Supply (BAT-7.1). */
export const recruitPrice = (rank: Rank): Price => ({
  units: {},
  supply: RANKS.indexOf(rank) + 2,
});

/** What an artefact costs (BAT-7.2). */
export const CREATE: Record<Artefact, Price> = {
  tool: { units: { tribesman: 3 }, supply: 0 },
  weapon: { units: { tribesman: 2, chief: 1 }, supply: 0 },
  amulet: { units: { tribesman: 2, priest: 1 }, supply: 0 },
  title: { units: { tribesman: 2, lord: 1 }, supply: 0 },
  scroll: { units: { tribesman: 1, chief: 1, priest: 1 }, supply: 0 },
  tent: { units: { tribesman: 1, chief: 1 }, supply: 1 },
  horse: { units: { chief: 1 }, supply: 2 },
};

/** What a road costs (BAT-8.1). */
export const roadPrice = (shape: Shape): Price => ({
  units: { tribesman: shape === "straight" || shape === "curve" ? 1 : 2 },
  supply: 1,
});

/** What a city of a level costs (BAT-8.2). */
export const cityPrice = (level: number): Price => ({
  units: { [RANKS[level - 1] ?? "lord"]: 3 },
  supply: 0,
});

/** What raising a city to a level costs (BAT-8.3). */
export const upgradePrice = (level: number): Price => ({
  units: { [RANKS[level - 1] ?? "lord"]: 2 },
  supply: 0,
});

/** What a hero costs (BAT-11.1). */
export const HIRE: Price = { units: {}, supply: 2, artefact: "weapon" };
/** What a tent costs (BAT-9.13). */
export const PITCH: Price = { units: {}, supply: 1, artefact: "tent" };

/** The exits of a shape as it lies in its pile (BAT-1.5). */
export const EXITS: Record<Shape, string> = {
  straight: "ns",
  curve: "ne",
  tee: "nes",
  cross: "nesw",
  one: "n",
  two_opposite: "ns",
  two_adjacent: "ne",
  three: "nes",
  four: "nesw",
};

/** The inner wheel of the Sun Oracle on the first day, clockwise (BAT-16.1). */
export const INNER: readonly Artefact[] = [
  "tool",
  "horse",
  "tent",
  "scroll",
  "title",
  "amulet",
  "weapon",
];
export const DAYS = 7;

/** What is illuminated on a day (BAT-16.2). */
export const litOn = (day: number): Artefact => ARTEFACTS[(day - 1) % DAYS] ?? "tool";

/** The matching pair of a day: the symbol that both wheels show on the same arm (BAT-16.2). */
export function pairOn(day: number): Artefact {
  const turn = (day - 1) % DAYS;
  const arm = ARTEFACTS.findIndex((symbol, i) => symbol === INNER[(i - turn + DAYS) % DAYS]);
  return ARTEFACTS[arm] ?? "tool";
}

/** The hiding places of a player. */
export const PLACES = 3;
/** Markers of a player with sides 1/2, and as many with 3/4. */
export const MARKERS = 7;

/** What is needed as the messages of its parts, one for each card. */
export function needKeys({ units, supply, artefact }: Needs): string[] {
  const ranks = RANKS.flatMap((rank) => Array<string>(units[rank] ?? 0).fill(`bat-unit-${rank}`));
  return [
    ...(artefact ? [`bat-artefact-${artefact}`] : []),
    ...ranks,
    ...Array<string>(supply).fill("bat-card-supply"),
  ];
}

/** A price as kinds of cards, one for each card. */
export function priceKinds({ units, supply, artefact }: Price): string[] {
  return [
    ...(artefact ? [artefact] : []),
    ...RANKS.flatMap((rank) => Array<string>(units[rank] ?? 0).fill(rank)),
    ...Array<string>(supply).fill("supply"),
  ];
}
