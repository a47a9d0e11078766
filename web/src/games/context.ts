/** The context key under which a game's components find the play. */
export const PLAY = Symbol("play");
