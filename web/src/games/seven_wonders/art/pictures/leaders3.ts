import { C, along, at, day, dawn, dusk, each, fill, line, night, oval } from "./paint.ts";
import { ground, hills, palm, stars, sun } from "./land.ts";
import { arcade, columns, obelisk, pyramid, wall, ziggurat } from "./buildings.ts";
import { bow, shield, spear } from "./arms.ts";
import { blocks, chest } from "./things.ts";
import { book, dividers, flask, lyre, mask, scroll } from "./tools.ts";
import { pigeon, horse } from "./beasts.ts";
import { bust, disc, glaze, niche, stripes } from "./busts.ts";
import { GREY, right, left, portrait, sunlit } from "./frames.ts";

/** Leaders: busts, each with a ground and things of their own. */
export const LEADERS_3 = {
  ramses: () =>
    day(
      sun(124, 28, 12),
      ground("#dcb87a", 88),
      at(22, 104, obelisk(74)),
      at(140, 104, pyramid(60)),
      bust({
        hair: "none",
        gear: "nemes",
        beard: "none",
        dress: "collar",
        robe: C.red,
        trim: C.gold,
        skin: 3,
      }),
      at(36, 92, bow(50)),
      fill(C.lapis, "M76 84h8l2 20q-6 3-12 0z"),
    ),
  sappho: () =>
    day(
      sun(30, 28, 10),
      fill("#2f93a6", "M0 84h160v36H0z"),
      line(C.foam, 1.6, "M8 92q5-3 10 0t10 0M120 96q5-3 10 0t10 0"),
      hills("#9bb8c4", "#7fa0b4", 64),
      bust({
        her: true,
        hair: "knot",
        gear: "ribbon",
        trim: C.purple,
        tone: "#5a3a24",
        dress: "toga",
        robe: C.sky,
        skin: 0,
      }),
      right(lyre(1.2)),
    ),
  solomon: () =>
    portrait(
      sunlit("#6a4a86"),
      {
        gear: "crown",
        hair: "long",
        beard: "full",
        dress: "mantle",
        robe: C.lapis,
        trim: C.gold,
        skin: 2,
      },
      left(
        fill(C.gold, "M0-2l7 6-7 6-7-6z") +
          line(C.gold, 3.4, "M0-2v-34M0-32h9M0-26h7") +
          oval(C.gold, 0, -44, 8) +
          oval("#6a4a86", 0, -44, 4),
      ),
      right(chest(), 0.9),
    ),
  tomyris: () =>
    dusk(
      sun(28, 44, 13),
      fill("#a3785a", "M0 86q80-14 160 0v34H0z"),
      at(132, 112, horse(C.bark, 0.9), 1, true),
      bust({
        her: true,
        hair: "long",
        gear: "scythian",
        trim: C.red,
        dress: "armour",
        robe: C.wine,
        skin: 1,
      }),
      at(18, 88, bow(56)),
    ),
  varro: () =>
    portrait(
      niche("#7f7a4a"),
      {
        gear: "none",
        hair: "short",
        tone: GREY,
        dress: "toga",
        robe: C.lime,
        trim: C.gold,
        skin: 0,
      },
      left(
        each(
          5,
          (i) =>
            line(C.gold, 2, `M${i * 4 - 8} 0q2-22 ${i * 2 - 4}-38`) +
            oval(C.gold, i * 6 - 12, -40, 2.4, 5),
        ),
      ),
      right(book(C.leaf, 0.95)),
    ),
  vitruvius: () =>
    day(
      hills("#b5cfa0", "#a9b58a", 70),
      at(124, 104, arcade(80, 52, 2, C.lime)),
      ground("#dcc48e", 102),
      bust({
        hair: "short",
        tone: "#6a5238",
        beard: "short",
        dress: "tunic",
        robe: C.clay,
        trim: C.gold,
      }),
      left(dividers(46)),
      right(blocks(2, C.lime, 14, 10)),
    ),
  xenophon: () =>
    dawn(
      sun(34, 30),
      hills("#c9c493", "#b0a86c", 70),
      at(136, 114, horse("#c99a5e", 1), 1, true),
      bust({
        gear: "plume",
        trim: C.gold,
        hair: "short",
        beard: "short",
        dress: "cloak",
        robe: C.lime,
      }),
      left(scroll(26), 1),
    ),
  zenobia: () =>
    dusk(
      sun(80, 50, 30),
      ground("#c99a5e", 92),
      at(22, 100, columns(30, 62, 2)),
      at(138, 104, palm(1.3)),
      bust({
        her: true,
        hair: "long",
        gear: "spikes",
        dress: "armour",
        robe: C.purple,
        trim: C.gold,
        skin: 2,
      }),
    ),
  aspasia: () =>
    portrait(
      disc("#8c4a5e", "#b0687a"),
      {
        her: true,
        hair: "curls",
        tone: "#7a4a24",
        gear: "ribbon",
        trim: C.gold,
        dress: "gown",
        robe: C.lime,
        skin: 0,
      },
      at(132, 84, pigeon(C.marble, 1)),
      left(flask("#e88aa2", 1)),
    ),
  berenice: () =>
    night(
      stars(),
      each(7, (i) => oval(C.shine, 18 + i * 21, 20 + ((i * 13) % 22), 2.4)),
      line("#fbdc8655", 1.4, "M18 20l21 13 21-9 21 4 21-15"),
      bust({
        her: true,
        hair: "long",
        tone: "#c98a3a",
        gear: "diadem",
        dress: "collar",
        robe: C.river,
        trim: C.gold,
        skin: 0,
      }),
    ),
  caligula: () =>
    portrait(
      stripes("#3a2a44", "#4a3656"),
      {
        hair: "short",
        gear: "laurel",
        tone: "#8a5a34",
        dress: "cloak",
        robe: C.lime,
        trim: C.wine,
        skin: 0,
      },
      right(mask(true, C.gold, 1.1)),
      left(horse("#efe6d6", 0.7)),
    ),
  darius: () =>
    portrait(
      glaze("#3a5a52"),
      {
        gear: "tiara",
        trim: C.gold,
        beard: "curled",
        hair: "long",
        dress: "mantle",
        robe: C.purple,
        skin: 2,
      },
      at(18, 120, spear(92)),
      at(142, 120, spear(92)),
      right(shield(14, C.gold)),
    ),
  diocletian: () =>
    portrait(
      niche("#4c4658"),
      {
        gear: "diadem",
        hair: "short",
        tone: GREY,
        beard: "short",
        dress: "cloak",
        robe: C.gold,
        trim: C.purple,
      },
      right(columns(14, 52, 1), 1),
      left(wall(40, 30, C.stone), 0.8),
    ),
  semiramis: () =>
    day(
      hills("#a9cb96", "#86b37a", 64),
      at(124, 104, ziggurat(80, 4, 15, C.brick)),
      along([100, 120, 140], (x) => oval(C.leaf, x, 86, 9, 5)),
      bust({
        her: true,
        hair: "bob",
        gear: "tiara",
        trim: C.red,
        dress: "mantle",
        robe: C.red,
        skin: 2,
      }),
      at(26, 100, pigeon(C.marble, 0.9)),
    ),
} as const;
