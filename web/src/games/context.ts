/** Under this key a game's components find the play. */
export const PLAY = Symbol("play");
