import { C, along, at, box, dawn, day, dusk, each, fill, indoors, line, oval } from "./paint.ts";
import {
  bush,
  cloud,
  cypress,
  fire,
  ground,
  hills,
  meadow,
  palm,
  path,
  rays,
  smoke,
  sun,
  tree,
  water,
} from "./land.ts";
import { arcade, columns, dome, house, opening, temple, ziggurat } from "./buildings.ts";
import { curtain, frieze, room, shelf, table } from "./rooms.ts";
import { chest, coins } from "./things.ts";
import { crown, mask, scales, wreath } from "./tools.ts";
import { crowd, person, seated, statue } from "./people.ts";

/** Rows of stone seats in a half circle. */
const seats = (): string =>
  each(5, (i) =>
    fill(
      i % 2 ? C.stone : C.lime,
      `M${-74 + i * 11} 0a${74 - i * 11} ${50 - i * 8} 0 0 1 ${148 - i * 22} 0z`,
    ),
  ) +
  line("#00000022", 1.2, "M-50-36l16 20M50-36l-16 20M0-50v24") +
  fill("#caa86c", "M-24 0a24 15 0 0 1 48 0z");

/** A throne with somebody on it. */
const throne = (paint: string): string =>
  fill(C.gold, "M-15 0v-52q15-12 30 0V0z") +
  fill(paint, "M-11 0v-48q11-9 22 0V0z") +
  oval(C.shine, 0, -55, 3);

/** Blue cards: what a city is proud of. */
export const BLUE = {
  pawnshop: () =>
    indoors(
      room("#dcd0b4", C.lapis, "#94683a"),
      at(116, 62, shelf(66, 46, "jars")),
      at(60, 110, table(92, 26)),
      at(34, 84, chest()),
      at(66, 84, coins(4)),
      at(82, 84, coins(2)),
      at(96, 84, crown(0.62)),
      at(62, 112, person({ robe: C.lapis, hat: "turban", arms: "carry", beard: true }), 1.05),
      at(134, 114, person({ robe: C.clay, arms: "hold", hat: "veil" }), 1.05, true),
      at(60, 110, table(92, 26)),
      at(34, 84, chest()),
      at(74, 84, coins(4)),
    ),
  baths: () =>
    indoors(
      box("#cfe3e2", 0, 0, 160, 80),
      fill("#00000012", "M0 0h160v24q-80-14-160 0z"),
      at(80, 78, columns(150, 62, 6)),
      frieze(20, C.lapis),
      box(C.lime, 0, 76, 160, 8),
      water(84, "#3fb0bd"),
      at(46, 108, person({ robe: C.lime, arms: "out", short: true }), 1),
      box("#3fb0bdd9", 24, 96, 46, 24),
      at(112, 112, person({ robe: C.lime, arms: "down", hat: "long", skin: 0 }), 1),
      box("#3fb0bdd9", 92, 100, 42, 20),
      line(C.foam, 1.6, "M30 97q8-4 16 0t16 0M96 101q8-4 16 0t14 0"),
      smoke(78, 86, 0.8),
      smoke(136, 84, 0.7),
    ),
  altar: () =>
    dawn(
      sun(80, 42, 16),
      hills("#b9cd9c", "#93b57f", 68),
      along([14, 146], (x) => at(x, 96, cypress(60))),
      ground("#dcc48e", 90),
      at(
        80,
        108,
        box(C.shade, -34, -6, 68, 6) +
          box(C.stone, -28, -12, 56, 6) +
          box(C.lime, -20, -32, 40, 20) +
          box(C.stone, -24, -36, 48, 5) +
          line(C.gold, 1.6, "M-16-22q4-5 8 0t8 0 8 0 8 0") +
          at(0, -36, fire(1.1)),
      ),
      smoke(80, 50, 0.9),
      at(34, 112, person({ robe: C.lime, arms: "up", hat: "band", skin: 2 })),
      at(126, 112, person({ robe: C.lapis, hat: "veil", arms: "pray" }), 1, true),
    ),
  theater: () =>
    dawn(
      sun(34, 26),
      hills("#c2d2a2", "#a1bd86", 50),
      ground("#d9bd86", 72),
      at(80, 88, seats()),
      at(80, 60, crowd(84, 2), 0.8),
      fill(C.brick, "M0 96q80-8 160 0v24H0z"),
      at(52, 112, person({ robe: C.red, arms: "out", cloak: C.gold })),
      at(52, 90, mask(true, C.lime, 0.5)),
      at(108, 112, person({ robe: C.lapis, arms: "up", hat: "long" })),
      at(108, 90, mask(false, "#d8e3f2", 0.5)),
    ),
  aqueduct: () =>
    day(
      cloud(112, 20),
      sun(28, 22, 9),
      hills("#a9cb9b", "#82b077", 78),
      at(80, 62, arcade(172, 26, 7, C.lime)),
      at(80, 104, arcade(172, 44, 4, C.stone)),
      box(C.river, 0, 33, 160, 4),
      box(C.foam, 0, 33, 160, 1.2),
      meadow("#8db35c", 102),
      at(24, 112, person({ robe: C.lapis, arms: "carry", tool: "jar", hat: "long" }), 0.86),
      at(136, 112, bush(C.leaf, 0.9)),
    ),
  temple: () =>
    day(
      sun(130, 24, 10),
      hills("#a9cb96", "#86b37a", 70),
      at(14, 100, cypress(56)),
      at(148, 102, cypress(64)),
      ground("#e0c890", 94),
      path(),
      at(80, 104, temple(88, 36, 6)),
      at(34, 115, person({ robe: C.red, arms: "pray", hat: "veil" }), 0.76),
    ),
  statue: () =>
    day(
      cloud(34, 26),
      hills("#a9cb96", "#8ab47e", 76),
      at(26, 100, cypress(50)),
      at(136, 100, cypress(50)),
      ground("#dcc48e", 94),
      rays(80, 40, "#fff4c8", 16, 90),
      at(80, 110, statue(C.marble)),
      at(80, 42, wreath(9)),
      at(40, 114, person({ robe: C.clay, arms: "up" }), 0.72),
      at(118, 114, person({ robe: C.lapis, arms: "wave", hat: "veil" }), 0.72, true),
    ),
  courthouse: () =>
    indoors(
      room("#e2d3b0", C.lapis, "#8d6238"),
      at(80, 92, columns(156, 92, 4)),
      at(80, 98, throne(C.lapis)),
      at(80, 98, seated({ robe: C.lime, hat: "band", beard: true, cloak: C.red }), 1.1),
      at(32, 112, scales(52)),
      at(124, 114, person({ robe: C.clay, arms: "out" }), 0.98, true),
      at(
        146,
        116,
        person({ robe: C.iron, hat: "helmet", arms: "hold", tool: "spear", short: true }),
        0.9,
      ),
    ),
  pantheon: () =>
    dusk(
      sun(132, 46, 12),
      hills("#8d7aa6", "#75628e", 74),
      ground("#d3ae74", 94),
      at(80, 82, dome(104, "#b98a4a", 22)),
      at(80, 106, temple(78, 34, 6, C.lapis)),
      along([14, 148], (x) => at(x, 106, cypress(46))),
    ),
  gardens: () =>
    dusk(
      sun(24, 50, 12),
      hills("#9a86a8", "#6f8a72", 66),
      at(80, 112, ziggurat(150, 4, 20, C.stone)),
      along([18, 40, 120, 142], (x) => at(x, 92, bush(C.leaf, 1.1))),
      along([34, 58, 102, 126], (x) => at(x, 72, bush("#79a94d", 0.9))),
      along([52, 108], (x) => at(x, 52, bush(C.leaf, 0.9))),
      at(80, 34, tree(0.7)),
      fill(C.river, "M76 32h8l4 80h-16z"),
      line(C.foam, 1.4, "M78 36l-2 74M82 36l2 74"),
      along([20, 44, 118, 140, 56, 104], (x, i) =>
        oval(i % 2 ? "#e0567a" : "#f6d27a", x, [88, 84, 86, 88, 66, 66][i] ?? 80, 2.4),
      ),
      at(24, 114, palm(0.9)),
      at(140, 114, palm(0.8)),
    ),
  town_hall: () =>
    dusk(
      cloud(30, 24, 0.9),
      hills("#8d7aa6", "#6f6188", 74),
      at(24, 104, house(36, 34, "#e0c08a", C.clay)),
      at(138, 104, house(36, 38, "#d8b47c", C.clay)),
      ground("#c79f67", 100),
      at(
        80,
        108,
        box(C.lime, -32, -52, 64, 52) +
          box("#00000020", 14, -52, 18, 52) +
          box(C.lapis, -35, -56, 70, 5) +
          at(0, -55, columns(26, 14, 3)) +
          fill(C.clay, "M-18-69l18-14 18 14z") +
          opening(16, 26) +
          along([-22, 22], (x) => at(x, -8, opening(9, 16, "#6b4a2c"))) +
          along([-22, 0, 22], (x) => at(x, -32, opening(8, 13, "#6b4a2c"))),
      ),
      at(80, 25, line(C.bark, 1.6, "M0 0v-16") + fill(C.lapis, "M0-16h16l-4 4 4 4H0z")),
      at(30, 116, person({ robe: C.lapis, arms: "wave" }), 0.72),
      at(128, 116, person({ robe: C.red, hat: "veil" }), 0.72),
    ),
  palace: () =>
    dusk(
      sun(80, 40, 20),
      hills("#8a78a8", "#6a5b86", 72),
      at(26, 108, house(44, 48, "#f3dcaa")),
      at(134, 108, house(44, 48, "#f3dcaa")),
      along([26, 134], (x) => at(x, 58, dome(28, C.gold, 6))),
      at(80, 108, temple(66, 46, 5, C.lapis)),
      at(80, 42, dome(26, C.gold, 5)),
      ground("#d3ae74", 106),
      along([6, 154], (x) => at(x, 114, palm(1))),
      fill(C.red, "M72 120l4-14h8l4 14z"),
    ),
  senate: () =>
    indoors(
      box("#e6d9bd", 0, 0, 160, 120),
      at(80, 60, columns(164, 60, 7)),
      along([0, 1, 2], (i) =>
        fill(i % 2 ? C.stone : C.lime, `M0 ${58 + i * 15}q80 ${10 + i * 3} 160 0v62H0z`),
      ),
      at(80, 66, crowd(150, 1), 1),
      at(80, 84, crowd(136, 1), 1.15),
      fill("#c9b088", "M0 104q80 10 160 0v16H0z"),
      at(80, 116, person({ robe: C.lime, cloak: C.red, arms: "wave", hat: "band" }), 1.15),
      curtain(C.lapis, true),
      curtain(C.lapis, false),
    ),
} as const;
