import type { ClientMessage, LobbyQuery, Me, ServerMessage } from "../generated/protocol.ts";
import { api } from "./api.ts";
import type { Close } from "./closes.ts";
import { fresh } from "./fresh.svelte.ts";
import type { Follower } from "./link.ts";
import { told, type Found } from "./lobby.ts";
import { Library } from "./phrases.ts";
import { settings } from "./settings.svelte.ts";
import { Socket, type Status } from "./socket.ts";

let status: Status = $state("connecting");
let lost: Close | null = $state.raw(null);
let me: Me | null = $state.raw(null);
let found: Found = $state.raw({ tables: [], total: 0 });
/** What is looked for in the lobby; null while nobody looks. */
let query: LobbyQuery | null = null;
let opened = false;
let welcomed = false;
const followers = new Map<string, Follower>();

const library = new Library(api.phrases);

function connect(): WebSocket {
  const connection = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket`);
  connection.binaryType = "arraybuffer";
  return connection;
}

const socket = new Socket({
  connect,
  resume: () => [
    ...library.claims,
    ...(query === null ? [] : [{ t: "lobby", on: true, query } as const]),
    ...[...followers.values()].map((follower) => follower.watch()),
  ],
  receive,
  unpack: (packed) => library.unpack(packed),
  status: (now) => {
    status = now;
    if (now === "online") lost = null;
  },
  lost: (close) => void (lost = close),
});

function receive(message: ServerMessage): void {
  switch (message.t) {
    case "welcome":
      know(message.me);
      if (welcomed) void fresh.check();
      welcomed = true;
      break;
    case "lobby":
    case "lobby_change":
      found = told(found, message);
      break;
    default:
      if (message.t === "table") void learn(message.info.game);
      if ("table" in message && message.table !== null) {
        followers.get(message.table)?.receive(message);
      }
  }
}

/** Learns what messages about a game have in common: from then on the host leaves it out. */
async function learn(game: string): Promise<void> {
  const claim = await library.learn(game);
  if (claim) socket.say(claim);
}

/** Notes who this person is; their name is also good without a network. */
function know(who: Me | null): void {
  me = who;
  if (who) settings.name = who.name;
}

/** The one connection of this tab, and what it tells all pages. */
export const net = {
  local: false,
  get status(): Status {
    return status;
  },
  /** Why there is no connection; null while there is one, or was none yet. */
  get lost(): Close | null {
    return lost;
  },
  get me(): Me | null {
    return me;
  },
  /** The tables that are looked for. */
  get found(): Found {
    return found;
  },

  /** Connects, once. */
  open(): void {
    if (opened) return;
    opened = true;
    void api
      .me()
      .then((answer) => know(answer.me))
      .catch(() => undefined);
    socket.open();
    addEventListener("online", () => socket.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) socket.hurry();
    });
  },

  /** Connects again because the visitor wants it. */
  again: (): void => socket.open(),

  /** Takes a name. After the first one the socket reconnects, so that the server knows who we are. */
  async callMe(name: string): Promise<void> {
    const before = me;
    know((await api.callMe(name)).me);
    if (before === null) socket.open();
  },

  async forgetMe(): Promise<void> {
    await api.forgetMe();
    me = null;
    settings.name = "";
    socket.open();
  },

  /** Looks for tables in the lobby and follows them; stops looking for null. */
  look(next: LobbyQuery | null): void {
    query = next;
    socket.say(next === null ? { t: "lobby", on: false } : { t: "lobby", on: true, query: next });
  },

  /** Watches a table until the returned function is called. */
  follow(follower: Follower): () => void {
    followers.set(follower.id, follower);
    socket.say(follower.watch());
    return () => {
      followers.delete(follower.id);
      socket.say({ t: "unwatch", table: follower.id });
    };
  },

  say: (message: ClientMessage): void => socket.say(message),
  ask: socket.ask.bind(socket),
};
