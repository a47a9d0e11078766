/** What a tab is told about a match that only one of them can play. */
interface Told {
  /** The match is this tab's, until it is let go or taken away. */
  got: () => void;
  /** Another tab has it. */
  taken: () => void;
}

/** A tab's wish for a match. */
export interface Hold {
  /** Takes it from the other tab. */
  take(): void;
  /** Lets it go. */
  release(): void;
}

/**
 * Holds a match for this tab, or waits until the other one lets it go. Browsers without locks go on at
 * once: what two tabs write, the database still keeps apart.
 */
export function hold(id: string, { got, taken }: Told): Hold {
  let released = false;
  let free = (): void => undefined;
  const name = `ziggurat-match-${id}`;
  const has = (): Promise<void> => {
    if (released) return Promise.resolve();
    got();
    return new Promise((done) => (free = done));
  };
  const ask = (options: LockOptions): void => {
    const asked = navigator.locks.request(name, options, (lock) => {
      if (lock) return has();
      taken();
      ask({});
      return undefined;
    });
    // It was taken away.
    asked.catch(() => {
      if (released) return;
      taken();
      ask({});
    });
  };
  if (navigator.locks === undefined) got();
  else ask({ ifAvailable: true });
  return {
    take: () => ask({ steal: true }),
    release: () => {
      released = true;
      free();
    },
  };
}
