/** A game, and a variant in which it has a name of the game's, for sessions of editors. */
export const GAME = `game Tiny for 2 players "for somebody who tries an editor"

score of player: number starts 0

to match
  each player p
    gain by p
  finish

to gain by player p
  score of p gains 1
`

/** An example of it, which does not hold in the variant. */
export const EXAMPLE = `
example "one point"
  given
    at gain by A
  then score of A = 1
`

export const HOUSE = `variant Double of Tiny

after gain by player p
  score of p gains 1
`

export const WITHOUT_EXAMPLE = '\nremove example "one point"\n'
