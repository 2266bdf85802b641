import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

// A `cannot` of what comes of passing, and neighbours of it that may well be meant.

const game = (passed: string): string => `game Heap for 2 to 3 players
printed rank of card: number
card each number n in 1..9 named n
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
passes: number starts 0
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
    result of p becomes passes
  finish
to turn by player p
  p may act
  else
${passed}
to pass by player p
  passes gains 1
to lay card c by player p
  move c to heap
player p may lay card c in hand of p at turn if rank of c > 2
`

const found = (text: string): readonly string[] =>
  checkGame('heap.rules', {
    read: (path) => (path === 'heap.rules' ? text : null),
    find: () => null,
  }).diagnostics.map(({ code, hint }) => `${code} ${hint ?? ''}`.trim())

const hint = (condition: string): string =>
  `HR0533 that passing is not possible is said with \`player p must act at turn${condition}\``
const WITH_IF = [hint(' if …')]
const FORBIDDEN = 'player p cannot pass if count of hand of p > 5'

test.each([
  ['with a condition', '    pass by p', FORBIDDEN, WITH_IF],
  ['always', '    pass by p', 'cannot pass', [hint('')]],
  ['with more that comes of it', '    pass by p\n    passes gains 1', FORBIDDEN, []],
  ['where it happens elsewhere as well', '    pass by p', `${FORBIDDEN}\nafter lay by player q\n  pass by q`, []],
  ['where it is offered', '    pass by p', `${FORBIDDEN}\nplayer p may pass at turn`, []],
  ['where it is of another', '    pass by next of p', FORBIDDEN, []],
  ['where another event is forbidden', '    pass by p', 'player p cannot lay card c if rank of c > 5', []],
])('%s', (_, passed, lines, codes) => {
  expect(found(`${game(passed)}${lines}\n`)).toEqual(codes)
})

test('in a variant of a game whose text asks so', () => {
  const files = new Map([
    ['heap.rules', game('    pass by p')],
    ['keen.rules', 'variant Keen of Heap\n[keen.1] player p cannot pass if count of hand of p > 5\n'],
  ])
  const { diagnostics } = checkGame('keen.rules', {
    read: (path) => files.get(path) ?? null,
    find: () => 'heap.rules',
  })
  const [only] = diagnostics.filter(({ code }) => code === 'HR0533')
  expect(only?.primary.span.file.path).toBe('keen.rules')
})
