import { expect, test } from 'vitest'
import { compileGame } from '../../compiler/compile.ts'

// What does not hold is written as one would say it: `a !== b` rather than `!(a === b)`.

const game = (condition: string): string => `game Tests for 2 players
card each number n in 2..9 named n ♣
  rank = n
printed rank of card: number
zone deck seen by nobody
zone hand of player p seen by p
score of player: number starts 0
to match
  each definition d
    create d to deck
  each player p
    if deck is not empty
      draw first of players by p
  finish
to draw player q by player p
  each card c in top of (deck, 2)
    if ${condition}
      score of p gains rank of c
    move c to hand of p
`

async function written(condition: string): Promise<string> {
  const { game: made, diagnostics } = await compileGame('tests.rules', {
    read: () => game(condition),
    find: () => null,
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ primary }) => primary.text)).toEqual([])
  const text = [...(made?.files.values() ?? [])].join('\n')
  return /if \((.*)\) \{\n.*score/.exec(text)?.[1] ?? text
}

test.each([
  ['c in hand of p', 's.place[c] === ZONE.hand + p'],
  ['c not in hand of p', 's.place[c] !== ZONE.hand + p'],
  ['not c in deck and rank of c > 3', 's.place[c] !== ZONE.deck && PRINTED_RANK[s.def[c]!]! > 3'],
  ['c not in hand', '!within(s.place[c]!, ZONE.hand)'],
  ['not (c in deck and rank of c > 3)', 's.place[c] !== ZONE.deck || PRINTED_RANK[s.def[c]!]! <= 3'],
  ['not (c in deck or rank of c > 3)', 's.place[c] !== ZONE.deck && PRINTED_RANK[s.def[c]!]! <= 3'],
  [
    'not (c in deck and (rank of c > 3 or rank of c = 2))',
    's.place[c] !== ZONE.deck || (PRINTED_RANK[s.def[c]!]! <= 3 && PRINTED_RANK[s.def[c]!]! !== 2)',
  ],
  ['not rank of c > 3', 'PRINTED_RANK[s.def[c]!]! <= 3'],
])('%s', async (condition, code) => {
  expect(await written(condition)).toBe(code)
})
