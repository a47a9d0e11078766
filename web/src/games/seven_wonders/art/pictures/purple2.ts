import { C, along, at, dusk, fill, indoors, line, night, oval } from "./paint.ts";
import { cloud, cypress, fire, ground, hills, stars, sun } from "./land.ts";
import { arcade, columns, opening, ziggurat } from "./buildings.ts";
import { cellar, curtain, lamp, room, rug, table } from "./rooms.ts";
import { amphora, blocks, bowl, coins, hoard, sarcophagus } from "./things.ts";
import { anvil, crane, dice, glow, lyre, plan, torch } from "./tools.ts";
import { pigeon } from "./beasts.ts";
import { person, seated } from "./people.ts";

/** Purple cards: the guilds. */
export const PURPLE_2 = {
  builders_guild: () =>
    dusk(
      sun(30, 44, 12),
      hills("#8a78a8", "#6a5b86", 72),
      ground("#b98a54", 94),
      at(62, 108, ziggurat(96, 3, 17, C.stone)),
      at(116, 110, crane(), 1.1),
      at(76, 116, person({ robe: C.purple, arms: "wave", tool: "none", hat: "straw" }), 1),
      at(26, 117, blocks(2, C.lime, 14, 9)),
      at(52, 57, person({ robe: C.clay, short: true, arms: "work", tool: "hammer" }), 0.6),
    ),
  architects_guild: () =>
    dusk(
      cloud(36, 20, 0.8),
      sun(132, 40, 12),
      hills("#8a78a8", "#6a5b86", 70),
      at(110, 100, arcade(96, 44, 3, C.stone)),
      at(110, 56, columns(84, 22, 5)),
      line(C.wood, 2.4, "M64 100V30M156 100V30M60 54h100M60 34h100"),
      ground("#c99a5e", 98),
      at(34, 114, person({ robe: C.purple, cloak: C.lime, arms: "out", beard: true }), 1.25),
      at(66, 88, plan(), 0.8),
    ),
  courtesans_guild: () =>
    indoors(
      room("#b9788c", C.gold, "#6b3a4a"),
      curtain(C.purple, true),
      curtain(C.wine, false),
      lamp(80, 24),
      rug(C.purple, 118),
      at(58, 112, person({ robe: "#e88aa2", hat: "long", arms: "up", skin: 0 }), 1.25),
      at(106, 112, seated({ robe: C.gold, hat: "long", skin: 2 }), 1.25, true),
      at(86, 104, lyre(0.9)),
      at(132, 116, amphora(C.gold, 0.9)),
      at(26, 116, bowl(C.gold, 18)),
      along([22, 27, 31], (x) => oval(C.purple, x, 106, 3)),
    ),
  diplomats_guild: () =>
    indoors(
      room("#d9cbd8", C.purple, "#6a4a52"),
      at(80, 92, columns(164, 92, 4)),
      along([36, 124], (x, i) =>
        at(x, 70, fill(i ? C.red : C.lapis, "M-13-50h26v40l-13 8-13-8z") + oval(C.gold, 0, -28, 6)),
      ),
      at(52, 116, person({ robe: C.lapis, cloak: C.gold, arms: "out", beard: true }), 1.3),
      at(108, 116, person({ robe: C.red, cloak: C.lime, arms: "out", hat: "turban" }), 1.3, true),
      at(80, 54, pigeon(C.marble, 1)),
    ),
  gamers_guild: () =>
    indoors(
      room("#8a5f86", C.gold, "#4f3350"),
      lamp(80, 22),
      glow(80, 60, 50),
      at(80, 116, table(130, 26)),
      at(40, 110, person({ robe: C.gold, hat: "turban", arms: "carry", beard: true }), 1.25),
      at(120, 110, person({ robe: C.leaf, hat: "veil", arms: "carry" }), 1.25, true),
      at(80, 118, table(130, 26)),
      at(66, 92, dice(5, 1.3)),
      at(90, 92, dice(3, 1.3)),
      at(112, 92, coins(5, 0.8)),
      at(46, 92, coins(3, 0.8)),
    ),
  counterfeiters_guild: () =>
    indoors(
      cellar("#5a4a66", "#30263c"),
      glow(48, 88, 40),
      at(40, 112, fill(C.clay, "M-20 0q0-34 20-34t20 34z") + opening(18, 20, "#2b1109")),
      at(40, 111, fire(0.7)),
      at(
        112,
        116,
        person({
          robe: C.purple,
          hat: "hood",
          cloak: "#3a2050",
          arms: "up",
          tool: "hammer",
          skin: 2,
        }),
        1.25,
        true,
      ),
      at(82, 116, anvil()),
      at(84, 93, oval(C.shine, 0, 0, 6, 2.4)),
      at(138, 117, hoard(36)),
    ),
  guild_of_shadows: () =>
    night(
      stars(),
      fill("#2a1f52", "M0 30q40-20 80-8t80-10v108H0z"),
      fill("#1c1440", "M0 92q80-16 160-4v32H0z"),
      along([28, 54, 106, 132], (x, i) =>
        at(
          x,
          114 - (i % 2) * 4,
          person({ robe: "#120d2a", cloak: "#120d2a", hat: "hood", skin: 3 }),
          1.15,
        ),
      ),
      at(
        80,
        118,
        person({ robe: "#1a1238", cloak: "#4a2a78", hat: "hood", arms: "out", skin: 2 }),
        1.6,
      ),
      along([76.5, 83.5], (x) => oval(C.shine, x, 61.5, 1.4)),
    ),
  mourners_guild: () =>
    dusk(
      sun(80, 50, 18),
      hills("#7a6a98", "#5c4f7c", 72),
      ground("#6f5f70", 94),
      along([12, 148], (x) => at(x, 108, cypress(64))),
      at(80, 106, sarcophagus(), 0.9),
      along([36, 122], (x, i) =>
        at(
          x,
          116,
          person({ robe: "#3a2f52", hat: "veil", arms: i ? "pray" : "up" }),
          1.15,
          i === 1,
        ),
      ),
      along([60, 100], (x) => at(x, 116, torch(0.6))),
    ),
} as const;
