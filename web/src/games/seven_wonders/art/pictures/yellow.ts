import { C, along, at, box, dawn, day, dusk, each, fill, indoors, line, oval } from "./paint.ts";
import {
  cloud,
  fire,
  ground,
  hills,
  meadow,
  mountains,
  palm,
  path,
  sun,
  tree,
  water,
} from "./land.ts";
import { arcade, arena, columns, dome, house, opening, stall } from "./buildings.ts";
import { room, rug, shelf, table, window_ } from "./rooms.ts";
import { amphora, boards, coins, crate, ship } from "./things.ts";
import { flask, glow, scales, scroll } from "./tools.ts";
import { camel } from "./beasts.ts";
import { person, seated, statue } from "./people.ts";

/** Cloth in bales on a counter. */
const cloth =
  box(C.purple, -9, -5, 18, 5, 2) + box(C.red, -7, -10, 14, 5, 2) + box(C.gold, -8, -7.5, 16, 1.2);

/** Yellow cards: trade. */
export const YELLOW = {
  tavern: () =>
    dawn(
      hills("#d8c593", "#c5a267"),
      at(56, 102, house(78, 56, "#e9cf9b", C.clay)),
      at(134, 100, tree(1.2)),
      ground("#cfa468", 98),
      line(C.bark, 2.4, "M98 52h18M112 52v6"),
      at(112, 58, fill(C.gold, "M-9 0h18v16h-18z") + at(0, 15, amphora(C.clay, 0.5))),
      at(116, 114, table(40, 18)),
      at(106, 96, amphora(C.clay, 0.5)),
      at(124, 96, amphora(C.lapis, 0.42)),
      at(94, 116, seated({ robe: C.gold, beard: true }), 0.95),
      at(144, 116, seated({ robe: C.clay }), 0.95),
      glow(56, 88, 22),
    ),
  east_trading_post: () =>
    dawn(
      sun(130, 40, 14),
      hills("#dcc693", "#d0b077"),
      ground("#dcbd82", 88),
      at(116, 108, camel(C.red, 1.05)),
      at(60, 106, stall(48, C.red)),
      at(50, 90, amphora(C.lapis, 0.5)),
      at(66, 90, coins(2, 0.8)),
      at(26, 112, person({ robe: C.gold, hat: "turban", arms: "out", beard: true })),
    ),
  west_trading_post: () =>
    dawn(
      sun(26, 36, 12),
      mountains("#b3a892", 84),
      ground("#c9b37a", 90),
      water(104),
      at(46, 108, ship("#f3e2b4", false, 0.82)),
      at(116, 100, stall(46, C.lapis)),
      at(106, 84, boards(20, 3)),
      at(126, 84, amphora(C.clay, 0.5)),
      at(148, 106, person({ robe: C.lapis, hat: "straw", arms: "wave" }), 0.95, true),
    ),
  marketplace: () =>
    dawn(
      hills("#d9c58f", "#cfb278"),
      at(14, 88, house(32, 40)),
      at(146, 88, house(34, 46, "#dcb67c")),
      ground("#dcbd82", 86),
      at(44, 102, stall(50, C.red)),
      at(116, 102, stall(50, C.lapis)),
      along([32, 42, 52], (x, i) => oval([C.red, C.gold, C.leaf][i] ?? C.red, x, 86, 4)),
      at(108, 88, flask(C.river, 0.55)),
      at(124, 88, cloth),
      at(80, 114, person({ robe: C.purple, hat: "veil", arms: "hold" })),
      at(58, 116, amphora(C.clay, 0.8)),
      at(104, 116, amphora(C.river, 0.7)),
    ),
  forum: () =>
    day(
      cloud(44, 20),
      hills("#b5cfa0", "#97ba84", 60),
      at(80, 80, columns(156, 48, 9)),
      box(C.lime, 0, 26, 160, 7),
      box(C.lapis, 0, 28, 160, 2),
      ground("#e2cc98", 80),
      path("#f3e3bb"),
      at(80, 104, statue(C.bronze), 0.62),
      at(28, 110, person({ robe: C.lime, arms: "out", cloak: C.red })),
      at(52, 114, person({ robe: C.gold, beard: true }), 1, true),
      at(118, 112, person({ robe: C.lapis, hat: "veil" })),
      at(140, 114, person({ robe: C.clay, arms: "carry", tool: "sack" })),
    ),
  caravansery: () =>
    day(
      sun(30, 24, 10),
      fill("#e7cf97", "M0 76q40-22 84-6t76-10v60H0z"),
      fill("#d9b877", "M0 88q60-14 160-2v34H0z"),
      at(128, 92, arcade(60, 30, 4, C.brick)),
      at(128, 62, dome(20, C.river, 4)),
      at(36, 112, camel(C.lapis, 1)),
      at(88, 114, camel(C.red, 1)),
      at(
        126,
        114,
        person({ robe: C.lime, hat: "turban", arms: "hold", tool: "staff", beard: true }),
      ),
      at(150, 104, palm(1)),
    ),
  vineyard: () =>
    day(
      sun(126, 24, 10),
      hills("#a9c990", "#8fb672", 56),
      at(28, 74, house(24, 18, "#f0dcae", C.clay)),
      meadow("#9dbb62", 72),
      each(4, (row) =>
        each(6, (i) =>
          at(
            14 + i * 27 + (row % 2) * 8,
            84 + row * 11,
            line(C.bark, 1.6, "M0 0v-12") +
              oval(C.leaf, 0, -10, 8, 5) +
              oval(C.purple, -3, -7, 2) +
              oval(C.purple, 1, -6, 2) +
              oval("#8a4aa8", -1, -4, 2),
          ),
        ),
      ),
      at(80, 112, person({ robe: C.gold, hat: "straw", arms: "work" })),
      at(104, 116, amphora(C.clay, 0.9)),
    ),
  bazar: () =>
    day(
      box("#b98a58", 0, 0, 160, 70),
      each(4, (i) => at(20 + i * 40, 70, opening(30, 54, "#7c5533"))),
      along([20, 60, 100, 140], (x, i) =>
        fill(
          [C.red, C.lapis, C.gold, C.purple][i] ?? C.red,
          `M${x - 22} 22q22 12 44 0v-9q-22 10-44 0z`,
        ),
      ),
      ground("#cfa468", 74),
      at(34, 102, stall(44, C.purple)),
      at(124, 102, stall(44, C.river)),
      along([24, 34, 44], (x, i) =>
        at(x, 88, fill([C.gold, C.red, "#d98a3a"][i] ?? C.gold, "M-6 0q6-14 12 0z")),
      ),
      at(124, 88, cloth),
      at(78, 114, person({ robe: C.gold, hat: "turban", arms: "out", beard: true })),
      at(100, 116, person({ robe: C.red, hat: "veil" }), 0.96),
    ),
  haven: () =>
    dusk(
      sun(36, 52, 14),
      hills("#8a7aa6", "#6a5f8c", 62),
      along([110, 130, 150], (x, i) => at(x, 84, house(24, 26 + i * 6, "#e0bd86", C.clay))),
      water(84, "#3b8f9f"),
      at(52, 110, ship(C.gold, false, 1)),
      box(C.wood, 96, 92, 64, 6),
      along([104, 124, 144], (x) => box(C.bark, x, 96, 4, 20)),
      at(112, 92, crate(0.9)),
      at(134, 92, person({ robe: C.red, arms: "carry", tool: "sack" }), 0.8),
    ),
  lighthouse: () =>
    dusk(
      fill("#ffe9a640", "M84 26L0 4v44zM84 26L160 2v48z"),
      hills("#7d72a6", "#5f5a90", 78),
      water(90, "#2f7f96"),
      fill("#7c6a58", "M44 104q12-16 40-16t40 16q6 8 6 16H38q0-8 6-16z"),
      fill("#ffffff22", "M44 104q12-16 40-16-22 6-26 32H38q0-8 6-16z"),
      at(
        84,
        92,
        box(C.lime, -16, -26, 32, 26) +
          box("#00000026", 4, -26, 12, 26) +
          box(C.stone, -12, -50, 24, 24) +
          box("#00000026", 3, -50, 9, 24) +
          box(C.shade, -18, -28, 36, 3) +
          box(C.shade, -14, -52, 28, 3) +
          box("#4a2c16", -7, -62, 14, 10) +
          at(0, -52, fire(0.62)) +
          fill(C.gold, "M-10-62l10-9 10 9z") +
          opening(8, 14),
      ),
      glow(84, 34, 22),
      at(132, 114, ship("#f3e2b4", false, 0.5)),
      at(26, 112, ship(C.red, false, 0.42)),
    ),
  chamber_of_commerce: () =>
    indoors(
      room("#dccfae", C.gold, "#85592f"),
      at(128, 62, shelf(52, 46, "scrolls")),
      window_(26, 54),
      rug(C.lapis, 116),
      at(80, 112, table(84, 26)),
      at(44, 110, person({ robe: C.purple, hat: "turban", arms: "out", beard: true }), 1.3),
      at(112, 110, person({ robe: C.red, arms: "out", hat: "band" }), 1.3, true),
      at(80, 114, table(92, 26)),
      at(79, 88, scales(40)),
      at(50, 88, coins(3, 0.8)),
      at(110, 88, scroll(22)),
    ),
  arena: () =>
    dusk(
      sun(130, 40, 12),
      hills("#8d7aa6", "#75628e", 70),
      ground("#c99a5e", 92),
      at(80, 96, arena(132)),
      along([34, 80, 126], (x) =>
        at(x, 54, line(C.bark, 1.6, "M0 0v-18") + fill(C.gold, "M0-18h14l-4 4 4 4H0z")),
      ),
      at(
        60,
        116,
        person({ robe: C.clay, short: true, hat: "helmet", arms: "hold", tool: "spear" }),
        0.9,
      ),
      at(100, 116, person({ robe: C.lapis, short: true, hat: "helmet", arms: "wave" }), 0.9, true),
    ),
} as const;
