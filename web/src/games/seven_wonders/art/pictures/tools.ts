import { C, along, at, box, each, fill, line, oval } from "./paint.ts";

/** A scroll that lies open. */
export const scroll = (wide = 34): string =>
  fill("#fbf1d4", `M${-wide / 2} -12h${wide}v12h${-wide}z`) +
  line(
    "#8a7650",
    1.1,
    `M${-wide / 2 + 5}-9h${wide - 10}M${-wide / 2 + 5}-6h${wide - 14}M${-wide / 2 + 5}-3h${wide - 11}`,
  ) +
  box(C.stone, -wide / 2 - 3, -13.5, 5, 15, 2.5) +
  box(C.stone, wide / 2 - 2, -13.5, 5, 15, 2.5);

export const book = (paint: string = C.lapis, size = 1): string =>
  at(
    0,
    0,
    fill(paint, "M-16 1q8-4 16 0 8-4 16 0v-12q-8-4-16 0-8-4-16 0z") +
      fill(
        "#fdf4dc",
        "M-14-1q7-3.500 14 0v-12q-7-3.500-14 0zM14-1q-7-3.500-14 0v-12q7-3.500 14 0z",
      ) +
      line(
        "#8a7650",
        0.9,
        "M-11-10.500q4-1.500 8 0M-11-7.500q4-1.500 8 0M-11-4.500q4-1.500 8 0M11-10.500q-4-1.500-8 0M11-7.500q-4-1.500-8 0M11-4.500q-4-1.500-8 0",
      ),
    size,
  );

/** A plan on paper: a house, measured. */
export const plan = (): string =>
  fill("#dfe9f5", "M-22-4l4-18h40l-4 18z") +
  line(C.lapis, 1.3, "M-10-7l2-8h18l-2 8zM-8-15l10-5 8 5M0-7l1-5h3l-1 5") +
  fill("#b9cbe4", "M-22-4l4-18 3 1-3 17z");

/** Scales of a judge or a merchant. */
export const scales = (high = 44): string =>
  line(C.bronze, 2.6, `M0 0v${-high}`) +
  fill(C.bronze, "M-10 0q10-7 20 0z") +
  line(C.gold, 2.4, `M-18 ${-high + 5}q18-7 36 0`) +
  line(
    C.bronze,
    0.9,
    `M-18 ${-high + 5}l-7 18M-18 ${-high + 5}l7 18M18 ${-high + 5}l-7 14M18 ${-high + 5}l7 14`,
  ) +
  fill(C.gold, `M-26 ${-high + 23}h16q-1 6-8 6t-8-6zM10 ${-high + 19}h16q-1 6-8 6t-8-6z`) +
  oval(C.shine, 0, -high, 3);

export const lyre = (size = 1): string =>
  at(
    0,
    0,
    line(C.gold, 3, "M-5-2q-12-14-5-30M5-2q12-14 5-30") +
      line(C.bronze, 2.4, "M-12-28h24") +
      line("#fff3cf", 0.9, "M-4-28l1 24M0-28v24M4-28l-1 24") +
      fill(C.bronze, "M-8-6q8-3 16 0l-2 6h-12z"),
    size,
  );

/** A mask of the theatre. */
export const mask = (laughs = true, paint: string = C.lime, size = 1): string =>
  at(
    0,
    0,
    fill(paint, "M-13-26q13-5 26 0 1 16-5 22-4 4-8 4t-8-4q-6-6-5-22z") +
      fill("#00000020", "M4-28q5 0 9 2 1 16-5 22-4 4-8 4 9-10 4-28z") +
      fill(
        C.ink,
        laughs
          ? "M-9-19q3-4 6 0-3-1-6 0zM3-19q3-4 6 0-3-1-6 0zM-7-11q7 4 14 0-1 8-7 8t-7-8z"
          : "M-9-20q3 4 6 1-3 1-6-1zM3-19q3 3 6-1-3 2-6 1zM-6-5q6-8 12 0-6-3-12 0z",
      ),
    size,
  );

export const dice = (n = 5, size = 1): string =>
  at(
    0,
    0,
    box(C.marble, -7, -14, 14, 14, 2.6) +
      fill("#00000022", "M4-14h.5q2.500 0 2.500 2.500v9q0 2.500-2.500 2.500h-2.500q4-7 2-14z") +
      along(n === 5 ? [0, 1, 2, 3, 4] : n === 3 ? [0, 1, 4] : [0, 1, 2, 3, 5, 6], (i) =>
        oval(
          C.wine,
          [-3.6, 3.6, 3.6, -3.6, 0, -3.6, 3.6][i] ?? 0,
          [-10.6, -3.4, -10.6, -3.4, -7, -7, -7][i] ?? 0,
          1.4,
        ),
      ),
    size,
  );

/** Dividers, as drawn on plans. */
export const dividers = (high = 34): string =>
  line(C.bronze, 3, `M0 ${-high}L-9 0M0 ${-high}L9 0`) +
  line(C.gold, 1.6, `M-5 ${-high * 0.45}h10`) +
  oval(C.gold, 0, -high, 4) +
  oval(C.bronze, 0, -high, 1.6);

export const cogwheel = (r = 16, paint: string = C.bronze): string =>
  each(
    10,
    (i) =>
      `<g transform="rotate(${i * 36})">${box(paint, -r * 0.16, -r * 1.2, r * 0.32, r * 0.4, 1)}</g>`,
  ) +
  oval(paint, 0, 0, r) +
  oval("#00000026", 0, 0, r * 0.74) +
  oval(paint, 0, 0, r * 0.62) +
  oval(C.ink, 0, 0, r * 0.24);

/** An armillary sphere on its foot. */
export const sphere = (r = 18): string =>
  box(C.bronze, -1.5, -12, 3, 12) +
  fill(C.bronze, "M-11 0q11-8 22 0z") +
  at(
    0,
    -12 - r,
    oval("#ffffff22", 0, 0, r) +
      line(C.gold, 2.2, `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`) +
      line(
        C.bronze,
        1.8,
        `M${-r} 0q${r} ${r * 0.7} ${2 * r} 0M0 ${-r}q${r * 0.8} ${r} 0 ${2 * r}M${-r * 0.7} ${-r * 0.7}L${r * 0.7} ${r * 0.7}`,
      ) +
      oval(C.lapis, 0, 0, r * 0.3) +
      oval(C.shine, r * 0.7, -r * 0.7, 2.6),
  );

/** A flask with a coloured liquid. */
export const flask = (paint: string = C.leaf, size = 1): string =>
  at(
    0,
    0,
    fill("#e8f6f4cc", "M-3-24h6v8q9 4 9 11 0 5-5 5h-14q-5 0-5-5 0-7 9-11z") +
      fill(paint, "M-10.500-8q10-3 21 0 2 3 .5 6-1 2-4 2h-14q-3 0-4-2-1.500-3 .5-6z") +
      box(C.lime, -4.5, -25.5, 9, 2.6, 1) +
      fill("#ffffff8c", "M-6-12q-3 3-2 8h2q-1-5 2-8z"),
    size,
  );

export const mortar = (size = 1): string =>
  at(
    0,
    0,
    line(C.lime, 3.4, "M3-12l9-14") +
      fill(C.stone, "M-11-15h22q0 9-6 11l2 4h-14l2-4q-6-2-6-11z") +
      oval("#6f9a52", 0, -15, 10, 2.6) +
      fill("#00000024", "M5-15h6q0 9-6 11l2 4h-5q4-8 3-15z"),
    size,
  );

/** Herbs that hang to dry. */
export const herbs = (x: number, paint: string = C.leaf): string =>
  line(C.bark, 1, `M${x} 0v12`) +
  fill(paint, `M${x} 11q-7 6-6 16 3-5 4-4-1 5 2 9 3-4 2-9 1-1 4 4 1-10-6-16z`);

export const wreath = (r = 12, paint: string = C.gold): string =>
  each(
    16,
    (i) =>
      `<g transform="rotate(${-150 + i * 20})">${oval(i % 2 ? paint : C.bronze, 0, -r, 1.9, 3.6)}</g>`,
  );

export const crown = (size = 1, paint: string = C.gold): string =>
  at(
    0,
    0,
    fill(paint, "M-13 0l-3-15 8 6 8-11 8 11 8-6-3 15z") +
      box(C.bronze, -13, -3, 26, 3) +
      oval(C.red, 0, -6, 2.2) +
      oval(C.lapis, -8, -5, 1.7) +
      oval(C.lapis, 8, -5, 1.7),
    size,
  );

/** A torch that burns, held or on a wall. */
export const torch = (size = 1): string =>
  at(
    0,
    0,
    oval("#ffcf6a33", 0, -24, 15) +
      fill(C.bark, "M-2.500 0l-1.500-18h8l-1.500 18z") +
      fill("#e8662b", "M0-16q-8-2-6-10 3 2 3-2 0-5 4-8 0 5 4 8t1 8q-2 4-6 4z") +
      fill("#ffd060", "M0-17q-4-2-2-7 3 0 3-4 4 4 3 8-1 3-4 3z"),
    size,
  );

/** A crane with a stone on its rope. */
export const crane = (): string =>
  line(C.bark, 4, "M-12 0L4-62M16 0L4-62") +
  line(C.wood, 2.4, "M-8-16h20M-4-32h12") +
  line(C.bark, 3, "M4-62l30-8") +
  line("#e9dcb8", 1.2, "M33-69v30M4-60l-12 48") +
  at(33, -28, box(C.lime, -8, -11, 16, 12, 1) + box("#00000024", 3, -11, 5, 12)) +
  oval(C.plank, -8, -10, 7) +
  oval(C.bark, -8, -10, 2);

/** An anvil on its block. */
export const anvil = (): string =>
  box(C.bark, -9, -12, 18, 12, 1) +
  fill(C.iron, "M-16-22h26q8 0 12-4v6q-8 3-12 3l2 5h-22l3-5q-8 0-9-5z") +
  fill("#ffffff3d", "M-16-22h26q8 0 12-4v2q-6 4-12 4h-26z");

export const hammer = (size = 1): string =>
  at(
    0,
    0,
    line(C.plank, 3.4, "M0 0v-22") +
      box(C.iron, -9, -29, 18, 9, 1.4) +
      box("#ffffff40", -9, -29, 18, 2.4),
    size,
  );

export const pick = (size = 1): string =>
  at(0, 0, line(C.plank, 3, "M0 0v-28") + line(C.iron, 3.6, "M-14-24q14-10 28 0"), size);

export const axe = (size = 1): string =>
  at(
    0,
    0,
    line(C.plank, 3, "M0 0v-30") + fill(C.steel, "M-1-31h6q8-2 10 1v12q-3 2-10-2h-6z"),
    size,
  );

/** A globe of light around something that shines. */
export const glow = (x: number, y: number, r: number): string =>
  oval("#ffd97a24", x, y, r) + oval("#ffd97a30", x, y, r * 0.62);
