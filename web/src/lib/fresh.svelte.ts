let old = $state(false);

/** The script this page was loaded with; its name changes with its content. */
function own(): string | null {
  return document.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
}

/** Whether a page loads a script. */
export function names(page: string, script: string): boolean {
  return page.includes(`"${script}"`);
}

/** Whether the server has a newer client than this page. No match is interrupted for it. */
export const fresh = {
  get outdated(): boolean {
    return old;
  },
  /** Not now: ask again the next time the server has been away. */
  later(): void {
    old = false;
  },
  /** Checks again: the server has been away, perhaps for an update. */
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
