import type { AnyMessage, Position } from "../../src/table/position.ts";

/** What happened, and how things stood after it: what the fixtures hold. */
export type Told = Omit<AnyMessage, "change" | "hash"> & Position;
