import { C, along, at, box, each, fill, line, oval } from "./paint.ts";

export const spear = (long = 52): string =>
  line(C.wood, 2, `M0 0v${-long}`) + fill(C.steel, `M-3 ${-long + 2}l3-10 3 10-3 3z`);

export const sword = (size = 1): string =>
  at(
    0,
    0,
    fill(C.steel, "M-2.200 0l.2-28 2-5 2 5 .2 28z") +
      fill("#ffffff66", "M-2-2l.2-26 1.800-5v31z") +
      box(C.gold, -7, -1, 14, 3, 1.4) +
      box(C.bark, -1.7, 2, 3.4, 8, 1) +
      oval(C.gold, 0, 11, 2.4),
    size,
  );

/** A round shield. */
export const shield = (r = 12, paint: string = C.red): string =>
  oval(C.bronze, 0, 0, r) +
  oval(paint, 0, 0, r * 0.84) +
  fill(
    "#ffffff30",
    `M${-r * 0.7} ${-r * 0.2}a${r * 0.75} ${r * 0.75} 0 0 1 ${r * 0.9} ${-r * 0.5}q${-r * 0.7} ${r * 0.1} ${-r * 0.9} ${r * 0.5}z`,
  ) +
  fill(
    C.shine,
    `M0 ${-r * 0.6}l${r * 0.16} ${r * 0.44} ${r * 0.44} ${r * 0.16}-${r * 0.44} ${r * 0.16}-${r * 0.16} ${r * 0.44}-${r * 0.16}-${r * 0.44}-${r * 0.44}-${r * 0.16} ${r * 0.44}-${r * 0.16}z`,
  );

/** A tall shield with its boss. */
export const scutum = (paint: string = C.red): string =>
  box(C.gold, -9, -30, 18, 30, 5) +
  box(paint, -7.4, -28.4, 14.8, 26.8, 4) +
  line(C.shine, 1.4, "M0-26v22M-5-15h10") +
  oval(C.gold, 0, -15, 3);

/** A helmet with its crest. */
export const helmet = (crest: string = C.red, size = 1): string =>
  at(
    0,
    0,
    fill(crest, "M-15-20q2-16 18-15 12 1 13 15-3-8-11-9-10-2-20 9z") +
      fill(C.bronze, "M-12 0q-3-26 11-26t13 18l-2 12h-6l-1-9h-7l-1 9z") +
      fill("#ffffff4d", "M-8-4q-2-18 7-20-5 6-4 20z") +
      fill(C.ink, "M0-13h10v3.500h-10z"),
    size,
  );

export const banner = (paint: string = C.red, high = 46): string =>
  line(C.bark, 2.2, `M0 0v${-high}`) +
  fill(paint, `M0 ${-high + 1}q8-4 14 0t12 0v15q-6 4-12 0t-14 0z`) +
  fill("#00000022", `M14 ${-high + 1}q6 4 12 0v15q-6 4-12 0z`) +
  oval(C.gold, 0, -high, 2.2);

/** A standard with a wreath and a cloth. */
export const standard = (paint: string = C.red, high = 56): string =>
  line(C.bark, 2.2, `M0 0v${-high}`) +
  box(C.gold, -10, -high + 8, 20, 2.4, 1) +
  fill(paint, `M-9 ${-high + 10}h18v14l-4.500 3-4.500-3-4.500 3-4.500-3z`) +
  oval(C.gold, 0, -high + 2, 5) +
  oval(paint, 0, -high + 2, 2.6);

export const bow = (high = 40): string =>
  line(C.wood, 2.6, `M0 ${-high / 2}Q${high * 0.5} 0 0 ${high / 2}`) +
  line("#efe6cf", 0.9, `M0 ${-high / 2}V${high / 2}`);

/** A target with arrows in it. */
export const target = (r = 18): string =>
  line(C.bark, 3, `M${-r * 0.7} ${r * 1.7}L0 0L${r * 0.7} ${r * 1.7}`) +
  oval(C.lime, 0, 0, r) +
  oval(C.red, 0, 0, r * 0.8) +
  oval(C.lime, 0, 0, r * 0.58) +
  oval(C.red, 0, 0, r * 0.36) +
  oval(C.shine, 0, 0, r * 0.14) +
  along(
    [0, 1],
    (i) =>
      line(C.bark, 1.4, `M${2 - i * 8} ${1 + i * 5}l-22-10`) +
      fill("#fff4d8", `M${-20 - i * 8} ${-9 + i * 5}l-7-5 2 4-5 0z`),
  );

/** A machine that throws stones. */
export const catapult = (): string =>
  line(C.bark, 4.4, "M-30-8h58") +
  line(C.wood, 3.6, "M-20-8L-4-40M12-8L-4-40M-24-8l10-18") +
  line(C.plank, 4, "M26-12L-22-56") +
  fill(C.bark, "M-29-59q2-9 10-6l3 8q-5 5-10 2z") +
  oval("#8c8270", -24, -63, 6) +
  oval("#ffffff40", -26, -65, 2.2) +
  line("#e9dcb8", 1.6, "M-4-38l18 26") +
  along(
    [-24, 20],
    (x) => oval(C.bark, x, -7, 8) + oval(C.plank, x, -7, 5.2) + oval(C.bark, x, -7, 1.8),
  );

/** A roof on wheels with a ram. */
export const ram = (): string =>
  fill(C.wood, "M-40-26L0-44l40 18z") +
  fill("#00000030", "M0-44l40 18H10z") +
  line(C.bark, 3.4, "M-34-26v18M34-26v18M-34-8h68") +
  line(C.bark, 6, "M-44-16h80") +
  fill(C.iron, "M-44-21h-8q-6 5 0 10h8z") +
  along(
    [-22, 22],
    (x) => oval(C.bark, x, -6, 8) + oval(C.plank, x, -6, 5.2) + oval(C.bark, x, -6, 1.8),
  );

/** A tower on wheels. */
export const siegeTower = (): string =>
  fill(C.wood, "M-20-6l5-66h30l5 66z") +
  fill("#00000030", "M4-6l1-66h10l5 66z") +
  line(C.bark, 1.8, "M-15-26h31M-14-44h28M-13-58h26") +
  fill("#2c1a10", "M-5-8v-12h10v12zM-4-30v-9h8v9zM-4-48v-8h8v8z") +
  box(C.bark, -18, -76, 36, 5) +
  along([-12, 12], (x) => oval(C.bark, x, -5, 7) + oval(C.plank, x, -5, 4.4));

/** Weapons on a rack. */
export const rack = (wide = 60): string =>
  line(
    C.bark,
    3,
    `M${-wide / 2} 0v-40M${wide / 2} 0v-40M${-wide / 2}-30h${wide}M${-wide / 2}-12h${wide}`,
  ) +
  each(Math.floor(wide / 11), (i) =>
    at(-wide / 2 + 8 + i * 11, 0, i % 2 ? spear(46) : at(0, -10, sword(1))),
  );

/** A fence of pointed posts. */
export const palisade = (wide = 160, high = 36): string =>
  each(Math.floor(wide / 9), (i) => {
    const x = -wide / 2 + i * 9;
    const tall = high + ((i * 5) % 4);
    return (
      fill(i % 2 ? C.wood : "#9b6637", `M${x} 0v${-tall}l4.200-7 4.200 7V0z`) +
      fill("#0000002b", `M${x + 5.6} 0v${-tall - 4.6}l2.800 4.600V0z`)
    );
  }) +
  line(C.bark, 2.6, `M${-wide / 2} ${-high * 0.7}h${wide}M${-wide / 2} ${-high * 0.28}h${wide}`);
