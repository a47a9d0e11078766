import type {
  Bilingual,
  BroughtMatch,
  GameCard,
  GamePhrases,
  MadeReplay,
  MadeTable,
  MeAnswer,
  MyTables,
  NewTable,
  Problem,
  ReplayInfo,
  SessionList,
  TableInfo,
} from "../generated/protocol.ts";
import { keepStake, stake } from "./fairness.ts";
import type { Lang } from "./words.ts";

/** A request that the server refused, with the reason in both languages. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Bilingual | null;

  constructor(status: number, code: string, text: Bilingual | null) {
    super(code);
    this.status = status;
    this.code = code;
    this.text = text;
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, "offline", null);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(answer.status, problem?.code ?? "unknown", problem?.text ?? null);
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

async function post<T>(path: string, body: string): Promise<T> {
  const headers = { "content-type": "application/json" };
  return (await (await call(path, { method: "POST", headers, body })).json()) as T;
}

/** Where the steps of a finished match come from: its table, or a file. */
export type Source = "tables" | "replays";

const replayPath = (source: Source, id: string): string =>
  source === "tables" ? `/api/tables/${id}/replay` : `/api/replays/${id}`;

let games: Promise<GameCard[]> | null = null;

export const api = {
  me: () => get<MeAnswer>("/api/me"),
  callMe: (name: string) => post<MeAnswer>("/api/me", JSON.stringify({ name })),
  async forgetMe(): Promise<void> {
    await call("/api/me", { method: "DELETE" });
  },
  sessions: () => get<SessionList>("/api/me/sessions"),
  async endSession(id: string): Promise<void> {
    await call(`/api/me/sessions/${id}`, { method: "DELETE" });
  },
  async endOthers(): Promise<void> {
    await call("/api/me/sessions", { method: "DELETE" });
  },
  /** The games; only asked once. */
  games(): Promise<GameCard[]> {
    games ??= get<GameCard[]>("/api/games").catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  async rules(game: string, lang: Lang): Promise<string> {
    return (await call(`/api/games/${game}/rules/${lang}`)).text();
  },
  phrases: (game: string) => get<GamePhrases>(`/api/games/${game}/phrases`),
  facts: (game: string) => get<Record<string, unknown>>(`/api/games/${game}/facts`),
  /** Makes a table; the browser adds a number to its deal. */
  async create(table: NewTable): Promise<MadeTable> {
    const own = await stake();
    const wish: NewTable = own ? { ...table, pledge: own.pledge } : table;
    const made = await post<MadeTable>("/api/tables", JSON.stringify(wish));
    if (own) keepStake(made.info.id, own, made.info.commitment);
    return made;
  },
  /** Brings a match that was begun here to the server. */
  bring: (match: BroughtMatch) => post<MadeTable>("/api/tables/brought", JSON.stringify(match)),
  mine: () => get<MyTables>("/api/tables/mine"),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  fileOf: (source: Source, id: string) => `/api/${source}/${id}/file`,
  read: (file: string) => post<MadeReplay>("/api/replays", file),
  replay: (source: Source, id: string) => get<ReplayInfo>(replayPath(source, id)),
  /** Steps of a match that is being played, as one of the player's seats or a spectator saw them. */
  past<S>(id: string, from: number, count: number, viewer: number | null): Promise<S[]> {
    const eyes = viewer === null ? "" : `&viewer=${viewer}`;
    return get<S[]>(`/api/tables/${id}/steps?from=${from}&count=${count}${eyes}`);
  },
  steps<S>(source: Source, id: string, from: number, viewer: number | null): Promise<S[]> {
    const eyes = viewer === null ? "" : `&viewer=${viewer}`;
    return get<S[]>(`${replayPath(source, id)}/steps?from=${from}&count=64${eyes}`);
  },
};
