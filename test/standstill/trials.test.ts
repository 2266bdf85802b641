import { expect, test } from 'vitest'
import { interpret } from '../../compiler/interpret/interpret.ts'
import { checkGame } from '../../compiler/compile.ts'
import { isRoundLimitError } from '../../runtime/round-limit-error.ts'
import { specimen } from '../kit/specimen.ts'

/** A card whose own text asks, while it is announced, whether it could be. */
const text = `game Doubt for 2 players
card each number n in 1..3 named c n
  rank = n
printed rank of card: number
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  ask-for by first of players
  finish
to ask-for by player p
  p must act
player p may lay card c in hand of p at ask-for
to lay card c by player p
  move c to pile
text of card this where rank of this = 2
  to lay this by player p
    announce
      if p may lay this
        score of p gains 1
      move this to pile
`

test.each([true, false])(
  'an announcement that depends on itself is stopped, and told where (shortcuts: %s)',
  async (shortcuts) => {
    const { engine } = await specimen(text, { shortcuts })
    let thrown: unknown = null
    try {
      engine.setup({ seed: 1 })
    } catch (error) {
      thrown = error
    }
    expect(isRoundLimitError(thrown) ? thrown.what : thrown).toMatchObject({
      kind: 'event',
      at: 'lay',
      place: 'specimen.rules:16',
    })
  },
)

test('what the rules mean is bounded there as well', () => {
  const { program } = checkGame('doubt.rules', { read: () => text, find: () => null })
  if (program === null) throw new Error('it has errors')
  expect(() => interpret(program, { seed: 1 })).toThrow('depends on itself')
})
