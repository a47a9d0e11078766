import type { ChatLine } from "../generated/protocol.ts";

/** Whether a line is for partners alone. */
export const isAside = (line: ChatLine): boolean => line.partners !== undefined;

/** What a line is called on this screen: lines for everybody and among partners are counted separately. */
export const lineKey = (line: ChatLine): string =>
  `${isAside(line) ? "aside" : "all"}-${line.number}`;

/** The number of the last known line: of those for everybody, or of those among partners. */
export function lastNumber(lines: readonly ChatLine[], aside: boolean): number {
  return lines.findLast((line) => isAside(line) === aside)?.number ?? 0;
}

/** The lines with those that are new. */
export function withChat(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const fresh = more.filter((line) => line.number > lastNumber(known, isAside(line)));
  return [...known, ...fresh];
}
