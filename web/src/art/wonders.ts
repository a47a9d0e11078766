/** A part of a drawing: the class of its colour, and its path in a box of 120 × 90. */
export type Part = [tone: string, path: string];

/** A row of arches standing on a line. */
function arches(from: number, to: number, count: number, ground: number, size: number): string {
  const gap = (to - from - size) / (count - 1);
  return Array.from({ length: count }, (_, i) => {
    const x = (from + i * gap).toFixed(1);
    return `M${x} ${ground}v${-size}a${size / 2} ${size / 2} 0 0 1 ${size} 0v${size}z`;
  }).join("");
}

/** A row of columns between two heights. */
function columns(from: number, to: number, count: number, top: number, ground: number): string {
  const width = 4.6;
  const gap = (to - from - width) / (count - 1);
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * gap;
    return `M${(x - 0.8).toFixed(1)} ${top}h6.200v1.600h-.8v${ground - top - 3.2}h.8v1.600h-6.200v-1.600h.8v${3.2 - ground + top}h-.8z`;
  }).join("");
}

/** Leaves growing over an edge. */
function leaves(from: number, to: number, y: number, drop: number): string {
  const count = Math.round((to - from) / 8);
  const wide = (to - from) / count;
  const up = Array.from({ length: count }, (_, i) => `q${wide / 2} ${i % 2 ? -9 : -6} ${wide} 0`);
  const down = Array.from(
    { length: count },
    (_, i) => `q${-wide / 2} ${drop + ((i * 5) % 4)} ${-wide} 0`,
  );
  return `M${from} ${y}${up.join("")}${down.join("")}z`;
}

/** Stones in courses, for a wall whose sides lean inwards. */
function courses(
  [left, right]: [number, number],
  [top, ground]: [number, number],
  [fromLeft, fromRight]: [number, number] = [0, 0],
): string {
  const lines: string[] = [];
  for (let y = ground - 5; y > top + 2; y -= 5) {
    const part = (ground - y) / (ground - top);
    const [start, end] = [left + part * fromLeft, right - part * fromRight];
    lines.push(`M${start.toFixed(1)} ${y}H${end.toFixed(1)}`);
  }
  return lines.join("");
}

const SEA = "M0 78q10-4 20 0t20 0 20 0 20 0 20 0 20 0v12h-120z";
const WAVES = "M4 84q5-3 10 0t10 0M46 86q5-3 10 0t10 0M88 84q5-3 10 0t10 0";

/** The wonders, from back to front. */
export const DRAWINGS = {
  tower_of_babel: [
    ["clay", "M13 85l5-19h84l5 19z"],
    ["clay", "M24 63l4-16h64l4 16z"],
    ["clay", "M34 44l3-14h46l3 14z"],
    ["clay", "M42 28l3-13h9l2-5h6l-1 6h9l1-4h5l-1 5 3 11z"],
    [
      "dim",
      "M72 85l-2-19h32l5 19zM68 63l-2-16h26l4 16zM66 44l-2-14h19l3 14zM63 28l-1-12h8l1-4h5l-1 5 3 11z",
    ],
    ["light", "M18 66l5-3.500h74l5 3.500zM28 47l4-3h56l4 3zM37 30l4-2.500h38l4 2.500z"],
    [
      "hole",
      arches(21, 100, 8, 85, 6.4) +
        arches(31, 90, 7, 63, 5) +
        arches(40, 81, 5, 44, 4.4) +
        arches(48, 71, 3, 28, 3.6),
    ],
    ["ramp", "M14 81.500L101 67.500M25 60.500L90 48.500M36 42L80 31.500"],
    ["rope", "M62 10v-7l14 4M76 7v5"],
  ],
  pyramids_of_giza: [
    ["sun", "M93 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0"],
    ["sand", "M68 85l26-40 26 40z"],
    ["dim", "M94 45l26 40h-19z"],
    ["sand", "M0 85l19-31 19 31z"],
    ["dim", "M19 54l19 31h-13z"],
    ["sand", "M16 85L58 17l42 68z"],
    [
      "line",
      courses([16, 70], [17, 85], [42, 12]) +
        courses([0, 25], [54, 85], [19, 6]) +
        courses([68, 101], [45, 85], [26, 7]),
    ],
    ["dim", "M58 17l42 68H70z"],
    ["gold", "M58 17l7 11.300-4.500 0-4 1.700-4-1.700h-1.500z"],
    ["hole", "M38 85v-7l4-3 4 3v7z"],
    ["green", "M8 85q-1-6 1-11-5-3-7 1 2-6 7-4 3-5 7-1-4-1-6 3 5 0 6 4-3-3-6-2-1 5 0 10z"],
  ],
  hanging_gardens: [
    ["stone", "M6 85v-15h108v15zM18 70v-14h84v14zM30 56v-14h60v14zM42 42v-13h36v13z"],
    ["dim", "M86 85v-15h28v15zM80 70v-14h22v14zM72 56v-14h18v14zM66 42v-13h12v13z"],
    [
      "hole",
      arches(11, 52, 4, 85, 7) +
        arches(68, 109, 4, 85, 7) +
        arches(23, 52, 3, 70, 6) +
        arches(68, 97, 3, 70, 6) +
        arches(35, 52, 2, 56, 5.4) +
        arches(68, 85, 2, 56, 5.4),
    ],
    ["fall", "M56.500 29h7v13h1.500v14h1.500v14h1.500v15h-16v-15h1.500v-14h1.500v-14h1.500z"],
    ["foam", "M58.500 31v52M61.500 31v52"],
    ["trunk", "M47 28q1-6 0-10M73 28q-1-7 1-12M60 27v-14"],
    [
      "dark-green",
      "M60 3q7 5 4 11-4 3-8 0-3-6 4-11zM47 8q6 4 4 9-4 3-8 0-2-5 4-9zM74 7q6 4 4 9-4 3-8 0-2-5 4-9z",
    ],
    [
      "green",
      leaves(40, 56, 30, 6) +
        leaves(64, 80, 30, 6) +
        leaves(28, 55, 43, 8) +
        leaves(65, 92, 43, 8) +
        leaves(16, 54, 57, 8) +
        leaves(66, 104, 57, 8) +
        leaves(4, 52, 71, 8) +
        leaves(68, 116, 71, 8),
    ],
    [
      "bloom",
      "M33 42h.1M49 28h.1M71 29h.1M86 43h.1M22 56h.1M43 57h.1M76 56h.1M97 57h.1M11 70h.1M30 71h.1M88 71h.1M108 70h.1",
    ],
  ],
  statue_of_zeus: [
    ["night", "M16 16h88v66h-88z"],
    ["stone", "M6 8h108l-4 8h-100zM8 82h104v4h-104z"],
    ["marble", columns(13, 30, 2, 16, 82) + columns(90, 107, 2, 16, 82)],
    ["gold", "M40 82v-58q20-14 40 0v58h-6v-22h-28v22z"],
    ["robe", "M45 57q15-6 30 0l4 9-4 17h-11l-1-13h-6l-1 13h-11l-4-17z"],
    [
      "skin",
      "M50 34q10-6 20 0l5 11-3 13q-12-5-24 0l-3-13zM54 21a6 6.500 0 0 1 12 0v5a6 6.500 0 0 1-12 0z",
    ],
    ["robe", "M50 34l5-2 14 24-6 1z"],
    ["beard", "M54 25q6 3 12 0 0 8-6 9-6-1-6-9zM53.500 20q6.500-9 13 0-6.500-4-13 0z"],
    ["skin", "M75 44l9-9-3-4-9 7zM45 44l-9-6 3-5 9 5z"],
    ["staff", "M84 16v66M36 37v-8"],
    ["gold", "M84 10l5 3-5 5-5-5zM33 29l3-9 3 9zM31 23l5 1 5-1-5 4z"],
  ],
  temple_of_artemis: [
    ["night", "M16 40h88v36h-88z"],
    ["gold", "M55 76v-20q5-8 10 0v20z"],
    ["marble", columns(14, 106, 8, 40, 76)],
    ["stone", "M10 33h100v7h-100zM8 76h104v4h-104zM3 80h114v5h-114z"],
    ["clay", "M8 33L60 9l52 24z"],
    ["marble", "M18 31L60 13l42 18z"],
    ["line", "M10 36.500h100M8 80h104M3 82.500h114"],
    ["lapis", "M52 30a8 8 0 0 1 16 0zM38 30l8-4v4zM82 30l-8-4v4z"],
    ["gold", "M57 9q3-8 6 0zM6 33q2-7 5-1zM114 33q-2-7-5-1z"],
    ["dim", "M60 9l52 24h-12zM88 40h16v36h-16z"],
  ],
  mausoleum: [
    ["stone", "M20 85v-24h80v24z"],
    ["line", courses([20, 100], [61, 85])],
    ["lapis", "M20 61h80v5h-80z"],
    ["frieze", "M22 63.500h76"],
    ["night", "M28 40h64v21h-64z"],
    ["marble", columns(26, 94, 7, 40, 61)],
    ["stone", "M22 35h76v5h-76zM16 85h88v3h-88z"],
    ["marble", "M26 35v-4h5v-4h5v-4h5v-4h5v-3h28v3h5v4h5v4h5v4h5v4z"],
    ["line", "M31 31h58M36 27h48M41 23h38M46 19h28"],
    ["gold", "M50 16v-3h20v3zM52 13q1-6 5-6l1-3q3 0 2 4h3q3-5 6-3-3 1-2 4l1 4z"],
    ["dim", "M82 85v-24h18v24zM80 61v-21h14v21zM74 35l-4-19h4v3h5v4h5v4h5v4h5v4z"],
    ["hole", arches(53, 67, 2, 85, 5)],
  ],
  colossus: [
    ["sea", SEA],
    ["stone", "M32 86v-9h24v9zM64 86v-9h24v9z"],
    ["dim", "M46 86v-9h10v9zM78 86v-9h10v9z"],
    ["cloak", "M69 25q12 10 8 36l-8-4zM50 26q-10 12-7 34l8-6z"],
    ["bronze", "M46 77l2-26 4-8h16l4 8 2 26h-9l-4-22h-2l-4 22z"],
    ["bronze", "M50 26q10-5 20 0l-2 18h-16zM50 26l-8 14 6 11 3-2-4-9 6-8z"],
    ["bronze", "M69 26l9-13 4 2-8 18zM55 15a5 5.500 0 0 1 10 0v5a5 5.500 0 0 1-10 0z"],
    ["gold", "M52.500 13l1-7 3 4 1.500-6 2 6 2-6 1.500 6 3-4 1 7zM77 13l1-4h5l1 4-2 3h-4z"],
    ["flame", "M80.500 10q-5-4 0-10 5 6 0 10z"],
    ["cloth", "M51 43h18l3 10q-12 5-24 0z"],
    ["dim", "M61 26q5-1 9 1l-2 17h-6zM66 55l8 22h-4zM64 10q1 1 1 5v5q-1 5-4 5z"],
    ["foam", WAVES],
  ],
  lighthouse: [
    ["beam", "M60 11L2 1v20zM60 11l58-10v20z"],
    ["sea", SEA],
    ["rock", "M16 85q4-9 14-9h60q10 0 14 9z"],
    ["stone", "M34 77v-9h52v9z"],
    ["marble", "M42 68l4-28h28l4 28z"],
    ["stone", "M44 40v-4h32v4zM50 36l2-14h16l2 14z"],
    ["marble", "M51 22v-3h18v3zM55 19v-10h10v10z"],
    ["dim", "M66 68l-2-28h10l4 28zM62 36l-1-14h7l2 14zM76 77v-9h10v9z"],
    [
      "hole",
      arches(53, 67, 2, 62, 4) +
        arches(55, 65, 2, 50, 3.4) +
        "M58 77v-5a2 2 0 0 1 4 0v5zM58.500 34v-5a1.500 1.500 0 0 1 3 0v5z",
    ],
    ["flame", "M60 18q-6-4 0-12 6 8 0 12z"],
    ["gold", "M53 9l7-6 7 6z"],
    ["foam", WAVES],
  ],
  great_wall: [
    ["green", "M0 90v-22q22-26 44-12 22-22 40-8 18-14 36 2v40z"],
    ["dark-green", "M0 90v-12q26-16 46-4 30-18 74-2v18z"],
    ["stone", "M0 74l26-14 22 8 26-20 22 6 24-14v12l-24 14-22-6-26 20-22-8-26 14z"],
    ["line", "M0 79l26-14 22 8 26-20 22 6 24-14"],
    ["light", "M0 74l26-14 22 8 26-20 22 6 24-14v3l-24 14-22-6-26 20-22-8-26 14z"],
    ["stone", "M38 76v-34h18v34zM84 64v-34h18v34z"],
    [
      "clay",
      "M35 42h24v-4h-3v-3h-4v3h-3v-3h-4v3h-3v-3h-4v3h-3zM81 30h24v-4h-3v-3h-4v3h-3v-3h-4v3h-3v-3h-4v3h-3z",
    ],
    ["dim", "M49 76v-34h7v34zM95 64v-34h7v34z"],
    ["hole", arches(41, 53, 2, 56, 3.4) + arches(87, 99, 2, 44, 3.4)],
    ["gold", "M46 35v-8h8l-2 2 2 2h-7v4zM92 23v-8h8l-2 2 2 2h-7v4z"],
  ],
  stonehenge: [
    ["sun", "M78 30a14 14 0 1 0 28 0a14 14 0 1 0 -28 0"],
    ["green", "M0 90v-14q60-12 120 0v14z"],
    [
      "rock",
      "M30 72v-26h6v26zM46 70v-28h6v28zM66 70v-28h6v28zM82 72v-26h6v26zM27 46v-5h28v5zM63 46v-5h28v5z",
    ],
    [
      "stone",
      "M10 80v-42h11v42zM30 84v-48h12v48zM54 86v-50h12v50zM78 84v-48h12v48zM99 80v-42h11v42z",
    ],
    ["stone", "M7 38l1-8h36l1 6zM50 36v-8h44v8zM97 38v-7h16v7z"],
    ["dim", "M17 80v-42h4v42zM37 84v-48h5v48zM61 86v-50h5v50zM85 84v-48h5v48zM106 80v-42h4v42z"],
    ["line", "M10 52h11M30 50h12M54 54h12M78 50h12M99 52h11"],
    ["dark-green", "M0 90v-6q60-8 120 0v6z"],
  ],
  manneken_pis: [
    ["stone", "M24 88v-76q36-16 72 0v76z"],
    ["dim", "M34 84v-62q26-14 52 0v62z"],
    ["marble", "M28 16h64v4h-64z"],
    ["rock", "M46 84v-12h28v12z"],
    ["bronze", "M54 72l-1-16-5-8 3-9q9-4 18 0l3 9-5 8-1 16h-4l-2-12-2 12z"],
    ["bronze", "M54 30a6 6.500 0 0 1 12 0v3a6 6.500 0 0 1-12 0z"],
    ["dim", "M61 38q4 0 8 1l3 9-5 8-1 16h-4l-1-14z"],
    ["gold", "M53 28q7-10 14 0-7-3-14 0z"],
    ["foam", "M59 57q-18-2-24 25"],
    ["fall", "M24 84h72q-6 6-36 6t-36-6z"],
  ],
  abu_simbel: [
    ["sand", "M0 90v-8q8-40 26-62 34-14 68 0 18 22 26 62v8z"],
    ["dim", "M94 20q18 22 26 62v8h-30z"],
    ["stone", "M14 84l6-58h80l6 58z"],
    ["line", courses([14, 106], [26, 84], [6, 6])],
    ["lapis", "M20 26l1-5h78l1 5z"],
    ["frieze", "M22 23.500h76"],
    ["hole", "M54 84v-26h12v26z"],
    [
      "light",
      "M20 84v-22l3-6v-9a4.500 5.500 0 0 1 9 0v9l3 6v22zM37 84v-22l3-6v-9a4.500 5.500 0 0 1 9 0v9l3 6v22zM68 84v-22l3-6v-9a4.500 5.500 0 0 1 9 0v9l3 6v22zM85 84v-22l3-6v-9a4.500 5.500 0 0 1 9 0v9l3 6v22z",
    ],
    [
      "gold",
      "M22 49q5.500-16 11 0l-2-1v-4h-7v4zM39 49q5.500-16 11 0l-2-1v-4h-7v4zM70 49q5.500-16 11 0l-2-1v-4h-7v4zM87 49q5.500-16 11 0l-2-1v-4h-7v4zM60 36a5 5 0 1 0 .1 0z",
    ],
    [
      "dim",
      "M29 84v-26l3-2 3 6v22zM46 84v-26l3-2 3 6v22zM77 84v-26l3-2 3 6v22zM94 84v-26l3-2 3 6v22z",
    ],
  ],
  colosseum: [
    ["sun", "M88 15a8 8 0 1 0 16 0a8 8 0 1 0-16 0"],
    ["stone", "M8 84v-36q2-8 14-11v-15q34-11 64 0l4 18q16 3 20 8v36q-52 8-102 0z"],
    [
      "light",
      "M8 48q50 9 102 0v3q-52 9-102 0zM8 65q50 9 102 0v3q-52 9-102 0zM22 22q34-11 64 0v3q-32-10-64 0z",
    ],
    [
      "hole",
      arches(12, 104, 11, 63, 5.6) + arches(12, 104, 11, 83, 6.4) + arches(26, 84, 7, 44, 5),
    ],
    ["dim", "M80 20l6 2 4 18q16 3 20 8v36q-12 3-24 4z"],
    ["clay", "M4 86q56 7 112 0v4h-112z"],
  ],
  petra: [
    ["clay", "M0 90v-90h32l-8 30 6 34-6 26zM120 90v-90h-32l8 30-6 34 6 26z"],
    ["light", "M26 88v-52h68v52z"],
    ["hole", "M52 88v-26h16v26zM34 84v-16h8v16zM78 84v-16h8v16z"],
    ["marble", columns(30, 90, 6, 50, 88)],
    ["light", "M26 50h68v-4h-68zM40 46l20-10 20 10z"],
    ["light", "M30 36v-20h14v20zM76 36v-20h14v20zM50 36v-20q10-7 20 0v20z"],
    [
      "marble",
      columns(31, 43, 2, 18, 36) + columns(51, 69, 3, 18, 36) + columns(77, 89, 2, 18, 36),
    ],
    ["gold", "M48 16q12-14 24 0zM58 6l2-5 2 5zM28 16l8-7 8 7zM76 16l8-7 8 7z"],
    ["dim", "M76 88v-52h18v52zM0 90v-90h10l-4 44zM120 90v-90h-10l4 44z"],
    ["sand", "M0 90v-4q60-6 120 0v4z"],
  ],
  hagia_sophia: [
    ["stone", "M10 85v-26h100v26zM24 59v-14h72v14z"],
    ["marble", "M6 85v-58l2.500-9 2.500 9v58zM109 85v-58l2.500-9 2.500 9v58z"],
    ["clay", "M12 60q10-14 22 0zM86 60q12-14 22 0zM24 46q12-12 22-4v5zM96 46q-12-12-22-4v5z"],
    ["lapis", "M34 42q4-28 26-28t26 28z"],
    ["frieze", "M34 43.500h52"],
    ["gold", "M59 14v-10h2v10zM56 6h8v2h-8zM6 18l2.500-6 2.500 6zM109 18l2.500-6 2.500 6z"],
    ["hole", arches(30, 90, 9, 57, 4.4) + arches(16, 48, 4, 84, 6) + arches(72, 104, 4, 84, 6)],
    ["hole", "M54 85v-12a6 6 0 0 1 12 0v12z"],
    ["dim", "M84 85v-26h26v26zM76 59v-14h20v14zM66 15q16 4 20 27h-14z"],
    ["sand", "M0 85h120v5h-120z"],
  ],
} satisfies Record<string, readonly Part[]>;

export type Drawing = keyof typeof DRAWINGS;
