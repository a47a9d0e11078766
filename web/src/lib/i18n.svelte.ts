import { settings } from "./settings.svelte.ts";
import { Words, type Lang, type Part, type Text, type Values } from "./words.ts";

type Source = () => Promise<string>;

const SHELL: Record<Lang, Source[]> = {
  en: sources(
    import.meta.glob<string>("../../../locales/en/{common,table,web}.ftl", {
      query: "?raw",
      import: "default",
    }),
  ),
  de: sources(
    import.meta.glob<string>("../../../locales/de/{common,table,web}.ftl", {
      query: "?raw",
      import: "default",
    }),
  ),
};

function sources(files: Record<string, Source>): Source[] {
  return Object.values(files);
}

const extra: Record<Lang, Source[]> = { en: [], de: [] };
const loaded: Partial<Record<Lang, Words>> = {};
let current = $state.raw(new Words("en"));
/** Counts what was learnt, so that texts on show are said again with the new words. */
let lessons = $state(0);

function words(): Words {
  void lessons;
  return current;
}

async function load(lang: Lang): Promise<Words> {
  const known = loaded[lang];
  if (known !== undefined) return known;
  const files = await Promise.all([...SHELL[lang], ...extra[lang]].map((source) => source()));
  return (loaded[lang] = new Words(lang, files));
}

/** Speaks another language from now on. */
export async function speak(lang: Lang): Promise<void> {
  const loading = await load(lang);
  settings.lang = lang;
  current = loading;
}

/** Adds the words of a game, in every language that is or will be loaded. */
export async function learn(files: Record<Lang, Source>): Promise<void> {
  const langs = Object.keys(files) as Lang[];
  await Promise.all(
    langs.map(async (lang) => {
      if (extra[lang].includes(files[lang])) return;
      extra[lang].push(files[lang]);
      loaded[lang]?.add(await files[lang]());
    }),
  );
  lessons++;
}

/** The language that is spoken. */
export function lang(): Lang {
  return words().lang;
}

/** A message of the client. */
export function t(key: string, values?: Values): string {
  return words().format(key, values);
}

/** Whether there are words for this key. */
export function known(key: string): boolean {
  return words().has(key);
}

/** A text with the names of players. */
export function say(text: Text, names: (seat: number) => string): string {
  return words().say(text, names);
}

/** A text in parts, for chips and highlights. */
export function parts(text: Text, names: (seat: number) => string): Part[] {
  return words().parts(text, names);
}

/** "a, b and c". */
export function list(items: string[]): string {
  return words().list(items);
}
