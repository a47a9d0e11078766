import { C, SKIN, at, fill, line, oval } from "./paint.ts";
import { spear } from "./arms.ts";
import { amphora, sack } from "./things.ts";
import { hammer, pick, axe, torch } from "./tools.ts";

export type Hat =
  "hair" | "helmet" | "hood" | "band" | "turban" | "veil" | "bald" | "straw" | "crown" | "long";
export type Arms = "down" | "up" | "out" | "work" | "hold" | "pray" | "wave" | "carry";
export type Tool =
  "spear" | "staff" | "hammer" | "pick" | "axe" | "torch" | "jar" | "sack" | "scroll" | "none";

export interface Person {
  /** What is worn, and over it. */
  robe?: string;
  cloak?: string;
  skin?: 0 | 1 | 2 | 3;
  hat?: Hat;
  arms?: Arms;
  tool?: Tool;
  /** Short dress with bare legs. */
  short?: boolean;
  beard?: boolean;
}

const ARMS: Record<Arms, readonly [left: string, right: string, hand: readonly [number, number]]> =
  {
    down: ["M-6-27q-4 6-3 13", "M6-27q4 6 3 13", [9, -14]],
    up: ["M-6-27q-6-4-8-13", "M6-27q6-4 8-13", [14, -40]],
    out: ["M-6-27q-6 3-12 0", "M6-27q6 3 12 0", [18, -27]],
    work: ["M-4-27q2 7 11 7", "M6-27q5 4 9-1", [15, -28]],
    hold: ["M-6-27q-4 6-3 13", "M6-27q6 4 8-2", [14, -29]],
    pray: ["M-5-27q1 7 7 3", "M6-27q2 6-1 4", [3, -24]],
    wave: ["M-6-27q-4 6-3 13", "M6-27q7-4 8-13", [14, -40]],
    carry: ["M-6-27q-4 5 3 8", "M6-27q4 5-3 8", [0, -20]],
  };

const EYES = fill("#2b1d12", "M-2.500-35.600h1.300v1.500h-1.300zM1.300-35.600h1.300v1.500h-1.300z");

function head(hat: Hat, skin: string, cloth: string, beard: boolean): string {
  const face =
    oval(skin, 0, -35, 4.8, 5.4) +
    EYES +
    (beard
      ? fill("#4a3018", "M-4.600-35q1 2 4.600 1.500 3.600.5 4.600-1.500.6 8-4.600 8t-4.600-8z")
      : "");
  const hair = fill("#3a2616", "M-5.200-34q-1-8 5.200-8t5.200 8q-2-4-5-4-3.500 0-5.400 4z");
  switch (hat) {
    case "hair":
      return face + hair;
    case "long":
      return fill("#3a2616", "M-5.600-28q-2-14 5.600-14t5.600 14z") + face + hair;
    case "bald":
      return face;
    case "band":
      return (
        face +
        hair +
        fill(C.gold, "M-5.200-37.500q5.200-2.500 10.400 0v1.800q-5.200-2.500-10.400 0z")
      );
    case "helmet":
      return (
        face +
        fill(C.red, "M-6-40q1-8 7-7 6 1 6 6-3-3-6-3t-7 4z") +
        fill(C.bronze, "M-5.600-33q-1.400-10 5.600-10t5.600 10l-2 2-.6-4h-5.400l-.8 4z")
      );
    case "hood":
      return (
        face +
        fill(cloth, "M-8-26q-4-20 8-21t8 21l-3 1q-1.500-4-1-10-1-4-4-4t-4 4q.5 6-1 10z") +
        fill("#ffffff1f", "M-8-26q-4-20 8-21-7 4-6 22z")
      );
    case "turban":
      return (
        face +
        fill("#fbf1d8", "M-6.500-37q0-7 6.500-7t6.500 7q-6.500-3-13 0z") +
        oval(C.red, 0, -40, 1.6)
      );
    case "veil":
      return (
        fill(cloth, "M-7-24q-3-19 7-19t7 19z") +
        oval(skin, 0, -34.5, 4, 4.8) +
        EYES +
        fill(C.gold, "M-4.400-38q4.400-2 8.800 0l-.4 1.300q-4-1.600-8 0z")
      );
    case "straw":
      return (
        face +
        fill("#e8cf8a", "M-11-37.500q11-4 22 0-2 1-11 1t-11-1z") +
        fill("#d6b768", "M-5-38q0-5.500 5-5.500t5 5.500z")
      );
    case "crown":
      return (
        face +
        hair +
        fill(C.gold, "M-5.500-38l-1-6 3.500 3 3-4.500 3 4.500 3.500-3-1 6q-5.500-2-11 0z")
      );
  }
}

function tool(which: Tool, x: number, y: number): string {
  switch (which) {
    case "spear":
      return at(x, 0, spear(54));
    case "staff":
      return line(C.wood, 2, `M${x} 0V-46`) + oval(C.gold, x, -46, 2);
    case "hammer":
      return at(x, y + 3, hammer(0.62));
    case "pick":
      return at(x, y + 10, pick(0.8));
    case "axe":
      return at(x, y + 8, axe(0.72));
    case "torch":
      return at(x, y + 6, torch(0.62));
    case "jar":
      return at(0, -40, amphora(C.clay, 0.62));
    case "sack":
      return at(-8, -22, sack("#d8bd8a", 0.8));
    case "scroll":
      return (
        fill("#fbf1d4", `M${x - 5} ${y - 2}h10v6h-10z`) +
        line(C.bronze, 1.6, `M${x - 5} ${y - 3}v8M${x + 5} ${y - 3}v8`)
      );
    case "none":
      return "";
  }
}

/** Somebody who stands with the feet on the origin, about forty high. */
export function person(who: Person = {}): string {
  const {
    robe = C.clay,
    skin = 1,
    hat = "hair",
    arms = "down",
    cloak = "",
    short = false,
    beard = false,
  } = who;
  const tone = SKIN[skin];
  const [left, right, [x, y]] = ARMS[arms];
  const legs = short
    ? line(tone, 3, "M-2.800-12v11M2.800-12v11") + line(C.bark, 3, "M-2.800-1h-1M2.800-1h1.500")
    : line(C.bark, 2.4, "M-3-1h-1.500M3-1h1.500");
  const hem = short ? -11 : -1.5;
  const held = who.tool ?? "none";
  const body =
    fill(
      robe,
      `M-6-29q6-3 12 0l${short ? 1 : 2.5} ${hem + 29}q-${short ? 7 : 8.5} 3-${short ? 14 : 17} 0z`,
    ) +
    fill(
      "#00000026",
      `M2-30q2 0 4 1l${short ? 1 : 2.5} ${hem + 29}q-3 1.200-6 1.500 2-16-.500-${30 + hem}z`,
    ) +
    line("#fff2c8", 1.2, short ? "M-5.800-18q6 2 12 0" : "M-6.500-17q6.500 2 13 0");
  return (
    (held === "sack" ? tool(held, x, y) : "") +
    (cloak ? fill(cloak, "M-7-29q7-4 14 0l4 27q-11 3-22 0z") : "") +
    legs +
    line(tone, 3, left) +
    body +
    (cloak ? fill(cloak, "M-7-29q3-1 5-1l-4 26-4-1zM7-29q-3-1-5-1l2 4z") : "") +
    fill(tone, "M-1.800-32h3.600v4h-3.600z") +
    head(hat, tone, cloak || robe, beard) +
    (held === "sack" || held === "jar" ? "" : tool(held, x, y)) +
    line(tone, 3, right) +
    (held === "jar" ? tool(held, x, y) : "")
  );
}

/** Somebody who sits; the origin is the seat's foot. */
export const seated = (who: Person = {}): string => {
  const { robe = C.clay, skin = 1, hat = "hair", cloak = "", beard = false } = who;
  const tone = SKIN[skin];
  return (
    fill(C.wood, "M-9 0v-12h16v12h-3v-8h-10v8z") +
    fill(robe, "M-7-12q0-14 5-16 6-2 9 2l3 11 6 2v12h-6v-8l-12-1z") +
    fill("#00000022", "M4-27q2 1 3 3l3 11 6 2v12h-3v-9l-8-4q2-8-1-15z") +
    line(tone, 2.8, "M2-24q3 8 11 7") +
    at(1, 4, head(hat, tone, cloak || robe, beard))
  );
};

/** A bust or a statue of stone or metal on a plinth. */
export const statue = (paint: string = C.marble, plinth = true): string =>
  (plinth
    ? fill(C.stone, "M-15 0v-14h30v14z") +
      fill(C.lime, "M-18-14v-4h36v4z") +
      fill("#00000024", "M6 0v-14h9v14z")
    : "") +
  at(
    0,
    -18,
    fill(
      paint,
      "M-9-40q9-5 18 0l-1 14 4 26h-22l3-26zM-9-40l-7 12 5 14 4-2-3-11 5-8zM9-40l10-12 4 2-9 18-6 4z",
    ) +
      oval(paint, 0, -48, 6, 7) +
      fill("#0000002b", "M2-42q4 0 7 2l-1 14 4 26h-8zM1-55q6 2 5 8-1 6-5 6 4-8 0-14z") +
      line("#0000002b", 1.2, "M-5-26q6 8 4 26M1-26q2 10 1 26"),
  );

/** Many heads, seen from behind or far away. */
export const crowd = (wide: number, rows = 2): string => {
  const robes = [C.clay, C.lapis, C.lime, C.gold, C.leaf, C.purple, C.red];
  let drawn = "";
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < wide / 9; i++) {
      const x = -wide / 2 + i * 9 + (row % 2) * 4.5;
      const y = row * 7;
      drawn +=
        fill(
          robes[(i * 3 + row * 2) % robes.length] ?? C.clay,
          `M${x - 4.5} ${y}q0-7 4.500-7t4.500 7z`,
        ) +
        oval(SKIN[(i + row) % 4] ?? SKIN[1], x, y - 8.5, 2.8) +
        fill("#3a2616", `M${x - 2.8} ${y - 9}q0-3 2.800-3t2.800 3z`);
    }
  }
  return drawn;
};
