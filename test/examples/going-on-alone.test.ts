import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledText } from '../kit/compiled-sample.ts'

const GAME = `game Idle for 2 players "turns go round, and nobody can do anything"

type suit: ♣
card each suit s, each number n in 2..3 named n s

zone hand of player p seen by p
zone table seen by everyone

to match
  repeat
    each player p
      turn by p
to turn by player p
  while p may act
to lay card c by player p
  move c to table
player p may lay card c in hand of p at turn

example "who has a card is asked"
  given
    hand of B is 2♣
    at match
  then not happened lay 2♣ by B

example "nobody ever is"
  given
    at match
  then not happened lay 2♣ by B
`

test('an example whose game goes on and on with nobody to ask fails at its line', async () => {
  const { engine, examples } = await compiledText(GAME)
  const results = examples.map((example) => runExample(engine, example))
  expect(results.map(({ ok }) => ok)).toEqual([true, false])
  expect(results[1]?.failures).toEqual([
    {
      line: GAME.split('\n').lastIndexOf('  then not happened lay 2♣ by B') + 1,
      message: expect.stringMatching(/^this comes to no end: .*:14: .* 20,000 times, so that nobody was asked$/),
    },
  ])
})
