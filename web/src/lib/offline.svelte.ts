import { addressOf } from "../engine/load.ts";
import { SHELF } from "../generated/games.ts";
import { fresh } from "./fresh.svelte.ts";

let kept: ReadonlySet<string> = $state.raw(new Set());

/** Notes which games are on this device: an engine is kept after everything else that it needs. */
async function look(): Promise<void> {
  const found = await Promise.all(
    SHELF.map(async ({ id }) => ((await caches.match(addressOf(id))) ? [id] : [])),
  );
  kept = new Set(found.flat());
}

/** Does something when nothing else is to be done. */
function idle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3000);
}

/** Has the service worker fetch everything that is not on this device yet. */
function fetchAll(worker: ServiceWorker | null): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => void look();
  worker?.postMessage("whole", [port2]);
}

/** What works without a network. */
export const offline = {
  /** The games that are on this device. */
  get games(): ReadonlySet<string> {
    return kept;
  },
  /** Keeps this version of the client on the device, where the browser can. */
  async open(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register("/sw.js", {
        updateViaCache: "none",
      });
      fresh.follow(registration);
      await look();
      const { active } = await navigator.serviceWorker.ready;
      idle(() => fetchAll(active));
    } catch {
      // Private windows and full disks: then there is only the network.
    }
  },
};
