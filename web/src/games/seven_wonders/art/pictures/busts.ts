import { C, SKIN, box, each, fill, line, oval } from "./paint.ts";
import { type Hair, type Beard, type Gear, DARK, hairOf, beardOf, gearOf } from "./heads.ts";

export type Dress = "toga" | "tunic" | "armour" | "collar" | "cloak" | "mantle" | "gown";

export interface Bust {
  skin?: 0 | 1 | 2 | 3;
  /** A woman's face. */
  her?: boolean;
  hair?: Hair;
  tone?: string;
  beard?: Beard;
  gear?: Gear;
  dress?: Dress;
  robe?: string;
  trim?: string;
}

function clothes(dress: Dress, robe: string, trim: string, skin: string): string {
  const body = fill(robe, "M26 120q2-22 26-28l16-5q12 9 24 0l16 5q24 6 26 28z");
  const shade = fill("#00000024", "M96 88l12 4q24 6 26 28h-28q4-20-10-32z");
  switch (dress) {
    case "toga":
      return (
        body +
        fill(trim, "M54 91l16-5 40 34H92z") +
        fill("#00000018", "M62 89l8-3 40 34h-8z") +
        line("#00000020", 1.6, "M40 100q8 8 8 20M112 98q-2 10 2 22") +
        shade
      );
    case "tunic":
      return body + line(trim, 4, "M64 89q16 16 32 0") + line(trim, 2.4, "M80 101v19") + shade;
    case "armour":
      return (
        body +
        fill(trim, "M44 120q0-22 14-28 22 14 44 0 14 6 14 28z") +
        line("#00000030", 1.6, "M80 100v20M56 106q24 12 48 0M54 114q26 10 52 0") +
        fill("#ffffff33", "M50 120q0-18 10-25 4 2 6 3-8 8-8 22z") +
        oval(trim, 40, 104, 11, 9) +
        oval(trim, 120, 104, 11, 9) +
        line("#00000033", 1.4, "M31 106q9 5 18 0M111 106q9 5 18 0") +
        shade
      );
    case "collar":
      return (
        body +
        fill(trim, "M46 95q34 34 68 0l10 5q-44 42-88 0z") +
        fill(C.lapis, "M50 100q30 26 60 0l5 2q-35 32-70 0z") +
        fill(C.red, "M54 97q26 21 52 0l3 2q-29 25-58 0z") +
        each(9, (i) => oval(C.shine, 46 + i * 8.5, 106 + Math.sin((i / 8) * Math.PI) * 11, 1.7)) +
        shade
      );
    case "cloak":
      return (
        body +
        fill(trim, "M22 120q0-26 30-29l8 29zM138 120q0-26-30-29l-8 29z") +
        oval(C.gold, 58, 97, 5.5) +
        oval(C.red, 58, 97, 2.4) +
        shade
      );
    case "mantle":
      return (
        body +
        fill(trim, "M52 92l14-5 8 33H60zM108 92l-14-5-8 33h14z") +
        each(
          4,
          (i) =>
            oval(C.shine, 66 - i * 0.5, 98 + i * 7, 1.6) +
            oval(C.shine, 94 + i * 0.5, 98 + i * 7, 1.6),
        ) +
        shade
      );
    case "gown":
      return (
        fill(skin, "M40 104q14-14 28-17 12 9 24 0 14 3 28 17l-12 8H52z") +
        fill(robe, "M26 120q4-18 20-22 10 12 34 12t34-12q16 4 20 22z") +
        line(trim, 2.4, "M46 98q10 12 34 12t34-12") +
        oval(trim, 80, 110, 3.4) +
        shade
      );
  }
}

function face(skin: string, her: boolean): string {
  const brow = her ? 1.7 : 2.6;
  return (
    fill(skin, "M70 76h20v14q-10 9-20 0z") +
    fill("#00000026", "M70 80q10 8 20-1v6q-10 8-20 1z") +
    oval(skin, 60.5, 60, 3.4, 5) +
    oval(skin, 99.5, 60, 3.4, 5) +
    fill(
      skin,
      her
        ? "M62 52q0-19 18-19t18 19v9q-2 17-18 23-16-6-18-23z"
        : "M61 52q0-20 19-20t19 20v11q-2 14-10 19-9 4-18 0-8-5-10-19z",
    ) +
    fill("#0000001c", "M84 32q15 2 15 20v11q-2 14-10 19 4-24-5-50z") +
    line(
      DARK,
      brow,
      her
        ? "M66.500 53.500q5-3 9.500-.8M84 52.700q5-2.200 9.500.8"
        : "M66 53.500q5-3.500 10-.8M84 52.700q5-2.700 10 .8",
    ) +
    fill("#fffaf0", "M67.500 59q4-4 8 0-4 3-8 0zM84.500 59q4-4 8 0-4 3-8 0z") +
    oval(DARK, 71.7, 58.6, 1.9) +
    oval(DARK, 88.3, 58.6, 1.9) +
    line(
      DARK,
      1.3,
      her
        ? "M66 59.500q5.500-6 10-1M84 58.500q4.500-5 10 1"
        : "M67 59q4.500-4.500 9-.5M84 58.500q4.500-4 9 .5",
    ) +
    line("#00000040", 1.8, "M80.500 58q-1 6-3 9 2.500 1.800 5 .6") +
    (her
      ? fill("#b24a48", "M74 74q3-2.400 6-1 3-1.400 6 1-6 5-12 0z")
      : line("#00000066", 1.8, "M74.500 74.500q5.500 1.600 11 0"))
  );
}

/** Somebody from the shoulders up. */
export function bust(who: Bust): string {
  const {
    her = false,
    hair = "short",
    tone = DARK,
    beard = "none",
    gear = "none",
    dress = "tunic",
    robe = C.lime,
    trim = C.red,
  } = who;
  const skin = SKIN[who.skin ?? 1];
  const [behind, front] = hairOf(hair, tone);
  const [back, worn] = gearOf(gear, trim, robe);
  return (
    back +
    behind +
    clothes(dress, robe, trim, skin) +
    face(skin, her) +
    beardOf(beard, tone) +
    front +
    worn
  );
}

/** A niche with columns. */
export const niche = (paint: string): string =>
  box(paint, 0, 0, 160, 120) +
  fill("#00000026", "M22 120V64a58 58 0 0 1 116 0v56z") +
  fill("#ffffff14", "M30 120V66a50 50 0 0 1 100 0v54z") +
  box(C.marble, 4, 20, 14, 100) +
  box("#00000022", 13, 20, 5, 100) +
  box(C.lime, 1, 14, 20, 7) +
  box(C.marble, 142, 20, 14, 100) +
  box("#00000022", 151, 20, 5, 100) +
  box(C.lime, 139, 14, 20, 7);

/** A plain ground with a disc behind the head. */
export const disc = (paint: string, shine: string): string =>
  box(paint, 0, 0, 160, 120) + oval("#ffffff17", 80, 56, 66) + oval(shine, 80, 54, 46);

/** Glazed bricks. */
export const glaze = (paint: string): string =>
  box(paint, 0, 0, 160, 120) +
  line(
    "#00000026",
    1.2,
    each(
      10,
      (row) => `M0 ${row * 12}h160` + each(8, (i) => `M${i * 22 + (row % 2) * 11} ${row * 12}v12`),
    ),
  ) +
  each(7, (i) => oval(C.gold, 12 + i * 23, 12, 4.6) + oval(C.marble, 12 + i * 23, 12, 2));

/** Stripes as on the walls of a tent or a tomb. */
export const stripes = (paint: string, other: string): string =>
  box(paint, 0, 0, 160, 120) +
  each(5, (i) => box(other, 8 + i * 34, 0, 14, 120)) +
  box(C.gold, 0, 6, 160, 3);
