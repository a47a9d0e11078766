import type { GameEntry } from "../types.ts";

/** What lists show of Babylonia before it is loaded. */
const entry: GameEntry = {
  id: "babylonia",
  prefix: "bab",
  emblem: {
    ground: "#2f93a6",
    parts: [
      ["#f1d694", "M-20 -20h17q8 9 2 19t-3 21h-16z"],
      ["#93a84a", "M20 -20h-9q6 10 0 20t-2 20h11z"],
      ["#2a5298", "M-16 -2l6 -10h12l6 10 -6 10h-12z"],
      ["#e0aa3e", "M-10 3v-8h3v-3h2v3h3v-3h2v3h3v8h-4v-4a2 2 0 0 0 -5 0v4z"],
    ],
  },
  box: {
    minutes: [40, 60],
    weight: "light",
    age: null,
    year: 2019,
    authors: ["Reiner Knizia"],
    publishers: ["Ludonova"],
    players: 3,
  },
};
export default entry;
