import { C, along, at, box, dawn, day, fill, indoors, line } from "./paint.ts";
import { cypress, ground, hills, meadow, mountains, smoke, sun, tree, cloud } from "./land.ts";
import { opening } from "./buildings.ts";
import {
  amphora,
  beam,
  blocks,
  boards,
  bowl,
  bricks,
  cart,
  ingots,
  logs,
  oreRocks,
  rocks,
} from "./things.ts";
import { anvil, crane, glow } from "./tools.ts";
import { person } from "./people.ts";
import { pit, furnace } from "./workshops.ts";

/** Brown cards: raw materials. */
export const BROWN = {
  lumber_yard: () =>
    dawn(
      sun(34, 40),
      hills("#a9c88f", "#7fab6b"),
      along([10, 24, 140, 153], (x, i) => at(x, 92 + (i % 2) * 3, cypress(50 + (i % 2) * 10))),
      ground("#cfa468", 90),
      at(112, 110, logs(4, 7)),
      at(54, 108, person({ robe: C.wood, arms: "hold", tool: "axe", short: true, hat: "straw" })),
      at(26, 106, beam(18)),
    ),
  stone_pit: () =>
    dawn(
      sun(128, 30),
      fill("#d9c39a", "M0 58l30-26 18 8 22-18 26 20 20-8 44 24v62H0z"),
      fill("#b99a66", "M0 74l26-10 14 12 30-14 22 14 30-10 38 16v38H0z"),
      line("#00000022", 1.6, "M18 50l-4 22M48 42l6 30M82 30l-4 36M116 42l6 30"),
      ground("#d6bc86", 96),
      at(102, 112, blocks(3, C.lime, 18, 12)),
      at(50, 110, person({ robe: "#d8bd8a", short: true, arms: "up", tool: "pick", skin: 2 })),
      at(22, 114, rocks("#cdb88d", 0.8)),
    ),
  clay_pool: () =>
    dawn(
      sun(40, 34),
      hills("#d7b483", "#c58c57"),
      ground("#b8693f", 88),
      fill("#8d4527", "M30 104q40-16 92-4 14 8-8 14H44q-22-2-14-10z"),
      fill("#b5643c", "M42 103q34-10 70-2 6 5-6 8H52q-16-1-10-6z"),
      line("#e6a277", 1.4, "M56 104q10-3 20 0M84 107q8-2 14 0"),
      at(40, 100, person({ robe: C.lime, short: true, arms: "carry", skin: 2 })),
      at(124, 104, bowl(C.clay, 18)),
      at(140, 108, amphora("#b5643c", 0.8)),
      at(118, 96, person({ robe: C.lapis, arms: "pray", hat: "veil" }), 0.9),
    ),
  ore_vein: () =>
    dawn(
      mountains("#a5907c", 86),
      fill("#7b6a5c", "M30 104l20-52 24-12 28 10 26 54z"),
      fill("#00000026", "M74 40l28 10 26 54H92z"),
      line(C.gold, 3.4, "M52 96l10-14-4-10 14-12 2-12"),
      line(C.shine, 1.3, "M52 96l10-14-4-10 14-12"),
      line("#d98a3a", 2.6, "M96 98l-4-14 8-10-2-12"),
      ground("#a98763", 100),
      at(128, 112, oreRocks(0.9)),
      at(34, 112, person({ robe: C.iron, short: true, arms: "up", tool: "pick" })),
    ),
  tree_farm: () =>
    dawn(
      sun(126, 32),
      hills("#b5cf92", "#8db870"),
      meadow("#a9bf63", 86),
      along(
        [18, 46, 74, 102, 130],
        (x, i) =>
          line("#7d9448", 7, `M${x - 8} ${96 + (i % 2) * 2}h16`) +
          at(x, 97 + (i % 2) * 2, tree(0.5 + (i % 3) * 0.12, i % 2 ? C.leaf : "#78a94e")),
      ),
      fill("#b8693f", "M0 110q80-10 160-2v12H0z"),
      at(92, 116, person({ robe: C.leaf, arms: "carry", hat: "straw", tool: "none" }), 1.05),
      at(116, 116, bowl(C.clay, 16)),
      at(116, 110, tree(0.3)),
    ),
  excavation: () =>
    dawn(
      sun(30, 32),
      hills("#d9c493", "#cda768"),
      ground("#c99a5e", 84),
      pit("#b67c48", "#8d5730"),
      at(58, 108, blocks(2, C.lime, 13, 9)),
      at(104, 110, bricks(2, 2)),
      line(C.wood, 2.4, "M120 112l14-38M128 112l10-38M121 106h8M124 98h9M128 90h7"),
      at(80, 106, person({ robe: C.clay, short: true, arms: "up", tool: "pick" }), 0.9),
      at(22, 96, person({ robe: C.lime, arms: "carry", tool: "jar" }), 0.9),
    ),
  clay_pit: () =>
    dawn(
      sun(122, 28),
      mountains("#b79b88", 80),
      ground("#b9754a", 84),
      pit("#a65a36", "#7c3c22"),
      at(46, 110, bricks(2, 2)),
      at(116, 112, oreRocks(0.62)),
      line(C.bark, 3, "M58 88l22-40 22 40"),
      line("#e9dcb8", 1.2, "M80 50v44"),
      at(80, 104, bowl(C.wood, 14)),
      at(134, 98, person({ robe: C.lapis, short: true, arms: "work", tool: "hammer", skin: 2 })),
    ),
  timber_yard: () =>
    dawn(
      hills("#c2cf9f", "#94b27a", 62),
      at(140, 88, cypress(56)),
      at(124, 90, cypress(44)),
      ground("#cdb07a", 88),
      at(42, 110, blocks(3, "#d9cdb4", 16, 11)),
      at(112, 112, boards(52, 5)),
      at(112, 86, logs(2, 5)),
      at(76, 108, person({ robe: C.wood, arms: "hold", tool: "axe", hat: "band", short: true })),
    ),
  forest_cave: () =>
    dawn(
      fill("#5e7f58", "M0 120V40q20-22 44-18t44-10 44 6 28 8v94z"),
      along([14, 34, 128, 148], (x, i) =>
        at(x, 92 + (i % 2) * 4, tree(1.05, i % 2 ? C.pine : "#4f8450")),
      ),
      fill("#8c7f6d", "M44 104q0-46 36-48t38 48z"),
      fill("#ffffff26", "M44 104q0-46 36-48-22 8-24 48z"),
      fill("#21160f", "M58 104q0-30 22-30t24 30z"),
      meadow("#7f9a55", 98),
      at(98, 112, oreRocks(0.66)),
      at(54, 114, beam(24)),
      at(80, 106, person({ robe: C.bark, hat: "hood", arms: "hold", tool: "torch" }), 0.85),
    ),
  mine: () =>
    dawn(
      mountains("#a89a92", 74),
      fill("#8a7867", "M0 104V70q40-34 80-34t80 30v54H0z"),
      fill("#00000020", "M92 37q68 4 68 33v50h-50q10-50-18-83z"),
      at(80, 104, opening(44, 44, "#1d130c")),
      line(C.wood, 5, "M58 104V68h44v36"),
      line(C.bark, 1.6, "M58 76h44"),
      ground("#a58a68", 102),
      line(C.iron, 1.8, "M70 120l8-17M90 120l-8-17"),
      at(80, 116, cart("#7d5a38"), 0.7),
      at(80, 103, oreRocks(0.5)),
      at(26, 112, blocks(2, "#d9cdb4", 14, 9)),
      at(
        128,
        112,
        person({ robe: C.clay, short: true, hat: "band", arms: "hold", tool: "pick", skin: 2 }),
      ),
    ),
  sawmill: () =>
    day(
      sun(130, 24, 9),
      hills("#a5c79a", "#7aa872"),
      cloud(60, 24, 0.8),
      along([8, 150], (x) => at(x, 90, cypress(54))),
      ground("#cda568", 88),
      line(C.bark, 4, "M48 106l10-26M68 106l-10-26M104 106l10-26M124 106l-10-26"),
      at(38, 82, beam(96)),
      at(
        86,
        88,
        line(C.plank, 2.4, "M0-32h0M-9-30h18M-9 14h18M-9-30v44M9-30v44") +
          fill(C.steel, "M-1.500-30h3v44h-3z"),
      ),
      at(74, 66, person({ robe: C.clay, short: true, arms: "work" }), 0.86),
      at(104, 112, person({ robe: C.lapis, short: true, arms: "up", hat: "band" }), 0.86),
      at(24, 112, boards(34, 4)),
    ),
  quarry: () =>
    day(
      fill("#efe2c4", "M0 40h40l6 18h40l6 16h40l8 18h20v28H0z"),
      fill("#d6c196", "M0 58h46v14H0zM46 74h46v14H46zM92 92h48v12H92z"),
      fill("#00000018", "M40 40l6 18v16h40l6 14v12l-6-2V74H46V56z"),
      line("#00000022", 1.2, "M10 46h22M54 64h24M104 80h24"),
      ground("#dcc693", 100),
      at(118, 96, crane(), 0.78),
      at(48, 112, blocks(2, C.marble, 20, 13)),
      at(86, 114, person({ robe: C.lime, short: true, arms: "work", tool: "hammer" })),
    ),
  brickyard: () =>
    day(
      hills("#d8ba86", "#c79660"),
      ground("#bd7d4b", 88),
      at(116, 106, furnace(54)),
      smoke(116, 54),
      at(44, 112, bricks(5, 4)),
      at(82, 112, person({ robe: C.lime, arms: "carry", short: true, skin: 2 })),
      at(82, 94, box("#cf7449", -6, 0, 12, 6, 1)),
    ),
  foundry: () =>
    indoors(
      box("#5a3a2e", 0, 0, 160, 96),
      fill("#00000030", "M0 0h160v24q-80-14-160 0z"),
      glow(46, 84, 54),
      box("#3d2720", 0, 94, 160, 26),
      at(44, 106, furnace(58)),
      fill("#ff9b3a", "M60 104q14-2 24 6h-8q-8-4-16-2z"),
      at(106, 112, anvil()),
      at(106, 88, box("#ffb84d", -8, -4, 18, 3, 1)),
      at(
        126,
        112,
        person({ robe: C.bark, short: true, hat: "band", arms: "up", tool: "hammer", skin: 2 }),
        1.15,
        true,
      ),
      at(140, 116, ingots(C.steel, 2)),
    ),
} as const;
