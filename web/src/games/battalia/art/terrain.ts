import type { Faction } from "../types.ts";

/** What grows or stands in a corner of a terrain card, around the origin: colour and path. */
export type Motif = readonly (readonly [fill: string, path: string])[];

const TREE = "M0 -12l6.500 9h-3.500l5 8h-16l5 -8h-3.500zM-1.500 5h3v4h-3z";

export const MOTIFS: Record<Faction, readonly Motif[]> = {
  barfolk: [
    [
      ["#1f5a2b", TREE],
      ["#2c7438", "M9 -7l5 7h-2.500l4 6h-13l4 -6h-2.500zM8 6h2v3h-2z"],
    ],
    [
      ["#2c7438", "M-8 -8l5 7h-2.500l4 6.500h-13l4 -6.500h-2.500zM-9 6h2v3h-2z"],
      [
        "#1f5a2b",
        "M5 -11l6 9h-3.200l4.600 7.500h-14.800l4.600 -7.500h-3.200zM3.800 5h2.500v4h-2.500z",
      ],
    ],
  ],
  islanders: [
    [
      ["#e9d9a0", "M-12 6q6 -9 13 -6 8 -1 10 6z"],
      ["#3c8a4a", "M-6 1q4 -7 9 -1 5 -4 7 3z"],
      [
        "#d4efff",
        "M-13 10q3 -3 6.500 0t6.500 0 6.500 0 6.500 0v1.700q-3.200 2.600 -6.500 0t-6.500 0 -6.500 0 -6.500 0z",
      ],
    ],
    [
      [
        "#d4efff",
        "M-13 -5q3 -3 6.500 0t6.500 0 6.500 0 6.500 0v1.700q-3.200 2.600 -6.500 0t-6.500 0 -6.500 0 -6.500 0z",
      ],
      [
        "#d4efff",
        "M-13 5q3 -3 6.500 0t6.500 0 6.500 0 6.500 0v1.700q-3.200 2.600 -6.500 0t-6.500 0 -6.500 0 -6.500 0z",
      ],
    ],
  ],
  emberians: [
    [
      ["#8d3018", "M-13 10v-14l4 -5h9l3 5v3h5l4 4v7z"],
      ["#c9633c", "M-13 1h16v3h-16zM-13 6.500h25v2.500h-25z"],
      ["#e79a6a", "M-9 -9h9l3 5h-16z"],
    ],
    [
      ["#8d3018", "M-12 10l2 -9 4 -2 2 -8h8l3 8 4 3 1 8z"],
      ["#c9633c", "M-10.500 3h22l.5 2.500h-23z"],
      ["#e79a6a", "M-4 -9h8l1.500 4h-10.500z"],
    ],
  ],
  cloudborn: [
    [
      ["#8d6a1d", "M-14 10l10 -19 6 10 4 -6 8 15z"],
      ["#fff8e4", "M-4 -9l4 7 -4 -1.500 -3.500 2z"],
      ["#fff8e4", "M6 -5l2.500 4.700 -2.500 -.8 -2 1z"],
    ],
    [
      ["#a9832e", "M-13 10l7 -13 4 6 6 -12 10 19z"],
      ["#fff8e4", "M4 -9l4 7.500 -4 -1.500 -4 2z"],
    ],
  ],
};

/** The colours of the ground of each terrain. */
export const GROUND: Record<Faction, string> = {
  barfolk: "#8fb56b",
  islanders: "#5ba4d3",
  emberians: "#d98a63",
  cloudborn: "#e3c878",
};

export const CORNERS: readonly (readonly [number, number])[] = [
  [20, 21],
  [80, 21],
  [80, 81],
  [20, 81],
];

/** The way from the middle to each side. */
export const WAYS: Record<string, string> = {
  n: "M50 50V-1",
  e: "M50 50H101",
  s: "M50 50V101",
  w: "M50 50H-1",
};
