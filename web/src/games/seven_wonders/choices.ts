import { bankPart } from "./costs.ts";
import type { Action, Card, Mean, View } from "./types.ts";

/** For whom something is chosen: the own city, or the Free City. */
export type Target = "own" | "free";

/** What can be done with a card, in the order of the buttons. */
export const USES = ["build", "stage", "sell", "tower", "destroy", "drop"] as const;
export type UseKind = (typeof USES)[number];

/** One way to pay for something, down to the last coin. */
export interface Payable {
  action: Action;
  bank: number;
  left: number;
  right: number;
  using: readonly Mean[];
  total: number;
}

/** A way to do it: by chain, with the project, a certain stage or tile. Cheapest payment first. */
export interface Variant {
  /** Tells variants of a use apart, in words of the game. */
  id: string;
  payments: readonly Payable[];
}

export interface Use {
  kind: UseKind;
  /** The cheapest first. */
  variants: readonly Variant[];
}

/** The card that an action uses; nothing if it uses none. */
export function cardOf(action: Action): Card | null {
  if (typeof action === "string") return null;
  const inside = Object.values(action)[0] as { card?: Card } | undefined;
  return inside?.card ?? null;
}

/** Whether an action is done for the Free City. */
export function targetOf(action: Action): Target {
  if (typeof action === "string") return "own";
  const inside = Object.values(action)[0] as { free_city?: boolean } | undefined;
  return inside?.free_city ? "free" : "own";
}

function kindOf(action: Action): UseKind | null {
  if (typeof action === "string") return null;
  if ("build" in action || "dig" in action) return "build";
  return USES.find((use) => use in action) ?? null;
}

/** Names the variant of an action: `chain yes`, `2 token`, `17`. */
export function variantOf(action: Action): string {
  if (typeof action === "string") return action;
  if ("build" in action) return `${action.build.way} ${action.build.join}`;
  if ("dig" in action) return `dig ${action.dig.join}`;
  if ("stage" in action) return `${action.stage.stage} ${action.stage.token ? "token" : "stage"}`;
  return "tower" in action ? String(action.tower.tile) : "";
}

/** An action with what it costs whom. */
export function payable(view: View, city: number, action: Action): Payable {
  const inside =
    typeof action === "string" ? null : (Object.values(action)[0] as { payment?: unknown });
  const payment = (inside?.payment ?? { left: 0, right: 0 }) as {
    left: number;
    right: number;
    using?: Mean[];
  };
  const { left, right, using = [] } = payment;
  const bank = bankPart(view, city, action);
  return { action, bank, left, right, using, total: bank + left + right };
}

/** Ways that are there only once are kept: tokens, and the free structure of the age. */
const SCARCE = ["olympia", "token"];
const isScarce = ({ id }: Variant): number =>
  id.split(" ").some((w) => SCARCE.includes(w)) ? 1 : 0;
/** Nobody takes part in a project by accident. */
const joins = ({ id }: Variant): number => (/ (yes|wild)$/.test(id) ? 1 : 0);
const priceOf = ({ payments }: Variant): number => payments[0]?.total ?? 0;

/** What can be done with a card now, each use with all its ways and payments. */
export function usesOf(
  view: View,
  city: number,
  legal: readonly Action[],
  card: Card,
  target: Target,
): Use[] {
  const found = new Map<UseKind, Map<string, Payable[]>>();
  for (const action of legal) {
    const kind = kindOf(action);
    if (kind === null || cardOf(action) !== card || targetOf(action) !== target) continue;
    const variants = found.get(kind) ?? new Map<string, Payable[]>();
    found.set(kind, variants);
    const id = variantOf(action);
    variants.set(id, [...(variants.get(id) ?? []), payable(view, city, action)]);
  }
  return USES.flatMap((kind) => {
    const variants = found.get(kind);
    return variants ? [{ kind, variants: sorted(variants, kind) }] : [];
  });
}

function sorted(variants: Map<string, Payable[]>, kind: UseKind): Variant[] {
  const list = [...variants].map(([id, payments]) => ({
    id,
    payments: payments.sort((a, b) => a.total - b.total || a.left - b.left),
  }));
  if (kind === "tower") return list;
  return list.sort(
    (a, b) => joins(a) - joins(b) || isScarce(a) - isScarce(b) || priceOf(a) - priceOf(b),
  );
}

/** Whether two actions are the same. */
export function same(a: Action | null | undefined, b: Action | null | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
