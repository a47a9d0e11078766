/** How certain the facts of a game are, as the facts themselves say. */

export type Note = [id: string, text: string];

/** How certain a fact is, with a short version of its values. */
export interface Fact {
  id: string;
  text: string;
  values: string[];
}

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
 * How certain each fact is: from one list for all facts, or collected from the facts themselves.
 * Neighbours with the same note share one entry.
 */
export function certainties(facts: Record<string, unknown>): Fact[] {
  const listed = texts(facts["certainty"]);
  if (listed.length > 0) return listed.map(([id, text]) => ({ id, text, values: [] }));
  const found = new Map<string, Fact>();
  gather(facts, [], found);
  return [...found.values()];
}

function gather(value: unknown, path: readonly string[], found: Map<string, Fact>): void {
  if (!isGroup(value)) return;
  for (const [name, text] of notesOf(value)) {
    const id = [...path, ...(name === "" ? [] : [name])].join(".");
    const key = `${id} ${text}`;
    const fact = found.get(key) ?? { id, text, values: [] };
    const short = inShort(name === "" ? value : { "": value[name] }).trim();
    if (short !== "") fact.values.push(short);
    found.set(key, fact);
  }
  for (const [key, inner] of Object.entries(value))
    gather(inner, [...path, ...step(value, key)], found);
}

/**
 * The notes on certainty in a group: about the group itself (`certainty`), about its parts
 * (`certainty` as a group), or about a neighbour (`tiles_certainty`).
 */
function notesOf(group: Record<string, unknown>): Note[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const name = key === "certainty" ? "" : /^(.+)_certainty$/.exec(key)?.[1];
    if (name === undefined) return [];
    if (typeof value === "string") return [[name, value] as Note];
    return texts(value).map(([part, text]): Note => [name === "" ? part : `${name}.${part}`, text]);
  });
}

/** The numbers and lists of numbers in a group, on one line. */
export function inShort(group: unknown): string {
  if (!isGroup(group)) return "";
  const line = ([key, value]: [string, unknown]): string[] => {
    if (typeof value === "number") return [`${plain(key)} ${value}`];
    if (!Array.isArray(value) || value.length === 0) return [];
    const items: unknown[] = value;
    const parts = items.map((item) => (typeof item === "number" ? String(item) : paired(item)));
    return parts.includes("") ? [] : [`${plain(key)} ${parts.join(", ")}`];
  };
  return Object.entries(group).flatMap(line).join(" · ");
}

/** A kind with a number, such as `2 camel`; empty for anything else. */
function paired(item: unknown): string {
  if (!isGroup(item)) return "";
  const { kind, number } = item;
  return typeof kind === "string" && typeof number === "number" ? `${number} ${kind}` : "";
}

/** The name of a fact inside another; in a list, its own id, because its index means nothing. */
function step(group: Record<string, unknown>, key: string): string[] {
  if (!Array.isArray(group)) return [key];
  const inner: unknown = group[Number(key)];
  const id = isGroup(inner) ? inner["id"] : undefined;
  return typeof id === "string" ? [id] : [];
}

/** The marks, least certain first. */
const MARKS = ["assumed", "inferred", "ruling", "source", "seed", "two sources"];

/** How certain a fact is: by the mark at its beginning, or else by its least certain part. */
export function sureness(text: string): string {
  const first = /^\[?(seed|two sources|source|ruling|inferred|assumed)\b/.exec(text)?.[1];
  const has = (mark: string): boolean => new RegExp(`\\b${mark}\\b`).test(text);
  const mark = text.startsWith("[") ? first : (MARKS.find(has) ?? first);
  return (mark ?? "source").replace(" ", "_");
}

/** A note without the mark before it or the brackets around it. */
export function unmarked(text: string): string {
  const inside = /^\[([^[\]]*)\]$/.exec(text)?.[1];
  return inside ?? text.replace(/^\[(seed|two sources)\] (?!=)/, "");
}

/** An id in plain words. */
export const plain = (id: string): string => id.replaceAll("_", " ").replaceAll(".", ": ");

/** A fact about the box, whatever its form. */
export function said(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** Replaced facts, one line each; facts inside facts get their own line. */
export function inHouse(tables: Record<string, unknown>): Note[] {
  return Object.entries(tables).flatMap(([id, value]) => {
    const line = inShort({ "": value }).trim();
    if (line !== "") return [[id, line] as Note];
    if (Array.isArray(value)) return [[id, value.map(rowInShort).join("; ")] as Note];
    return isGroup(value)
      ? inHouse(value).map(([inner, text]): Note => [`${id}.${inner}`, text])
      : [];
  });
}

const rowInShort = (row: unknown): string => (isGroup(row) ? inShort(row) : String(row));
