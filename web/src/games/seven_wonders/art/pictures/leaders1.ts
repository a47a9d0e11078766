import { C, along, at, box, day, dawn, dusk, fill, indoors, line, oval } from "./paint.ts";
import { cypress, ground, hills, mountains, palm, sun } from "./land.ts";
import { columns, obelisk, temple } from "./buildings.ts";
import { scutum, shield, spear, standard } from "./arms.ts";
import { shelf } from "./rooms.ts";
import { amphora, coins, hoard, ship } from "./things.ts";
import { book, cogwheel, dividers, scales, scroll, sphere } from "./tools.ts";
import { elephant, owl } from "./beasts.ts";
import { bust, disc, glaze, niche, stripes } from "./busts.ts";
import { GREY, WHITE, right, left, portrait, sunlit } from "./frames.ts";

/** Leaders: busts, each with a ground and things of their own. */
export const LEADERS_1 = {
  alexander: () =>
    dawn(
      sun(126, 32),
      mountains("#b79b88", 92),
      at(18, 120, spear(96)),
      at(142, 120, spear(90)),
      bust({
        gear: "plume",
        trim: C.red,
        hair: "curls",
        tone: "#8a5a2a",
        dress: "armour",
        robe: C.wine,
      }),
      left(shield(16, C.lapis)),
    ),
  amytis: () =>
    day(
      hills("#a9cb96", "#86b37a", 60),
      at(22, 118, palm(1.5)),
      at(140, 118, palm(1.4)),
      bust({
        her: true,
        hair: "long",
        gear: "jewel",
        dress: "gown",
        robe: C.leaf,
        trim: C.gold,
        skin: 1,
      }),
      along([28, 44, 118, 134], (x, i) =>
        oval(i % 2 ? "#e0567a" : C.shine, x, 104 + (i % 2) * 6, 4),
      ),
    ),
  archimedes: () =>
    portrait(
      sunlit("#3f7f9a"),
      { hair: "bald", tone: WHITE, beard: "full", dress: "toga", robe: C.lime, trim: C.leaf },
      right(cogwheel(13)),
      at(
        26,
        100,
        oval(C.bronze, 0, 0, 16) + oval(C.shine, -2, -2, 13) + oval("#ffffff80", -6, -6, 4),
      ),
    ),
  aristotle: () =>
    portrait(
      niche("#5f7f68"),
      { hair: "short", tone: GREY, beard: "full", dress: "toga", robe: C.lime, trim: C.lapis },
      right(owl(0.9)),
      at(30, 116, book(C.red, 0.9)),
    ),
  bilkis: () =>
    portrait(
      stripes("#b5702f", "#c9853a"),
      {
        her: true,
        skin: 3,
        hair: "knot",
        gear: "jewel",
        dress: "collar",
        robe: C.red,
        trim: C.gold,
      },
      right(amphora(C.gold, 1)),
      left(coins(5, 1.1)),
    ),
  caesar: () =>
    portrait(
      disc("#7a1f24", "#a8342c"),
      { gear: "laurel", hair: "short", tone: "#5a4030", dress: "toga", robe: C.lime, trim: C.wine },
      at(22, 120, standard(C.red, 84)),
      at(140, 120, scutum(C.red)),
    ),
  cleopatra: () =>
    dusk(
      sun(80, 54, 34),
      fill("#3b8f9f", "M0 92h160v28H0z"),
      at(20, 100, obelisk(70)),
      at(140, 108, palm(1.3)),
      bust({
        her: true,
        hair: "none",
        gear: "vulture",
        dress: "collar",
        robe: C.lapis,
        trim: C.gold,
      }),
    ),
  croesus: () =>
    portrait(
      sunlit("#a9741f"),
      { gear: "crown", hair: "curls", beard: "short", dress: "mantle", robe: C.red, trim: C.gold },
      right(hoard(46)),
      left(hoard(44)),
      at(26, 100, coins(6, 0.9)),
    ),
  euclid: () =>
    portrait(
      disc("#2f5f4c", "#4a8266"),
      { hair: "curls", tone: GREY, beard: "short", dress: "toga", robe: C.lime, trim: C.clay },
      right(dividers(52), 1.05),
      line("#e8f6d8", 2, "M10 100l18-34 18 34zM28 66v34"),
    ),
  hammurabi: () =>
    portrait(
      glaze("#8a4a2e"),
      { beard: "curled", gear: "cap", trim: "#c99a5e", dress: "tunic", robe: C.lime, skin: 2 },
      right(
        fill("#3a3a44", "M-15 0v-58q15-16 30 0V0z") +
          line(C.shine, 1.4, "M-9-46h18M-9-38h18M-9-30h18M-9-22h18M-9-14h18"),
        0.95,
      ),
      left(scales(50), 0.9),
    ),
  hannibal: () =>
    dawn(
      mountains("#a8b4c4", 84),
      ground("#c9b48a", 104),
      at(30, 112, elephant(0.95)),
      at(140, 112, elephant(0.7), 1, true),
      bust({
        hair: "curls",
        gear: "ribbon",
        beard: "full",
        dress: "armour",
        robe: C.purple,
        trim: C.iron,
        skin: 2,
      }),
    ),
  hatshepsut: () =>
    day(
      fill("#e6cf97", "M0 70h160v50H0z"),
      at(80, 92, columns(164, 40, 10)),
      box(C.lime, 0, 46, 160, 7),
      bust({
        her: true,
        hair: "none",
        gear: "nemes",
        dress: "collar",
        robe: C.lime,
        trim: C.gold,
        skin: 2,
      }),
      right(ship(C.red, false, 0.42)),
    ),
  hiram: () =>
    portrait(
      glaze("#27508f"),
      { gear: "tiara", trim: C.purple, beard: "curled", dress: "mantle", robe: C.lapis, skin: 1 },
      left(temple(40, 20, 4), 0.86),
      right(cypress(56)),
    ),
  hypatia: () =>
    indoors(
      box("#4b6a5c", 0, 0, 160, 120),
      at(80, 92, shelf(168, 90, "scrolls")),
      box("#24382fb0", 0, 0, 160, 120),
      oval("#ffe7a626", 80, 56, 58),
      bust({
        her: true,
        hair: "knot",
        gear: "ribbon",
        trim: C.gold,
        dress: "toga",
        robe: C.lime,
        skin: 0,
        tone: "#6a4426",
      }),
      right(sphere(14), 1),
      at(26, 116, scroll(28)),
    ),
} as const;
