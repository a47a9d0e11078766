import { C, at, fill, line, oval } from "./paint.ts";

/** A horse that stands, looking to the right. */
export const horse = (paint: string = C.wood, size = 1): string =>
  at(
    0,
    0,
    line(paint, 3.6, "M-16-16l-2 15M-10-16l1 15M12-16l0 15M17-17l2 16") +
      fill(
        paint,
        "M-20-30q8-5 22-2 8-2 12-8l6-10 3-3 1 4 8 7-2 4-7-1-4 8q-1 10-6 14-18 4-30 0-6-4-3-13z",
      ) +
      fill("#00000026", "M-18-20q14 6 32 0 4-4 5-10 2 10-4 14-18 4-30 0-2-1-3-4z") +
      fill(C.ink, "M14-42q2-8 9-10-2 6-2 10-4 8-9 12-1-6 2-12z") +
      line(C.ink, 3, "M-20-28q-7 4-6 16") +
      oval(C.ink, 26.5, -46, 1),
    size,
  );

/** A camel with its load. */
export const camel = (load: string = C.red, size = 1): string =>
  at(
    0,
    0,
    line("#c99a5e", 3.4, "M-16-20l-1 19M-10-20l1 19M10-20l-1 19M15-20l2 19") +
      fill(
        "#d8ab6c",
        "M-21-28q2-8 9-8 2-8 8-9 6 1 7 8 6-2 10 2 6 0 8-8l3-12q2-4 8-3l6 4-1 3-7 1q-2 14-8 20-2 8-6 11-18 4-32 0-6-2-5-9z",
      ) +
      fill("#00000022", "M-18-18q16 5 34-1 4-6 6-12 0 8-4 14-16 4-32 1z") +
      fill(load, "M-15-36q3-9 11-9t10 9l2 10h-24z") +
      line(C.gold, 1.4, "M-15-34q12 4 22 0M-16-29q13 4 24 0") +
      oval(C.ink, 27, -53, 0.9),
    size,
  );

export const elephant = (size = 1): string =>
  at(
    0,
    0,
    fill(
      "#8b8a95",
      "M-30 0v-22q0-20 24-21 14 0 20 6 14-4 20 8 3 8 2 20 0 6 4 6v4q-9 1-10-9 0-8-3-11-4 6-9 4l1 15h-10v-12h-18v12z",
    ) +
      fill(
        "#00000026",
        "M-30 0v-14q14 8 38 2l11 0 0 12h-10v-12h-18v12zM14-37q-6 10 2 18-8 2-12-6-2-8 10-12z",
      ) +
      fill(C.marble, "M26-16q4 6 12 4-6 6-14 0z") +
      oval(C.ink, 24, -26, 1.3),
    size,
  );

export const bull = (paint: string = C.bark, size = 1): string =>
  at(
    0,
    0,
    line(paint, 4, "M-18-12v11M-11-12v11M10-12v11M16-12v11") +
      fill(paint, "M-24-24q6-6 22-4 10-5 18-1l8 4 4 8-4 5-8-2q-4 6-10 7-18 3-28 0-5-6-2-17z") +
      line(C.lime, 2.4, "M20-30q2-8 9-6M15-30q-2-7-8-6") +
      line(paint, 1.8, "M-24-22q-6 4-5 14") +
      oval(C.ink, 24, -22, 1),
    size,
  );

/** A bird with spread wings. */
export const pigeon = (paint: string = C.marble, size = 1): string =>
  at(
    0,
    0,
    fill(
      paint,
      "M-16 4q8 2 12-2 6-12 20-14-2 8-10 13 8-1 12-6 2 0 4 2l3 1-3 1q-4 10-16 11-12 0-22-6z",
    ) +
      fill("#00000026", "M-4 2q6-12 20-14-4 9-14 14zM-6 6q10 4 22 0-4 4-10 4-8 0-12-4z") +
      oval(C.ink, 19, -0.5, 0.9),
    size,
  );

export const owl = (size = 1): string =>
  at(
    0,
    0,
    fill("#9a6f42", "M-10 0q-5-20 2-30l-1-6 5 3h8l5-3-1 6q7 10 2 30z") +
      fill("#d8b27c", "M-5 0q-3-12 0-18h10q3 6 0 18z") +
      line("#9a6f42", 1, "M-3-13h6M-3-9h6M-3-5h6") +
      oval(C.shine, -4, -25, 3.6) +
      oval(C.shine, 4, -25, 3.6) +
      oval(C.ink, -4, -25, 1.7) +
      oval(C.ink, 4, -25, 1.7) +
      fill(C.bronze, "M-1.500-22h3l-1.500 4z"),
    size,
  );

/** A snake around a staff. */
export const asclepius = (high = 50): string =>
  line(C.wood, 3, `M0 0v${-high}`) +
  line(C.leaf, 3.4, `M-8-4q18-6 10-14t-2-14 8-12-2-10`) +
  oval(C.leaf, 5, -high + 4, 3.4, 2.6) +
  oval(C.ink, 6.5, -high + 3.5, 0.8);

export const lion = (size = 1): string =>
  at(
    0,
    0,
    line("#cf9a4c", 4, "M-16-10l-2 9M-9-10v9M8-10v9M14-12l2 11") +
      fill("#d9a857", "M-20-22q10-5 26-2l8-8h12l3 9-4 6-10 1q-4 8-10 9-18 2-25-2-4-5 0-13z") +
      fill("#9a5f24", "M6-24q-2-12 8-16 10-1 12 6 0-1 1 4l-6 0-4 6 3 8q-6 4-11 0-4-3-3-8z") +
      line("#cf9a4c", 2, "M-20-20q-10-2-10-12") +
      oval("#9a5f24", -30, -33, 2.6) +
      oval(C.ink, 23, -30, 1),
    size,
  );

/** A dog or a jackal that sits. */
export const hound = (paint: string = C.ink, size = 1): string =>
  at(
    0,
    0,
    fill(paint, "M-12 0q-4-12 4-18l4-12-1-10 5 6 5 1 8 5-2 3-8 1-1 10q4 6 4 14z") +
      line(paint, 2.4, "M-12-2q-8 0-9-7"),
    size,
  );

export const fish = (paint: string = C.steel, size = 1): string =>
  at(0, 0, fill(paint, "M-10 0q8-7 16 0l5-4v8l-5-4q-8 7-16 0z") + oval(C.ink, -6, -0.8, 0.9), size);
