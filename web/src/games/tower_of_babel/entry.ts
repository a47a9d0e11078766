import type { GameEntry } from "../types.ts";

/** What lists show of Tower of Babel before it is loaded. */
const entry: GameEntry = {
  id: "tower_of_babel",
  prefix: "tob",
  emblem: {
    ground: "#e9b96e",
    parts: [
      ["#ffd77d", "M6 -13a5 5 0 1 0 10 0a5 5 0 1 0 -10 0"],
      ["#b5583a", "M-15 17l3 -9h24l3 9z"],
      ["#c96f4a", "M-11 8l2 -8h18l2 8z"],
      ["#dd8d63", "M-8 0l2 -8h11l3 8z"],
      ["#f2c396", "M-4 -8l1 -7h3l-1 3h3l2 4z"],
      ["#5c2a1a", "M-7 17v-4a2 2 0 0 1 4 0v4zM3 17v-4a2 2 0 0 1 4 0v4zM-2 8v-3a2 2 0 0 1 4 0v3z"],
    ],
  },
  box: {
    minutes: [45, 60],
    weight: "light",
    age: 10,
    year: 2005,
    authors: ["Reiner Knizia"],
    publishers: ["Hans im Glück", "Rio Grande Games"],
    players: 4,
  },
};
export default entry;
