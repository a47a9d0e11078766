/** An event as the wire has it: what it is stands among its values. */
export type Tagged = { type: string } & Record<string, unknown>;

/** An event as the engine reads and writes it here: what it is stands before its values. */
export type Outside = string | Record<string, Record<string, unknown>>;

/** An event for the engine. */
export function inward({ type, ...values }: Tagged): Outside {
  return Object.keys(values).length === 0 ? type : { [type]: values };
}

/** An event from the engine. */
export function outward(event: Outside): Tagged {
  if (typeof event === "string") return { type: event };
  const [[type, values] = ["", {}]] = Object.entries(event);
  return { ...values, type };
}

/** Something with events, from the engine. */
export function told<T extends { events: readonly unknown[] }>(from: T): T {
  return { ...from, events: from.events.map((event) => outward(event as Outside)) };
}
