/** Private notes: they stay on this device and are nobody else's business. */
const PREFIX = "ziggurat.notes.";
/** How many tables are remembered. */
const MOST = 40;

type Box = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export function notesOf(table: string, box: Box = localStorage): string {
  return box.getItem(PREFIX + table)?.replace(/^\d+ /, "") ?? "";
}

/** Keeps what was noted at a table, and forgets the oldest notes when there are many. */
export function keepNotes(table: string, text: string, now: number, box: Box = localStorage): void {
  if (text === "") box.removeItem(PREFIX + table);
  else box.setItem(PREFIX + table, `${now} ${text}`);
  const kept = Array.from({ length: box.length }, (_, i) => box.key(i) ?? "").filter((key) =>
    key.startsWith(PREFIX),
  );
  const age = (key: string): number => Number.parseInt(box.getItem(key) ?? "0", 10);
  kept
    .sort((a, b) => age(b) - age(a))
    .slice(MOST)
    .forEach((key) => box.removeItem(key));
}
