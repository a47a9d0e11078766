import { C, along, at, box, dusk, fill, indoors, line, night } from "./paint.ts";
import { cypress, ground, hills, moon, sun, water } from "./land.ts";
import { columns, house, pyramid, stall } from "./buildings.ts";
import { standard } from "./arms.ts";
import { curtain, room, shelf, table, window_ } from "./rooms.ts";
import { amphora, coins, ship } from "./things.ts";
import { book, cogwheel, dividers, flask, mask, scales } from "./tools.ts";
import { camel, owl } from "./beasts.ts";
import { person, seated } from "./people.ts";

/** Purple cards: the guilds. */
export const PURPLE_1 = {
  workers_guild: () =>
    dusk(
      sun(34, 46, 12),
      hills("#8a78a8", "#6a5b86", 68),
      at(116, 100, pyramid(92)),
      ground("#c99a5e", 96),
      line(C.wood, 5, "M40 112l70-34"),
      at(92, 88, `<g transform="rotate(-26)">${box(C.lime, -10, -14, 20, 14, 1)}</g>`),
      line("#f3e4bd", 1.4, "M84 90L30 98"),
      along([18, 36, 54], (x, i) =>
        at(
          x,
          116,
          person({
            robe: [C.wood, C.clay, C.bark][i] ?? C.wood,
            short: true,
            arms: "out",
            skin: 2,
          }),
          0.95,
        ),
      ),
    ),
  craftsmens_guild: () =>
    indoors(
      room("#dccbb6", C.purple, "#80583a"),
      at(36, 62, shelf(54, 46, "jars")),
      window_(128, 50),
      at(78, 114, table(116, 24)),
      at(44, 110, person({ robe: C.river, arms: "work" }), 1.2),
      at(104, 110, person({ robe: C.purple, arms: "work", hat: "veil" }), 1.2, true),
      at(78, 116, table(120, 24)),
      at(62, 92, amphora(C.lapis, 0.8)),
      at(80, 92, flask("#3fb3cf", 0.8)),
      at(122, 92, box("#b23a78", -12, -5, 24, 5, 2) + box(C.gold, -10, -9, 20, 4, 2)),
    ),
  traders_guild: () =>
    dusk(
      sun(124, 42, 14),
      fill("#b98a7a", "M0 84q40-20 84-6t76-8v50H0z"),
      fill("#a9744f", "M0 94q60-12 160-2v28H0z"),
      at(26, 110, camel(C.purple, 0.9)),
      at(78, 112, camel(C.gold, 0.9)),
      at(134, 108, stall(46, C.purple)),
      at(126, 92, amphora(C.clay, 0.5)),
      at(142, 92, coins(3, 0.7)),
      at(
        108,
        116,
        person({ robe: C.gold, hat: "turban", arms: "hold", tool: "staff", beard: true }),
        1,
      ),
    ),
  philosophers_guild: () =>
    dusk(
      sun(40, 40, 12),
      hills("#8d7aa6", "#7a8a70", 66),
      at(124, 96, columns(66, 56, 4)),
      box(C.lime, 88, 34, 72, 6),
      ground("#c8b47a", 92),
      at(20, 104, cypress(60)),
      at(
        50,
        114,
        person({ robe: C.lime, cloak: C.purple, arms: "wave", beard: true, hat: "bald" }),
        1.2,
      ),
      at(84, 114, person({ robe: C.leaf, arms: "out", beard: true }), 1.2, true),
      at(120, 114, seated({ robe: C.lapis, hat: "band" }), 1.1, true),
      at(142, 92, owl(0.6)),
    ),
  spies_guild: () =>
    night(
      moon(126, 26, 9),
      hills("#3a2f6a", "#2a2350", 66),
      at(38, 106, house(48, 62, "#4c3f78")),
      box(C.lamp, 24, 58, 8, 10),
      ground("#2b2550", 98),
      at(
        92,
        116,
        person({ robe: "#2a2040", cloak: "#6d3f92", hat: "hood", arms: "hold", skin: 2 }),
        1.5,
      ),
      at(113, 74, mask(false, C.lime, 0.66)),
      at(138, 117, person({ robe: "#1c1630", cloak: "#1a1430", hat: "hood", skin: 2 }), 0.95),
    ),
  strategists_guild: () =>
    indoors(
      fill("#a3604a", "M0 0h160v120H0z"),
      fill("#8a4c3a", "M0 0l80-14L160 0v14L80 2 0 16zM0 16v104h14V14zM160 16v104h-14V14z"),
      along([40, 80, 120], (x) => line("#7a4032", 1.6, `M${x} 6v80`)),
      at(34, 112, person({ robe: C.red, hat: "helmet", arms: "out", short: true }), 1.25),
      at(
        128,
        112,
        person({ robe: C.purple, hat: "helmet", arms: "out", short: true, cloak: C.gold }),
        1.25,
        true,
      ),
      fill("#e6d6ac", "M32 90q48-8 96 0l10 20H22z"),
      line("#8a7650", 1.4, "M44 96q20 10 40 2t34 6M60 92l8 14M100 92l-4 16"),
      along([56, 78, 104], (x, i) =>
        at(x, 102 + (i % 2) * 4, fill([C.red, C.lapis, C.red][i] ?? C.red, "M-4 0l4-10 4 10z")),
      ),
      at(80, 62, standard(C.purple, 44)),
    ),
  shipowners_guild: () =>
    dusk(
      sun(128, 50, 14),
      hills("#7d72a6", "#5f5a90", 64),
      water(84, "#2f7f96"),
      at(58, 108, ship(C.purple, true, 1.12)),
      at(134, 100, ship("#f3e2b4", false, 0.48)),
      at(18, 96, ship(C.red, false, 0.4)),
    ),
  scientists_guild: () =>
    indoors(
      room("#cfc2d6", C.purple, "#6a4a52"),
      window_(28, 52, 28, 42, "#f2c39a"),
      at(126, 64, shelf(60, 50, "books")),
      at(80, 114, table(120, 26)),
      at(
        82,
        110,
        person({ robe: C.leaf, cloak: C.purple, hat: "bald", arms: "out", beard: true }),
        1.35,
      ),
      at(80, 116, table(124, 26)),
      at(38, 90, dividers(30)),
      at(122, 78, cogwheel(10)),
      at(62, 92, book(C.red, 0.6)),
      at(100, 92, flask("#7fc97a", 0.7)),
    ),
  magistrates_guild: () =>
    indoors(
      box("#d9cfc0", 0, 0, 160, 120),
      at(80, 96, columns(160, 96, 5)),
      box("#b39a72", 0, 94, 160, 26),
      curtain(C.purple, true),
      curtain(C.purple, false),
      at(80, 104, scales(66)),
      at(
        42,
        116,
        person({ robe: C.lime, cloak: C.purple, arms: "carry", tool: "scroll", beard: true }),
        1.15,
      ),
      at(120, 116, person({ robe: C.lime, cloak: C.lapis, arms: "hold", hat: "band" }), 1.15, true),
    ),
} as const;
