import type { FileEntry, Kept } from "./file.ts";

/** What may change about a match that is kept. */
export type Change = Partial<Pick<Kept, "changed" | "must" | "result" | "next" | "away">>;

/** Where matches are kept. Everything has been written when a promise is fulfilled. */
export interface Keeper {
  add(match: Kept): Promise<void>;
  /** A match with its log; null if there is none. */
  load(id: string): Promise<{ match: Kept; log: FileEntry[] } | null>;
  /** Adds the entry of this number to the log; fails if there is one: there is only one history. */
  append(id: string, index: number, entry: FileEntry, change: Change): Promise<void>;
  change(id: string, change: Change): Promise<void>;
  /** All matches, the latest first. */
  list(): Promise<Kept[]>;
  remove(id: string): Promise<void>;
}

const MATCHES = "matches";
const ENTRIES = "entries";

/** The entries of a match, from one on. */
const logOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the database refuses"));
  });
}

function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = transaction.onerror = () =>
      failed(transaction.error ?? new Error("the database refuses"));
  });
}

let opening: Promise<IDBDatabase> | null = null;

/** The database, opened once; again if that has failed or if it was closed. */
function database(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("ziggurat", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(MATCHES, { keyPath: "id" });
    request.result.createObjectStore(ENTRIES);
  };
  const database = await answerOf(request);
  const forget = (): void => {
    database.close();
    opening = null;
  };
  // A later version of this client must not wait for this tab.
  database.onversionchange = database.onclose = forget;
  return database;
}

/** Changes things; all of it or nothing. */
async function change(work: (matches: IDBObjectStore, entries: IDBObjectStore) => void) {
  const transaction = (await database()).transaction([MATCHES, ENTRIES], "readwrite");
  const done = written(transaction);
  work(transaction.objectStore(MATCHES), transaction.objectStore(ENTRIES));
  return done;
}

/** Changes what is kept of a match; nothing is written if it is gone. */
function update(matches: IDBObjectStore, id: string, change: Change): void {
  const found: IDBRequest<Kept | undefined> = matches.get(id);
  found.onsuccess = () => {
    if (found.result === undefined) matches.transaction.abort();
    else matches.put({ ...found.result, ...change });
  };
}

/** Keeps matches in this browser. */
export const keeper: Keeper = {
  async add(match) {
    const first = (await this.list()).length === 0;
    await change((matches) => matches.add(match));
    // Asked once: somebody who says no is not asked again with every match.
    if (first) void navigator.storage?.persist?.().catch(() => undefined);
  },
  async load(id) {
    const transaction = (await database()).transaction([MATCHES, ENTRIES]);
    const match = answerOf<Kept | undefined>(transaction.objectStore(MATCHES).get(id));
    const log = answerOf<FileEntry[]>(transaction.objectStore(ENTRIES).getAll(logOf(id)));
    const found = await match;
    return found === undefined ? null : { match: found, log: await log };
  },
  append: (id, index, entry, changed) =>
    change((matches, entries) => {
      entries.add(entry, [id, index]);
      update(matches, id, changed);
    }),
  change: (id, changed) => change((matches) => update(matches, id, changed)),
  async list() {
    const matches = (await database()).transaction(MATCHES).objectStore(MATCHES);
    const found = await answerOf<Kept[]>(matches.getAll());
    return found.sort((a, b) => b.changed - a.changed);
  },
  remove: (id) =>
    change((matches, entries) => {
      matches.delete(id);
      entries.delete(logOf(id));
    }),
};
