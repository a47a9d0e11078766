import type { GameCard } from "../generated/protocol.ts";
import { api } from "../lib/api.ts";
import { settings } from "../lib/settings.svelte.ts";
import { entryOf, GAMES } from "./registry.ts";

/** How long to wait before asking again, in milliseconds. */
const AGAIN = 2000;

let cards: GameCard[] = $state.raw([]);
let failed = $state(false);
let answered: Promise<void> = Promise.resolve();

async function ask(): Promise<void> {
  try {
    cards = (await api.games()).filter(({ id }) => entryOf(id) !== undefined);
    failed = false;
  } catch {
    failed = true;
    setTimeout(() => shelf.open(), AGAIN);
  }
}

/** The games that the server offers and this client can show. */
export const shelf = {
  get games(): readonly GameCard[] {
    return cards;
  },
  /** Whether the server could not be reached. */
  get failed(): boolean {
    return failed;
  },
  /** The game this person looked at last, or the first one. */
  get usual(): string {
    const known = entryOf(settings.game)?.id;
    const offered = cards.length === 0 || cards.some(({ id }) => id === known);
    return (offered ? known : undefined) ?? cards[0]?.id ?? GAMES[0]?.id ?? "";
  },
  /** The ids of these games; before the server has answered, of all that this client can show. */
  get ids(): readonly string[] {
    return (cards.length === 0 ? GAMES : cards).map(({ id }) => id);
  },
  /** Asks the server, and asks again after a while if it does not answer. */
  open(): void {
    answered = ask();
  },
  /** Fulfilled when the server has answered, or could not be reached. */
  get answered(): Promise<void> {
    return answered;
  },
  card(id: string): GameCard | undefined {
    return cards.find((card) => card.id === id);
  },
};
