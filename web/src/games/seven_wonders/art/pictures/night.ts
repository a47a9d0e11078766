import { C, along, at, box, fill, line } from "./paint.ts";
import { ground, hills } from "./land.ts";
import { house } from "./buildings.ts";
import { crate, ship } from "./things.ts";
import { person, seated } from "./people.ts";

/** Houses by night, some windows lit. */
export const town = (): string =>
  hills("#2b376c", "#202a58", 70) +
  along(
    [18, 54, 108, 144],
    (x, i) =>
      at(x, 98, house(34, 34 + ((i * 7) % 16), i % 2 ? "#4a5488" : "#3d4777")) +
      box(C.lamp, x - 8, 74, 5, 6),
  ) +
  ground("#272f54", 96);

export const cloaked = (
  cloak: string = "#1a1a2c",
  arms: "hold" | "down" | "out" = "down",
  tool: "torch" | "none" | "staff" | "sack" = "none",
): string => person({ robe: "#2a2840", cloak, hat: "hood", arms, tool, skin: 2 });

/** A jetty in the dark; the ship comes from one side. */
export const dock = (west: boolean): string => {
  const shore =
    fill("#2a3058", "M0 70q30-10 54 2l4 50H0z") +
    at(26, 84, house(34, 30, "#3d4777")) +
    box(C.lamp, 14, 62, 6, 7) +
    box("#4a3a34", 0, 94, 88, 6) +
    along([12, 38, 64, 80], (x) => box("#2e2420", x, 98, 4, 22)) +
    at(66, 94, crate(0.8, "#8a6a48")) +
    at(44, 94, cloaked("#1a1a2c", "hold", "torch"), 0.95) +
    at(126, 110, ship(west ? "#6a3f52" : "#3d5a78", false, 0.66), 1, true);
  return west ? shore : at(160, 0, shore, 1, true);
};

/** A table with players around it. */
export const gamblers = (cloth: string): string =>
  at(34, 110, seated({ robe: C.clay, hat: "turban", beard: true }), 1.25) +
  at(126, 110, seated({ robe: C.purple, hat: "hood", cloak: "#40305a" }), 1.25, true) +
  fill(cloth, "M40 92q40-9 80 0l6 10q-46 8-92 0z") +
  fill("#00000030", "M34 102q46 8 92 0v12q-46 8-92 0z") +
  line(C.gold, 1.4, "M36 101q44 8 88 0");
