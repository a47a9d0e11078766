import { C, along, at, box, each, fill, line, oval } from "./paint.ts";

/** Columns between two heights; `x` is the middle of the row. */
export function columns(
  wide: number,
  high: number,
  count: number,
  paint: string = C.marble,
): string {
  const gap = count > 1 ? (wide - 7) / (count - 1) : 0;
  return each(count, (i) => {
    const x = -wide / 2 + i * gap;
    return (
      box(paint, x + 0.8, -high, 5.4, high) +
      box("#00000026", x + 4.2, -high, 2, high) +
      box(C.lime, x - 0.4, -high, 7.8, 2.6) +
      box(C.lime, x - 0.4, -2.4, 7.8, 2.4)
    );
  });
}

const dark = (wide: number, high: number): string => box("#3a2a2e", -wide / 2, -high, wide, high);

/** A temple on steps. */
export function temple(wide = 78, high = 32, count = 6, roof: string = C.clay): string {
  const top = -7 - high;
  return (
    box(C.shade, -wide / 2 - 8, -3.5, wide + 16, 3.5) +
    box(C.stone, -wide / 2 - 4, -7, wide + 8, 3.5) +
    at(0, -7, dark(wide - 8, high) + columns(wide, high, count)) +
    box(C.lime, -wide / 2 - 3, top - 6, wide + 6, 6) +
    box(C.gold, -wide / 2 - 3, top - 3.4, wide + 6, 1.2) +
    fill(
      roof,
      `M${-wide / 2 - 7} ${top - 6}L0 ${top - 6 - wide * 0.24}L${wide / 2 + 7} ${top - 6}z`,
    ) +
    fill(
      C.lime,
      `M${-wide / 2 + 5} ${top - 7.5}L0 ${top - 7.5 - wide * 0.165}L${wide / 2 - 5} ${top - 7.5}z`,
    ) +
    fill("#00000022", `M0 ${top - 6 - wide * 0.24}L${wide / 2 + 7} ${top - 6}h-7z`) +
    oval(C.gold, 0, top - 7.5 - wide * 0.055, wide * 0.04)
  );
}

/** A house with a flat roof, or with a gable. */
export function house(wide = 30, high = 28, paint: string = C.stone, gable = ""): string {
  const left = -wide / 2;
  return (
    box(paint, left, -high, wide, high) +
    box("#0000001f", left + wide * 0.68, -high, wide * 0.32, high) +
    (gable
      ? fill(gable, `M${left - 4} ${-high}L0 ${-high - wide * 0.34}L${-left + 4} ${-high}z`) +
        fill("#00000026", `M0 ${-high - wide * 0.34}L${-left + 4} ${-high}H${-left - 3}z`)
      : box(C.wood, left - 2, -high - 3, wide + 4, 4) +
        along([-0.3, 0, 0.3], (x) => oval(C.bark, x * wide, -high + 3, 1.2))) +
    fill(
      C.umber,
      `M${-wide * 0.12} 0v${-high * 0.42}a${wide * 0.12} ${wide * 0.12} 0 0 1 ${wide * 0.24} 0V0z`,
    ) +
    box("#5a3a22", left + wide * 0.12, -high * 0.74, wide * 0.16, high * 0.2, 1) +
    box("#5a3a22", -left - wide * 0.28, -high * 0.74, wide * 0.16, high * 0.2, 1)
  );
}

const teeth = (wide: number, paint: string): string => {
  const count = Math.max(2, Math.round(wide / 9));
  const step = wide / (count - 0.4);
  return each(count, (i) => box(paint, -wide / 2 + i * step, -5, step * 0.6, 6));
};

const stones = (wide: number, high: number): string =>
  each(Math.floor(high / 8), (row) =>
    line(
      "#0000001f",
      1,
      each(
        Math.floor(wide / 15),
        (i) => `M${-wide / 2 + 3 + i * 15 + (row % 2) * 7} ${-5 - row * 8}h6`,
      ),
    ),
  );

/** A wall with battlements. */
export const wall = (wide = 160, high = 30, paint: string = C.brick): string =>
  box(paint, -wide / 2, -high, wide, high) +
  at(0, -high, teeth(wide, paint)) +
  box("#ffffff2b", -wide / 2, -high, wide, 2) +
  stones(wide, high);

/** A tower with battlements. */
export const tower = (wide = 24, high = 52, paint: string = C.brick): string =>
  box(paint, -wide / 2, -high, wide, high) +
  box(paint, -wide / 2 - 3, -high - 3, wide + 6, 9) +
  at(0, -high - 3, teeth(wide + 6, paint)) +
  box("#00000026", -wide / 2 - 3, -high + 6, wide + 6, 1.6) +
  stones(wide, high - 8) +
  box("#00000024", wide * 0.14, -high - 3, wide * 0.36 + 3, 9) +
  box("#00000024", wide * 0.14, -high + 6, wide * 0.36, high - 6) +
  fill("#3a2414", `M-2.500 ${-high * 0.55}v-8a2.500 2.500 0 0 1 5 0v8z`);

/** An arched opening, standing on the ground. */
export const opening = (wide: number, high: number, paint = "#3a2414"): string =>
  fill(paint, `M${-wide / 2} 0v${wide / 2 - high}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V0z`);

/** A gate between two towers. */
export const gate = (paint: string = C.brick, high = 50): string =>
  wall(60, high * 0.8, paint) +
  opening(24, high * 0.62) +
  line(C.gold, 1.6, `M-12 0v${12 - high * 0.62}a12 12 0 0 1 24 0V0`) +
  at(-28, 0, tower(20, high, paint)) +
  at(28, 0, tower(20, high, paint));

/** A dome on a drum. */
export const dome = (wide = 50, paint: string = C.lapis, high = 16): string =>
  box(C.stone, -wide / 2, -high, wide, high) +
  each(Math.floor(wide / 10), (i) =>
    at(-wide / 2 + 6 + i * 10, 0, opening(5, high * 0.7, "#6b4a2c")),
  ) +
  fill(paint, `M${-wide / 2 - 2} ${-high}a${wide / 2 + 2} ${wide * 0.52} 0 0 1 ${wide + 4} 0z`) +
  fill(
    "#ffffff30",
    `M${-wide / 2 + 5} ${-high}q0-${wide * 0.36} ${wide * 0.28}-${wide * 0.46}q-${wide * 0.1} ${wide * 0.16}-${wide * 0.1} ${wide * 0.46}z`,
  ) +
  fill(
    "#0000002b",
    `M${wide / 2 + 2} ${-high}a${wide / 2 + 2} ${wide * 0.52} 0 0 0-${wide * 0.42}-${wide * 0.5}q${wide * 0.2} ${wide * 0.2} ${wide * 0.14} ${wide * 0.5}z`,
  ) +
  fill(C.gold, `M-2 ${-high - wide * 0.5}q2-8 4 0z`);

/** A stepped tower. */
export const ziggurat = (wide = 90, steps = 4, high = 13, paint: string = C.brick): string =>
  each(steps, (i) => {
    const w = wide * (1 - (i * 0.78) / steps);
    const y = -i * high;
    return (
      fill(paint, `M${-w / 2} ${y}l3 ${-high}h${w - 6}l3 ${high}z`) +
      fill("#0000001f", `M${w * 0.2} ${y}v${-high}h${w * 0.3 - 3}l3 ${high}z`) +
      box("#ffffff38", -w / 2 + 3, y - high, w - 6, 2)
    );
  }) +
  fill(C.lime, `M-5 0l2 ${-steps * high}h6l2 ${steps * high}z`) +
  line(
    "#00000026",
    1,
    each(steps * 3, (i) => `M-4 ${-i * (high / 3) - 2}h8`),
  );

/** A market stall with a striped awning. */
export const stall = (wide = 44, paint: string = C.red): string => {
  const part = (wide + 8) / 6;
  return (
    box(C.bark, -wide / 2 + 1, -30, 2.4, 30) +
    box(C.bark, wide / 2 - 3, -30, 2.4, 30) +
    box(C.plank, -wide / 2 - 2, -14, wide + 4, 4) +
    box(C.wood, -wide / 2, -10, wide, 10) +
    line("#00000033", 1, `M${-wide / 2 + wide / 3}-10v10M${wide / 2 - wide / 3}-10v10`) +
    each(6, (i) => {
      const x = -wide / 2 - 4 + i * part;
      const tone = i % 2 ? "#fff4d8" : paint;
      return (
        fill(
          tone,
          `M${x} -32L${x + (i < 3 ? 3 : 1) - i * 0.4 + 1.6} -42h${part - 1}L${x + part} -32z`,
        ) + fill(tone, `M${x} -32h${part}v3a${part / 2} ${part / 2} 0 0 1 ${-part} 0z`)
      );
    }) +
    box("#00000020", -wide / 2 - 4, -32, wide + 8, 1.5)
  );
};

/** A tent. */
export const tent = (wide = 44, high = 30, paint: string = C.clay): string =>
  fill(paint, `M${-wide / 2} 0L0 ${-high}L${wide / 2} 0z`) +
  fill("#00000030", `M0 ${-high}L${wide / 2} 0H${wide * 0.14}z`) +
  fill("#3a2018", `M-5 0L0 ${-high * 0.62}L6 0z`) +
  line(C.bark, 1.4, `M0 ${-high}v-6`) +
  fill(C.gold, `M0 ${-high - 6}l8 2.500-8 2.500z`);

/** Arches in a row, for bridges and aqueducts. */
export const arcade = (
  wide: number,
  high: number,
  count: number,
  paint: string = C.stone,
): string => {
  const step = wide / count;
  return (
    box(paint, -wide / 2, -high, wide, high) +
    box("#ffffff3d", -wide / 2, -high, wide, 2) +
    box("#00000022", -wide / 2, -high + 5, wide, 1.4) +
    each(count, (i) =>
      at(-wide / 2 + step * (i + 0.5), 0, opening(step * 0.68, high - 8, "#00000055")),
    )
  );
};

/** An amphitheatre seen from the front. */
export const arena = (wide = 120): string => {
  const half = wide / 2;
  const ring = (y: number, high: number, paint: string): string =>
    fill(paint, `M${-half} ${y}q${half} 14 ${wide} 0v${high}q${-half} 14 ${-wide} 0z`);
  return (
    fill(C.shade, `M${-half} -42a${half} 11 0 0 1 ${wide} 0v6h${-wide}z`) +
    fill(
      "#8a6a3e",
      `M${-half + 6} -42a${half - 6} 8 0 0 1 ${wide - 12} 0a${half - 6} 9 0 0 1 ${12 - wide} 0z`,
    ) +
    ring(-42, 20, C.stone) +
    ring(-22, 20, C.brick) +
    each(9, (i) => {
      const x = -half + (wide / 9) * (i + 0.5);
      const dip = 7 - (x / half) ** 2 * 7;
      return (
        at(x, -25 + dip, opening(7.5, 12, "#5d3b20")) + at(x, -4 + dip, opening(7.5, 13, "#4a2c16"))
      );
    }) +
    fill(
      "#00000022",
      `M${half * 0.5} -37q${half * 0.3}-2 ${half * 0.5} -5v40q${-half * 0.2} 4 ${-half * 0.5} 5z`,
    )
  );
};

export const obelisk = (high = 60, paint: string = C.stone): string =>
  box(C.shade, -9, -5, 18, 5) +
  fill(paint, `M-6-5L-3.500 ${-high}h7L6-5z`) +
  fill("#0000002b", `M1-5L.5 ${-high}h3L6-5z`) +
  fill(C.gold, `M-3.500 ${-high}L0 ${-high - 7}l3.500 7z`);

export const pyramid = (wide = 70, paint: string = C.stone): string =>
  fill(paint, `M${-wide / 2} 0L0 ${-wide * 0.64}L${wide / 2} 0z`) +
  fill("#00000033", `M0 ${-wide * 0.64}L${wide / 2} 0H${wide * 0.12}z`) +
  fill(C.shine, `M0 ${-wide * 0.64}l${wide * 0.07} ${wide * 0.09}h${-wide * 0.14}z`);
