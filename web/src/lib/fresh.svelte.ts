let old = $state(false);
/** The service worker, where there is one: it fetches a new version as a whole. */
let registration: ServiceWorkerRegistration | null = null;
/** Whether this page asked for the new version. */
let asked = false;

/** The script this page was loaded with; its name changes with its content. */
function own(): string | null {
  return document.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
}

/** Whether a page loads a script. */
export function names(page: string, script: string): boolean {
  return page.includes(`"${script}"`);
}

/** Whether a new version has been fetched and waits. */
function waits(): boolean {
  return (registration?.waiting ?? null) !== null && navigator.serviceWorker.controller !== null;
}

/** Whether there is a newer client than this page. No match is interrupted for it. */
export const fresh = {
  get outdated(): boolean {
    return old;
  },
  /** Not now: ask again the next time the server has been away. */
  later(): void {
    old = false;
  },
  /** From now on the service worker says when a new version is there. */
  follow(found: ServiceWorkerRegistration): void {
    registration = found;
    const workers = navigator.serviceWorker;
    let controlled = workers.controller !== null;
    const look = (): void => void (old ||= waits());
    found.addEventListener("updatefound", () =>
      found.installing?.addEventListener("statechange", look),
    );
    workers.addEventListener("controllerchange", () => {
      if (asked) location.reload();
      else if (controlled) old = true;
      controlled = true;
    });
    look();
  },
  /** Loads the new version. */
  reload(): void {
    const next = registration?.waiting;
    if (!next) {
      location.reload();
      return;
    }
    asked = true;
    next.postMessage("skip");
  },
  /** Checks again: the server has been away, perhaps for an update. */
  async check(): Promise<void> {
    const script = own();
    if (script === null) return;
    try {
      if (registration) {
        await registration.update();
        old = waits();
        return;
      }
      const answer = await fetch("/", { cache: "no-store" });
      if (answer.ok) old = !names(await answer.text(), script);
    } catch {
      // Lost again: the next connection checks again.
    }
  },
};
