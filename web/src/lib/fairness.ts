import type { Deal, Reveal } from "../generated/table.ts";

/** A number that this browser adds to the deal of a match, and what is told of it before the start. */
export interface Stake {
  number: string;
  pledge: string;
}

/** What this browser knows about the deal of a table. */
interface Kept extends Stake {
  table: string;
  /** The promise of the server, as it was shown before the start. */
  commitment: string | null;
}

/** What came of checking a deal. */
export interface Verdict {
  /** Whether everything fits what was promised. */
  good: boolean;
  /** Whether the number of this browser is in it; nothing if this browser took no part. */
  own: boolean | null;
}

const KEY = "ziggurat.deals";
const MOST = 40;
const text = new TextEncoder();

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Browsers hash only on pages that came over HTTPS or from the same machine. */
const canHash = (): boolean => typeof crypto !== "undefined" && "subtle" in crypto;

async function sha256(...parts: Uint8Array[]): Promise<string> {
  const all = new Uint8Array(parts.flatMap((part) => [...part]));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", all)));
}

function load(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** A new number; nothing where the browser cannot hash. */
export async function stake(): Promise<Stake | null> {
  if (!canHash()) return null;
  const number = crypto.getRandomValues(new Uint8Array(32));
  return { number: hex(number), pledge: await sha256(number) };
}

/** Remembers the number for a table, also for after the page has been loaded again. */
export function keepStake(
  table: string,
  { number, pledge }: Stake,
  commitment: string | null,
): void {
  const others = load().filter((kept) => kept.table !== table);
  const all = [...others, { table, number, pledge, commitment }].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without a place to keep it the number is left out.
  }
}

export const stakeFor = (table: string): Kept | null =>
  load().find((kept) => kept.table === table) ?? null;

/** What a match was dealt from, if players had a hand in it. */
export const dealOf = (reveal: Reveal | null | undefined): Deal | null =>
  reveal && "deal" in reveal ? reveal.deal : null;

/** Checks a deal against what was promised and against what this browser has put in. */
export async function judge(
  deal: Deal,
  commitment: string,
  kept: Pick<Kept, "number" | "pledge" | "commitment"> | null,
): Promise<Verdict | null> {
  if (!canHash()) return null;
  const promise = await sha256(
    text.encode("ziggurat promise 1\n"),
    text.encode(deal.table),
    bytes(deal.secret),
  );
  const pledges = await Promise.all(
    deal.shares.map(
      async ({ number, pledge }) => number === null || (await sha256(bytes(number))) === pledge,
    ),
  );
  const seen = kept?.commitment ?? commitment;
  const good = promise === commitment && seen === commitment && pledges.every(Boolean);
  const mine = kept && deal.shares.find(({ pledge }) => pledge === kept.pledge);
  return { good, own: kept ? mine?.number === kept.number : null };
}
