let old = $state(false);

/** The script this page was loaded with; its name changes with its content. */
function own(): string | null {
  return document.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
}

/** Whether a page loads a script. */
export function names(page: string, script: string): boolean {
  return page.includes(`"${script}"`);
}

/** Whether the server has a newer client than this page. People decide themselves when to reload. */
export const fresh = {
  get outdated(): boolean {
    return old;
  },
  /** Not now: the notice comes back after the next lost connection. */
  later(): void {
    old = false;
  },
  /** Checks after a lost connection: the server may have been updated. */
  async check(): Promise<void> {
    const script = own();
    if (script === null) return;
    try {
      const answer = await fetch("/", { cache: "no-store" });
      if (answer.ok) old = !names(await answer.text(), script);
    } catch {
      // Lost again: the next connection checks again.
    }
  },
};
