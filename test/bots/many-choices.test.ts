import { expect, test } from 'vitest'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { searchBot } from '../../runtime/bots/search-bot.ts'
import { specimen } from '../kit/specimen.ts'

/** The nearer to 300, the smaller a card is enough to win: that a number won once tells little. */
const text = `game Aim for 1 players "a number is named, and a card drawn"
card each number n in 1..13 named c n
  rank = n
printed rank of card: number
zone deck seen by nobody
zone drawn seen by everyone
luck: number starts 0
to match
  each definition d
    create d to deck
  name-one by first of players
  finish
to name-one by player p
  choose number n in 1..1000 by p
  choose card c in deck by chance
  move c to drawn
  luck becomes 60 * rank of c
  if luck > (n - 300 if n > 300 else 300 - n)
    result of p becomes 1
`

test('of a thousand numbers it comes to know some well, and names one of the best', async () => {
  const { engine } = await specimen(text)
  const named = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const s = engine.setup({ seed })
    const move = engine.moveOf(s, searchBot({ iterations: 800 }).choose(engine, s, 0, randomSource(seed)))
    return move.kind === 'choose' && typeof move.value === 'number' ? move.value : Number.NaN
  })
  const away = named.reduce((sum, n) => sum + Math.abs(n - 300), 0) / named.length
  // Named at random it is 290 on average; 239 where each number is tried once before any is tried again.
  expect(away).toBeLessThan(100)
})
