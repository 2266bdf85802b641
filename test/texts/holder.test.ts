import { expect, test } from 'vitest'
import { failuresOf, specimen } from '../kit/specimen.ts'

/** Cards with a text that says `you`, and a fact that is called as who holds a card. */
const game = (holder: string, you: string): string => `game Cups for 2 players
${holder}
card each number n in 1..4 named cup n
  rank = n
printed rank of card: number
score of player: number starts 0
zone shelf of player p seen by everyone
to match
  each definition d
    create d to shelf of first of players
  turn by first of players
to turn by player p
  p must act
to win card c by player p
  move c to shelf of next of p
text of card this in shelf where rank of this = 4
  after win card c by player p
    score of you gains 1
player p may win card c in shelf of p at turn

example "its text is that of whose shelf it stands on"
  given
    shelf of A is cup4
    shelf of B is cup2
    at win cup2 by B
  then score of ${you} = 1
`

test.each([
  ['of no card', 'holder: player or none starts none', 'A'],
  ['of a player', 'holder of player p: player = next of p', 'A'],
  ['of two', 'holder of (card c, player p): player = p', 'A'],
  ['no player', 'holder of card c: number = rank of c', 'A'],
  ['several players', 'holder of card c: set of player = players', 'A'],
  ['who holds it', 'holder of card c: player = last of players', 'B'],
])(
  'a fact `holder` that is %s: the text of a card goes by its zone unless it says who holds it',
  async (_, holder, you) => {
    for (const shortcuts of [true, false])
      expect(failuresOf(await specimen(game(holder, you), { shortcuts }))).toEqual([])
  },
)
