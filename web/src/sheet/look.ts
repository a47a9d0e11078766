import { sheets } from "./sheets.svelte.ts";

/** A press on something that can only be looked at. */
export function look({ currentTarget, detail }: MouseEvent): void {
  if (currentTarget instanceof Element)
    sheets.show(currentTarget, { pinned: true, focused: detail === 0 });
}
