import { C, along, at, box, dusk, fill, indoors, line, oval, night } from "./paint.ts";
import { cypress, ground, hills, moon, sun, tree } from "./land.ts";
import { columns, dome, house, opening, temple } from "./buildings.ts";
import { cellar, curtain, lamp, room, rug, shelf, table, window_ } from "./rooms.ts";
import { bowl } from "./things.ts";
import {
  anvil,
  book,
  cogwheel,
  dividers,
  flask,
  glow,
  hammer,
  herbs,
  mortar,
  plan,
  scroll,
  sphere,
} from "./tools.ts";
import { asclepius } from "./beasts.ts";
import { person, seated } from "./people.ts";

/** A board with a drawing on it. */
const board = (): string =>
  line(C.bark, 3, "M-20 0l6-50M20 0l-6-50") +
  box(C.wood, -28, -54, 56, 36, 1) +
  box("#2c4a3c", -25, -51, 50, 30) +
  line("#f4ffe8", 1.5, "M-16-26l12-20 12 20zM-4-46v20M14-44h6M14-38h6M14-32h4");

/** A quill in its pot. */
const quill =
  line("#fdf4dc", 2, "M2-4l8-16") + fill("#fdf4dc", "M10-20q6-4 7-10-8 2-10 9z") + bowl(C.ink, 8);

/** Green cards: knowledge. */
export const GREEN = {
  apothecary: () =>
    indoors(
      room("#d8ddb8", C.leaf, "#8a6a40"),
      herbs(22),
      herbs(38, "#7a9a3c"),
      herbs(54, C.pine),
      at(112, 66, shelf(74, 50, "jars")),
      at(78, 110, table(90, 24)),
      at(56, 112, person({ robe: C.leaf, hat: "band", arms: "carry", beard: true }), 1.25),
      at(78, 112, table(96, 24)),
      at(52, 88, mortar(0.9)),
      at(84, 88, bowl(C.clay, 16)),
      at(106, 88, flask("#7fc97a", 0.7)),
    ),
  workshop: () =>
    indoors(
      room("#dcc9a0", C.bronze, "#80562f"),
      at(36, 40, cogwheel(18)),
      at(60, 24, cogwheel(10, C.iron)),
      window_(130, 50),
      along([90, 100, 110], (x, i) =>
        at(
          x,
          58,
          [hammer(0.8), line(C.steel, 3, "M0 0v-20"), line(C.plank, 3, "M0 0v-18")][i] ?? "",
        ),
      ),
      at(90, 112, table(100, 26)),
      at(
        104,
        114,
        person({ robe: C.clay, hat: "bald", arms: "work", tool: "hammer", beard: true }),
        1.2,
        true,
      ),
      at(90, 114, table(108, 26)),
      at(72, 80, cogwheel(10)),
      at(126, 88, line(C.plank, 3, "M-10-2h20")),
      at(36, 116, anvil(), 0.8),
    ),
  scriptorium: () =>
    indoors(
      room("#dfcfa2", C.leaf, "#9a6d3c"),
      at(40, 66, shelf(60, 54, "scrolls")),
      window_(126, 58, 32, 46),
      at(126, 58, cypress(30)),
      at(94, 112, person({ robe: C.leaf, arms: "work", hat: "bald", beard: true }), 1.25, true),
      at(72, 114, table(92, 28)),
      at(66, 86, scroll(40)),
      at(100, 86, quill),
    ),
  dispensary: () =>
    indoors(
      room("#e6e2c4", C.leaf, "#8f7448"),
      at(36, 112, asclepius(64)),
      at(114, 62, shelf(80, 48, "jars")),
      at(108, 114, person({ robe: C.lime, cloak: C.leaf, arms: "out", beard: true }), 1.2, true),
      box(C.plank, 56, 98, 44, 6, 2),
      line(C.bark, 3, "M60 104v10M96 104v10"),
      fill(C.lapis, "M62 98q18-10 34 0z"),
      oval("#d9a070", 60, 94, 4.6),
    ),
  laboratory: () =>
    indoors(
      cellar("#5b6b66", "#36433f"),
      lamp(130, 26),
      at(44, 62, shelf(64, 46, "jars")),
      at(80, 112, table(120, 26)),
      at(110, 112, person({ robe: C.leaf, hat: "hood", arms: "work", beard: true }), 1.25, true),
      at(80, 114, table(124, 26)),
      at(40, 88, flask("#e06a4a", 1.2)),
      at(70, 88, flask("#8fd36a", 0.95)),
      at(92, 88, mortar(0.7)),
      glow(40, 74, 20),
      along([36, 44, 40], (x, i) => oval("#ffffff99", x, 54 - i * 7, 2 - i * 0.4)),
    ),
  library: () =>
    indoors(
      room("#c9b78c", C.leaf, "#7d5430"),
      at(26, 92, shelf(44, 84, "books")),
      at(134, 92, shelf(44, 84, "scrolls")),
      window_(80, 50, 26, 40),
      rug(C.leaf, 118),
      at(
        80,
        116,
        person({ robe: C.lime, cloak: C.leaf, arms: "carry", hat: "band", beard: true }),
        1.2,
      ),
      at(80, 92, book(C.red, 0.7)),
    ),
  school: () =>
    indoors(
      room("#e6d6ac", C.leaf, "#94693a"),
      window_(24, 50),
      at(96, 92, board()),
      at(
        134,
        112,
        person({ robe: C.leaf, cloak: C.lime, arms: "out", beard: true, hat: "bald" }),
        1.2,
        true,
      ),
      along([30, 58, 86], (x, i) =>
        at(
          x,
          118,
          seated({ robe: [C.clay, C.lapis, C.gold][i] ?? C.clay, hat: i === 1 ? "long" : "hair" }),
          0.95,
        ),
      ),
    ),
  lodge: () =>
    dusk(
      sun(30, 44, 12),
      hills("#8d7aa6", "#6f6a80", 64),
      along([14, 32, 132, 148], (x, i) =>
        at(x, 96 + (i % 2) * 4, tree(1.1, i % 2 ? C.pine : C.leaf)),
      ),
      ground("#a99a62", 94),
      at(
        80,
        104,
        box(C.stone, -34, -30, 68, 30) +
          box("#00000022", 12, -30, 22, 30) +
          fill(C.clay, "M-42-30l42-26 42 26z") +
          fill(C.lime, "M-26-32l26-16 26 16z") +
          opening(16, 24) +
          along([-22, 22], (x) => at(x, -6, opening(9, 15, C.lamp))),
      ),
      at(80, 66, oval(C.gold, 0, 0, 6) + line(C.leaf, 2, "M-3 2l3-6 3 6M-2 0h4")),
      glow(80, 92, 30),
      at(46, 116, person({ robe: C.leaf, hat: "hood", arms: "hold", tool: "torch" }), 0.9),
    ),
  observatory: () =>
    night(
      moon(124, 30, 10),
      hills("#2f3a6e", "#232c58", 74),
      ground("#3a3a5c", 98),
      at(
        66,
        106,
        box("#8a7f9a", -40, -34, 80, 34) +
          box("#00000030", 14, -34, 26, 34) +
          opening(14, 22, C.lamp),
      ),
      at(66, 74, dome(66, "#6f8fb8", 8)),
      fill("#141c3c", "M62 34q6-4 12 2l-2 28h-12z"),
      at(
        66,
        60,
        `<g transform="rotate(38)">${box(C.gold, -4, -42, 8, 40, 2)}${box(C.bronze, -5, -44, 10, 6, 2)}</g>`,
      ),
      at(124, 114, sphere(15), 0.9),
      at(146, 116, person({ robe: C.leaf, arms: "wave", hat: "bald", beard: true }), 0.95, true),
    ),
  university: () =>
    dusk(
      sun(132, 44, 12),
      hills("#8a78a8", "#6a6a86", 70),
      at(20, 104, house(40, 44, "#e6cd9a")),
      at(140, 104, house(40, 44, "#e6cd9a")),
      at(80, 106, temple(76, 36, 6, C.leaf)),
      at(80, 42, dome(30, C.leaf, 6)),
      ground("#cdb07a", 102),
      at(40, 116, person({ robe: C.leaf, arms: "carry", tool: "scroll", beard: true }), 0.85),
      at(60, 117, person({ robe: C.lime, arms: "out" }), 0.8),
      at(118, 117, person({ robe: C.lapis, hat: "veil", arms: "carry" }), 0.8),
    ),
  academy: () =>
    dusk(
      sun(60, 40, 14),
      hills("#9a8aa8", "#7f9470", 66),
      at(20, 100, tree(1.3)),
      at(144, 98, tree(1.2, C.pine)),
      ground("#c8b47a", 88),
      at(80, 96, columns(92, 50, 6)),
      box(C.lime, 28, 40, 104, 7),
      box(C.leaf, 28, 42, 104, 2),
      at(50, 114, seated({ robe: C.lime, beard: true, hat: "bald" }), 1.1),
      at(98, 114, person({ robe: C.lapis, cloak: C.lime, arms: "out", beard: true }), 1.1, true),
      at(128, 116, person({ robe: C.clay, arms: "wave" }), 1, true),
      at(74, 116, cogwheel(6)),
    ),
  study: () =>
    indoors(
      room("#cdbb94", C.bronze, "#6f4a2a"),
      curtain(C.leaf, true),
      at(130, 60, shelf(54, 46, "books")),
      lamp(66, 28),
      at(56, 108, person({ robe: C.leaf, hat: "bald", arms: "out", beard: true }), 1.4),
      at(78, 114, table(120, 26)),
      at(88, 92, plan()),
      at(34, 88, dividers(30)),
      at(116, 86, sphere(10), 0.9),
      at(136, 88, quill),
    ),
} as const;
