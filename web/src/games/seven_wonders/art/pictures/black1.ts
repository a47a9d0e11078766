import { C, along, at, box, each, fill, indoors, night } from "./paint.ts";
import { cypress, fire, ground, hills, moon, stars, water } from "./land.ts";
import { columns, gate, opening, tower, wall } from "./buildings.ts";
import { cellar, lamp } from "./rooms.ts";
import { barrel, coins, crate, sack } from "./things.ts";
import { dice, glow, torch } from "./tools.ts";
import { pigeon } from "./beasts.ts";
import { person, seated } from "./people.ts";
import { town, cloaked, dock, gamblers } from "./night.ts";

/** Black cards of age I: what a city does by night. */
export const BLACK_1 = {
  pigeon_loft: () =>
    night(
      moon(34, 30, 9),
      hills("#2b376c", "#202a58"),
      ground("#2f3556", 98),
      at(100, 110, tower(46, 70, "#7d6f86")),
      each(6, (i) => at(88 + (i % 3) * 12, 66 + Math.floor(i / 3) * 18, opening(8, 11, "#241c34"))),
      fill(C.clay, "M70 38l30-22 30 22z"),
      at(44, 58, pigeon(C.marble, 0.95)),
      at(62, 84, pigeon("#c9d3e6", 0.7)),
      at(140, 34, pigeon("#c9d3e6", 0.6), 1, true),
      at(30, 114, cloaked("#2d3f6b", "hold"), 0.95),
    ),
  militia: () =>
    night(
      moon(128, 26, 8),
      town(),
      glow(74, 84, 46),
      along([34, 60, 86, 112], (x, i) =>
        at(
          x,
          116,
          person({
            robe: [C.clay, C.iron, C.red, C.bark][i] ?? C.clay,
            short: true,
            hat: i === 2 ? "helmet" : "band",
            arms: "hold",
            tool: i % 2 ? "spear" : "torch",
            skin: 2,
          }),
          1,
        ),
      ),
    ),
  hideout: () =>
    night(
      moon(30, 26, 8),
      stars(),
      fill("#2c3357", "M0 120V60q34-26 74-20t86-12v92z"),
      fill("#1b2040", "M0 92q80-16 160-4v32H0z"),
      at(92, 104, opening(48, 46, "#0e1126")),
      glow(92, 92, 26),
      at(84, 104, fire(0.6)),
      at(106, 106, seated({ robe: "#3a3350", hat: "hood", cloak: "#241f3c" }), 0.9, true),
      at(42, 114, cloaked(), 1.05),
    ),
  residence: () =>
    night(
      moon(126, 26, 9),
      hills("#2b376c", "#202a58", 72),
      ground("#2f3758", 98),
      at(
        74,
        106,
        box("#8b84a6", -46, -46, 92, 46) +
          box("#00000030", 16, -46, 30, 46) +
          fill("#7a3b32", "M-54-46l54-26 54 26z") +
          along([-30, 30], (x) => at(x, -10, opening(14, 22, C.lamp))) +
          opening(18, 28, "#2a1d2c"),
      ),
      at(74, 106, columns(40, 34, 2)),
      along([12, 136, 150], (x) => at(x, 108, cypress(44))),
      glow(74, 80, 40),
      at(118, 116, cloaked("#51306a", "hold", "torch"), 0.86),
    ),
  gambling_den: () =>
    indoors(
      cellar("#514663", "#2c263c"),
      lamp(80, 24),
      glow(80, 60, 52),
      gamblers("#6b2f3a"),
      at(68, 96, dice(5, 0.9)),
      at(88, 98, dice(3, 0.9)),
      at(108, 96, coins(3, 0.7)),
      at(54, 98, coins(2, 0.7)),
    ),
  clandestine_dock_west: () =>
    night(moon(130, 24, 9), hills("#2b376c", "#202a58", 66), water(86, "#23406a"), dock(true)),
  clandestine_dock_east: () =>
    night(moon(28, 24, 9), hills("#2b376c", "#202a58", 66), water(86, "#234a5e"), dock(false)),
  secret_warehouse: () =>
    indoors(
      cellar("#4e4a5f", "#2b293c"),
      at(32, 92, opening(34, 56, "#17142a")),
      at(62, 60, torch(0.9)),
      glow(62, 40, 34),
      along([92, 112, 132], (x) => at(x, 112, crate(1.1))),
      along([102, 122], (x) => at(x, 95, crate(1.1))),
      at(146, 112, barrel(1)),
      at(72, 114, barrel(0.9)),
      at(112, 78, sack("#c9ac74", 0.9)),
      at(38, 112, cloaked("#33305a", "out", "sack"), 1.05),
    ),
  gates_of_the_city: () =>
    night(
      moon(80, 22, 10),
      hills("#2b376c", "#202a58"),
      at(80, 106, gate("#7f7394", 66)),
      along([10, 150], (x) => at(x, 106, wall(40, 34, "#6c628a"))),
      ground("#2f3556", 104),
      along([62, 98], (x) => at(x, 100, torch(0.8))),
      along([38, 122], (x) =>
        at(
          x,
          116,
          person({ robe: C.purple, hat: "helmet", arms: "hold", tool: "spear", short: true }),
          0.86,
        ),
      ),
    ),
} as const;
