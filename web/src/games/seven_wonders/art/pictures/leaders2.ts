import { C, along, at, box, day, dusk, fill, indoors, line, night, oval } from "./paint.ts";
import { fire, ground, hills, moon, mountains, stars, sun } from "./land.ts";
import { columns, pyramid, temple, tower, ziggurat } from "./buildings.ts";
import { shield, spear } from "./arms.ts";
import { curtain } from "./rooms.ts";
import { amphora } from "./things.ts";
import { hammer, lyre, plan, scales, scroll, sphere } from "./tools.ts";
import { statue } from "./people.ts";
import { bust, disc, glaze, niche } from "./busts.ts";
import { GREY, WHITE, right, left, portrait, sunlit } from "./frames.ts";

/** Leaders: busts, each with a ground and things of their own. */
export const LEADERS_2 = {
  imhotep: () =>
    dusk(
      sun(26, 40, 12),
      ground("#c99a5e", 92),
      at(126, 104, ziggurat(70, 5, 11, C.stone)),
      at(24, 104, pyramid(54)),
      bust({ hair: "none", gear: "cap", trim: C.lime, dress: "collar", robe: C.lime, skin: 2 }),
      left(plan(), 0.95),
    ),
  justinian: () =>
    indoors(
      sunlit("#8a6a1e"),
      oval("#ffe9a688", 80, 52, 46),
      bust({
        gear: "crown",
        hair: "bob",
        tone: "#6a4a30",
        dress: "mantle",
        robe: C.purple,
        trim: C.gold,
        skin: 0,
      }),
      right(scales(48), 0.9),
    ),
  leonidas: () =>
    dusk(
      sun(30, 40, 13),
      mountains("#7a5f6a", 96, "#e8c8a8"),
      along([12, 26, 134, 148], (x) => at(x, 120, spear(80))),
      bust({
        gear: "helmet",
        trim: C.red,
        hair: "none",
        beard: "full",
        dress: "cloak",
        robe: C.bronze,
      }),
      right(shield(18, C.red)),
    ),
  maecenas: () =>
    indoors(
      box("#8c6a7a", 0, 0, 160, 120),
      curtain(C.wine, true),
      curtain(C.wine, false),
      bust({
        hair: "short",
        gear: "laurel",
        dress: "toga",
        robe: C.lime,
        trim: C.gold,
        tone: "#6a4a30",
      }),
      right(lyre(1.15)),
      left(scroll(28)),
    ),
  midas: () =>
    portrait(
      sunlit("#c08a1c"),
      {
        gear: "crown",
        hair: "long",
        tone: C.bronze,
        beard: "long",
        dress: "mantle",
        robe: C.gold,
        trim: C.bronze,
        skin: 1,
      },
      right(amphora(C.gold, 1.1)),
      left(
        fill(C.gold, "M-3 0q-2-20 0-34h6q-2 14 0 34z") +
          along([-8, 8, 0], (x, i) => oval(i === 2 ? C.shine : C.gold, x, -36 - i * 4, 9)),
      ),
    ),
  nebuchadnezzar: () =>
    portrait(
      glaze("#1f4a8c"),
      { gear: "tiara", trim: C.lapis, beard: "curled", dress: "mantle", robe: C.deep, skin: 2 },
      right(tower(22, 54, "#2a5fae"), 0.9),
      left(ziggurat(44, 4, 11), 0.9),
    ),
  nefertiti: () =>
    portrait(
      disc("#b9823c", "#e0b468"),
      {
        her: true,
        hair: "none",
        gear: "tall",
        dress: "collar",
        robe: C.lime,
        trim: C.gold,
        skin: 2,
      },
      left(
        line(C.gold, 4, "M0 0v-30M-9-22h18") +
          `<ellipse cx="0" cy="-38" rx="7" ry="9" fill="none" stroke="${C.gold}" stroke-width="4"/>`,
      ),
      right(
        fill(C.leaf, "M0 0q-3-20 0-26 3 6 0 26z") +
          fill("#e88aa2", "M0-22q-12-2-12-16 8 2 12 8 4-6 12-8 0 14-12 16z"),
      ),
    ),
  nero: () =>
    night(
      fill("#8a2f24", "M0 60q80-24 160 0v60H0z"),
      along([14, 40, 120, 146], (x, i) => at(x, 108, fire(1.5 + (i % 2) * 0.5))),
      fill("#241424", "M0 100q80-10 160 0v20H0z"),
      bust({
        gear: "laurel",
        hair: "curls",
        tone: "#a8642c",
        beard: "short",
        dress: "toga",
        robe: C.lime,
        trim: C.purple,
        skin: 0,
      }),
      right(lyre(1.05)),
    ),
  pericles: () =>
    day(
      hills("#b5cfa0", "#97ba84", 74),
      at(28, 92, temple(70, 26, 6), 0.9),
      bust({
        gear: "plume",
        trim: C.lapis,
        hair: "none",
        beard: "short",
        dress: "toga",
        robe: C.lime,
      }),
      right(shield(17, C.lapis)),
    ),
  phidias: () =>
    portrait(
      niche("#9a6a4c"),
      { hair: "bald", tone: GREY, beard: "short", dress: "tunic", robe: C.clay, trim: C.lime },
      right(statue(C.marble), 0.78),
      left(hammer(1.3)),
    ),
  plato: () =>
    dusk(
      sun(128, 40, 12),
      hills("#8d7aa6", "#7a8a70", 66),
      at(26, 104, columns(40, 64, 3)),
      box(C.lime, 2, 36, 50, 6),
      bust({
        hair: "short",
        tone: WHITE,
        beard: "long",
        dress: "toga",
        robe: C.lime,
        trim: C.purple,
      }),
      right(scroll(26), 1.1),
    ),
  praxiteles: () =>
    portrait(
      disc("#6b5a78", "#8d7a9c"),
      {
        hair: "curls",
        gear: "ribbon",
        trim: C.gold,
        beard: "short",
        dress: "tunic",
        robe: C.river,
        skin: 1,
      },
      right(statue("#e9e3f2", false), 0.9),
      left(amphora(C.lapis, 1.05)),
    ),
  ptolemy: () =>
    night(
      stars(),
      moon(126, 26, 9),
      line("#88a9dc66", 1.4, "M14 30l24 14 20-24M104 50l26 10 14-20"),
      hills("#2b376c", "#202a58", 88),
      bust({
        hair: "short",
        tone: GREY,
        beard: "full",
        gear: "diadem",
        dress: "toga",
        robe: C.lapis,
        trim: C.lime,
      }),
      right(sphere(17), 1.05),
    ),
  pythagoras: () =>
    portrait(
      disc("#274f6b", "#3c6e8e"),
      {
        gear: "turban",
        trim: C.lime,
        hair: "none",
        tone: WHITE,
        beard: "long",
        dress: "toga",
        robe: C.lime,
      },
      line("#f4ffe8", 2.2, "M8 112h30v-28zM14 112v-6h6"),
      right(lyre(0.9)),
    ),
} as const;
