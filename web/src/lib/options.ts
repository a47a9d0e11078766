/** What players can agree on before a match, read from the schema of a game's options. */

export type Value = boolean | number | string | null;

/** One thing to agree on. */
export type Field = { id: string } & (
  | { kind: "switch"; usual: boolean }
  | { kind: "number"; usual: number; least: number; most: number }
  | { kind: "choice"; usual: string; values: string[] }
  /** A number or a named value that may be left open. */
  | { kind: "maybe_number"; usual: null; least: number; most: number }
  | { kind: "maybe_choice"; usual: null; values: string[] }
);

interface Schema {
  type?: unknown;
  $ref?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  $defs?: Record<string, Schema>;
}

/** The named values of a schema: an enumeration, or several constants. */
function named(schema: Schema, root: Schema): string[] {
  const values = [
    ...(schema.enum ?? []),
    ...(schema.const === undefined ? [] : [schema.const]),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) =>
      named(resolve(part, root), root),
    ),
  ];
  return values.filter((value) => typeof value === "string");
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = (schema.$ref ?? schema.allOf?.[0]?.$ref)?.split("/").at(-1);
  const target = name === undefined ? undefined : root.$defs?.[name];
  return target === undefined ? schema : { ...target, ...schema };
}

/** Something that is usually left open. */
function maybe(id: string, values: string[], { type, minimum, maximum }: Schema): Field | null {
  if (values.length > 0) return { id, kind: "maybe_choice", usual: null, values };
  if (!Array.isArray(type) || !type.includes("integer")) return null;
  return { id, kind: "maybe_number", usual: null, least: minimum ?? 0, most: maximum ?? 99 };
}

function field(id: string, usual: unknown, schema: Schema, root: Schema): Field | null {
  if (typeof usual === "boolean") return { id, kind: "switch", usual };
  if (typeof usual === "number") {
    const { minimum: least = 0, maximum: most = 99 } = schema;
    return { id, kind: "number", usual, least, most };
  }
  const values = named(schema, root);
  if (usual === null) return maybe(id, values, schema);
  if (typeof usual !== "string" || !values.includes(usual)) return null;
  return { id, kind: "choice", usual, values };
}

/**
 * What people can choose, in the order of the defaults. Anything but switches, numbers and choices
 * (whole sets of facts, say) keeps its default: files and programs can set it.
 */
export function fields(schema: unknown, defaults: Record<string, unknown>): Field[] {
  const root = (typeof schema === "object" && schema !== null ? schema : {}) as Schema;
  return Object.entries(defaults).flatMap(([id, usual]) => {
    const found = field(id, usual, resolve(root.properties?.[id] ?? {}, root), root);
    return found ? [found] : [];
  });
}

/** The usual value of each field. */
export function usual(list: readonly Field[]): Record<string, Value> {
  return Object.fromEntries(list.map(({ id, usual: value }) => [id, value]));
}

/** A number as near to the wanted one as a field allows. */
export function within<T extends number | null>(
  { least, most, usual: fallback }: { least: number; most: number; usual: T },
  wish: number,
): number | T {
  return Number.isFinite(wish) ? Math.min(most, Math.max(least, Math.round(wish))) : fallback;
}
