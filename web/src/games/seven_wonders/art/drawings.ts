import type { Drawing } from "../../../art/wonders.ts";
import type { Wonder } from "../types.ts";

/** The picture of each Wonder. */
export const DRAWING_OF: Record<Wonder, Drawing> = {
  gizah: "pyramids_of_giza",
  babylon: "hanging_gardens",
  olympia: "statue_of_zeus",
  rhodos: "colossus",
  ephesos: "temple_of_artemis",
  alexandria: "lighthouse",
  halikarnassos: "mausoleum",
  great_wall: "great_wall",
  stonehenge: "stonehenge",
  manneken_pis: "manneken_pis",
  abu_simbel: "abu_simbel",
  rome: "colosseum",
  petra: "petra",
  byzantium: "hagia_sophia",
};
