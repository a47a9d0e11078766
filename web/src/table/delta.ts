/**
 * What has changed of a value, as a host writes it (docs/protocol.md, "Changes"):
 * a number, a text, true, false, null: the value is this now;
 * [value]: the value is this list or object now;
 * {key: change}: what has changed inside an object or, by place, inside a list.
 */
export type Change = null | boolean | number | string | readonly unknown[] | Changes;
type Changes = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;

/** A change that does not fit the value that it is applied to. */
export class Misfit extends Error {
  override readonly name = "Misfit";
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The new value. What has not changed is shared with the old one, which stays as it is. */
export function applyDelta(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) {
    if (change.length !== 1) throw new Misfit("a whole value has one value");
    return change[0] as unknown;
  }
  if (!isObject(change)) return change;
  if (Array.isArray(value)) return inList(value, change);
  if (isObject(value)) return inObject(value, change);
  throw new Misfit("there is nothing inside to change");
}

function inObject(object: Fields, changes: Changes): Fields {
  const keys = Object.entries(changes);
  if (keys.length === 0) return object;
  const entries = new Map(Object.entries(object));
  /** New values, by the key that they come before. */
  const before = new Map<string, [string, unknown][]>();
  for (const [key, change] of keys) {
    const gone = Array.isArray(change) && change.length === 0;
    if (entries.has(key)) {
      if (gone) entries.delete(key);
      else entries.set(key, applyDelta(entries.get(key), change));
    } else if (Array.isArray(change) && change.length === 2 && entries.has(String(change[1]))) {
      const next = String(change[1]);
      before.set(next, [...(before.get(next) ?? []), [key, change[0]]]);
    } else if (isObject(change)) {
      throw new Misfit(`there is no ${key}`);
    } else {
      entries.set(key, applyDelta(undefined, change));
    }
  }
  return Object.fromEntries(
    [...entries].flatMap((entry) => [...(before.get(entry[0]) ?? []), entry]),
  );
}

function inList(list: readonly unknown[], { cut, ...changes }: Changes): readonly unknown[] {
  const places = Object.entries(changes);
  if (cut === undefined && places.length === 0) return list;
  const values = cut === undefined ? [...list] : cutIn(list, cut);
  for (const [key, change] of places) {
    const place = Number(key);
    if (!(place in values)) throw new Misfit(`there is no place ${key}`);
    values[place] = applyDelta(values[place], change);
  }
  return values;
}

function cutIn(list: readonly unknown[], cut: unknown): unknown[] {
  const [at, count, ...more] = Array.isArray(cut) ? (cut as unknown[]) : [];
  if (typeof at !== "number" || typeof count !== "number" || at + count > list.length) {
    throw new Misfit("a cut is within the list");
  }
  return [...list.slice(0, at), ...more, ...list.slice(at + count)];
}

const mix = (hash: number, word: number): number => {
  const scrambled = Math.imul(word, 0xcc9e2d51);
  const turned = hash ^ Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b873593);
  return (Math.imul((turned << 13) | (turned >>> 19), 5) + 0xe6546b64) | 0;
};

const seal = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
};

const bits = new DataView(new ArrayBuffer(8));

function hashNumber(value: number): number {
  bits.setFloat64(0, value);
  return mix(mix(4, bits.getInt32(0)), bits.getInt32(4));
}

function hashText(text: string): number {
  let hash = 5;
  for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

function hash(value: unknown): number {
  switch (typeof value) {
    case "number":
      return hashNumber(value);
    case "string":
      return hashText(value);
    case "boolean":
      return value ? 3 : 2;
  }
  if (Array.isArray(value)) return value.reduce<number>((all, one) => mix(all, hash(one)), 6);
  if (!isObject(value)) return 1;
  return Object.keys(value).reduce(
    (all, key) => (all + seal(mix(hashText(key), hash(value[key])))) | 0,
    7,
  );
}

/** The hash of a value, to be compared with the one that the host tells. */
export const hashOf = (value: unknown): number => hash(value) >>> 0;
