import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

// A `must` that every permitted move fulfils, and neighbours of it that leave something out.

const game = `game Heap for 2 to 3 players
printed rank of card: number
card each number n in 1..9 named n
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
    evening by p
  finish
to turn by player p
  p may act
to evening by player p
  p must act
to pass-on card c to player q by player p
  move c to hand of q
to lay card c by player p
  move c to heap
player p may pass-on card c in hand of p to player q at turn if q != p and rank of c > 2
player p may lay card c where c in hand of p and rank of c > 3 at evening
`

const codes = (lines: string): readonly string[] =>
  checkGame('heap.rules', {
    read: (path) => (path === 'heap.rules' ? game + lines : null),
    find: () => null,
  }).diagnostics.map(({ code, hint }) => `${code} ${hint ?? ''}`.trim())

const PASSING = 'HR0532 passing is no move, and stays possible; to forbid it write `player p must act at turn`'
const OTHER = 'HR0532 take it out, or say which of the moves come first'

test.each([
  ['any card to anybody', 'player p must pass-on card c to player q at turn', [PASSING]],
  ['the same cards', 'player q must pass-on card d in hand of q to player r at turn', [PASSING]],
  ['a condition on who is asked', 'player p must pass-on card c to player q at turn if heap is empty', [PASSING]],
  ['the same test', 'player p must lay card c where rank of c > 3 at evening', [OTHER]],
  ['another test', 'player p must lay card c where rank of c > 4 at evening', []],
  ['cards of another', 'player p must pass-on card c in hand of next of p to player q at turn', []],
  ['to one player', 'player p must pass-on card c to next of p at turn', []],
  ['a condition on a part', 'player p must pass-on card c to player q at turn if rank of c > 5', []],
  [
    'one of two events',
    'player p must lay card c at evening\nplayer p may pass-on card c in hand of p to player q at evening',
    [],
  ],
  ['one more event', 'player p must lay card c at evening or turn', []],
  ['on a card', 'text of card this in hand of you\n  you must lay this at evening', []],
])('%s', (_, lines, found) => {
  expect(codes(`${lines}\n`)).toEqual(found)
})

test('for a while it is not judged', () => {
  expect(codes('after lay by player p\n  until turn\n    p must lay card c at evening\n')).toEqual([])
})
