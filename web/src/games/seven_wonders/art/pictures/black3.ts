import { C, along, at, box, each, fill, indoors, line, night, oval } from "./paint.ts";
import { cypress, fire, ground, hills, moon, stars } from "./land.ts";
import { columns, opening } from "./buildings.ts";
import { banner, standard } from "./arms.ts";
import { cellar } from "./rooms.ts";
import { bars, coins } from "./things.ts";
import { crane, glow, mask, torch, wreath } from "./tools.ts";
import { pigeon } from "./beasts.ts";
import { person, statue } from "./people.ts";
import { town, cloaked } from "./night.ts";

/** Black cards of age III: what a city does by night. */
export const BLACK_3 = {
  torture_chamber: () =>
    indoors(
      cellar("#4a3d44", "#261d24"),
      at(36, 84, bars(36, 44)),
      glow(126, 84, 40),
      at(126, 112, fill(C.iron, "M-14-16h28l-4 12h-20zM-10 0l4-6M10 0l-4-6")),
      at(126, 96, fire(0.9)),
      line(C.iron, 2.4, "M120 92l-8-22M130 92l8-22"),
      line(C.iron, 2, "M76 0v24M92 0v18"),
      along([76, 92], (x) =>
        line(C.iron, 2.6, `M${x - 5} ${x === 76 ? 30 : 24}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`),
      ),
      at(84, 114, person({ robe: C.wine, hat: "hood", arms: "hold", skin: 2, short: true }), 1.2),
    ),
  contingent: () =>
    night(
      moon(80, 24, 9),
      hills("#2b376c", "#202a58", 62),
      ground("#313658", 82),
      each(2, (row) =>
        along([24, 48, 72, 96, 120, 144], (x, i) =>
          at(
            x - row * 12,
            100 + row * 17,
            person({
              robe: row ? C.purple : C.iron,
              hat: "helmet",
              arms: "hold",
              tool: i % 2 ? "spear" : "none",
              short: true,
            }),
            0.9 + row * 0.08,
          ),
        ),
      ),
      at(80, 84, standard(C.purple, 56)),
    ),
  brotherhood: () =>
    indoors(
      cellar("#473f5c", "#262138"),
      glow(80, 76, 50),
      along([40, 60, 80, 100, 120], (x, i) =>
        at(
          x,
          106 - Math.abs(i - 2) * -2,
          cloaked(i % 2 ? "#5a1f30" : "#2a1f48", "hold", i % 2 ? "torch" : "none"),
          1.05,
        ),
      ),
      fill("#16122a", "M30 108q50-10 100 0v12H30z"),
      at(80, 112, wreath(7)),
      oval(C.gold, 80, 112, 2.4),
    ),
  embassy: () =>
    night(
      stars(),
      hills("#2b376c", "#202a58", 74),
      ground("#353a60", 100),
      at(
        80,
        110,
        box("#9a90ae", -38, -62, 76, 62) +
          box("#00000030", 14, -62, 24, 62) +
          box("#c9c2d6", -42, -66, 84, 5) +
          along([-24, 0, 24], (x) => at(x, -38, opening(11, 17, C.lamp))) +
          along([-24, 24], (x) => at(x, -8, opening(11, 18, C.lamp))) +
          opening(16, 28, "#2a1d2c"),
      ),
      along([50, 80, 110], (x, i) => at(x, 44, banner([C.red, C.gold, C.lapis][i] ?? C.red, 24))),
      at(80, 72, pigeon(C.marble, 0.6)),
      at(36, 117, person({ robe: C.lime, cloak: C.purple, arms: "carry", tool: "scroll" }), 0.9),
      at(
        128,
        117,
        person({ robe: C.lapis, hat: "helmet", arms: "hold", tool: "spear", short: true }),
        0.86,
      ),
    ),
  cenotaph: () =>
    night(
      moon(34, 30, 10),
      hills("#2b376c", "#202a58", 72),
      ground("#343a52", 96),
      at(
        90,
        110,
        box("#7f7a96", -34, -8, 68, 8) +
          box("#9b95b0", -26, -16, 52, 8) +
          fill("#b3adc4", "M-16-16l4-58h24l4 58z") +
          fill("#00000030", "M2-16l2-58h8l4 58z") +
          fill(C.gold, "M-12-74l12-10 12 10z") +
          line("#5f5a78", 1.6, "M-7-58h14M-8-48h16M-8-38h16M-9-28h18"),
      ),
      at(90, 92, wreath(8, "#6f9a52")),
      at(40, 116, person({ robe: "#2a2840", hat: "veil", arms: "pray" }), 1),
      at(142, 114, cypress(52)),
    ),
  builders_union: () =>
    night(
      stars(),
      hills("#2b376c", "#202a58", 74),
      ground("#3a3a54", 96),
      at(62, 110, crane(), 1.05),
      at(
        116,
        110,
        box("#8a8098", -24, -42, 48, 42) +
          box("#00000030", 6, -42, 18, 42) +
          line("#5f4a3a", 2.4, "M-30 0v-56M30 0v-56M-30-20h60M-30-38h60M-30-54h60"),
      ),
      at(116, 56, person({ robe: C.clay, arms: "work", tool: "hammer", short: true }), 0.7),
      at(26, 116, person({ robe: C.purple, cloak: C.gold, arms: "out", beard: true }), 1),
      at(80, 118, torch(0.7)),
      glow(80, 102, 26),
    ),
  capitol: () =>
    night(
      moon(30, 24, 8),
      hills("#2b376c", "#202a58", 78),
      fill("#3d3f62", "M14 120q10-34 66-34t66 34z"),
      each(6, (i) => box("#6a6488", 62 - i * 1.5, 88 + i * 5, 36 + i * 3, 3)),
      at(
        80,
        90,
        box("#a59cb8", -34, -32, 68, 32) +
          columns(66, 30, 6, "#e2dcec") +
          box("#cfc8da", -38, -38, 76, 6) +
          fill("#8a7cae", "M-42-38l42-18 42 18z"),
      ),
      at(80, 36, statue(C.gold, false), 0.36),
      glow(80, 66, 46),
      along([20, 140], (x) => at(x, 112, torch(0.9))),
    ),
  slave_market: () =>
    night(
      moon(130, 22, 8),
      town(),
      glow(80, 82, 40),
      box("#6a5040", 30, 96, 100, 8),
      box("#4a362c", 34, 104, 92, 16),
      line(C.bark, 4, "M58 96V52"),
      line(C.iron, 2.2, "M58 56q10 10 18 0M58 62q-10 10-18 0"),
      along([40, 78], (x) => line(C.iron, 3, `M${x - 6} 66a6 6 0 1 0 12 0a6 6 0 1 0-12 0`)),
      at(102, 97, person({ robe: C.purple, hat: "turban", arms: "out", beard: true }), 1.2, true),
      at(18, 116, cloaked("#33305a", "out"), 1),
      at(144, 117, cloaked("#51305a", "hold"), 1, true),
      at(126, 96, coins(4, 0.7)),
    ),
  secret_society: () =>
    indoors(
      cellar("#3f3a55", "#221d34"),
      glow(80, 66, 56),
      fill(C.gold, "M80 22l22 38H58z"),
      fill("#241f38", "M80 32l14 25H66z"),
      oval(C.marble, 80, 50, 8, 4.6),
      oval(C.lapis, 80, 50, 3),
      along([26, 50, 110, 134], (x) => at(x, 112, cloaked("#30204a", "hold"), 1.1)),
      at(80, 116, fill("#5a5276", "M-18 0v-14h36V0z")),
      at(80, 102, mask(true, C.gold, 0.7)),
    ),
} as const;
