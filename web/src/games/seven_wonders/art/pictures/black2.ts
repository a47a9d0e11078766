import { C, along, at, box, fill, indoors, line, night, oval } from "./paint.ts";
import { cypress, fire, ground, hills, moon, stars } from "./land.ts";
import { columns, opening, tent } from "./buildings.ts";
import { banner, shield, sword } from "./arms.ts";
import { curtain, lamp, room, shelf, table, window_ } from "./rooms.ts";
import { amphora, chest, coins, hoard, sack, sarcophagus } from "./things.ts";
import { dice, dividers, glow, plan, scroll } from "./tools.ts";
import { hound, pigeon } from "./beasts.ts";
import { person } from "./people.ts";
import { town, cloaked } from "./night.ts";

/** Black cards of age II: what a city does by night. */
export const BLACK_2 = {
  spy_ring: () =>
    night(
      moon(130, 24, 8),
      town(),
      glow(80, 84, 40),
      along([48, 80, 112], (x, i) =>
        at(
          x,
          116 - (i === 1 ? 6 : 0),
          cloaked(
            ["#1a1a2c", "#3a1f38", "#1c2f40"][i] ?? "",
            i === 1 ? "hold" : "down",
            i === 1 ? "none" : "none",
          ),
          1.15,
        ),
      ),
      at(96, 76, scroll(14), 0.8),
    ),
  mercenaries: () =>
    night(
      moon(30, 24, 8),
      hills("#3a3358", "#2a2648"),
      at(26, 98, tent(50, 34, "#6b4a5e")),
      at(136, 98, tent(44, 30, "#54506e")),
      ground("#3a344e", 96),
      at(80, 112, fire(1)),
      glow(80, 98, 44),
      at(
        52,
        116,
        person({ robe: C.bark, hat: "helmet", arms: "hold", tool: "spear", short: true, skin: 3 }),
        1.1,
      ),
      at(
        110,
        116,
        person({ robe: C.wine, hat: "turban", arms: "hold", short: true, beard: true, skin: 2 }),
        1.1,
        true,
      ),
      at(94, 84, `<g transform="rotate(24)">${sword(0.9)}</g>`),
      at(136, 116, shield(10, C.purple)),
    ),
  lair: () =>
    indoors(
      fill("#3a3450", "M0 0h160v120H0z"),
      fill("#241f38", "M0 0h160v20q-14 18-30 6t-34 8-36-4-34 6-26-8z"),
      fill("#2b2540", "M0 120V62q22 8 26 58zM160 120V60q-26 8-30 60z"),
      glow(80, 88, 44),
      box("#2a243c", 0, 100, 160, 20),
      at(50, 112, chest()),
      at(88, 112, hoard(46)),
      at(120, 112, cloaked("#1a1a2c", "hold", "torch"), 1.1, true),
      at(26, 116, amphora(C.gold, 0.8)),
      along([36, 72, 110], (x) =>
        fill("#e8c85a", `M${x} 30l3 1.500-3 1.500-3-1.500zM${x + 9} 30l3 1.500-3 1.500-3-1.500z`),
      ),
    ),
  consulate: () =>
    night(
      stars(),
      hills("#2b376c", "#202a58", 74),
      ground("#34395e", 98),
      at(
        80,
        108,
        box("#a59cb8", -44, -36, 88, 36) +
          at(0, 0, columns(84, 36, 6, "#d8d3e2")) +
          box("#c9c2d6", -48, -42, 96, 6) +
          fill("#7c6f9c", "M-52-42l52-22 52 22z") +
          opening(14, 24, C.lamp),
      ),
      along([44, 116], (x) => at(x, 66, banner(x < 80 ? C.lapis : C.red, 30))),
      at(56, 117, person({ robe: C.lapis, arms: "out", cloak: C.gold, beard: true }), 0.86),
      at(80, 117, person({ robe: C.lime, arms: "out", cloak: C.red }), 0.86, true),
      at(110, 96, pigeon(C.marble, 0.6)),
      glow(80, 90, 28),
    ),
  gambling_house: () =>
    indoors(
      room("#6b3f55", C.gold, "#4a2c3a"),
      curtain(C.wine, true),
      curtain(C.wine, false),
      along([44, 116], (x) => lamp(x, 24)),
      at(
        80,
        102,
        person({ robe: C.gold, cloak: C.wine, hat: "turban", arms: "out", beard: true }),
        1.5,
      ),
      fill("#2f6a4c", "M14 92q66-8 132 0l8 28H6z"),
      line(C.gold, 1.8, "M14 92q66-8 132 0"),
      along([40, 120], (x, i) => at(x, 104, coins(5 + i, 0.9))),
      at(72, 106, dice(5, 1)),
      at(92, 108, dice(6, 1)),
      along([20, 60, 102, 142], (x, i) =>
        at(
          x,
          122,
          fill([C.clay, C.lapis, C.purple, C.leaf][i] ?? C.clay, "M-13 0q0-14 13-14t13 14z") +
            oval("#3a2616", 0, -17, 7),
        ),
      ),
    ),
  black_market: () =>
    night(
      moon(28, 22, 8),
      town(),
      glow(80, 84, 40),
      along([46, 116], (x, i) =>
        at(
          x,
          108,
          line("#3a2a2c", 3, "M-24 0v-34M24 0v-34") +
            fill(i ? "#51305a" : "#30405e", "M-30-32l6-12h48l6 12-8 6-10-5-12 5-12-5-10 5z") +
            box("#6a5040", -26, -14, 52, 5) +
            box("#4a362c", -24, -9, 48, 9),
        ),
      ),
      at(38, 94, amphora(C.gold, 0.55)),
      at(54, 94, coins(3, 0.7)),
      at(108, 94, sack("#b89a68", 0.7)),
      at(124, 94, amphora(C.river, 0.5)),
      at(80, 116, cloaked("#1a1a2c", "out"), 1.1),
    ),
  sepulcher: () =>
    night(
      moon(124, 28, 10),
      hills("#2b376c", "#202a58", 70),
      at(26, 106, cypress(64)),
      at(142, 108, cypress(54)),
      ground("#343a52", 96),
      at(
        80,
        108,
        fill("#8a84a0", "M-40 0v-40q40-28 80 0V0z") +
          fill("#00000030", "M10-54q20 2 30 14V0H18z") +
          at(0, 0, opening(34, 40, "#171430")) +
          at(0, 0, columns(52, 34, 2, "#c9c3d6")),
      ),
      at(80, 104, sarcophagus(), 0.42),
      glow(80, 92, 20),
      at(122, 116, hound("#15131f", 0.95), 1, true),
    ),
  architect_cabinet: () =>
    indoors(
      room("#7a6a74", C.bronze, "#43343a"),
      window_(128, 52, 30, 42, "#2c3a70"),
      at(36, 64, shelf(52, 46, "scrolls")),
      lamp(84, 28),
      glow(84, 56, 40),
      at(84, 110, person({ robe: C.bronze, cloak: "#2b2a3c", arms: "out", beard: true }), 1.35),
      at(80, 116, table(124, 26)),
      at(96, 92, plan()),
      at(50, 90, dividers(32)),
      at(132, 90, box(C.lime, -9, -9, 18, 9) + fill(C.clay, "M-11-9l11-8 11 8z")),
    ),
  tabularium: () =>
    indoors(
      room("#6f6680", C.purple, "#3b3348"),
      at(22, 92, shelf(40, 84, "scrolls")),
      at(64, 92, shelf(40, 84, "scrolls")),
      at(106, 92, shelf(40, 84, "scrolls")),
      window_(144, 54, 18, 40, "#2c3a70"),
      at(
        118,
        116,
        person({
          robe: "#cfc6dc",
          cloak: C.purple,
          arms: "carry",
          tool: "none",
          hat: "bald",
          beard: true,
        }),
        1.2,
      ),
      at(118, 92, scroll(20)),
      at(44, 116, person({ robe: C.bark, arms: "up", hat: "hood" }), 1.05),
    ),
} as const;
