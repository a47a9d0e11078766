import { C, along, at, box, each, faint, fill, line, oval } from "./paint.ts";

/** The sun with its glow. */
export const sun = (x: number, y: number, r = 11): string =>
  oval("#fff4c822", x, y, r * 2.1) + oval("#fff1b84d", x, y, r * 1.45) + oval("#ffe9a6", x, y, r);

/** The moon, and stars around it. */
export const moon = (x: number, y: number, r = 9): string =>
  oval("#fff8d822", x, y, r * 1.9) +
  oval("#f6efd2", x, y, r) +
  oval("#1d2a5a", x + r * 0.45, y - r * 0.18, r * 0.86) +
  fill(
    "#f6efd2",
    "M18 14l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM64 8l.7 1.500 1.500.7-1.500.7-.7 1.500-.7-1.500-1.500-.7 1.500-.7zM104 20l.8 1.600 1.600.8-1.600.8-.8 1.600-.8-1.600-1.600-.8 1.600-.8zM146 9l.8 1.600 1.600.8-1.600.8-.8 1.600-.8-1.600-1.600-.8 1.600-.8zM40 30h1.200v1.200h-1.200zM84 34h1.200v1.200h-1.200zM128 38h1.200v1.200h-1.200z",
  );

export const cloud = (x: number, y: number, size = 1): string =>
  at(x, y, fill("#fffdf3a6", "M-24 0q1-7 9-6 4-9 13-5 7-6 13 1 9-2 10 5 5 1 5 5z"), size);

/** Soft hills, the nearer the darker. */
export const hills = (far: string, near: string, y = 66): string =>
  fill(far, `M0 ${y + 4}q22-20 50-9t52-7 58 1V120H0z`) +
  fill("#ffffff1c", `M0 ${y + 4}q22-20 50-9t52-7 58 1v4q-28-8-58-1t-52 7-50 9z`) +
  fill(near, `M0 ${y + 15}q40-15 80-4t80-8V120H0z`) +
  fill("#ffffff17", `M0 ${y + 15}q40-15 80-4t80-8v5q-40 12-80 8t-80 4z`);

/** Sharp mountains with snow. */
export const mountains = (paint: string, y = 78, snow = "#fff9ec"): string =>
  fill(paint, `M-6 ${y}l30-42 14 18 22-34 24 40 16-22 20 30 18-20 28 30V120H-6z`) +
  fill(
    "#00000026",
    `M24 ${y - 42}l14 18 6-8-2 14 8 18H30zM60 ${y - 58}l24 40 4-6 2 12 10 12H70l-4-20zM120 ${y - 24}l20 22H118z`,
  ) +
  fill(snow, `M24 ${y - 42}l-8 11 4 0 3 3 4-5 4 2zM60 ${y - 58}l-9 14 4 0 4 4 4-5 5 4 3-3z`);

/** Open ground, with a worn place in front. */
export const ground = (paint: string = C.brick, y = 92): string =>
  fill(paint, `M0 ${y}q80-8 160 0V120H0z`) +
  fill("#ffffff24", `M0 ${y}q80-8 160 0v3q-80-7-160 0z`) +
  fill("#00000014", `M0 ${y + 16}q50-8 90-2t70-3V120H0z`);

/** A meadow with tufts. */
export const meadow = (paint: string = C.grass, y = 92): string =>
  ground(paint, y) +
  along([12, 38, 66, 103, 131, 150], (x, i) =>
    line(
      "#00000030",
      1.3,
      `M${x} ${y + 8 + (i % 3) * 6}l-2-4M${x} ${y + 8 + (i % 3) * 6}l0-5M${x} ${y + 8 + (i % 3) * 6}l2-4`,
    ),
  );

/** Water up to the lower edge. */
export const water = (y = 90, paint: string = C.river): string =>
  box(paint, 0, y, 160, 120 - y) +
  fill("#0000001f", `M0 ${y + 14}q40-6 80 0t80 0V120H0z`) +
  line(
    C.foam,
    1.5,
    `M6 ${y + 6}q5-3 10 0t10 0M58 ${y + 9}q5-3 10 0t10 0 10 0M118 ${y + 5}q5-3 10 0t10 0M22 ${y + 18}q5-3 10 0t10 0M92 ${y + 20}q5-3 10 0t10 0 10 0`,
  );

/** A cypress, as high as said. */
export const cypress = (high = 44): string =>
  box(C.bark, -1.2, -6, 2.4, 6) +
  fill(
    C.pine,
    `M0 ${-high}q${high * 0.24} ${high * 0.5} ${high * 0.17} ${high * 0.78}q-2 ${high * 0.13} ${-high * 0.17} ${high * 0.14}q${-high * 0.15} 0 ${-high * 0.17} ${-high * 0.14}q${-high * 0.08} ${-high * 0.3} ${high * 0.17} ${-high * 0.78}z`,
  ) +
  fill(
    "#00000033",
    `M0 ${-high}q${high * 0.24} ${high * 0.5} ${high * 0.17} ${high * 0.78}q-2 ${high * 0.13} ${-high * 0.17} ${high * 0.14}q${high * 0.07} ${-high * 0.5} 0 ${-high * 0.92}z`,
  );

/** A tree with a round crown. */
export const tree = (size = 1, paint: string = C.leaf): string =>
  at(
    0,
    0,
    fill(C.bark, "M-3 0q2-9 0-17h6q-2 8 1 17z") +
      oval(paint, 0, -29, 14) +
      oval(paint, -10, -22, 10) +
      oval(paint, 10, -22, 10) +
      fill("#00000030", "M4-41q12 2 11 13 6 3 4 9-3 7-11 7-6 0-10-3 12-8 6-26z") +
      fill("#ffffff26", "M-9-33q3-8 10-8-6 3-7 8z"),
    size,
  );

export const palm = (size = 1): string =>
  at(
    0,
    0,
    line(C.wood, 3.6, "M0 0q3-18 1-36") +
      line("#00000030", 1, "M-.5-8h4M0-15h4M1-22h3M1-29h3") +
      line(C.pine, 3.6, "M1-37q-10-10-20-3M1-37q-8-4-17 6M1-37q8-12 19-5") +
      line(
        C.leaf,
        3.6,
        "M1-37q-2-11-11-14M1-37q5-10 13-12M1-37q9-3 17 6M1-37q-3 5-6 12M1-37q4 5 6 12",
      ) +
      oval(C.bronze, -1, -34, 2.2) +
      oval(C.bronze, 4, -34, 2.2),
    size,
  );

export const bush = (paint: string = C.leaf, size = 1): string =>
  at(
    0,
    0,
    fill(paint, "M-13 0q-4-8 4-10 2-8 10-6 9-2 10 6 6 3 2 10z") +
      fill("#00000026", "M2-16q9-2 10 6 6 3 1 10h-9q6-8-2-16z"),
    size,
  );

/** Ears of corn in rows. */
export const field = (x: number, y: number, wide: number, paint: string = C.gold): string =>
  along(
    Array.from({ length: Math.floor(wide / 5) }, (_, i) => x + i * 5),
    (at_, i) =>
      line(paint, 2, `M${at_} ${y}q1-6 0-${10 + (i % 3)}`) +
      oval(paint, at_, y - 12 - (i % 3), 1.7, 3.2),
  );

/** A winding path. */
export const path = (paint = "#f0dcae"): string =>
  fill(paint, "M66 120q16-14 6-20t14-10h6q-10 6 2 11t-4 19z");

/** Smoke that rises. */
export const smoke = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    faint(
      0.62,
      line(C.smoke, 5.5, "M0 0q-7-7 0-14t-2-15 5-14") + line(C.smoke, 3, "M5-6q6-6 2-12t4-12"),
    ),
    size,
  );

export const fire = (size = 1): string =>
  at(
    0,
    0,
    fill("#e2632a", "M0 0q-9-1-9-10 0-6 5-11 0 4 3 5 0-7 4-11 1 6 5 10t2 11q-2 6-10 6z") +
      fill("#ffc24a", "M0 0q-5-1-5-6 0-4 4-8 1 5 4 6 3 8-3 8z"),
    size,
  );

/** Stars in the dark, for scenes that are not by moonlight. */
export const stars = (): string =>
  each(14, (i) => oval("#fff6d0", (i * 47 + 13) % 158, (i * 29 + 7) % 52, i % 4 ? 0.7 : 1.2));

/** Rays from behind something. */
export const rays = (x: number, y: number, paint: string, count = 14, reach = 130): string =>
  faint(
    0.28,
    each(count, (i) => {
      const a = (Math.PI * 2 * i) / count;
      const b = a + Math.PI / count;
      const point = (angle: number): string =>
        `${(x + reach * Math.cos(angle)).toFixed(0)} ${(y + reach * Math.sin(angle)).toFixed(0)}`;
      return fill(paint, `M${x} ${y}L${point(a)}L${point(b)}z`);
    }),
  );
