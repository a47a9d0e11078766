import type { ClientMessage, GamePhrases } from "../generated/protocol.ts";
import { Garbled, idOf, unpack, type Phrases } from "./pack.ts";

/** The phrases of games that this page knows, so that a host need not send them in every message. */
export class Library {
  readonly #known = new Map<number, Phrases>();
  readonly #asked = new Set<string>();
  readonly #fetch: (game: string) => Promise<GamePhrases>;

  constructor(fetch: (game: string) => Promise<GamePhrases>) {
    this.#fetch = fetch;
  }

  /** What to tell a host on a new connection. */
  get claims(): ClientMessage[] {
    return [...this.#known.values()].map(({ game, id }) => ({ t: "phrases", game, id }));
  }

  /** Learns the phrases of a game: what to tell the host then. Only asked once. */
  async learn(game: string): Promise<ClientMessage | null> {
    if (this.#asked.has(game)) return null;
    this.#asked.add(game);
    try {
      const { id, text } = await this.#fetch(game);
      this.#known.set(id, { game, id, text: new TextEncoder().encode(text) });
      return { t: "phrases", game, id };
    } catch {
      // It goes without: messages are longer then.
      this.#asked.delete(game);
      return null;
    }
  }

  /** A packed message as it is meant. If it cannot be read, messages come as they are from then on. */
  unpack(packed: ArrayBuffer): string {
    const phrases = this.#known.get(idOf(packed));
    try {
      if (phrases === undefined) throw new Garbled("unknown phrases");
      return unpack(phrases, packed);
    } catch (error) {
      this.#known.clear();
      throw error;
    }
  }
}
