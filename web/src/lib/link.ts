import type { ClientMessage, ServerMessage } from "../generated/protocol.ts";
import type { Ask } from "../table/past.ts";
import type { Close } from "./closes.ts";
import type { Answer, Request, Status } from "./socket.ts";
import type { Text } from "./words.ts";

/** Somebody who watches a table. */
export interface Follower {
  readonly id: string;
  /** How to ask for the table again after the connection was lost. */
  watch(): ClientMessage;
  receive(message: ServerMessage): void;
  /** Is told about trouble that nobody asked for. */
  refuse?(text: Text, rule: string | null): void;
}

/** What connects a match on screen with its host: the socket, or a host in this browser. */
export interface Link {
  /** Whether the match runs in this browser alone. */
  readonly local: boolean;
  readonly status: Status;
  /** Why there is no connection. */
  readonly lost: Close | null;
  /** Watches a table until the returned function is called. */
  follow(follower: Follower): () => void;
  /** Says something that needs no answer. */
  say(message: ClientMessage): void;
  /** Sends a request, and gets the answer. */
  ask(request: Request): Promise<Answer>;
  /** Whether it is a lesson: then there is less to do at the table. */
  readonly taught?: boolean;
  /** Offers to go on with friends at a server; only for a match that runs in this browser alone. */
  friends?: (() => void) | undefined;
  /** How to ask for earlier steps of the match, if not over the API. */
  readonly past?: Ask;
}

/** Where a table is shown. */
export const tableAt = (id: string, local: boolean): string => `/${local ? "here" : "table"}/${id}`;

/** Where a match is shown again once it is over. */
export const replayAt = (id: string, local: boolean): string =>
  local ? `/here/${id}/replay` : `/replay/${id}`;
