import { expect, test } from 'vitest'
import { specimen } from '../kit/specimen.ts'

const game = (...offers: readonly string[]): string => `game Laying for 2 players

printed rank of card: number
card each number n in 1..4 named c n
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
zone pile seen by everyone

to match
  each definition d
    create d to deck
  each player p
    move top of deck to hand of p
  each player p
    turn by p
  finish
to turn by player p
  p may act
to lay card c by player p
  move c to pile
to burn card c by player p
  move c to deck
to rest by player p
  move top of pile to deck
to name number n by player p
  move top of pile to deck
${offers.join('\n')}
`

/** What is said of words, of which A holds c4 and B c3. */
async function said(words: string, ...offers: readonly string[]): Promise<string> {
  const { engine } = await specimen(game(...offers))
  const { allowed, move, reasons } = engine.explain(engine.setup({ seed: 1 }), 0, words)
  return `${allowed ? 'may' : 'may not'} ${move}: ${reasons.map(({ rule, text }) => (rule === 'move' ? text : rule)).join(', ')}`
}

const laying = 'may-lay: player p may lay card c in hand of p at turn'
const burning = 'may-burn: player p may burn card c in hand of p at turn'
const resting = 'may-rest: player p may rest at turn'
const naming = 'may-name: player p may name number n in 1..3 at turn'

test('a card alone is the move that is made with one', async () => {
  expect(await said('c4', laying, resting)).toBe('may lay c4: may-lay')
  expect(await said('c3', laying)).toBe('may not lay c3: no c3 lies where A can see it')
  expect(await said('2', laying, naming)).toBe('may name 2: may-name')
})

test('of several such moves it has to be said which', async () => {
  expect(await said('c4', laying, burning)).toBe('may not c4: say which: `lay c4` or `burn c4`')
})

test('what is no event is told beside what may be done', async () => {
  expect(await said('dance', laying, burning, resting)).toBe(
    'may not dance: no event is called `dance`; what may be done here is `lay`, `burn` or `rest`',
  )
  expect(await said('7 of', laying)).toBe('may not 7 of: no event is called `7`; what may be done here is `lay`')
})
