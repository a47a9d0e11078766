import { points, type Point } from "../lib/hex.ts";

/** The shape of each seat's pieces: a player is a colour, a shape and a letter. */
export const SHAPES = [
  "disc",
  "square",
  "hexagon",
  "diamond",
  "shield",
  "octagon",
  "triangle",
  "cross",
] as const;
export type Shape = (typeof SHAPES)[number];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? "disc";
}

function ring(count: number, radius: number, from: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + (360 / count) * i) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The outline of a piece around the origin, about as large as a disc of this radius. */
export function outline(shape: Shape, r: number): string {
  const poly = (list: Point[]): string => `M${points(list).replaceAll(" ", "L")}Z`;
  switch (shape) {
    case "disc":
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case "square": {
      const [a, c] = [r * 0.9, r * 0.26];
      const flat = 2 * (a - c);
      return `M${c - a} ${-a}h${flat}a${c} ${c} 0 0 1 ${c} ${c}v${flat}a${c} ${c} 0 0 1 ${-c} ${c}h${-flat}a${c} ${c} 0 0 1 ${-c} ${-c}v${-flat}a${c} ${c} 0 0 1 ${c} ${-c}Z`;
    }
    case "hexagon":
      return poly(ring(6, r * 1.08, 30));
    case "diamond":
      return poly(ring(4, r * 1.22, 0));
    case "octagon":
      return poly(ring(8, r * 1.05, 22.5));
    case "triangle":
      return poly(ring(3, r * 1.3, -90).map(({ x, y }) => ({ x, y: y + r * 0.16 })));
    case "shield":
      return `M${-r * 0.9} ${-r}h${r * 1.8}v${r}c0 ${r * 0.6} ${-r * 0.5} ${r * 0.9} ${-r * 0.9} ${r * 1.1}c${-r * 0.4} ${-r * 0.2} ${-r * 0.9} ${-r * 0.5} ${-r * 0.9} ${-r * 1.1}Z`;
    case "cross": {
      const [a, b] = [r * 0.48, r * 1.02];
      return poly(
        [
          [-a, -b],
          [a, -b],
          [a, -a],
          [b, -a],
          [b, a],
          [a, a],
          [a, b],
          [-a, b],
          [-a, a],
          [-b, a],
          [-b, -a],
          [-a, -a],
        ].map(([x = 0, y = 0]) => ({ x, y })),
      );
    }
  }
}

/** One letter for each player: initials if they differ, otherwise A, B, C … */
export function letters(names: string[]): string[] {
  const initials = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? "");
  const clear =
    initials.every((letter) => letter !== "") && new Set(initials).size === names.length;
  return clear ? initials : names.map((_, seat) => String.fromCharCode(65 + seat));
}
