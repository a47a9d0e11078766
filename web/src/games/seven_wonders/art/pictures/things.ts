import { C, along, at, box, each, fill, line, oval } from "./paint.ts";

export const amphora = (paint: string = C.clay, size = 1): string =>
  at(
    0,
    0,
    line(paint, 1.8, "M-3-22q-7 0-6 8M3-22q7 0 6 8") +
      fill(paint, "M-3.500-25h7v5q8 4 6 11-2 7-6 9h-7q-4-2-6-9t6-11z") +
      fill("#00000026", "M2-25h1.500v5q8 4 6 11-2 7-6 9h-3Q8-12 2-20z") +
      line(C.ink, 1.3, "M-9-12q9 3 18 0") +
      line(C.shine, 1.2, "M-8.500-9l3 2.500 3-2.500 3 2.500 3-2.500 3 2.500 2-2") +
      box(paint, -4.6, -26.5, 9.2, 2.4, 1),
    size,
  );

export const bowl = (paint: string = C.clay, wide = 16): string =>
  fill(
    paint,
    `M${-wide / 2} -7h${wide}q0 6-${wide * 0.3} 7h-${wide * 0.4}q-${wide * 0.3}-1-${wide * 0.3}-7z`,
  ) + oval("#00000033", 0, -7, wide / 2, 1.8);

export const crate = (size = 1, paint: string = C.plank): string =>
  at(
    0,
    0,
    box(paint, -9, -15, 18, 15, 1) +
      line(C.bark, 1.4, "M-9-15h18v15h-18zM-9-10h18M-9-5h18") +
      fill("#00000026", "M4-15h5v15h-5z"),
    size,
  );

export const sack = (paint = "#d8bd8a", size = 1): string =>
  at(
    0,
    0,
    fill(paint, "M-4-18q4 2 8 0l-1 4q9 5 7 12-1 3-10 3t-10-3q-2-7 7-12z") +
      fill("#00000022", "M3-14q9 5 7 12-1 3-8 3 6-7 1-15z") +
      line(C.bark, 1.2, "M-3.500-14h7"),
    size,
  );

export const barrel = (size = 1): string =>
  at(
    0,
    0,
    fill(C.wood, "M-8-20h16q4 10 0 20h-16q-4-10 0-20z") +
      line(C.iron, 1.8, "M-9.300-15h18.600M-9.300-5h18.600") +
      oval(C.plank, 0, -20, 8, 2.4) +
      fill("#00000026", "M3-20h5q4 10 0 20h-5q3-10 0-20z"),
    size,
  );

/** The end of a trunk. */
const trunk = (x: number, y: number, r = 6): string =>
  oval(C.bark, x, y, r) +
  oval("#dfb177", x, y, r * 0.76) +
  oval("#b98450", x, y, r * 0.42) +
  oval("#dfb177", x, y, r * 0.2);

/** A pile of logs with so many in its lowest row. */
export const logs = (row = 3, r = 6): string =>
  each(row, (level) =>
    each(row - level, (i) => trunk((i - (row - level - 1) / 2) * r * 2, -r - level * r * 1.75, r)),
  );

/** A trunk that lies lengthwise. */
export const beam = (long = 50): string =>
  fill(C.wood, `M0-10h${long}a5 5 0 0 1 0 10h${-long}z`) +
  line("#00000030", 1, `M6-6h${long - 18}M14-3h${long - 24}`) +
  trunk(0, -5, 5);

/** A pile of boards. */
export const boards = (wide = 40, count = 4): string =>
  each(count, (i) =>
    box(
      i % 2 ? C.plank : "#d2a269",
      -wide / 2 + (i % 3) * 2,
      -5 * (i + 1),
      wide - (i % 2) * 5,
      4.2,
      0.6,
    ),
  );

/** Cut stones, in rows. */
export const blocks = (row = 3, paint: string = C.lime, wide = 16, high = 11): string =>
  each(row, (level) =>
    each(row - level, (i) => {
      const x = (i - (row - level) / 2) * (wide + 1);
      const y = -(level + 1) * (high + 0.8);
      return (
        box(paint, x, y, wide, high, 0.8) +
        box("#00000024", x + wide * 0.72, y, wide * 0.28, high) +
        box("#ffffff66", x, y, wide, 1.8)
      );
    }),
  );

/** Bricks of clay in rows. */
export const bricks = (row = 4, rows = 3): string =>
  each(rows, (level) =>
    each(row - (level % 2), (i) => {
      const x = (i - row / 2) * 13 + (level % 2) * 6.5;
      const y = -(level + 1) * 7.5;
      return (
        box(level % 2 ? "#cf7449" : C.clay, x, y, 12, 6.6, 0.6) + box("#ffffff33", x, y, 12, 1.4)
      );
    }),
  );

export const rocks = (paint = "#9a917f", size = 1): string =>
  at(
    0,
    0,
    fill(paint, "M-18 0l4-12 10-5 8 4 6-3 8 8 2 8z") +
      fill("#ffffff38", "M-14-12l10-5 8 4-9 3z") +
      fill("#00000033", "M4-13l6-3 8 8 2 8h-12z"),
    size,
  );

/** Rocks with ore in them. */
export const oreRocks = (size = 1): string =>
  at(
    0,
    0,
    rocks("#565f6e") +
      fill(C.gold, "M-9-8l3-1 1 3-3 1zM4-7l3-2 2 3-3 2zM-1-3l3-1 0 3-3 1zM10-5l2-1 1 2-2 1z") +
      fill(C.shine, "M-8-8l2-1 .5 1zM5-7l2-1 .5 1z"),
    size,
  );

/** Bars of metal. */
export const ingots = (paint: string = C.steel, row = 3): string =>
  each(row, (level) =>
    each(row - level, (i) => {
      const x = (i - (row - level) / 2) * 15;
      const y = -level * 7;
      return (
        fill(paint, `M${x} ${y}l2.500-6.500h9l2.500 6.500z`) +
        fill("#ffffff59", `M${x + 2.5} ${y - 6.5}h9l.8 2h-10.600z`)
      );
    }),
  );

/** Coins: a pile that is so many high. */
export const coins = (high = 4, size = 1): string =>
  at(
    0,
    0,
    each(
      high,
      (i) =>
        fill(C.bronze, `M-7 ${-i * 3.2}v-2.500h14v2.500a7 2.600 0 0 1-14 0z`) +
        oval(i === high - 1 ? C.shine : C.gold, 0, -i * 3.2 - 2.5, 7, 2.6),
    ) + oval(C.gold, 0, -high * 3.2 + 0.7, 3.6, 1.2),
    size,
  );

/** A heap of coins. */
export const hoard = (wide = 44): string =>
  fill(
    C.gold,
    `M${-wide / 2} 0q${wide * 0.2}-${wide * 0.36} ${wide * 0.5}-${wide * 0.36}t${wide / 2} ${wide * 0.36}z`,
  ) +
  each(12, (i) =>
    oval(
      i % 2 ? C.shine : C.bronze,
      -wide * 0.38 + ((i * 31) % 76) * wide * 0.01,
      -2 - ((i * 17) % 9) * wide * 0.018,
      3.4,
      1.7,
    ),
  );

export const chest = (open = true): string =>
  (open
    ? fill(C.wood, "M-16-14q0-13 6-14h20q6 1 6 14z") +
      fill("#3a2412", "M-13-14q0-9 4-10h18q4 1 4 10z") +
      at(0, -13, hoard(26))
    : fill(C.plank, "M-16-14q0-10 8-10h16q8 0 8 10z")) +
  box(C.wood, -17, -15, 34, 15, 1) +
  box("#00000026", 8, -15, 9, 15) +
  line(C.gold, 2, "M-10-15v15M10-15v15") +
  box(C.gold, -3.5, -13, 7, 7, 1) +
  oval(C.ink, 0, -9.5, 1.3);

/** A cart with two wheels. */
export const cart = (paint: string = C.plank): string =>
  box(paint, -22, -22, 44, 12, 1) +
  line(C.bark, 1.4, "M-22-18h44M-22-14h44") +
  line(C.bark, 3, "M22-14l18 6") +
  along(
    [-11, 11],
    (x) =>
      oval(C.bark, x, -8, 8) +
      oval(C.plank, x, -8, 5.4) +
      line(C.bark, 1.4, `M${x - 6}-8h12M${x}-14v12`) +
      oval(C.bark, x, -8, 1.8),
  );

/** A ship: a cargo ship with a sail, or with oars. */
export function ship(sail: string = C.red, oars = false, size = 1): string {
  const hull =
    fill(C.wood, "M-44-14q44 8 84 0l8-12q2 16-14 26h-62q-14-4-16-14z") +
    fill("#00000030", "M-42-8q42 8 80 0-2 5-8 8h-62q-8-3-10-8z") +
    line(C.gold, 1.8, "M-43-12q43 8 84 0") +
    fill(C.plank, "M40-14q6-4 8-12 5-6 3-12 4 6 0 13-3 8-11 11z") +
    oval(C.marble, 33, -8, 2.2) +
    oval(C.ink, 33.4, -8, 1);
  const rig =
    line(C.bark, 2.6, "M-2-12v-48") +
    line(C.bark, 2, "M-26-54h48") +
    fill(sail, "M-25-53h46q-3 20 3 34-26 5-52 0 6-16 3-34z") +
    fill("#ffffff30", "M-12-53h9q-2 18-1 36h-10q3-18 2-36zM10-53h11q-3 20 3 34l-10 1q-2-18-4-35z") +
    line("#e9dcb8", 0.8, "M-2-60l-40 46M-2-60l44 46");
  const row = oars
    ? each(6, (i) => line(C.plank, 1.8, `M${-28 + i * 10} -8l-8 12`)) +
      along([-28, -18, -8, 2, 12, 22], (x) => oval(C.ink, x, -8, 1.4))
    : "";
  return at(0, 0, rig + hull + row, size);
}

/** A coffin of stone. */
export const sarcophagus = (): string =>
  box(C.stone, -34, -22, 68, 22, 1) +
  fill(C.lime, "M-37-22l4-9h66l4 9z") +
  box("#00000022", 18, -22, 16, 22) +
  line(C.lapis, 2, "M-32-16h64M-32-5h64") +
  along([-22, -6, 10], (x) => fill(C.gold, `M${x}-8q5-8 10 0z`));

/** A cage, or bars of a prison. */
export const bars = (wide = 30, high = 34): string =>
  box("#1a1626", -wide / 2, -high, wide, high) +
  each(Math.floor(wide / 7), (i) => box(C.iron, -wide / 2 + 3 + i * 7, -high, 2.2, high)) +
  box(C.iron, -wide / 2, -high * 0.6, wide, 2.4);
