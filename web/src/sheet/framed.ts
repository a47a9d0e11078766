import { drawn, type Picture } from "./account.ts";
import Framed from "./Framed.svelte";

/** A drawing made for a place on a board, alone on a sheet. */
export const framed = (picture: Picture, box: string, width?: number, height?: number): Picture =>
  drawn(Framed, { picture, box, ...(width ? { width } : {}), ...(height ? { height } : {}) });
