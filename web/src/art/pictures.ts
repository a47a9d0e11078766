/** Pictures of the real boards, made by `npm run pictures`. */

const files = import.meta.glob<string>("./pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The sizes in which each picture is there: on a card, and on the page of the game. */
export const SIZES = {
  card: { width: 720, height: 360 },
  page: { width: 1440, height: 720 },
} as const;
export type Size = keyof typeof SIZES;

/** Where the picture of a game is; nothing for a game that has none yet. */
export function pictureOf(game: string, dark: boolean, size: Size): string | undefined {
  return files[`./pictures/${game}-${dark ? "dark" : "light"}-${size}.webp`];
}
