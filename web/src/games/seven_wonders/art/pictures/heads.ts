import { C, each, fill, line, oval } from "./paint.ts";

/** Hair, beards and what is worn on the head are drawn around a face in the middle of the picture. */
export type Hair = "short" | "curls" | "long" | "bob" | "knot" | "bald" | "none";
export type Beard = "none" | "short" | "full" | "long" | "curled";
export type Gear =
  | "none"
  | "laurel"
  | "helmet"
  | "plume"
  | "nemes"
  | "tall"
  | "diadem"
  | "crown"
  | "tiara"
  | "turban"
  | "veil"
  | "ribbon"
  | "jewel"
  | "vulture"
  | "spikes"
  | "cap"
  | "elephant"
  | "scythian";
export const DARK = "#35241a";

export function hairOf(hair: Hair, tone: string): readonly [behind: string, front: string] {
  switch (hair) {
    case "short":
      return ["", fill(tone, "M59 56q-4-29 21-29t21 29q-3-3-3-9-8-5-18-4.500T62 47q0 6-3 9z")];
    case "curls":
      return [
        "",
        each(9, (i) => oval(tone, 60 + i * 5, 38 - Math.sin((i / 8) * Math.PI) * 10, 6)) +
          oval(tone, 59, 48, 4.6) +
          oval(tone, 101, 48, 4.6),
      ];
    case "long":
      return [
        fill(tone, "M56 98q-8-70 24-70t24 70q-24 6-48 0z"),
        fill(tone, "M60 58q-2-28 20-28t20 28q-4-12-12-17-8 6-20 6-6 4-8 11z"),
      ];
    case "bob":
      return [
        fill(tone, "M50 90q-6-62 30-62t30 62h-14V60H64v30z"),
        fill(tone, "M59 52q2-22 21-22t21 22v-4q-10-4-21-4t-21 4zM52 90V54h9v36zM99 90V54h9v36z"),
      ];
    case "knot":
      return [
        oval(tone, 80, 27, 11, 9) + fill(tone, "M58 66q-4-38 22-38t22 38z"),
        fill(tone, "M60 56q-1-26 20-26t20 26q-6-12-20-13-14 1-20 13z"),
      ];
    case "bald":
      return ["", fill(tone, "M59 60q-2-9 1-15 3 6 2 14zM101 60q2-9-1-15-3 6-2 14z")];
    case "none":
      return ["", ""];
  }
}

export function beardOf(beard: Beard, tone: string): string {
  const lip = fill(tone, "M71 72q4-3.500 9-1.500 5-2 9 1.500-4 1.500-9 .5-5 1-9-.5z");
  const mouth = line("#00000055", 1.4, "M76 75.500h8");
  switch (beard) {
    case "none":
      return "";
    case "short":
      return (
        fill(tone, "M61 62q2 10 10 9 4-2 9-1 5-1 9 1 8 1 10-9 0 24-19 24T61 62z") +
        lip +
        fill("#c98a68", "M76.500 74.500q3.500 2 7 0-3.500 3-7 0z")
      );
    case "full":
      return (
        fill(tone, "M60 58q1 14 11 13 4-2 9-1 5-1 9 1 10 1 11-13 3 38-20 38T60 58z") + lip + mouth
      );
    case "long":
      return (
        fill(
          tone,
          "M60 58q1 14 11 13 4-2 9-1 5-1 9 1 10 1 11-13 2 26-6 40-6 14-14 18-8-4-14-18-8-14-6-40z",
        ) +
        line("#00000022", 1.4, "M72 82q0 14 5 24M88 82q0 14-5 24M80 80v32") +
        lip +
        mouth
      );
    case "curled":
      return (
        fill(tone, "M60 58q1 14 11 13 4-2 9-1 5-1 9 1 10 1 11-13v50q-20 8-40 0z") +
        each(15, (i) => oval("#00000030", 65 + (i % 5) * 7.5, 84 + Math.floor(i / 5) * 8, 3)) +
        lip +
        mouth
      );
  }
}

export function gearOf(
  gear: Gear,
  trim: string,
  robe: string,
): readonly [behind: string, front: string] {
  switch (gear) {
    case "none":
      return ["", ""];
    case "laurel":
      return [
        "",
        each(
          6,
          (i) =>
            `<g transform="rotate(${-72 + i * 12} 80 58)">${oval(i % 2 ? C.gold : "#86a83f", 80, 31, 2.8, 6)}</g><g transform="rotate(${72 - i * 12} 80 58)">${oval(i % 2 ? C.gold : "#86a83f", 80, 31, 2.8, 6)}</g>`,
        ),
      ];
    case "helmet":
      return [
        fill(trim, "M44 70Q34 12 82 6q34 0 36 40-8-22-36-22Q56 26 56 70z"),
        fill(C.bronze, "M57 84Q50 26 80 24t23 60l-9 4-2-26q-6-8-9-2l-3 14-3-14q-3-6-9 2l-2 26z") +
          fill("#ffffff4a", "M60 60q0-30 16-34-9 10-10 36z") +
          line("#00000033", 1.6, "M60 50q20-12 40 0"),
      ];
    case "plume":
      return [
        fill(trim, "M50 44Q60 2 96 8q20 6 16 30-10-18-32-16-18 2-30 22z"),
        fill(C.gold, "M58 52q-2-28 22-28t22 28q-22-9-44 0z") +
          fill("#ffffff4a", "M62 46q2-16 14-19-6 7-6 16z") +
          fill(C.bronze, "M56 54q24-10 48 0l-1 5q-23-9-46 0zM58 56l4 18-5-4zM102 56l-4 18 5-4z"),
      ];
    case "nemes":
      return [
        fill(C.lapis, "M80 22q30 0 33 40l8 40-20-4H59l-20 4 8-40q3-40 33-40z") +
          each(8, (i) =>
            line(C.gold, 3.4, `M${47 - i * 0.9} ${50 + i * 7}h14M${99 + i * 0.9} ${50 + i * 7}h14`),
          ),
        fill(C.gold, "M59 52q2-26 21-26t21 26q-21-11-42 0z") +
          each(5, (i) =>
            line(C.lapis, 2.4, `M${66 + i * 7} ${31 - Math.sin((i / 4) * 3.1) * 3}v12`),
          ) +
          line(C.gold, 3, "M80 30q-5-8 0-14t0-8"),
      ];
    case "tall":
      return [
        "",
        fill(C.lapis, "M60 50L50 6q30-8 60 0L100 50q-20-10-40 0z") +
          fill("#ffffff26", "M60 50L50 6q8-3 16-4l2 42z") +
          fill("#00000026", "M100 50l10-44q-6-2-14-3l-4 42z") +
          fill(C.gold, "M56 33q24-9 48 0l-1.500 6q-22-9-45 0z") +
          each(7, (i) =>
            oval(i % 2 ? C.red : C.shine, 60 + i * 6.6, 33 - Math.sin((i / 6) * Math.PI) * 4, 1.8),
          ),
      ];
    case "diadem":
      return [
        "",
        fill(C.gold, "M60 48q20-12 40 0v5q-20-11-40 0z") +
          fill(C.gold, "M80 28l5 8-5 6-5-6z") +
          oval(C.red, 80, 36, 2),
      ];
    case "crown":
      return [
        "",
        fill(C.gold, "M58 46l-4-24 12 10 14-18 14 18 12-10-4 24q-22-9-44 0z") +
          fill(C.bronze, "M58 46q22-9 44 0l1 5q-23-9-46 0z") +
          oval(C.red, 80, 33, 3) +
          oval(C.lapis, 66, 37, 2.2) +
          oval(C.lapis, 94, 37, 2.2),
      ];
    case "tiara":
      return [
        "",
        fill(trim, "M59 50l3-36q18-6 36 0l3 36q-21-9-42 0z") +
          fill("#00000022", "M90 13l8 1 3 36-8-3z") +
          fill(C.gold, "M60 47q20-9 40 0v5q-20-9-40 0zM62 16q18-6 36 0l.5 4q-18-5-37 0z") +
          each(4, (i) => fill(C.shine, `M${67 + i * 7.5} 36l3-8 3 8z`)),
      ];
    case "turban":
      return [
        "",
        fill(trim, "M56 48q-6-28 24-30 30 2 24 30-24-12-48 0z") +
          line("#00000026", 2, "M58 44q14-20 40-22M60 32q18-6 40 8M66 24q16 4 34 22") +
          oval(C.gold, 80, 34, 4) +
          oval(C.red, 80, 34, 2) +
          line("#fdf6e6", 3, "M80 30q2-12 8-14"),
      ];
    case "veil":
      return [
        fill(robe, "M46 104q-10-82 34-82t34 82z") +
          fill("#ffffff24", "M46 104q-10-82 34-82-30 14-24 82z"),
        fill(C.gold, "M61 45q19-12 38 0l-1 4q-18-10-36 0z"),
      ];
    case "ribbon":
      return ["", line(trim, 4, "M60 46q20-10 40 0")];
    case "jewel":
      return [
        "",
        line(C.gold, 2.4, "M61 47q10-9 19-9t19 9") +
          oval(C.red, 80, 41, 3) +
          oval(C.gold, 60, 69, 2.4) +
          oval(C.gold, 100, 69, 2.4) +
          oval(C.river, 60, 74, 2.2) +
          oval(C.river, 100, 74, 2.2),
      ];
    case "vulture":
      return [
        fill(DARK, "M50 96q-8-70 30-70t30 70h-14V60H64v36z"),
        fill(C.gold, "M56 62q-6-34 24-34t24 34l-6 4q0-20-18-24-18 4-18 24z") +
          line(
            C.lapis,
            2,
            "M60 58q-2-18 10-24M100 58q2-18-10-24M64 62q-1-14 6-20M96 62q1-14-6-20",
          ) +
          fill(C.gold, "M77 32q3-16 6-16 4 2 1 7l-1 10z") +
          oval(C.red, 80, 33, 2),
      ];
    case "spikes":
      return [
        each(
          11,
          (i) =>
            `<g transform="rotate(${-75 + i * 15} 80 54)">${fill(C.gold, "M77 22l3-20 3 20z")}</g>`,
        ),
        fill(C.gold, "M59 48q21-13 42 0v5q-21-12-42 0z"),
      ];
    case "cap":
      return [
        "",
        fill(trim, "M58 48q-4-30 24-32 22 2 20 32-22-10-44 0z") +
          fill("#00000022", "M88 17q16 4 14 31l-9-3q4-18-5-28z") +
          line(C.gold, 3, "M59 47q21-10 42 0"),
      ];
    case "elephant":
      return [
        fill("#8b8a95", "M50 66Q38 16 80 12t30 54l10-8q4 26-14 28V60H54v26q-18-2-14-28z"),
        fill("#9a99a5", "M58 50q0-26 22-26t22 26q-22-12-44 0z") +
          line("#9a99a5", 7, "M80 24q-2-14 8-16 8 0 8 8") +
          line(C.marble, 3, "M66 44q-8-4-10-12M94 44q8-4 10-12"),
      ];
    case "scythian":
      return [
        "",
        fill(trim, "M56 62q-6-36 22-44l10-10q6 4 2 14 18 10 14 40l-5-2q-3-14-19-18-16 4-19 18z") +
          line(C.gold, 2.4, "M60 54q6-14 20-16 14 2 20 16") +
          oval(C.gold, 80, 30, 3),
      ];
  }
}
