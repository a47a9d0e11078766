import { C, at, box, each, fill, line, oval } from "./paint.ts";
import { fire } from "./land.ts";
import { opening } from "./buildings.ts";

export const pit = (paint: string, dark: string): string =>
  fill(paint, "M24 92q56-14 112 0l-10 26H34z") +
  fill(dark, "M38 96q42-9 84 0l-8 20H46z") +
  fill("#00000026", "M52 101q28-6 56 0l-5 13H57z") +
  line("#ffffff30", 1.4, "M24 92q56-14 112 0M38 96q42-9 84 0");

/** A loom with a piece of cloth on it. */
export const loom = (cloth: string, sign: string): string =>
  line(C.bark, 5, "M-30 0v-72M30 0v-72") +
  line(C.wood, 5, "M-36-68h72M-34-8h68") +
  each(13, (i) => line("#fff6de", 1.2, `M${-24 + i * 4}-66v60`)) +
  box(cloth, -26, -40, 52, 34) +
  line(
    sign,
    2.2,
    "M-26-30l6.500 7 6.500-7 6.500 7 6.500-7 6.500 7 6.500-7 6.500 7 6.500-7M-26-14h52M-26-36h52",
  ) +
  line(C.plank, 3, "M-32-42h64");

/** A furnace with a mouth full of fire. */
export const furnace = (wide = 46): string =>
  fill(C.clay, `M${-wide / 2} 0q0-44 ${wide / 2}-44t${wide / 2} 44z`) +
  fill("#00000026", `M4-44q${wide / 2 - 4} 2 ${wide / 2 - 4} 44h-14q4-26-8-44z`) +
  line("#00000026", 1.2, `M${-wide / 2 + 2}-14h${wide - 4}M${-wide / 2 + 5}-26h${wide - 10}`) +
  box(C.brickRed, -7, -54, 14, 12) +
  opening(20, 22, "#2b1109") +
  at(0, -1, fire(0.8));

/** A press with its screw. */
export const press = (): string =>
  line(C.bark, 5, "M-26 0v-60M26 0v-60") +
  line(C.wood, 6, "M-30-58h60M-28-4h56") +
  box(C.plank, -3, -58, 6, 30) +
  line("#00000040", 1.4, "M-3-54l6 3M-3-48l6 3M-3-42l6 3M-3-36l6 3") +
  box(C.wood, -22, -29, 44, 7, 1) +
  each(4, (i) => box(i % 2 ? "#f1dfae" : "#fdf3d6", -19, -22 + i * 4, 38, 3.6)) +
  line(C.bark, 3, "M-16-46h32");

/** A glass blower at the furnace. */
export const blown = (paint: string): string =>
  oval(paint, 0, 0, 9, 8) + oval("#ffffff80", -3, -3, 2.6, 2) + line(C.iron, 2, "M8-2l26-8");
