let old = $state(false);

/** The client that this page was loaded with: its name changes with its content. */
function own(): string | null {
  return document.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
}

/** Whether a page names a script. */
export function names(page: string, script: string): boolean {
  return page.includes(`"${script}"`);
}

/** Whether the server has a newer client than this page. Nobody is torn out of a match for it. */
export const fresh = {
  get outdated(): boolean {
    return old;
  },
  /** Not now: it is said again after the next time the server was away. */
  later(): void {
    old = false;
  },
  /** Looks again: the server was away, perhaps to be renewed. */
  async check(): Promise<void> {
    const script = own();
    if (script === null) return;
    try {
      const answer = await fetch("/", { cache: "no-store" });
      if (answer.ok) old = !names(await answer.text(), script);
    } catch {
      // Away again: the next connection asks again.
    }
  },
};
