import { learn } from "../lib/i18n.svelte.ts";
import { wondersNeed } from "./seven_wonders/needs.ts";
import type { GameEntry, GameModule } from "./types.ts";

const word = (module: Promise<{ default: string }>): Promise<string> =>
  module.then((file) => file.default);

/** A file of words and another beside it. */
const both = async (...files: Promise<{ default: string }>[]): Promise<string> =>
  (await Promise.all(files.map(word))).join("\n");

/** The games that this client can show. A new one is added here. */
export const GAMES: readonly GameEntry[] = [
  {
    id: "babylonia",
    prefix: "bab",
    load: () => import("./babylonia/index.ts"),
    words: {
      en: () => word(import("../../../locales/en/babylonia.ftl?raw")),
      de: () => word(import("../../../locales/de/babylonia.ftl?raw")),
    },
  },
  {
    id: "tower_of_babel",
    prefix: "tob",
    load: () => import("./tower_of_babel/index.ts"),
    words: {
      en: () =>
        both(
          import("../../../locales/en/tower_of_babel.ftl?raw"),
          import("../../../locales/en/tower_of_babel-web.ftl?raw"),
        ),
      de: () =>
        both(
          import("../../../locales/de/tower_of_babel.ftl?raw"),
          import("../../../locales/de/tower_of_babel-web.ftl?raw"),
        ),
    },
  },
  {
    id: "seven_wonders",
    prefix: "swb",
    load: () => import("./seven_wonders/index.ts"),
    needs: wondersNeed,
    words: {
      en: () =>
        both(
          import("../../../locales/en/seven_wonders.ftl?raw"),
          import("../../../locales/en/seven_wonders-web.ftl?raw"),
        ),
      de: () =>
        both(
          import("../../../locales/de/seven_wonders.ftl?raw"),
          import("../../../locales/de/seven_wonders-web.ftl?raw"),
        ),
    },
  },
  {
    id: "babylon",
    prefix: "byl",
    load: () => import("./babylon/index.ts"),
    words: {
      en: () =>
        both(
          import("../../../locales/en/babylon.ftl?raw"),
          import("../../../locales/en/babylon-web.ftl?raw"),
        ),
      de: () =>
        both(
          import("../../../locales/de/babylon.ftl?raw"),
          import("../../../locales/de/babylon-web.ftl?raw"),
        ),
    },
  },
  {
    id: "battalia",
    prefix: "bat",
    load: () => import("./battalia/index.ts"),
    words: {
      en: () =>
        both(
          import("../../../locales/en/battalia.ftl?raw"),
          import("../../../locales/en/battalia-web.ftl?raw"),
        ),
      de: () =>
        both(
          import("../../../locales/de/battalia.ftl?raw"),
          import("../../../locales/de/battalia-web.ftl?raw"),
        ),
    },
  },
];

export function entryOf(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Loads the words of a game alone: for lists and options. */
export async function loadWords(id: string): Promise<void> {
  const entry = entryOf(id);
  if (entry) await learn(entry.words);
}

/** Loads a game with its words. */
export async function loadGame(id: string): Promise<GameModule> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`no such game: ${id}`);
  const [module] = await Promise.all([entry.load(), learn(entry.words)]);
  return module.default;
}
