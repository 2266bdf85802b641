/** A game of two cards with texts, one of which has a Japanese name. */
export const SPARKS = `game Sparks for 2 players "burn three points away"

printed cost of card: number

card Ember
  cost = 1
  to burn this by player p
    life of next of p loses 1
    move this to pile

card 炎の大鳥
  cost = 3
  to burn this by player p
    life of next of p loses 2
    move this to pile

zone hand of player p seen by p
zone pile seen by everyone
life of player: number starts 3

to match
  each player p
    each definition d
      create d to hand of p
  repeat
    each player p
      p must act
  until some player p where life of p <= 1
  each player p
    result of p becomes life of p
  finish

to burn card c by player p
  move c to pile

any-card: player p may burn card c in hand of p at match
`
