import { expect, test } from 'vitest'
import { mixedBy } from '../../runtime/told/log.ts'
import { compiledText } from '../kit/compiled-sample.ts'

// Cards of a large pile are not looked for one by one; what is noted of each is the same.

const game = (cards: number): string => `game Piles for 2 players
zone deck seen by nobody
printed rank of card: number
card stone
  rank = 1

to match
  each number i in 1..${cards}
    create stone to deck
  shuffle deck
  choose card c in deck by chance
  finish
`

test.each([20, 100, 101, 250])('a pile of %d cards is shuffled, and chance chooses among them', async (cards) => {
  const { engine } = await compiledText(game(cards))
  const state = engine.setup({ seed: 1, log: true })
  const piles = (state.log ?? []).map((entry) => mixedBy(engine.info, entry)).filter((pile) => pile.length > 0)
  const fromBelow = Array.from({ length: cards }, (_, below) => below)
  expect(piles.map((pile) => pile.map(({ below }) => below).sort((a, b) => a - b))).toEqual([fromBelow, fromBelow])
  expect(piles.flat().some(({ open }) => open)).toBe(false)
  expect(piles[0]?.map(({ below }) => below)).toEqual(fromBelow)
})
