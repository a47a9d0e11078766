import type { Wonder } from "../types.ts";

/** Both sides of each board: what it starts with, then cost and effects of each stage. */
export const BOARD_LINES: Record<Wonder, { a: readonly string[]; b: readonly string[] }> = {
  gizah: {
    a: ["make S", "S2|points 3", "W3|points 5", "S4|points 7"],
    b: ["make S", "W2|points 3", "S3|points 5", "C3|points 5", "S4 P1|points 7"],
  },
  babylon: {
    a: ["make C", "C2|points 3", "W3|any_science", "C4|points 7"],
    b: ["make C", "C1 T1|points 3", "W2 G1|last_card", "C3 P1|any_science"],
  },
  olympia: {
    a: ["make W", "W2|points 3", "S2|free_build", "O2|points 7"],
    b: ["make W", "W2|cheap raw both", "S2|points 5", "O2 T1|copy_guild"],
  },
  rhodos: {
    a: ["make O", "W2|points 3", "C3|shields 2", "O4|points 7"],
    b: ["make O", "S3|shields 1;points 3;coins 3", "O4|shields 1;points 4;coins 4"],
  },
  ephesos: {
    a: ["make P", "S2|points 3", "W2|coins 9", "P2|points 7"],
    b: ["make P", "S2|points 2;coins 4", "W2|points 3;coins 4", "G1 T1 P1|points 5;coins 4"],
  },
  alexandria: {
    a: ["make G", "S2|points 3", "O2|make W/S/C/O", "G2|points 7"],
    b: ["make G", "C2|make W/S/C/O", "W2|make G/T/P", "S3|points 7"],
  },
  halikarnassos: {
    a: ["make T", "C2|points 3", "O3|dig", "T2|points 7"],
    b: ["make T", "O2|points 2;dig", "C3|points 1;dig", "G1 T1 P1|dig"],
  },
  great_wall: {
    a: ["make T", "W2|coins 8", "C1 G1 P1|any_science", "S3|shields 2", "O3|dig"],
    b: [
      "make T",
      "W1 P1|coins 8;neighbours_gain 2",
      "C2 O1|copy_science",
      "W2 P1|diplomacy;others_lose 2",
      "S2|missing",
    ],
  },
  stonehenge: {
    a: ["make W", "C1 O1|points 3", "C2 P1|points 5", "W3 T1|per_points 2 stones own"],
    b: [
      "make W",
      "O3|per_coins 1 stones own;per_points 1 stones own",
      "C3 P1|per_points 1 same_colour near",
    ],
  },
  manneken_pis: {
    a: ["coins 4", "?|copy left first", "?|copy right second", "?|copy left last"],
    b: ["coins 4", "W1 S1 C1 O1 G1 T1 P1|coins 7;points 7;shields 1"],
  },
  abu_simbel: {
    a: ["make P", "S1 C1|points 3", "W1 O1|points 5", "S2 G1 T1|bury"],
    b: ["make P", "C2 T1|bury", "W2 G1|bury"],
  },
  rome: {
    a: ["free_leaders", "W1 C1 O1|points 4", "S2 C1 T1|points 6"],
    b: [
      "cheap_leaders",
      "W1 C1|coins 5;draw_leaders 4",
      "S1 C1 T1|points 3;extra_leader",
      "S2 P1|points 3;extra_leader",
    ],
  },
  petra: {
    a: ["make C", "W1 S1|points 3", "$7|points 7", "W1 S2 P1|points 7"],
    b: ["make C", "C2 O2|points 3;others_lose 2", "$14|points 14"],
  },
  byzantium: {
    a: ["make S", "C1 O1|points 3", "W2 P1|points 2;diplomacy", "C2 G1 T1|points 7"],
    b: ["make S", "W1 O1 G1 P1|points 3;diplomacy", "C1 O2 T1|points 4;diplomacy"],
  },
};
