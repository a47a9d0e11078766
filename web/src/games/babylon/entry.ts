import type { GameEntry } from "../types.ts";

/** What lists show of Babylon before it is loaded. */
const entry: GameEntry = {
  id: "babylon",
  prefix: "byl",
  emblem: {
    ground: "#9dbf8a",
    parts: [
      ["#6f8f54", "M-20 12h40v8h-40z"],
      ["#8d7745", "M-14 2h3v11h-3zM-3 2h3v11h-3zM11 2h3v11h-3zM-4 -10h3v9h-3zM10 -10h3v9h-3z"],
      ["#9a5f37", "M-17 0h34v4h-34z"],
      ["#d79d6b", "M-17 -2h34v3h-34z"],
      ["#7d838c", "M-7 -12h23v4h-23z"],
      ["#bcc1c8", "M-7 -14h23v3h-23z"],
      ["#d2416b", "M-12 -2a3 3 0 1 1 0 -6a3 3 0 1 1 0 6z"],
      ["#3f7a45", "M-16 4q3 4 2 8q-4 -2 -2 -8zM14 -8q4 6 1 12q-4 -5 -1 -12z"],
    ],
  },
  box: {
    minutes: [40, 60],
    weight: "medium",
    age: 8,
    year: 2024,
    authors: ["Olivier Grégoire"],
    publishers: ["Geek Attitude Games", "Elznir Games"],
    players: 2,
  },
};
export default entry;
