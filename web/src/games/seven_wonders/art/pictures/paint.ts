/** The colours of all illustrations: limestone, clay, lapis, gold, river and what grows beside it. */
export const C = {
  lime: "#f6e8c8",
  stone: "#e4cd9c",
  shade: "#c3a36c",
  brick: "#d2a265",
  marble: "#fdf6e6",
  vein: "#d8c6a0",
  clay: "#c4693f",
  brickRed: "#a64b2b",
  umber: "#6d3018",
  gold: "#e3ad3c",
  shine: "#fbdc86",
  bronze: "#b3752c",
  lapis: "#2a5298",
  deep: "#16305f",
  sky: "#86b3dd",
  red: "#b8322a",
  wine: "#7c1f2e",
  purple: "#6d3f92",
  wood: "#8d5a2f",
  plank: "#b98450",
  bark: "#57351a",
  leaf: "#5f9a4c",
  grass: "#8db35c",
  pine: "#2f6a48",
  river: "#35a0ad",
  foam: "#bfeaea",
  sea: "#23798c",
  ink: "#2b1d12",
  smoke: "#fffaf0",
  night: "#18224a",
  dusk: "#2c3a70",
  lamp: "#ffc861",
  steel: "#9aa6b4",
  iron: "#5a6472",
} as const;

/** Skins from light to dark. */
export const SKIN = ["#edc29a", "#d9a070", "#b97c4c", "#85542f"] as const;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A filled shape. */
export const fill = (paint: string, path: string): string => `<path fill="${paint}" d="${path}"/>`;

/** A line; ends and corners are round. */
export const line = (paint: string, width: number, path: string): string =>
  `<path fill="none" stroke="${paint}" stroke-width="${n(width)}" d="${path}"/>`;

export const oval = (paint: string, x: number, y: number, rx: number, ry = rx): string =>
  `<ellipse fill="${paint}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;

export const box = (
  paint: string,
  x: number,
  y: number,
  wide: number,
  high: number,
  round = 0,
): string =>
  `<rect fill="${paint}" x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(high)}"${round ? ` rx="${n(round)}"` : ""}/>`;

/** Puts something that stands on the origin somewhere else, larger or smaller, or mirrored. */
export function at(x: number, y: number, what: string, size = 1, mirrored = false): string {
  const scale =
    size === 1 && !mirrored ? "" : ` scale(${mirrored ? `-${n2(size)} ` : ""}${n2(size)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${scale}">${what}</g>`;
}
const n2 = (value: number): string => String(Math.round(value * 100) / 100);

/** Turns something around the origin. */
export const turn = (angle: number, what: string): string =>
  `<g transform="rotate(${n(angle)})">${what}</g>`;

/** Makes what lies behind lighter or darker than it is. */
export const faint = (opacity: number, what: string): string =>
  `<g opacity="${n2(opacity)}">${what}</g>`;

/** The same several times, one for each number. */
export const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** The same at several places. */
export const along = (places: readonly number[], draw: (x: number, i: number) => string): string =>
  places.map(draw).join("");

/** The light of a picture: morning, day, evening, night, or a room that has none of its own. */
export type Light = "dawn" | "day" | "dusk" | "night" | "room";

/** An illustration of 160 × 120; the sky behind it is drawn by whoever shows it. */
export interface Picture {
  light: Light;
  svg: string;
}

export const dawn = (...parts: string[]): Picture => ({ light: "dawn", svg: parts.join("") });
export const day = (...parts: string[]): Picture => ({ light: "day", svg: parts.join("") });
export const dusk = (...parts: string[]): Picture => ({ light: "dusk", svg: parts.join("") });
export const night = (...parts: string[]): Picture => ({ light: "night", svg: parts.join("") });
export const indoors = (...parts: string[]): Picture => ({ light: "room", svg: parts.join("") });
