import type { GameEntry } from "../types.ts";

/** What lists show of 7 Wonders before it is loaded. */
const entry: GameEntry = {
  id: "seven_wonders",
  prefix: "swb",
  emblem: {
    ground: "#d9a441",
    parts: [
      ["#f6d58b", "M-20 12q20 -12 40 0v8h-40z"],
      ["#e8c06a", "M-4 14l14 -24 14 24z"],
      ["#c98f3e", "M10 -10l14 24h-9z"],
      ["#f3dca6", "M-21 14l13 -22 13 22z"],
      ["#cf9d55", "M-8 -8l13 22h-8z"],
      ["#2a5298", "M-17 -17h9v13h-9z"],
      ["#fff6e2", "M-15.500 -15h6v4.500h-6z"],
      ["#b02d27", "M8 -17h9v13h-9z"],
      ["#fff6e2", "M9.500 -15h6v3q0 3 -3 4 -3 -1 -3 -4z"],
    ],
  },
  box: {
    minutes: [30, 45],
    weight: "medium",
    age: 10,
    year: 2010,
    authors: ["Antoine Bauza"],
    publishers: ["Repos Production"],
    players: 4,
  },
};
export default entry;
