import type { Page } from "@playwright/test";
import { type Shown, tablesOf, waits } from "./common.ts";

/** What a person sees to do at a table of Tower of Babel. */
export interface Seen extends Shown {
  /** Spaces whose disc can be chosen. */
  open: string[];
  /** Kinds in the tray with how many can be offered. */
  tray: { kind: string; most: number }[];
  /** Seats whose offers can be taken. */
  offers: string[];
  /** Whether the choice of helpers is due. */
  building: boolean;
  /** Whether a question with two answers is asked. */
  asked: boolean;
  /** Action cards that can be played now. */
  cards: string[];
}

/** Reads the table as it is on the screen. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (query: string): Element[] => [...document.querySelectorAll(query)];
    const named = (query: string, name: string): string[] =>
      all(query).map((node) => node.getAttribute(name) ?? "");
    const board = document.querySelector("main.board");
    return {
      version: Number(board?.getAttribute("data-version") ?? -1),
      settled: board?.getAttribute("aria-busy") === "false",
      open: named("[data-space].open", "data-space"),
      tray: all(".tray [data-kind]").map((node) => ({
        kind: node.getAttribute("data-kind") ?? "",
        most: Number(node.querySelector("[role=spinbutton]")?.getAttribute("aria-valuemax") ?? 0),
      })),
      offers: named("button[data-offer][aria-disabled=false]", "data-offer"),
      building: document.querySelector(".abandon") !== null,
      asked: document.querySelector(".ask .go") !== null,
      cards: named("[data-action].now", "data-action"),
      primary: document.querySelector("[data-primary]")?.getAttribute("aria-disabled") === "false",
      over: document.querySelector("dialog .scroll .first, .again") !== null,
      mine: document.querySelector(".status.mine") !== null,
    };
  });
}

export const { until, untilOther } = waits(look);
export const open = tablesOf("tower_of_babel");

/** Whether a decision is due. */
export const due = ({ open, tray, building, asked }: Seen): boolean =>
  open.length > 0 || tray.length > 0 || building || asked;

/** Waits until a decision is due, or the match is over. */
export function untilDue(page: Page): Promise<Seen> {
  return until(page, (seen) => seen.over || due(seen));
}

/** What has been done so far, to see that everything was tried. */
export interface Tally {
  chosen: number;
  passed: number;
  offered: number;
  traded: number;
  helped: number;
  alone: number;
  abandoned: number;
  jokers: number;
  answered: number;
  cards: number;
}
export const tally = (): Tally => ({
  chosen: 0,
  passed: 0,
  offered: 0,
  traded: 0,
  helped: 0,
  alone: 0,
  abandoned: 0,
  jokers: 0,
  answered: 0,
  cards: 0,
});
