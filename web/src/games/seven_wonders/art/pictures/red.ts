import { C, along, at, box, dawn, day, dusk, fill, indoors, line, oval } from "./paint.ts";
import { cloud, fire, ground, hills, meadow, mountains, smoke, sun, tree } from "./land.ts";
import { gate, house, opening, tower, wall } from "./buildings.ts";
import {
  banner,
  bow,
  catapult,
  helmet,
  palisade,
  rack,
  scutum,
  shield,
  siegeTower,
  sword,
  target,
} from "./arms.ts";
import { cellar } from "./rooms.ts";
import { barrel, boards } from "./things.ts";
import { anvil, torch } from "./tools.ts";
import { horse } from "./beasts.ts";
import { crowd, person } from "./people.ts";

const soldier = (robe: string = C.red, tool: "spear" | "none" = "spear"): string =>
  person({ robe, hat: "helmet", short: true, arms: "hold", tool });

/** A chariot with its driver. */
const chariot = (paint: string): string =>
  at(-2, -10, person({ robe: paint, hat: "helmet", short: true, arms: "work" }), 0.86) +
  fill(paint, "M-16-8q-3-14 2-18h14q4 8 10 10v8z") +
  line(C.gold, 1.8, "M-14-26h14q4 8 10 10") +
  line(C.bark, 2.4, "M10-10h20") +
  oval(C.bark, -4, -8, 8.5) +
  oval(C.stone, -4, -8, 6) +
  line(C.bark, 1.4, "M-12-8h16M-4-16v16M-10-14l12 12M2-14l-12 12");

/** Red cards: what keeps a city safe. */
export const RED = {
  stockade: () =>
    dawn(
      sun(126, 34),
      hills("#b7cb97", "#8fb06f"),
      along([10, 150], (x) => at(x, 86, tree(1.1, C.pine))),
      meadow("#a3b765", 86),
      at(80, 108, palisade(172, 36)),
      at(80, 108, opening(26, 34, "#3a2414")),
      line(C.bark, 3, "M66 108V78h28v30"),
      at(80, 76, shield(9)),
      ground("#bb9660", 106),
      at(38, 118, soldier(), 0.9),
      at(122, 118, soldier(C.clay), 0.9),
    ),
  barracks: () =>
    dawn(
      sun(34, 26),
      hills("#c6cba0", "#a9b27d"),
      at(80, 104, wall(176, 40)),
      at(80, 104, house(70, 52, C.stone, C.clay)),
      along([52, 108], (x) => at(x, 82, shield(9))),
      at(24, 70, banner(C.red, 40)),
      at(124, 70, banner(C.red, 40)),
      ground("#cfa468", 100),
      along([26, 50, 110, 134], (x) => at(x, 116, soldier(), 0.88)),
    ),
  guard_tower: () =>
    dawn(
      sun(38, 34),
      mountains("#b7a892", 82),
      ground("#c9a468", 90),
      at(122, 106, wall(90, 28)),
      at(86, 108, tower(38, 78, C.brick)),
      at(86, 30, fire(0.9)),
      smoke(90, 16, 0.5),
      at(100, 30, soldier(), 0.62),
      at(28, 112, soldier(C.clay), 1),
      at(134, 110, torch(0.9)),
    ),
  walls: () =>
    day(
      cloud(40, 18),
      hills("#aac99a", "#8bb57c"),
      at(80, 88, wall(180, 34, "#d9b67c")),
      along([20, 80, 140], (x) => at(x, 96, tower(28, 56, C.brick))),
      along([50, 110], (x) => at(x, 46, soldier(), 0.5)),
      ground("#c9a468", 94),
      at(80, 114, wall(180, 12, "#c79a5c")),
      along([20, 140], (x) => at(x, 36, banner(C.red, 26))),
    ),
  training_ground: () =>
    day(
      sun(130, 22, 9),
      hills("#b5cfa0", "#97ba84"),
      at(80, 84, palisade(172, 16)),
      ground("#dcbd82", 84),
      at(
        36,
        110,
        line(C.bark, 4, "M0 0v-44M-16-32h32") +
          at(0, -46, helmet(C.lapis, 0.6)) +
          at(0, -24, shield(10, C.lapis)),
      ),
      at(82, 114, person({ robe: C.red, hat: "helmet", short: true, arms: "wave" }), 1.05, true),
      at(68, 72, `<g transform="rotate(-40)">${sword(0.8)}</g>`),
      at(122, 114, person({ robe: C.clay, hat: "helmet", short: true, arms: "hold" }), 1.05, true),
      at(112, 92, shield(9)),
    ),
  stables: () =>
    day(
      hills("#b5cfa0", "#94b87c"),
      at(
        80,
        96,
        box(C.wood, -66, -48, 132, 48) +
          fill(C.clay, "M-74-46l14-18h120l14 18z") +
          fill("#00000022", "M20-64h40l14 18H30z") +
          along([-44, 0, 44], (x) => at(x, 0, opening(34, 38, "#3a2414"))),
      ),
      at(30, 96, horse("#b98450", 0.72)),
      at(76, 96, horse("#e8dcc4", 0.72)),
      ground("#cfae70", 94),
      at(116, 114, horse(C.bark, 1)),
      at(146, 116, person({ robe: C.red, short: true, arms: "out" }), 0.9, true),
      at(22, 116, fill(C.gold, "M-16 0q4-14 16-14t16 14z")),
    ),
  archery_range: () =>
    day(
      cloud(112, 20, 0.9),
      sun(28, 22, 9),
      hills("#a9cb96", "#8ab47e"),
      meadow("#a3bd66", 84),
      at(132, 84, target(18)),
      at(104, 82, target(11)),
      at(36, 114, person({ robe: C.red, short: true, arms: "out", hat: "band" }), 1.15),
      at(56, 83, bow(44)),
      line(C.bark, 1.4, "M46 83h28"),
      fill(C.steel, "M74 80l6 3-6 3z"),
      line("#fff4d8", 1.2, "M84 72l14 5"),
    ),
  fortifications: () =>
    dusk(
      sun(80, 46, 16),
      hills("#8a78a8", "#6a5b86", 66),
      at(80, 96, gate(C.brick, 62)),
      at(16, 102, tower(30, 44, "#bf8d52")),
      at(144, 102, tower(30, 44, "#bf8d52")),
      at(80, 114, wall(180, 18, "#c79a5c")),
      along([52, 108], (x) => at(x, 28, banner(C.red, 24))),
      along([12, 40, 120, 148], (x) => at(x, 98, soldier(), 0.5)),
      ground("#a98250", 112),
    ),
  circus: () =>
    dusk(
      sun(28, 40, 12),
      hills("#8d7aa6", "#75628e", 60),
      at(80, 66, box(C.stone, -90, -26, 180, 26) + at(0, -14, crowd(172, 2))),
      box(C.lime, 0, 64, 160, 6),
      ground("#dcb67c", 68),
      line("#c99a5e", 2, "M0 84q80-8 160 0M0 106q80-8 160 0"),
      box(C.stone, 40, 78, 80, 6, 2),
      at(80, 78, box(C.gold, -2, -14, 4, 14)),
      at(64, 112, chariot(C.red), 1.05),
      at(112, 112, horse(C.bark, 0.92)),
      at(150, 100, chariot(C.lapis), 0.7),
    ),
  arsenal: () =>
    indoors(
      cellar("#6a5a52", "#3d302a"),
      at(60, 100, rack(88)),
      at(130, 60, scutum(C.red), 1.05),
      at(130, 98, scutum(C.lapis), 1.05),
      at(26, 30, helmet(C.red, 0.8)),
      at(58, 30, helmet(C.lapis, 0.8)),
      at(90, 30, helmet(C.gold, 0.8)),
      box(C.wood, 10, 31, 96, 4),
      at(112, 118, person({ robe: C.clay, arms: "hold", tool: "hammer", short: true }), 1),
      at(80, 118, anvil(), 0.8),
    ),
  siege_workshop: () =>
    dusk(
      sun(136, 44, 12),
      hills("#8d7aa6", "#75628e", 70),
      at(136, 98, siegeTower(), 0.86),
      ground("#b98a54", 94),
      at(62, 112, catapult(), 1.1),
      at(112, 116, person({ robe: C.red, arms: "work", tool: "hammer", short: true }), 0.95),
      at(20, 116, boards(26, 4)),
      at(96, 118, barrel(0.5)),
    ),
} as const;
