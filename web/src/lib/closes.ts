/** When to connect again after the server has closed: as after any loss, after a pause, or only when
 * the visitor wants it. */
export type Next = "soon" | "later" | "asked";

export interface Close {
  readonly next: Next;
  /** What to tell the visitor; null where there is nothing to say but that the connection is lost. */
  readonly text: string | null;
}

/** A connection that broke without a word. */
const LOST: Close = { next: "soon", text: null };

/** Every code that the server closes with: see docs/protocol.md. */
export const CLOSES: ReadonlyMap<number, Close> = new Map<number, Close>([
  [1009, { next: "later", text: "web-closed-too_large" }],
  [1011, { next: "soon", text: "web-closed-failed" }],
  [1012, { next: "soon", text: "web-closed-restart" }],
  [4001, { next: "soon", text: "web-closed-logged_out" }],
  [4003, { next: "asked", text: "web-closed-banned" }],
  [4008, { next: "soon", text: "web-closed-slow" }],
  [4029, { next: "later", text: "web-closed-flood" }],
]);

export function closeOf(code: number | undefined): Close {
  return (code === undefined ? undefined : CLOSES.get(code)) ?? LOST;
}
