import { expect, test } from 'vitest'
import { specimen } from '../kit/specimen.ts'

const text = `game Sweep for 2 players "who sees a card follows from how many are left"
type suit: x
card each suit s, each number n in 1..4 named c n
zone deck seen by nobody
zone row seen by nobody
except viewers of card c = players if c in deck and count of deck < 3
to match
  each definition d
    create d to deck
  each player p
    p may act
  finish
to sweep by player p
  move each card c in deck to row
to draw by player p
  move each card c in top of (deck, 3) to row
player p may sweep at match
player p may draw at match
`

test.each(['sweep', 'draw'])('what is told of `%s` is told card by card, however the cards go', async (event) => {
  const told = async (shortcuts: boolean): Promise<string[]> => {
    const { engine } = await specimen(text, { shortcuts })
    const s = engine.setup({ seed: 2, log: true })
    s.log = []
    const choice = engine.choices(s).find((each) => engine.describe(s, each).startsWith(event))
    engine.apply(s, choice ?? -1)
    return (s.log ?? []).map((each) => engine.tell(s, each, 1))
  }
  const together = await told(true)
  expect(together).toEqual(await told(false))
  expect(together.join('\n')).toMatch(/move c\d/)
})
