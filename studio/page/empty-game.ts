/** What an empty game begins with: the smallest that can be played. */
export const emptyGame = {
  entry: 'my-game.rules',
  text: `game MyGame for 2 players "the higher card wins"

printed rank of card: number
card each number n in 1..10 named n
  rank = n

zone deck seen by nobody
zone hand of player p seen by p
zone shown of player p seen by everyone

to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, 3) to hand of p
  each player p
    p must act
  each player p
    result of p becomes sum of rank of each card c in shown of p
  finish

to play card c by player p
  move c to shown of p

any-card: player p may play card c in hand of p at match

example "the higher card wins"
  given
    hand of A is 9
    hand of B is 4
    at match
  then count of shown of A = 0
`,
} as const
