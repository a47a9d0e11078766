import type { Look } from "../../engine/engine.ts";
import type { Action, Answer, Bill, Card, Leader, Mean, Question } from "./types.ts";

/** For whom something is chosen: the viewer's city, or the Free City. */
export type Target = "own" | "free";

/** What can be chosen: a card, or a leader. Their names differ. */
export type Thing = Card | Leader;

/** What can be done with a card or a leader, in the order of the buttons. */
export const USES = [
  "build",
  "recruit",
  "keep",
  "copy",
  "stage",
  "sell",
  "tower",
  "destroy",
  "drop",
] as const;
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

/** The card or leader that an action uses; nothing if it uses none. */
export function thingOf(action: Action): Thing | null {
  if (typeof action === "string") return null;
  const inside = Object.values(action)[0] as { card?: Card; leader?: Leader } | undefined;
  return inside?.card ?? inside?.leader ?? null;
}

/** Whether an action is done for the Free City. */
export function targetOf(action: Action): Target {
  if (typeof action === "string") return "own";
  const inside = Object.values(action)[0] as { free_city?: boolean } | undefined;
  return inside?.free_city ? "free" : "own";
}

/** What is done with leaders, under the names of the buttons. */
const LEADER_USES: Partial<Record<string, UseKind>> = {
  dig: "build",
  keep_leader: "keep",
  copy_leader: "copy",
  leader_stage: "stage",
  sell_leader: "sell",
  leader_tower: "tower",
};

/** The use that an action is. */
export function useOf(action: Action): UseKind | null {
  if (typeof action === "string") return null;
  const [verb = ""] = Object.keys(action);
  return LEADER_USES[verb] ?? USES.find((use) => use === verb) ?? null;
}

/** The stage that an action builds in the viewer's city or the Free City. */
export function stageOf(action: Action | null | undefined): {
  stage: number;
  token: boolean;
  bury?: Leader | null;
} | null {
  if (typeof action !== "object" || action === null) return null;
  if ("stage" in action) return action.stage;
  return "leader_stage" in action ? action.leader_stage : null;
}

/** The tower tile that an action builds. */
export function tileOf(action: Action | null | undefined): number | null {
  if (typeof action !== "object" || action === null) return null;
  if ("tower" in action) return action.tower.tile;
  return "leader_tower" in action ? action.leader_tower.tile : null;
}

/** Names the variant of an action: `chain yes`, `2 token`, `17`. */
export function variantOf(action: Action): string {
  if (typeof action === "string") return action;
  if ("build" in action) return `${action.build.way} ${action.build.join}`;
  if ("dig" in action) return `dig ${action.dig.join}`;
  const stage = stageOf(action);
  if (stage) return `${stage.stage} ${stage.token ? "token" : "stage"} ${stage.bury ?? ""}`.trim();
  return String(tileOf(action) ?? "");
}

/** Says what actions cost whom. */
export type Pricing = (action: Action) => Payable;

/** What actions cost as the rules say: those that are possible are asked about all at once. */
export function pricing(rules: Look): Pricing {
  const ask = (question: Question): readonly Bill[] => rules.study<Answer>(question).bills;
  let known: Map<string, Bill> | null = null;
  return (action) => {
    known ??= new Map(ask("bills").map((bill, at) => [JSON.stringify(rules.legal[at]), bill]));
    const bill = known.get(JSON.stringify(action)) ?? ask({ bill: { action } })[0];
    return payable(action, bill ?? { bank: 0, left: 0, right: 0 });
  };
}

function payable(action: Action, { bank, left, right }: Bill): Payable {
  return { action, bank, left, right, using: meansOf(action), total: bank + left + right };
}

/** What else is used to pay. */
function meansOf(action: Action): readonly Mean[] {
  if (typeof action === "string") return [];
  const inside = Object.values(action)[0] as { payment?: { using?: Mean[] } } | undefined;
  return inside?.payment?.using ?? [];
}

/** Ways that are there only once are kept: tokens, and the free structure of the age. */
const SCARCE = ["olympia", "token", "caligula"];
const isScarce = ({ id }: Variant): number =>
  id.split(" ").some((w) => SCARCE.includes(w)) ? 1 : 0;
/** Nobody takes part in a project by accident. */
const joins = ({ id }: Variant): number => (/ (yes|wild)$/.test(id) ? 1 : 0);
const priceOf = ({ payments }: Variant): number => payments[0]?.total ?? 0;

/** What can be done with a card or leader now, each use with all its ways and payments. */
export function usesOf(
  price: Pricing,
  legal: readonly Action[],
  thing: Thing,
  target: Target,
): Use[] {
  const found = new Map<UseKind, Map<string, Payable[]>>();
  for (const action of legal) {
    const kind = useOf(action);
    if (kind === null || thingOf(action) !== thing || targetOf(action) !== target) continue;
    const variants = found.get(kind) ?? new Map<string, Payable[]>();
    found.set(kind, variants);
    const id = variantOf(action);
    variants.set(id, [...(variants.get(id) ?? []), price(action)]);
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
  return different(
    list.sort(
      (a, b) =>
        joins(a) - joins(b) ||
        isScarce(a) - isScarce(b) ||
        priceOf(a) - priceOf(b) ||
        isChain(b) - isChain(a),
    ),
  );
}

const isChain = ({ id }: Variant): number => (id.startsWith("chain ") ? 1 : 0);

/** Ways to build that cost the same and use nothing up are one way: a chain says so best. */
function different(list: Variant[]): Variant[] {
  const cost = ({ id, payments }: Variant): string =>
    JSON.stringify([
      id.split(" ").slice(1),
      payments.map(({ bank, left, right, using }) => [bank, left, right, using]),
    ]);
  const plain = (one: Variant): boolean => /^(pay|chain) /.test(one.id);
  return list.filter(
    (one, at) =>
      !plain(one) || !list.slice(0, at).some((other) => plain(other) && cost(other) === cost(one)),
  );
}

/** Whether two actions are the same. */
export function same(a: Action | null | undefined, b: Action | null | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
