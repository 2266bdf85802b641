import { expect, test } from 'vitest'
import { specimen } from '../kit/specimen.ts'

const rules = `game Turn for 2 players

type suit: ♣
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 2..4 named n s
  suit = s
  rank = n
zone field of player p seen by everyone
zone hand of player p seen by p

age of card in field: number starts 0

to match
  create 2♣ to field of first of players
  create 3♣ to hand of first of players
  create 4♣ to field of last of players
  act-now by first of players
  finish
to act-now by player p
  p may act
player p may wait-here at act-now
to wait-here by player p
player p may turn-round card c in field of p at act-now
to turn-round card c by player p
  only if age of c > 0
  age of c becomes 0
`

test('a condition of an event is no reason for a card that is nowhere offered', async () => {
  const { engine } = await specimen(rules)
  const s = engine.setup({ seed: 1, players: 2 })
  const why = (words: string): string[] =>
    engine.explain(s, 0, words).reasons.map(({ kind, text }) => `${kind}: ${text}`)
  expect(why('turn-round 2♣')).toEqual(['only-if: only if age of c > 0'])
  const offered = ['may: player p may turn-round card c in field of p at act-now']
  expect(why('turn-round 3♣')).toEqual(offered)
  expect(why('turn-round 4♣')).toEqual(offered)
})
