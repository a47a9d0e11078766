import { C, along, box, each, fill, line, oval, at } from "./paint.ts";

/** A room: wall, a painted border, floor. */
export const room = (paint = "#e5cfa2", border: string = C.clay, floor: string = C.wood): string =>
  box(paint, 0, 0, 160, 96) +
  fill("#00000012", "M0 0h160v26q-80-14-160 0z") +
  box(border, 0, 70, 160, 3) +
  each(20, (i) => fill(border, `M${i * 8} 78l4-4 4 4-4 4z`)) +
  box("#00000010", 0, 70, 160, 22) +
  box(floor, 0, 92, 160, 28) +
  line(
    "#0000002b",
    1,
    "M0 92h160M0 101h160M0 111h160M28 92l-8 9M76 92l-2 9M122 92l4 9M50 101l-6 10M104 101l3 10M20 111l-6 9M132 111l6 9",
  );

/** A cellar: rough stones and a dark floor. */
export const cellar = (paint = "#4c4a63", floor = "#2c2a40"): string =>
  box(paint, 0, 0, 160, 96) +
  line(
    "#00000038",
    1.4,
    each(
      8,
      (row) => `M0 ${row * 12}h160` + each(7, (i) => `M${i * 24 + (row % 2) * 12} ${row * 12}v12`),
    ),
  ) +
  fill("#00000030", "M0 0h160v20q-80-12-160 0z") +
  box(floor, 0, 92, 160, 28) +
  line("#00000040", 1, "M0 92h160M0 104h160");

/** An arched window with the sky behind it. */
export const window_ = (x: number, y: number, wide = 28, high = 40, sky = "#bfe0ea"): string =>
  at(
    x,
    y,
    fill(
      C.shade,
      `M${-wide / 2 - 3} 2v${wide / 2 - high - 2}a${wide / 2 + 3} ${wide / 2 + 3} 0 0 1 ${wide + 6} 0V2z`,
    ) +
      fill(sky, `M${-wide / 2} 0v${wide / 2 - high}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V0z`) +
      fill("#8fb06a", `M${-wide / 2} 0v-8q${wide * 0.3}-7 ${wide * 0.5}-2t${wide * 0.5} 0V0z`) +
      box(C.lime, -wide / 2 - 4, 0, wide + 8, 3),
  );

/** A curtain at one side. */
export const curtain = (paint: string, left = true): string => {
  const drape =
    fill(paint, "M0 0h26q4 40-10 58-6 8-16 10z") +
    fill("#00000026", "M8 0q4 36-2 62l-6 5V0zM18 0q4 36-6 56l-2 3Q20 34 14 0z") +
    line(C.gold, 2, "M17 56q-6 8-17 11");
  return left ? drape : at(160, 0, drape, 1, true);
};

/** A shelf with scrolls, jars, or books. */
export function shelf(wide: number, high: number, what: "scrolls" | "jars" | "books"): string {
  const rows = Math.round(high / 18);
  const step = high / rows;
  const tones = [C.clay, C.lapis, C.leaf, C.gold, C.purple, C.river];
  const inside = (row: number): string =>
    each(Math.floor((wide - 6) / 9), (i) => {
      const [x, y] = [-wide / 2 + 7.5 + i * 9, -row * step - 3];
      const tone = tones[(i * 2 + row * 3) % tones.length] ?? C.clay;
      if (what === "scrolls")
        return (
          oval(C.lime, x, y - 4, 3.8) +
          oval(C.shade, x, y - 4, 1.5) +
          (i % 3 === row % 3 ? oval(C.lime, x, y - 10, 3.2) + oval(C.shade, x, y - 10, 1.2) : "")
        );
      if (what === "books")
        return box(tone, x - 3.4, y - 12, 6.6, 12, 0.8) + box(C.gold, x - 3.4, y - 9.5, 6.6, 1);
      return (
        fill(tone, `M${x - 2} ${y - 11}h4v2q4 2 3 5t-3 4h-4q-2-1-3-4t3-5z`) +
        box(C.lime, x - 2.6, y - 12.5, 5.2, 2)
      );
    });
  return (
    box(C.bark, -wide / 2, -high, wide, high, 1) +
    box("#3a2412", -wide / 2 + 2, -high + 2, wide - 4, high - 4) +
    each(rows, (row) => inside(row) + box(C.wood, -wide / 2, -row * step - 3, wide, 3)) +
    box(C.plank, -wide / 2 - 2, -high - 2, wide + 4, 3.5)
  );
}

/** A table, its feet on the ground. */
export const table = (wide = 60, high = 20): string =>
  box(C.bark, -wide / 2 + 3, -high + 3, 4, high - 3) +
  box(C.bark, wide / 2 - 7, -high + 3, 4, high - 3) +
  box(C.plank, -wide / 2, -high, wide, 4.5, 1) +
  box("#00000030", -wide / 2, -high + 3, wide, 1.5);

/** A carpet. */
export const rug = (paint: string = C.red, y = 112): string =>
  fill(paint, `M24 ${y}l12-10h88l12 10z`) + line(C.gold, 1.4, `M34 ${y - 2}l8-6h76l8 6z`);

/** A lamp that hangs from above. */
export const lamp = (x: number, y = 30): string =>
  oval("#ffdf8a2e", x, y + 2, 18) +
  line(C.bronze, 1, `M${x} 0v${y - 5}`) +
  fill(C.bronze, `M${x - 6} ${y - 4}h12l-2 5h-8z`) +
  fill(C.lamp, `M${x - 2} ${y - 4}q-2-5 2-8 4 3 2 8z`);

/** Pictures of waves, for bath houses and shrines. */
export const frieze = (y: number, paint: string): string =>
  line(paint, 2, `M0 ${y}` + each(10, () => "q4-6 8 0t8 0")) +
  along([y - 6, y + 5], (at_) => box(paint, 0, at_, 160, 1.2));
