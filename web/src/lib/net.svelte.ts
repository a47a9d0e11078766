import type { ClientMessage, Me, ServerMessage, TableInfo } from "../generated/protocol.ts";
import { api } from "./api.ts";
import { fresh } from "./fresh.svelte.ts";
import { Socket, type Status } from "./socket.ts";

/** Somebody who watches a table. */
export interface Follower {
  readonly id: string;
  /** How to ask for the table again after the connection was lost. */
  watch(): ClientMessage;
  receive(message: ServerMessage): void;
}

let status: Status = $state("connecting");
let me: Me | null = $state.raw(null);
let tables: TableInfo[] = $state.raw([]);
let lobbyUsers = 0;
let opened = false;
let welcomed = false;
const followers = new Map<string, Follower>();

const socket = new Socket({
  connect: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket`),
  resume: () => [
    ...(lobbyUsers > 0 ? [{ t: "lobby", on: true } as const] : []),
    ...[...followers.values()].map((follower) => follower.watch()),
  ],
  receive,
  status: (now) => void (status = now),
});

function receive(message: ServerMessage): void {
  switch (message.t) {
    case "welcome":
      me = message.me;
      if (welcomed) void fresh.check();
      welcomed = true;
      break;
    case "lobby":
      tables = message.tables;
      break;
    case "lobby_change":
      tables = [message.info, ...tables.filter((info) => info.id !== message.info.id)].sort(
        (a, b) => b.created - a.created,
      );
      break;
    case "lobby_gone":
      tables = tables.filter((info) => info.id !== message.table);
      break;
    default:
      if ("table" in message && message.table !== null) {
        followers.get(message.table)?.receive(message);
      }
  }
}

/** The one connection of this tab, and what it tells all pages. */
export const net = {
  get status(): Status {
    return status;
  },
  get me(): Me | null {
    return me;
  },
  get tables(): TableInfo[] {
    return tables;
  },

  /** Connects, once. */
  open(): void {
    if (opened) return;
    opened = true;
    void api
      .me()
      .then((answer) => (me = answer.me))
      .catch(() => undefined);
    socket.open();
    addEventListener("online", () => socket.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) socket.hurry();
    });
  },

  /** Takes a name. After the first one the socket reconnects, so that the server knows who we are. */
  async callMe(name: string): Promise<void> {
    const before = me;
    me = (await api.callMe(name)).me;
    if (before === null) socket.open();
  },

  async forgetMe(): Promise<void> {
    await api.forgetMe();
    me = null;
    socket.open();
  },

  /** Follows the lobby until the returned function is called. */
  followLobby(): () => void {
    if (lobbyUsers++ === 0) socket.say({ t: "lobby", on: true });
    return () => {
      if (--lobbyUsers === 0) socket.say({ t: "lobby", on: false });
    };
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
