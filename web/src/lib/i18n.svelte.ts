import { settings } from "./settings.svelte.ts";
import { Words, type Lang, type Part, type Text, type Values } from "./words.ts";

type Source = () => Promise<string>;

const SHELL: Record<Lang, Source[]> = {
  en: sources(
    import.meta.glob<string>("../../../locales/en/{coach,common,table,web}.ftl", {
      query: "?raw",
      import: "default",
    }),
  ),
  de: sources(
    import.meta.glob<string>("../../../locales/de/{coach,common,table,web}.ftl", {
      query: "?raw",
      import: "default",
    }),
  ),
};

function sources(files: Record<string, Source>): Source[] {
  return Object.values(files);
}

const extra: Record<Lang, Source[]> = { en: [], de: [] };
const loading = new Map<Lang, Promise<Words>>();
const taught: Record<Lang, Map<Source, Promise<void>>> = { en: new Map(), de: new Map() };
let current = $state.raw(new Words("en"));
/** Counts the loaded files, so that texts on screen are updated with new words. */
let lessons = $state(0);

function words(): Words {
  void lessons;
  return current;
}

/** Does something only once; if it fails, it can be tried again. */
function once<K, V>(done: Map<K, Promise<V>>, key: K, work: () => Promise<V>): Promise<V> {
  let promise = done.get(key);
  if (promise === undefined) {
    promise = work();
    done.set(key, promise);
    promise.catch(() => done.delete(key));
  }
  return promise;
}

/** A language with everything that can be said in it so far. */
async function load(lang: Lang): Promise<Words> {
  const found = await once(
    loading,
    lang,
    async () => new Words(lang, await Promise.all(SHELL[lang].map((source) => source()))),
  );
  const teach = (source: Source): Promise<void> =>
    once(taught[lang], source, async () => {
      found.add(await source());
      lessons++;
    });
  await Promise.all(extra[lang].map(teach));
  return found;
}

/** Switches to another language. */
export async function speak(lang: Lang): Promise<void> {
  const found = await load(lang);
  settings.lang = lang;
  current = found;
}

/** Adds the words of a game, in all languages loaded now or later. */
export async function learn(files: Record<Lang, Source>): Promise<void> {
  const langs = Object.keys(files) as Lang[];
  for (const lang of langs) {
    if (!extra[lang].includes(files[lang])) extra[lang].push(files[lang]);
  }
  await Promise.all(langs.filter((lang) => loading.has(lang)).map(load));
}

/** The current language. */
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

/** A text split into parts, for chips and highlights. */
export function parts(text: Text, names: (seat: number) => string): Part[] {
  return words().parts(text, names);
}

/** "a, b and c". */
export function list(items: string[]): string {
  return words().list(items);
}
