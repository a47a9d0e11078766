import type { GameEntry } from "../types.ts";

/** What lists show of Battalia: The Creation before it is loaded. */
const entry: GameEntry = {
  id: "battalia",
  prefix: "bat",
  emblem: {
    ground: "#8fb56b",
    parts: [
      ["#5ba4d3", "M0 -20h20v20h-20z"],
      ["#d98a63", "M-20 0h20v20h-20z"],
      ["#e3c878", "M0 0h20v20h-20z"],
      ["#6e5430", "M-20 -4.500h40v9h-40zM-4.500 -20h9v40h-9z"],
      ["#efdcae", "M-20 -3h40v6h-40zM-3 -20h6v40h-6z"],
      ["#5d3c1e", "M-11 -11h22v22h-22z"],
      ["#b98a5c", "M-9 -9h18v18h-18z"],
      [
        "#fffaf0",
        "M6 -7l-1 4 -6 6 -2 -2 6 -6zM-4 1l4 4 1 -1 1 1 -1 1 -1.500 0 -3 3 -2 -2 3 -3 0 -1.500 1 -1z",
      ],
    ],
  },
  box: {
    minutes: [90, 180],
    weight: "heavy",
    age: null,
    year: 2015,
    authors: ["Alexandar Guerov", "Ledha Guerova"],
    publishers: ["Fantasmagoria"],
    players: 2,
  },
};
export default entry;
