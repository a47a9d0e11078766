import { C, along, at, box, dawn, day, dusk, each, fill, indoors, line, oval } from "./paint.ts";
import { cloud, fire, ground, hills, meadow, palm, path, smoke, sun, tree, water } from "./land.ts";
import { arcade, columns, obelisk, opening, stall, tower, wall } from "./buildings.ts";
import { catapult, standard } from "./arms.ts";
import { cellar, room, shelf } from "./rooms.ts";
import { amphora, blocks, crate, ingots, ship } from "./things.ts";
import { cogwheel, crane, glow } from "./tools.ts";
import { elephant, lion } from "./beasts.ts";
import { person } from "./people.ts";

/** The great projects of Babel. */
export const PROJECTS = {
  belvedere: () =>
    dawn(
      sun(30, 34),
      hills("#b9cd9c", "#93b57f", 74),
      fill("#a9bf6b", "M0 104q70-34 160-14v30H0z"),
      at(100, 98, columns(60, 44, 5)),
      at(100, 54, fill(C.clay, "M-40 0q40-34 80 0z")),
      box(C.lime, 62, 52, 76, 5),
      at(100, 98, person({ robe: C.lapis, arms: "wave" }), 0.8),
      at(26, 110, tree(0.9)),
    ),
  cranes: () =>
    dawn(
      hills("#c9c493", "#b0a86c", 74),
      at(124, 104, tower(36, 44)),
      ground("#cfa468", 98),
      at(44, 112, crane(), 1.1),
      at(88, 112, crane(), 0.9),
      at(138, 116, blocks(2, C.lime, 14, 10)),
      at(110, 116, person({ robe: C.clay, short: true, arms: "up" }), 0.9),
    ),
  double_walls: () =>
    dawn(
      sun(126, 30),
      hills("#c6cba0", "#a9b27d", 64),
      at(80, 84, wall(176, 26, "#dfbd83")),
      at(80, 112, wall(176, 30, C.brick)),
      along([26, 134], (x) => at(x, 112, tower(26, 58, C.brick))),
    ),
  factory: () =>
    indoors(
      room("#dcc9a0", C.bronze, "#80562f"),
      at(40, 50, cogwheel(24)),
      at(84, 34, cogwheel(14, C.iron)),
      line(C.bark, 3, "M40 50l62 40"),
      at(112, 112, person({ robe: C.clay, arms: "work", tool: "hammer", short: true }), 1.1),
      at(60, 116, crate(1.2)),
      at(140, 116, amphora(C.clay, 1.1)),
    ),
  rampart_road: () =>
    dawn(
      sun(40, 30),
      hills("#c6cba0", "#a9b27d", 66),
      at(126, 96, wall(96, 34)),
      at(82, 98, tower(26, 52)),
      ground("#bfa468", 94),
      fill("#e9dcb8", "M30 120q40-14 26-22t20-10h10q-16 8 0 12t6 20z"),
      line("#00000022", 1.2, "M48 112h30M56 102h18"),
      at(112, 116, person({ robe: C.gold, tool: "sack", arms: "carry" }), 0.95),
    ),
  obelisk: () =>
    day(
      sun(28, 24, 10),
      fill("#e7cf97", "M0 84q80-14 160 0v36H0z"),
      at(86, 112, obelisk(92, "#e8c79a")),
      at(30, 116, palm(1.1)),
      line("#b98a54", 1.6, "M84 92h5M84 80h5M84 68h4M84 56h4M85 44h3"),
      along([52, 122], (x) => at(x, 117, person({ robe: C.lime, arms: "out", skin: 2 }), 0.8)),
    ),
  river_port: () =>
    day(
      cloud(112, 20),
      hills("#a9cb96", "#86b37a", 62),
      water(82),
      box(C.wood, 90, 90, 70, 6),
      along([98, 120, 142], (x) => box(C.bark, x, 94, 4, 20)),
      at(50, 108, ship(C.red, false, 0.9)),
      at(112, 90, crate(0.9)),
      at(130, 90, amphora(C.clay, 0.7)),
      at(148, 90, person({ robe: C.lapis, arms: "wave" }), 0.8),
    ),
  sewer_network: () =>
    indoors(
      cellar("#7a7468", "#4c463c"),
      at(80, 104, opening(96, 84, "#3a352c")),
      fill("#2f6a62", "M32 104q48-10 96 0v16H32z"),
      line("#8fc9b8", 1.6, "M50 108q8-4 16 0t16 0M84 114q8-4 16 0t14 0"),
      at(80, 60, arcade(70, 24, 4, "#8a8272")),
      at(26, 112, person({ robe: C.bark, arms: "hold", tool: "torch", hat: "hood" }), 1),
    ),
  smelter: () =>
    indoors(
      box("#5a3428", 0, 0, 160, 96),
      glow(76, 74, 60),
      box("#3a221a", 0, 94, 160, 26),
      at(
        70,
        106,
        fill(C.clay, "M-32 0l8-62h48l8 62z") +
          fill("#00000026", "M6-62h18l8 62H16z") +
          opening(30, 30, "#2b1109"),
      ),
      at(70, 104, fire(1.2)),
      smoke(70, 44, 0.9),
      fill("#ffab45", "M86 106q26 0 34 10h-12q-8-6-22-4z"),
      at(130, 112, ingots(C.steel, 3)),
    ),
  war_mirror: () =>
    day(
      sun(26, 22, 12),
      hills("#9bb8c4", "#7fa0b4", 66),
      water(92),
      at(110, 98, tower(34, 44)),
      at(
        110,
        52,
        oval(C.bronze, 0, -8, 22) + oval("#fff3bd", 0, -8, 18) + oval("#ffffffb0", -6, -14, 6),
      ),
      fill("#fff1a880", "M94 36L10 96l30 12z"),
      at(28, 112, ship(C.wine, false, 0.5)),
      at(30, 94, fire(0.8)),
    ),
  archives: () =>
    indoors(
      room("#c9b78c", C.lapis, "#7d5430"),
      at(30, 94, shelf(50, 86, "scrolls")),
      at(130, 94, shelf(50, 86, "scrolls")),
      line(C.wood, 3, "M70 112L78 30M92 112L84 30M72 96h18M74 80h14M75 64h11M76 48h9"),
      at(80, 66, person({ robe: C.lapis, arms: "up", beard: true }), 0.95),
      at(108, 116, person({ robe: C.lime, arms: "carry", tool: "scroll" }), 1),
    ),
  giant_trebuchet: () =>
    dusk(
      sun(128, 44, 13),
      hills("#8d7aa6", "#75628e", 72),
      ground("#b98a54", 96),
      at(76, 114, catapult(), 1.45),
      at(140, 116, person({ robe: C.red, short: true, arms: "up", hat: "helmet" }), 0.85),
    ),
  grand_bazaar: () =>
    dusk(
      sun(80, 36, 16),
      fill("#a3664a", "M0 60h160v60H0z"),
      each(4, (i) => at(20 + i * 40, 74, opening(30, 44, "#6b3f2c"))),
      ground("#cfa468", 80),
      along([28, 80, 132], (x, i) => at(x, 106, stall(38, [C.red, C.purple, C.lapis][i] ?? C.red))),
      at(54, 117, person({ robe: C.gold, hat: "turban", beard: true }), 0.9),
      at(106, 117, person({ robe: C.leaf, hat: "veil" }), 0.9),
    ),
  menagerie: () =>
    dusk(
      sun(30, 40, 12),
      hills("#8d9a76", "#75866a", 68),
      meadow("#8fa862", 92),
      at(52, 112, elephant(1.1)),
      at(122, 114, lion(1)),
      line(C.bark, 2.4, "M0 118h160M0 108h160"),
      each(9, (i) => line(C.bark, 2.4, `M${8 + i * 18} 120v-16`)),
      at(146, 100, palm(1)),
    ),
  triumphal_arches: () =>
    dusk(
      sun(80, 60, 20),
      hills("#8a78a8", "#6a5b86", 76),
      ground("#d3ae74", 100),
      path("#efdcae"),
      at(
        80,
        110,
        box(C.lime, -48, -76, 96, 76) +
          box("#00000020", 20, -76, 28, 76) +
          box(C.stone, -52, -80, 104, 6) +
          box(C.gold, -48, -62, 96, 2) +
          opening(34, 56, "#e9a77a") +
          along([-35, 35], (x) => at(x, 0, opening(14, 34, "#e9a77a"))),
      ),
      along([44, 116], (x) => at(x, 32, standard(C.red, 26))),
    ),
} as const;
