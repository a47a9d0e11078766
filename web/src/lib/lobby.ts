import type { LobbyQuery, ServerMessage, TableInfo } from "../generated/protocol.ts";

/** How many tables are shown at first, and how many more each time. */
export const PAGE = 24;
/** How many the server shows at most. */
export const MOST = 240;

/** The tables that a visitor looks for, as far as they are shown. */
export interface Found {
  readonly tables: readonly TableInfo[];
  /** How many there are in all. */
  readonly total: number;
}

type Told = Extract<ServerMessage, { t: "lobby" | "lobby_change" }>;

/** What is found after the server has told something. */
export function told(found: Found, message: Told): Found {
  if (message.t === "lobby") return { tables: message.tables, total: message.total };
  const known = new Map(found.tables.map((info) => [info.id, info]));
  for (const info of message.changed) known.set(info.id, info);
  const tables = message.order.flatMap((id) => known.get(id) ?? []);
  return { tables, total: message.total };
}

/** What a visitor has chosen. */
export interface Filter {
  readonly text: string;
  /** A game; any if empty. */
  readonly game: string;
  readonly show: "all" | "free" | "playing";
}

export const ALL: Filter = { text: "", game: "", show: "all" };

/** Whether something is filtered out. */
export const narrows = ({ text, game, show }: Filter): boolean =>
  text.trim() !== "" || game !== "" || show !== "all";

/** How to ask the server for it. */
export function queryOf({ text, game, show }: Filter, count: number): LobbyQuery {
  return {
    ...(text.trim() === "" ? {} : { text: text.trim() }),
    ...(game === "" ? {} : { game }),
    ...(show === "free" ? { free: true } : {}),
    ...(show === "playing" ? { stage: "playing" as const } : {}),
    count: Math.min(count, MOST),
  };
}
