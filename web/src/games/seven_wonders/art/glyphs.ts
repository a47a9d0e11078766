import type { Colour, Resource, Science, Token } from "../types.ts";

/** A part of a symbol: its colour and its path in a box of 24 × 24. */
export type Part = readonly [fill: string, path: string];

/** A gear with so many teeth. */
function gear(teeth: number): string {
  const at = (angle: number, radius: number): string =>
    `${(12 + radius * Math.sin(angle)).toFixed(1)} ${(12 - radius * Math.cos(angle)).toFixed(1)}`;
  const step = (2 * Math.PI) / teeth;
  const points = Array.from({ length: teeth }, (_, i) => {
    const a = i * step;
    return [
      at(a - step * 0.16, 10.8),
      at(a + step * 0.16, 10.8),
      at(a + step * 0.28, 7.8),
      at(a + step * 0.72, 7.8),
    ].join("L");
  });
  return `M${points.join("L")}Z M12 8.400a3.600 3.600 0 1 0 0 7.200a3.600 3.600 0 1 0 0-7.200z`;
}

export const RESOURCE_PARTS: Record<Resource, readonly Part[]> = {
  wood: [
    [
      "#7a4a22",
      "M6 3.500h13c2 0 3 1.700 3 3.700s-1 3.800-3 3.800h-13zM6 12.600h13c2 0 3 1.700 3 3.800s-1 3.700-3 3.700h-13z",
    ],
    [
      "#e6bd80",
      "M5.600 3.500a3.700 3.700 0 1 0 0 7.500a3.700 3.700 0 1 0 0-7.500zM5.600 12.600a3.700 3.700 0 1 0 0 7.500a3.700 3.700 0 1 0 0-7.500z",
    ],
    [
      "#9b6530",
      "M5.600 5.600a1.700 1.700 0 1 0 0 3.300a1.700 1.700 0 1 0 0-3.300zM5.600 14.700a1.700 1.700 0 1 0 0 3.300a1.700 1.700 0 1 0 0-3.300z",
    ],
  ],
  stone: [
    ["#8b929c", "M2 15l4-9 8-3 7 5 1.500 9-6 4.500h-10z"],
    ["#b9bfc8", "M6 6l8-3 7 5-8 3.500z"],
    ["#6b727d", "M13 11.500l8-3.500 1.500 9-6 4.500z"],
  ],
  clay: [
    ["#b5452b", "M2 5h20v14h-20z"],
    [
      "#f0b495",
      "M2 9h20v1.300h-20zM2 13.600h20v1.300h-20zM8 5h1.300v4h-1.300zM15 5h1.300v4h-1.300zM5 10h1.300v4h-1.300zM12 10h1.300v4h-1.300zM18 10h1.300v4h-1.300zM8 14.900h1.300v4.100h-1.300zM15 14.900h1.300v4.100h-1.300z",
    ],
  ],
  ore: [
    ["#39414e", "M3 18l3-9h12l3 9z"],
    ["#6f7c8f", "M6 9l2-3h8l2 3z"],
    ["#e39a3c", "M8 12.500h2.500l-.6 3h-2.500zM14 11.500h2l.6 2.500h-2zM12 15h2.500v2h-2.500z"],
  ],
  glass: [
    [
      "#2f9ec4",
      "M10 2h4v6c3.500 1.300 6 4 6 7.500 0 4-3 6.500-8 6.500s-8-2.500-8-6.500c0-3.500 2.500-6.200 6-7.500z",
    ],
    [
      "#bfe9f5",
      "M9.500 11c-2 1-3.200 2.600-3.200 4.800h2.200c0-1.700.8-2.800 2-3.500zM9 1.500h6v2h-6z",
    ],
  ],
  textile: [
    ["#b23a78", "M3 7l9-4 9 4v11l-9 4-9-4z"],
    [
      "#f2b3d2",
      "M3 7l9 4v2.200l-9-4zM3 11.500l9 4v2.200l-9-4zM21 7l-9 4v2.200l9-4zM21 11.500l-9 4v2.200l9-4z",
    ],
  ],
  papyrus: [
    ["#dcb868", "M5 3h13v16h-13z"],
    ["#a57a2a", "M3.500 2.500h16v3h-16zM3.500 18.500h16v3h-16z"],
    ["#7c5a1c", "M8 8h7.500v1.400h-7.500zM8 11h7.500v1.400h-7.500zM8 14h5v1.400h-5z"],
  ],
};

export const SCIENCE_PATHS: Record<Science, string> = {
  compass:
    "M12 1.500a2.600 2.600 0 0 1 1.900 4.400l5.800 14.600-2.300 1.300-2.500-6h-5.800l-2.500 6-2.300-1.300 5.800-14.600a2.600 2.600 0 0 1 1.900-4.400zM12 8.500l-1.900 5h3.800z",
  gear: gear(8),
  tablet:
    "M5 3h11.500a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-11.500zM8 7v1.800h8.500v-1.800zM8 11v1.800h8.500v-1.800zM8 15v1.800h5.500v-1.800z",
};

export const SHIELD = "M3.500 2.500h17v9.500c0 5-3.800 8-8.500 10-4.700-2-8.500-5-8.500-10z";
export const SWORDS =
  "M7 6l8.500 9.300 1.500-1.500 1 1-1.300 1.400 2 2-1.200 1.200-2-2-1.400 1.300-1-1 1.400-1.400-8.500-8.800zM17 6v1.500l-3.800 4.100-1.300-1.300 4-4.300zM10.500 13l1.200 1.300-2.200 2.300 1 1-1 1-1.300-1.300-2 2-1.200-1.200 2-2-1.300-1.400 1-1 1.500 1.500z";
export const LAUREL =
  "M12 22c-6 0-10-4.500-10-10 0-3.500 1.500-6.500 3.500-8.500-.6 2.600.2 4.600 1.600 5.800-1.600-.2-2.600-.9-3.300-2-.3 3 .7 5 2.600 6-1.300.2-2.200-.1-3-.7.5 2.800 2 4.300 4 4.800-1 .5-1.800.6-2.600.4 1.700 2.300 4 3 7.200 3s5.500-.7 7.200-3c-.8.2-1.600.1-2.600-.4 2-.5 3.500-2 4-4.800-.8.6-1.700.9-3 .7 1.900-1 2.900-3 2.600-6-.7 1.100-1.700 1.800-3.300 2 1.400-1.200 2.200-3.200 1.600-5.800 2 2 3.500 5 3.500 8.500 0 5.500-4 10-10 10z";

/** Simple symbols in one colour. */
export const SIGNS = {
  card: "M6 2h12a1.500 1.500 0 0 1 1.500 1.500v17a1.500 1.500 0 0 1-1.500 1.500h-12a1.500 1.500 0 0 1-1.500-1.500v-17a1.500 1.500 0 0 1 1.500-1.500z",
  left: "M9.500 4l-7.500 8 7.500 8v-5h12v-6h-12z",
  right: "M14.500 4l7.500 8-7.500 8v-5h-12v-6h12z",
  down: "M12 21.500l-8-9h5v-10h6v10h5z",
  dig: "M4 15h3v4h10v-4h3v7h-16zM12 2l6 7h-4v7h-4v-7h-4z",
  last: "M4 4h10v14h-10zM16 6h4v16h-12v-2h8zM8 7.500v7h2v-7z",
  free: "M5 3h14v18h-14zM12 7l-4.500 6h3v4h3v-4h3z",
  copy: "M3 3h12v4h-6v10h-6zM11 9h10v12h-10z",
  guess:
    "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM8 9.500c0-2.500 1.700-4 4-4s4 1.400 4 3.500c0 2.800-2.900 2.900-2.900 5h-2.200c0-3 2.700-3.300 2.700-4.900 0-.9-.6-1.500-1.600-1.500s-1.700.7-1.700 1.900zM10.700 15.500h2.600v2.600h-2.600z",
  dove: "M2 9c3-1 5.500 0 7.500 2.500l5-8c.8 2 .9 4 .4 6 2-.8 4.300-.6 5.600.5l1.500.5-1.600.9c-.4 4.600-4 7.600-8.900 7.600l-4 2.500 1-3.500c-3-.9-5.500-4-6.500-9z",
  chain:
    "M8 5h3v2.500h-3a4.500 4.500 0 0 0 0 9h3v2.500h-3a7 7 0 0 1 0-14zM13 5h3a7 7 0 0 1 0 14h-3v-2.500h3a4.500 4.500 0 0 0 0-9h-3zM8 10.800h8v2.400h-8z",
  tower:
    "M2 22l2-5h16l2 5zM5 16l1.500-5h11l1.500 5zM8 10l1.200-4h5.600l1.200 4zM10.500 5l.7-3h1.600l.7 3z",
  project: "M3 21v-3h2v-12h-2v-3h18v3h-2v12h2v3zM8 6v12h2.500v-12zM13.500 6v12h2.500v-12z",
  pyramid: "M12 3l10.500 18h-21z",
  hand: "M3 6l8-3 3 14-8 3zM13 4l8 2-4 15-2.500-.7z",
  tick: "M4 12.500l2-2 4 4 8.500-9 2 2-10.500 11z",
  cross: "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z",
} as const;
export type Sign = keyof typeof SIGNS;

export const TOKEN_SIGNS: Record<Token, Sign> = {
  wild_participation: "project",
  free_structure: "free",
  free_wonder_stage: "pyramid",
  vp_per_science_set: "copy",
  vp_per_guild: "card",
  vp_per_own_wonder_stage: "pyramid",
};

/** Colours of cards, and of what is written on them. */
export const TONES: Record<Colour, readonly [ground: string, ink: string]> = {
  brown: ["#7a5030", "#fff6e6"],
  grey: ["#7f858f", "#ffffff"],
  blue: ["#2759b0", "#ffffff"],
  yellow: ["#dda51f", "#2f2103"],
  red: ["#b02d27", "#ffffff"],
  green: ["#26763f", "#ffffff"],
  purple: ["#683b98", "#ffffff"],
};
