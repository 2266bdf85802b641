/** What an empty game begins with: a small one that can be played. */
export const emptyGame = {
  entry: 'my-game.rules',
  text: `game MyGame for 2 players "the higher sum wins"

type suit: ♠, ♥
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..9 named n s
  suit = s
  rank = n

zone deck seen by nobody
zone hand of player p seen by p
zone shown of player p seen by everyone

to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, 4) to hand of p
  repeat
    each player p
      turn by p
  until no card c in hand of first of players
  each player p
    result of p becomes sum of rank of each card c in shown of p where suit of c = ♥
  finish

to turn by player p
  p must act

to play card c by player p
  move c to shown of p

any-card: player p may play card c in hand of p at turn

example "whoever is asked plays a card of their own"
  given
    hand of A is 9♥, 2♠
    hand of B is 4♥
    at turn by A
  A may play 9♥
  A does play 2♠
  then count of hand of A = 1
`,
} as const
