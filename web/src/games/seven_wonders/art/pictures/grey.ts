import { C, at, box, each, fill, indoors, line, oval } from "./paint.ts";
import { room, shelf, table, window_ } from "./rooms.ts";
import { flask, glow, scroll } from "./tools.ts";
import { person } from "./people.ts";
import { loom, furnace, press, blown } from "./workshops.ts";

/** Grey cards: manufactured goods. */
export const GREY = {
  loom_1: () =>
    indoors(
      room("#ead7ad", C.clay, "#a8763f"),
      window_(132, 56),
      at(60, 104, loom(C.purple, C.shine)),
      at(116, 110, person({ robe: "#a8427e", hat: "veil", arms: "work" }), 1.1, true),
      at(
        142,
        112,
        oval(C.plank, 0, -8, 10, 8) + oval("#c9599a", -4, -13, 4.6) + oval(C.lapis, 4, -13, 4.6),
      ),
    ),
  loom_2: () =>
    indoors(
      room("#d9cdb8", C.lapis, "#8d6a44"),
      window_(26, 54),
      at(100, 104, loom(C.lapis, "#f3d8ec")),
      at(44, 110, person({ robe: C.red, hat: "long", arms: "work" }), 1.1),
      box("#b23a78", 128, 60, 22, 44, 2),
      line(C.shine, 1.6, "M128 70h22M128 80h22M128 90h22"),
    ),
  glassworks_1: () =>
    indoors(
      box("#7c5140", 0, 0, 160, 96),
      fill("#00000026", "M0 0h160v26q-80-14-160 0z"),
      glow(112, 84, 50),
      box("#553427", 0, 94, 160, 26),
      at(116, 104, furnace(52)),
      at(56, 108, person({ robe: C.river, arms: "hold", short: true }), 1.1),
      at(84, 72, blown("#7fd3e6c8")),
      at(24, 112, flask("#3fb3cf", 1)),
      at(42, 114, flask("#9adfe8", 0.7)),
    ),
  glassworks_2: () =>
    indoors(
      room("#cfe0dc", C.river, "#7a6a58"),
      window_(128, 52),
      at(58, 66, shelf(80, 50, "jars")),
      at(60, 106, table(90, 22)),
      at(30, 84, flask("#3fb3cf", 1.05)),
      at(56, 84, flask("#e0aa3e", 0.85)),
      at(82, 84, flask("#7fc97a", 0.95)),
      at(126, 112, person({ robe: C.river, hat: "turban", arms: "work" }), 1.1, true),
    ),
  press_1: () =>
    indoors(
      room("#e8d6a6", "#9c8a3c", "#a07a44"),
      window_(24, 54),
      at(86, 106, press()),
      at(132, 110, person({ robe: "#b59a3a", arms: "out", hat: "bald", skin: 2 }), 1.05, true),
      at(
        30,
        112,
        each(5, (i) => line("#7f9a3c", 2, `M${i * 4 - 8} 0q1-16 ${i - 2}-26`)),
      ),
    ),
  press_2: () =>
    indoors(
      room("#d6c9a0", C.leaf, "#8d7042"),
      at(122, 104, press(), 0.94),
      at(40, 66, shelf(58, 50, "scrolls")),
      at(46, 108, table(60, 20)),
      at(44, 88, scroll(36)),
      at(84, 112, person({ robe: C.lime, hat: "band", arms: "work", cloak: C.clay }), 1.05),
    ),
} as const;
