import { center, mix, type Cell, type Point } from "../../../lib/hex.ts";
import { neighbours, type Hex } from "../map.ts";

/** The hexes of a river from one end to the other. */
export function course(river: Hex[]): Hex[] {
  const rest = new Map(river.map((hex) => [hex.id, hex]));
  const beside = (hex: Hex): Hex[] => neighbours(hex).filter((other) => rest.has(other.id));
  let at = river.find((hex) => beside(hex).length === 1) ?? river[0];
  const way: Hex[] = [];
  while (at) {
    way.push(at);
    rest.delete(at.id);
    at = beside(at)[0];
  }
  return way;
}

/** A river with one more cell beyond each end: it comes from somewhere and flows on. */
export function withMouths(river: Hex[]): Cell[] {
  const way = course(river);
  const beyond = (end: Hex | undefined, before: Hex | undefined): Cell[] =>
    end && before ? [{ row: 2 * end.row - before.row, col: 2 * end.col - before.col }] : [];
  return [...way, ...beyond(way[0], way[1]), ...beyond(way.at(-1), way.at(-2))];
}

/** The line along the middle of a river, with its corners rounded. */
export function current(river: Hex[], turned: boolean): string {
  const cells = withMouths(river);
  const [from, to] = [cells.at(-2), cells.at(-1)];
  const way = from && to ? [from, ...cells.slice(0, -2), to] : cells;
  let line = way.map((cell) => center(cell, turned));
  for (let i = 0; i < 3; i++) line = rounded(line);
  return `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

function rounded(line: Point[]): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return line;
  const inner = line.slice(0, -1).flatMap((point, i) => {
    const next = line[i + 1] ?? point;
    return [mix(point, next, 0.25), mix(point, next, 0.75)];
  });
  return [first, ...inner, last];
}
