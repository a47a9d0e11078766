import type { Leader } from "../types.ts";
import { SCIENCE_PATHS, SIGNS } from "./glyphs.ts";

/** A part of a portrait: its colour and its path in a box of 48 × 48. */
type Part = readonly [fill: string, path: string];

const HAIR = "#3a2616";
const GOLD = "#e9bd54";
const BRONZE = "#c98b45";

/** What is worn on the head, and hair and beard. */
const HEADS = {
  laurel: [
    [
      HAIR,
      "M15.500 19c-1-9 4-12.500 8.500-12.500s9.500 3.500 8.500 12.500c-1-4-3-5.500-8.500-5.500s-7.500 1.500-8.500 5.500z",
    ],
    [
      GOLD,
      "M13.500 18q-1-9 8-12-1 2-2 2.500 1 .5 2 0-2 2-3.500 2.500 1 .3 2 0-5 2-6.500 7zM34.500 18q1-9-8-12 1 2 2 2.500-1 .5-2 0 2 2 3.500 2.500-1 .3-2 0 5 2 6.500 7z",
    ],
  ],
  helmet: [
    ["#b02d27", "M12 9c4-8 20-8 24 0-3-3-6-4-12-4s-9 1-12 4z"],
    [
      BRONZE,
      "M14 24c-1-12 3-17 10-17s11 5 10 17l-3.500 5-.5-10h-4.500l-1.500 5-1.500-5h-4.500l-.5 10z",
    ],
  ],
  crown: [
    [HAIR, "M15 25c-2-11 2-16 9-16s11 5 9 16l-2-7q-7-4-14 0z"],
    [GOLD, "M14.500 13l-1-8.500 5 4 5.500-6.500 5.500 6.500 5-4-1 8.500q-9.500-3-19 0z"],
  ],
  pharaoh: [
    [
      GOLD,
      "M11 34l3-19c1.500-7 5.500-9.500 10-9.500s8.500 2.500 10 9.500l3 19h-6.500l-1.500-15q-5-3.500-10 0l-1.500 15z",
    ],
    [
      "#2a5298",
      "M13.400 18l3.600-1 .4 2.500-4.400 1zM12.600 24l4-1 .3 2.500-4.700 1zM34.600 18l-3.600-1-.4 2.500 4.400 1zM35.400 24l-4-1-.3 2.500 4.700 1zM15.500 11q8.500-5 17 0l-.8-2.500q-7.700-4-15.400 0z",
    ],
    ["#b02d27", "M23 3h2l.8 5h-3.600z"],
  ],
  queen: [
    [
      HAIR,
      "M13.500 33c-2-18 3-26.500 10.500-26.500s12.500 8.500 10.500 26.500h-5c1.500-7 1.500-13 .5-16-4 .5-8-.5-9.500-2-2 3-2.500 11-1.500 18z",
    ],
    [
      GOLD,
      "M15.500 14q8.500-5.500 17 0l-.8 2.800q-7.700-4-15.400 0zM24 7.500l1.600 3-1.600 2-1.600-2z",
    ],
  ],
  scholar: [
    [
      "#8d8478",
      "M15.500 19c0-5 1.500-7 3-8-1.500 3-1.500 5-1.500 8zM32.500 19c0-5-1.500-7-3-8 1.500 3 1.500 5 1.500 8z",
    ],
    [
      "#b9b0a2",
      "M16 19c-.500 10 3 14.500 8 14.500s8.500-4.500 8-14.500c-1 3.500-2.500 4.500-4 4.500-2-1.500-6-1.500-8 0-1.500 0-3-1-4-4.500z",
    ],
  ],
  king: [
    [HAIR, "M15 22c-1-8 2-13 9-13s10 5 9 13v11h-18zM19 16q5-2 10 0l-.5 7q-4.500-2.500-9 0z"],
    ["#2a1a0e", "M16.500 22c1 3 2.500 3.500 4 3 2-1 5-1 7 0 1.500.5 3 0 4-3v12.500h-15z"],
    [GOLD, "M16 13.500l1.500-11h13l1.500 11q-8-3-16 0z"],
  ],
} as const satisfies Record<string, readonly Part[]>;
type Head = keyof typeof HEADS;

const TONES = {
  red: "#9c352b",
  green: "#26763f",
  lapis: "#2a5298",
  gold: "#a97a12",
  clay: "#b3623c",
  black: "#3a3344",
} as const;

/** What somebody is known by, in a box of 24 × 24. */
const THINGS = {
  sword: "M11 1h2.500v13h-2.500zM6.500 14h11v2.500h-11zM11 16h2.500v6.500h-2.500z",
  book: "M2 4.500c4-1.500 7.500-.8 10 1.500 2.500-2.300 6-3 10-1.500v15c-4-1-7.500-.3-10 2-2.500-2.300-6-3-10-2z",
  scroll: "M4 3h16v4h-2.500v10h2.500v4h-16v-4h2.500v-10h-2.500z",
  lotus:
    "M12 2c3.500 5.500 3.500 10 0 15-3.500-5-3.500-9.500 0-15zM2 8c5.500.5 8.500 4 9.500 9.500-6 0-9.500-4-9.500-9.500zM22 8c-5.500.5-8.500 4-9.500 9.500 6 0 9.500-4 9.500-9.500zM4 19h16v2.500h-16z",
  sack: "M8.500 1.500h7l-2 4c5 2 7.500 6 7.500 10.500s-3 6.500-9 6.500-9-2-9-6.500 2.500-8.500 7.500-10.500z",
  star: "M12 1.500l3 7.500 7.500.5-6 5 2.200 7.500-6.700-4.200-6.700 4.200 2.200-7.500-6-5 7.500-.5z",
  lyre: "M4 2h3.500c-2 6.500 0 11 4.500 11s6.500-4.500 4.500-11h3.500c2.500 9 0 14.500-6 16v4.500h-4v-4.500c-6-1.500-8.500-7-6-16zM9.800 3h1.400v9h-1.400zM12.800 3h1.400v9h-1.400z",
  tusk: "M3 20c-1-11 5-17 13-17 4 0 6 2 6 5-4-2-7-1-9 3-2 5-4 9-10 9z",
  pyramid: SIGNS.pyramid,
  scales:
    "M11 2h2v17h5v2.500h-12v-2.500h5zM3 5h18v2h-18zM1.500 14l3.500-7 3.500 7a3.500 3.500 0 0 1-7 0zM15.500 14l3.500-7 3.500 7a3.500 3.500 0 0 1-7 0z",
  spear: "M11 8h2v15h-2zM12 .5l4.500 8.500h-9z",
  ring: "M12 1.500a10.500 10.500 0 1 0 .01 0zM12 6.500a5.500 5.500 0 1 1-.01 0z",
  hammer: "M3 3h12l6 5h-7v3h-3v12h-4.500v-12h-3.500z",
  cup: "M4 2.500h16c0 7-2 10.500-6 11.500v4.500h4.500v3h-13v-3h4.500v-4.500c-4-1-6-4.500-6-11.500z",
  flame:
    "M12.500.5c0 6 7 8.500 7 14.500a7.500 7.500 0 0 1-15 0c0-4 2-6.500 3.500-9 .5 3 1.500 4 3 4 1.500-3 .5-6 1.500-9.500z",
  ankh: "M12 1a5 5.500 0 0 0-2.500 10.300v1.700h-5v3.500h5v7h5v-7h5v-3.500h-5v-1.700a5 5.500 0 0 0-2.500-10.300zM12 4a2.200 2.800 0 1 1-.01 0z",
  ship: "M11 1h2v3l7.500 8.500h-7.500v2h9.500c-1 4.500-3 7-5.500 7h-10c-2.500 0-4.500-2.500-5.500-7h9.500v-2h-6.500l6.500-8.500z",
  bow: "M4 1c10.500 2 15.500 8 15.500 11s-5 9-15.500 11v-3.500c7-2 11-5 11-7.500s-4-5.500-11-7.500zM2 11h14v2h-14z",
  temple:
    "M12 1.500l10.500 6v3h-21v-3zM4 11.500h3.500v7.500h-3.500zM10.300 11.500h3.500v7.500h-3.500zM16.500 11.500h3.500v7.500h-3.500zM2 19.500h20v3h-20z",
  bricks:
    "M2 4h9v4.500h-9zM13 4h9v4.500h-9zM2 10h4.500v4.500h-4.500zM8.500 10h9v4.500h-9zM19.500 10h2.500v4.500h-2.500zM2 16h9v4.500h-9zM13 16h9v4.500h-9z",
  key: "M7.500 2a6 6 0 1 0 4.200 10.200l6.300 6.300-2 2 2.500 2.500 4.500-4.500-10-10a6 6 0 0 0-5.500-6.500zM7.500 5.500a2.500 2.500 0 1 1-.01 0z",
  sun: "M12 6a6 6 0 1 0 .01 0zM10.800 0h2.400v4h-2.400zM10.800 20h2.400v4h-2.400zM0 10.800h4v2.400h-4zM20 10.800h4v2.400h-4z",
  column:
    "M4 2h16v4h-2.500v12h2.500v4h-16v-4h2.500v-12h-2.500zM9.300 7v10h1.700v-10zM13 7v10h1.700v-10z",
  leaf: "M21 2c2 12-3 19-13 18l-4 3-1-2 3-4c-2-9 4-15 15-15z",
  coins:
    "M12 2a8 3.500 0 1 0 .01 0zM4 8c2 3 14 3 16 0v4c-2 3-14 3-16 0zM4 15c2 3 14 3 16 0v4c-2 3-14 3-16 0z",
  dove: SIGNS.dove,
  mask: SIGNS.mask,
  chain: SIGNS.chain,
  compass: SCIENCE_PATHS.compass,
  gear: SCIENCE_PATHS.gear,
  tablet: SCIENCE_PATHS.tablet,
} as const;
type Attribute = keyof typeof THINGS;

/** Each portrait: head, ground, attribute. */
const MEDALS: Record<Leader, readonly [Head, keyof typeof TONES, Attribute]> = {
  alexander: ["helmet", "red", "sword"],
  amytis: ["queen", "lapis", "lotus"],
  archimedes: ["scholar", "green", "sun"],
  aristotle: ["scholar", "green", "book"],
  bilkis: ["queen", "gold", "sack"],
  caesar: ["laurel", "red", "star"],
  cleopatra: ["pharaoh", "lapis", "cup"],
  croesus: ["crown", "gold", "coins"],
  euclid: ["scholar", "green", "compass"],
  hammurabi: ["king", "clay", "scales"],
  hannibal: ["helmet", "red", "tusk"],
  hatshepsut: ["pharaoh", "gold", "ship"],
  hiram: ["king", "lapis", "temple"],
  hypatia: ["queen", "green", "scroll"],
  imhotep: ["pharaoh", "clay", "pyramid"],
  justinian: ["crown", "lapis", "scales"],
  leonidas: ["helmet", "clay", "spear"],
  maecenas: ["laurel", "gold", "lyre"],
  midas: ["crown", "gold", "cup"],
  nebuchadnezzar: ["king", "lapis", "bricks"],
  nefertiti: ["pharaoh", "lapis", "ankh"],
  nero: ["laurel", "gold", "flame"],
  pericles: ["helmet", "lapis", "ring"],
  phidias: ["scholar", "clay", "hammer"],
  plato: ["scholar", "lapis", "scroll"],
  praxiteles: ["laurel", "clay", "hammer"],
  ptolemy: ["scholar", "green", "tablet"],
  pythagoras: ["scholar", "green", "gear"],
  ramses: ["pharaoh", "clay", "bow"],
  sappho: ["queen", "lapis", "lyre"],
  solomon: ["crown", "clay", "key"],
  tomyris: ["queen", "red", "bow"],
  varro: ["laurel", "lapis", "leaf"],
  vitruvius: ["laurel", "clay", "chain"],
  xenophon: ["helmet", "gold", "scroll"],
  zenobia: ["queen", "clay", "sun"],
  aspasia: ["queen", "clay", "dove"],
  berenice: ["queen", "gold", "star"],
  caligula: ["laurel", "black", "mask"],
  darius: ["king", "black", "spear"],
  diocletian: ["crown", "black", "column"],
  semiramis: ["queen", "red", "leaf"],
};

/** A portrait that can be drawn. */
export interface Portrait {
  ground: string;
  head: readonly Part[];
  thing: string;
}

export function portrait(leader: Leader): Portrait {
  const [head, tone, thing] = MEDALS[leader];
  return { ground: TONES[tone], head: HEADS[head], thing: THINGS[thing] };
}
