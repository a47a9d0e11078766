import type { MyTables } from "../../generated/protocol.ts";
import { api } from "../../lib/api.ts";
import type { Listed } from "../../lib/matches.ts";
import { net } from "../../lib/net.svelte.ts";

/** How often the server is asked again, in milliseconds. */
const AGAIN = 10_000;

const load = () => Promise.all([import("../../local/keeper.ts"), import("../../local/file.ts")]);

async function localMatches(): Promise<Listed[]> {
  try {
    const [{ keeper }, { infoOf }] = await load();
    return (await keeper.list()).map((kept) => ({
      info: infoOf(kept),
      local: true,
      away: !!kept.away,
      must: kept.result === null && !kept.away ? (kept.must ?? []) : [],
      since: kept.changed,
    }));
  } catch {
    // A browser that keeps nothing has no matches either.
    return [];
  }
}

/** The tables on the server, with whom they wait for. */
function listed({ tables, due }: MyTables): Listed[] {
  return tables.map((info) => {
    const turn = due.find(({ table }) => table === info.id);
    return { info, local: false, must: turn?.seats ?? [], since: turn?.since ?? info.changed };
  });
}

/** All matches of the visitor: on this device, and on the server. */
export interface Mine {
  readonly list: readonly Listed[];
  /** Deletes matches on this device. */
  remove(...ids: readonly string[]): Promise<void>;
  refresh(): void;
}

/** Follows the visitor's matches as long as the component that calls this is there. */
export function followMine(): Mine {
  let here: readonly Listed[] = $state.raw([]);
  let there: readonly Listed[] = $state.raw([]);

  async function refreshHere(): Promise<void> {
    here = await localMatches();
  }
  async function refreshThere(): Promise<void> {
    if (net.me === null || document.hidden) return;
    const found = await api.mine().catch(() => null);
    if (found !== null) there = listed(found);
  }
  $effect(() => void refreshHere());
  // The server's own, including hidden tables, are fetched again from time to time.
  $effect(() => {
    if (net.me === null) there = [];
    if (net.me === null || net.status !== "online") return;
    void refreshThere();
    const timer = setInterval(() => void refreshThere(), AGAIN);
    return () => clearInterval(timer);
  });
  const list = $derived([...here, ...there]);
  return {
    get list() {
      return list;
    },
    async remove(...ids) {
      const [{ keeper }] = await load();
      await Promise.all(ids.map((id) => keeper.remove(id)));
      await refreshHere();
    },
    refresh: () => void refreshThere(),
  };
}
