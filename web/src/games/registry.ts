import { loadEngine } from "../engine/load.ts";
import { SHELF } from "../generated/games.ts";
import { lang, learn } from "../lib/i18n.svelte.ts";
import type { Lang } from "../lib/words.ts";
import type { GameEntry, GameModule, LoadedGame } from "./types.ts";

/** A file of words that is loaded on demand. */
type Source = () => Promise<string>;
type Words = Record<Lang, Source>;

/** Each game has a folder with an entry for lists, and a module that is loaded when it is played. */
const entries = import.meta.glob<GameEntry>("./*/entry.ts", { eager: true, import: "default" });
const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

/** Its words are in the file of its name; those that only the client uses are in a second file. */
const english = import.meta.glob<string>(
  [
    "../../../locales/en/*.ftl",
    "!../../../locales/en/{common,table,web,server,*terminal,*lessons}.ftl",
  ],
  {
    query: "?raw",
    import: "default",
  },
);
const german = import.meta.glob<string>(
  [
    "../../../locales/de/*.ftl",
    "!../../../locales/de/{common,table,web,server,*terminal,*lessons}.ftl",
  ],
  {
    query: "?raw",
    import: "default",
  },
);

/** The games that this client can show, in shelf order. */
export const GAMES: readonly GameEntry[] = SHELF.flatMap(
  ({ id }) => entries[`./${id}/entry.ts`] ?? [],
);

/** The name of a game in the current language. */
export function nameOf(id: string): string {
  return SHELF.find((game) => game.id === id)?.name[lang()] ?? id;
}

/** How many can play a game. */
export function seatsOf(id: string): readonly number[] {
  return SHELF.find((game) => game.id === id)?.seats ?? [];
}

export function entryOf(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

function wordsIn(files: Record<string, Source>, id: string): Source {
  const own = Object.entries(files).filter(([path]) =>
    [`/${id}.ftl`, `/${id}-web.ftl`].some((name) => path.endsWith(name)),
  );
  return async () => (await Promise.all(own.map(([, load]) => load()))).join("\n");
}

const words = (id: string): Words => ({ en: wordsIn(english, id), de: wordsIn(german, id) });

const learned = new Map<string, Words>();

/** The same object each time, so that no words are loaded twice. */
function wordsOf(id: string): Words {
  const known = learned.get(id) ?? words(id);
  learned.set(id, known);
  return known;
}

/** Loads only the words of a game, for lists and options. */
export async function loadWords(id: string): Promise<void> {
  if (entryOf(id)) await learn(wordsOf(id));
}

/** Loads a game with its rules and its words. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const load = modules[`./${id}/index.ts`];
  if (!load) throw new Error(`no such game: ${id}`);
  const [module, engine] = await Promise.all([load(), loadEngine(id), learn(wordsOf(id))]);
  module.open?.(engine);
  return { ...module, engine };
}
