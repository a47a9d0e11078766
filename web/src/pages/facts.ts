/** What the facts of a game say about themselves. */

export type Note = [id: string, text: string];

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A group of facts as pairs of texts. */
export function texts(group: unknown): Note[] {
  if (!isGroup(group)) return [];
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value] as Note] : [],
  );
}

/**
 * How sure each fact is: from one list of all facts, or, where every fact speaks for itself, gathered
 * from wherever they stand. What several neighbours say in the same words is said once.
 */
export function certainties(facts: Record<string, unknown>): Note[] {
  const listed = texts(facts["certainty"]);
  if (listed.length > 0) return listed;
  const found = new Map<string, Note>();
  gather(facts, [], found);
  return [...found.values()];
}

function gather(value: unknown, path: readonly string[], found: Map<string, Note>): void {
  if (!isGroup(value)) return;
  const { certainty } = value;
  const name = path.join(".");
  if (typeof certainty === "string") found.set(`${name} ${certainty}`, [name, certainty]);
  for (const [key, inner] of Object.entries(value))
    gather(inner, [...path, ...step(value, key)], found);
}

/** What a fact inside another is called: in a list by its own id, because its place says nothing. */
function step(group: Record<string, unknown>, key: string): string[] {
  if (!Array.isArray(group)) return [key];
  const inner: unknown = group[Number(key)];
  const id = isGroup(inner) ? inner["id"] : undefined;
  return typeof id === "string" ? [id] : [];
}

/** How sure a fact is, from the mark at its beginning. */
export function sureness(text: string): string {
  const mark = /\b(seed|two sources|source|ruling|inferred|assumed)\b/.exec(text)?.[1] ?? "source";
  return mark.replace(" ", "_");
}

/** An id in plain words. */
export const plain = (id: string): string => id.replaceAll("_", " ").replaceAll(".", ": ");

/** A fact about the box, whatever its form. */
export function said(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value);
}
