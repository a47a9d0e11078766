import type { Entry, LogLine, Message, Snapshot, State } from "../generated/table.ts";

/** How things stand at a version, as the viewer may know it. */
export type Position = State<unknown, unknown> & { version: number };
export type AnyMessage = Message<unknown, unknown, unknown>;
export type AnySnapshot = Snapshot<unknown, unknown, unknown, unknown>;
export type AnyLine = LogLine<unknown, unknown>;

/** The entries that an entry takes back. */
export function takenBack(entry: Entry<unknown>): number[] {
  return typeof entry.what === "object" && "undo" in entry.what ? entry.what.undo.entries : [];
}

/** The log with one more line; what it takes back is marked. */
export function withLine(lines: AnyLine[], message: AnyMessage): AnyLine[] {
  const undone = new Set(takenBack(message.entry));
  const marked =
    undone.size === 0
      ? lines
      : lines.map((line) => (undone.has(line.entry.index) ? { ...line, undone: true } : line));
  return [...marked, { entry: message.entry, events: message.events, undone: false }];
}

/** Whether a message follows on a version, is known already, or leaves a gap. */
export function fits(version: number, message: AnyMessage): "next" | "old" | "gap" {
  if (message.version <= version) return "old";
  return message.version === version + 1 ? "next" : "gap";
}

/** The state of a snapshot or a message. */
export function positionOf(from: AnySnapshot | AnyMessage): Position {
  const { version, view, waiting, legal, can_undo, seats, outcome, reveal } = from;
  return { version, view, waiting, legal, can_undo, seats, outcome, reveal };
}
