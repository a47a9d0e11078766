import type { Decoration, Effect, Flower, Material } from "../types.ts";

/** Symbols in a box of 24 × 24 around the origin. */
export const GLYPHS: Record<Decoration, string> = {
  statue:
    "M0 -11a3.400 3.400 0 1 1 0 6.800a3.400 3.400 0 1 1 0 -6.800zM-5 -3.200h10l2 4.200 -2.800 1 .8 4.500h-10l.8 -4.500 -2.800 -1zM-7.500 7.500h15v3.500h-15z",
  fountain:
    "M-10 3.500h20q-1 7.500 -10 7.500t-10 -7.500zM0 -11.500q4 6 0 8.500q-4 -2.500 0 -8.500zM-6.300 -6.500q3.600 5.500 0 7.800q-3.600 -2.300 0 -7.800zM6.300 -6.500q3.600 5.500 0 7.800q-3.600 -2.300 0 -7.800z",
  staircase: "M-11 10.500v-5h5.500v-5h5.500v-5h5.500v-5.500h5.500v20.500z",
  bridge: "M-11.500 -5q11.500 -5 23 0v14.500h-5a6.500 7.500 0 0 0 -13 0h-5z",
};

/** A petal from the middle of a flower towards the lower right. */
export const PETALS: Record<Flower, string> = {
  rose: "M0 0C-1 7 3 10 7 9.500Q9.500 9.500 9.500 7C10 3 7 -1 0 0z",
  iris: "M0 0C1 4 3 9 10.500 10.500C9 3 4 1 0 0z",
  lily: "M0 0C0 6 5 8 11.500 11.500C8 5 6 0 0 0zM2 3.500l5 5z",
  marigold:
    "M0 0L1.500 9.500Q3.500 8 4.500 9Q5.500 7.500 7 7.500Q7.500 5.500 9 4.500Q8 3.500 9.500 1.500z",
};

export const PETAL_TONES: Record<Flower, string> = {
  rose: "#d2416b",
  iris: "#6a4fc4",
  lily: "#fdfbf4",
  marigold: "#f0951c",
};

/** Colours of pieces: of what lies flat, of what faces left and right, and the ink on it. */
export interface Tone {
  top: string;
  left: string;
  right: string;
  ink: string;
}

export const STONES: Record<Material, Tone> = {
  clay: { top: "#d79d6b", left: "#9a5f37", right: "#b5764a", ink: "#4b2710" },
  granite: { top: "#bcc1c8", left: "#7d838c", right: "#979da6", ink: "#2b3038" },
  basalt: { top: "#6d7480", left: "#393f49", right: "#4c535f", ink: "#fbf6e9" },
  start: { top: "#ecd9a6", left: "#b0975a", right: "#cbb377", ink: "#4c3a0c" },
};

export const TONES: Record<Decoration, Tone> = {
  statue: { top: "#e9b93f", left: "#a77716", right: "#c9951f", ink: "#3f2a00" },
  fountain: { top: "#47b3cc", left: "#146a80", right: "#1f86a0", ink: "#00303c" },
  staircase: { top: "#ef8a5a", left: "#9a431c", right: "#c35f31", ink: "#3d1300" },
  bridge: { top: "#a77fd0", left: "#5c3a86", right: "#7b55a8", ink: "#22083f" },
};

/** A colour for each level, so that heights are told apart at a glance. */
const LEVELS = ["#5f7d3a", "#2d7a55", "#1f6f8f", "#3458b0", "#6a3fae", "#9b2f86", "#b3263f"];
export const levelTone = (level: number): string =>
  LEVELS[Math.min(level, LEVELS.length - 1)] ?? "#5f7d3a";

/** What a round token shows. */
export const EFFECTS: Record<Effect, string> = {
  none: "–",
  pillar_plus: "+1",
  pillar_minus: "−1",
  wild_space: "★",
};
