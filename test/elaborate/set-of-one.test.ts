import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const game = `game Names for 2 players
type suit: ♣
card each suit s, each number n in 2..3 named n s
zone hand of player p seen by p
called: set of definition starts ()
held: set of card starts ()
to match
  each definition d
    create d to hand of first of players
  each card c in hand
    call-it c
  finish
to call-it card c
  called gains definition of c
  held gains c

example "one"
  given
    hand of A is 2♣
    at call-it 2♣
`

test('`() + 2♣` is a set of cards or of what is printed, as what it stands beside', () => {
  const errors = (line: string): readonly string[] =>
    checkGame('names.rules', {
      read: (path) => (path === 'names.rules' ? game + line : null),
      find: () => null,
    }).diagnostics.map(({ primary }) => primary.text)
  expect(errors('  then called = () + 2♣ and held = () + 2♣\n')).toEqual([])
  expect(errors('  then called = () + 2♣ + 3♣ and held = () + 2♣ - 3♣\n')).toEqual([])
  expect(errors('  then called = () + A\n')).toEqual(['this is a player, the other a set of definition'])
})
