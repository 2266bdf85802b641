import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledText } from '../kit/compiled-sample.ts'

const GAME = `game Doors for 2 players "who is locked out does nothing"

player p is locked-out starts no
score of player: number starts 0

to match
  each player p
    turn by p
  finish
to turn by player p
  act by p
  score of p gains 10
to act by player p
  p must act
player p may rest at act
to rest by player p
  score of p gains 1

instead of turn by locked-out p
  score of p gains 100
  act by p

example "a position within a turn"
  given
    at match, turn by A, act by A
  A does rest
  then score of A = 11

example "nobody stands within a turn that another rule takes the place of"
  given
    A is locked-out
    at match, turn by A, act by A
  A does rest
  then score of A = 11
`

test('a position cannot begin inside of an event that another rule takes the place of', async () => {
  const { engine, examples } = await compiledText(GAME)
  const [within, replaced] = examples.map((example) => runExample(engine, example))
  expect(within?.failures).toEqual([])
  expect(replaced?.failures.map(({ message }) => message)).toEqual([
    'the engine cannot play this: `turn` is not carried out here: a rule takes its place, or forbids it',
  ])
})
