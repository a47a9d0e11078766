import type { Refused } from "../games/types.ts";
import type { Account } from "./account.ts";

/** A table whose things can be looked at. */
export interface Host {
  game: string;
  /** What its components take from the context. */
  play: unknown;
  name(seat: number): string;
  /** Loads what describes the things. */
  prepare(): Promise<void>;
  describe(thing: string): Account | null;
}

/** A sheet that lies open. */
export interface Open {
  /** The thing, as the table names it; or nothing but words. */
  thing: string | null;
  tip: string;
  anchor: Element;
  /** Whether it stays until it is closed, or goes with the pointer. */
  pinned: boolean;
  /** Whether the keyboard opened it and goes on in it. */
  focused: boolean;
  /** Why the thing could not be used, if that was tried. */
  why: Refused | null;
}

/** What is looked at. There is one sheet, whatever it speaks of. */
class Sheets {
  open: Open | null = $state.raw(null);
  host: Host | null = $state.raw(null);

  /** Opens the sheet of what an element stands for. */
  show(anchor: Element, how: Partial<Pick<Open, "pinned" | "focused" | "why">> = {}): void {
    const thing = anchor.getAttribute("data-thing");
    const tip = anchor.getAttribute("data-tip") ?? "";
    if (thing === null && tip === "") return;
    const open = { thing, tip, anchor, pinned: false, focused: false, why: null, ...how };
    const { host } = this;
    if (thing === null || host === null) {
      this.open = open;
      return;
    }
    void host.prepare().then(() => {
      if (this.host === host && anchor.isConnected) this.open = open;
    });
  }

  /** Opens the sheet of a thing on the table, with the reason why it cannot be used; says whether the
   * thing is in sight. */
  explain(thing: string, why: Refused | null): boolean {
    const named = document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`);
    const anchor = [...named].find((node) => node.getClientRects().length > 0);
    if (anchor) this.show(anchor, { pinned: true, why });
    return anchor !== undefined;
  }

  /** Closes what is open; says whether anything was. */
  close(): boolean {
    const { open } = this;
    this.open = null;
    if (open?.focused && open.anchor instanceof HTMLElement) open.anchor.focus();
    else if (open?.focused && open.anchor instanceof SVGElement) open.anchor.focus();
    return open !== null;
  }
}

export const sheets = new Sheets();
