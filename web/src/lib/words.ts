import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The languages of the client. */
export const LANGS = ["en", "de"] as const;
export type Lang = (typeof LANGS)[number];

/** A value in one of the client's own messages: plain, or something that can be pointed at. */
export type Arg =
  | number
  | string
  /** Another message, in the same language. */
  | { key: string }
  /** A list of messages. */
  | { keys: string[] }
  /** A list of messages with values of their own. */
  | { texts: Text[] }
  /** A seat, shown as its player's name. */
  | { seat: number }
  /** A list of seats. */
  | { seats: readonly number[] }
  /** A place on the board that lights up when it is pointed at. */
  | { place: string; label: string };

/** A message that can be put into words in any language: its key and its values. */
export interface Text {
  key: string;
  args?: Record<string, Arg>;
}

/** A piece of a sentence: plain words, a player, or a place on the board. */
export type Part =
  | { kind: "words"; text: string }
  | { kind: "seat"; seat: number; text: string }
  | { kind: "place"; place: string; text: string };

export type Values = Record<string, string | number>;
type Names = (seat: number) => string;
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

// Private-use characters mark what can be pointed at while a sentence is formatted.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const FENCED = new RegExp(`${OPEN}([sp])([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");

/** The messages of one language. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #variables = new Map<string, string[]>();

  readonly lang: Lang;

  constructor(lang: Lang, sources: string[] = []) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    sources.forEach((source) => this.add(source));
  }

  /** Adds a file of messages. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#variables.clear();
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message with plain values; a missing key stands for itself. */
  format(key: string, values?: Values): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern == null ? key : this.#bundle.formatPattern(pattern, values ?? null, []);
  }

  /** A text in words. */
  say(text: Text, names: Names): string {
    return this.parts(text, names)
      .map((part) => part.text)
      .join("");
  }

  /** A text in words, with players and places still recognisable. */
  parts(text: Text, names: Names): Part[] {
    const values: Record<string, FluentVariable> = {};
    const args = text.args ?? {};
    for (const [name, arg] of Object.entries(args)) values[name] = this.#plain(arg, names);
    for (const variable of this.#variablesOf(text.key)) {
      const [name, form] = variable.split("-", 2);
      const arg = name === undefined ? undefined : args[name];
      if (form !== undefined && arg !== undefined) {
        values[variable] = this.#inForm(arg, form, names);
      }
    }
    const pattern = this.#bundle.getMessage(text.key)?.value;
    if (pattern == null) return [{ kind: "words", text: text.key }];
    return split(this.#bundle.formatPattern(pattern, values, []));
  }

  /** "a, b and c". */
  list(words: string[]): string {
    const last = words.at(-1);
    if (last === undefined) return this.format("list-none");
    if (words.length === 1) return last;
    return `${words.slice(0, -1).join(", ")} ${this.format("list-and")} ${last}`;
  }

  #plain(arg: Arg, names: Names): string | number {
    if (typeof arg !== "object") return arg;
    if ("key" in arg) return this.format(arg.key);
    if ("keys" in arg) return this.list(arg.keys.map((key) => this.format(key)));
    if ("texts" in arg) return this.list(arg.texts.map((text) => this.say(text, names)));
    if ("seat" in arg) return person(arg.seat, names);
    if ("seats" in arg) return this.list(arg.seats.map((seat) => person(seat, names)));
    return fence("p", arg.place, arg.label);
  }

  #inForm(arg: Arg, form: string, names: Names): string | number {
    if (typeof arg === "object" && "key" in arg) return this.#form(arg.key, form, 1);
    if (typeof arg === "object" && "keys" in arg) {
      const counts = new Map<string, number>();
      for (const key of arg.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      return this.list([...counts].map(([key, count]) => this.#form(key, form, count)));
    }
    return this.#plain(arg, names);
  }

  #form(key: string, form: string, count: number): string {
    const attribute = this.#bundle.getMessage(key)?.attributes[form];
    if (attribute !== undefined) return this.#bundle.formatPattern(attribute, { count }, []);
    const word = this.format(key);
    return count === 1 ? word : `${count} × ${word}`;
  }

  #variablesOf(key: string): string[] {
    let found = this.#variables.get(key);
    if (found === undefined) {
      found = [...new Set(variablesIn(this.#bundle.getMessage(key)?.value ?? null))];
      this.#variables.set(key, found);
    }
    return found;
  }
}

const person = (seat: number, names: Names): string => fence("s", String(seat), names(seat));

function fence(kind: "s" | "p", id: string, words: string): string {
  return `${OPEN}${kind}${id}${MIDDLE}${words}${CLOSE}`;
}

function split(sentence: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of sentence.matchAll(FENCED)) {
    const [all, kind, id = "", text = ""] = match;
    if (match.index > end) parts.push({ kind: "words", text: sentence.slice(end, match.index) });
    parts.push(
      kind === "s" ? { kind: "seat", seat: Number(id), text } : { kind: "place", place: id, text },
    );
    end = match.index + all.length;
  }
  if (end < sentence.length) parts.push({ kind: "words", text: sentence.slice(end) });
  return parts;
}

/** All variables in a pattern. */
function variablesIn(pattern: Pattern): string[] {
  if (pattern === null || typeof pattern === "string") return [];
  return pattern.flatMap((element) => {
    if (typeof element === "string") return [];
    if (element.type === "var") return [element.name];
    if (element.type !== "select") return [];
    const selector = element.selector.type === "var" ? [element.selector.name] : [];
    return [...selector, ...element.variants.flatMap((variant) => variablesIn(variant.value))];
  });
}

/** A name with soft hyphens; the bars in a list of words show where they go. */
export function softened(name: string, breaks: string): string {
  const parts = breaks.split(" ").map((word) => [word.replaceAll("|", ""), word] as const);
  return parts.reduce(
    (text, [whole, word]) => text.replaceAll(whole, word.replaceAll("|", "\u00ad")),
    name,
  );
}
