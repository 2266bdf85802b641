import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { failuresOf, specimen } from '../kit/specimen.ts'

/** Whatever is compared, `a != b` is `not a = b`: as a value, under `where`, in a rule, and after `then`. */

const table = `game Equality for 2 to 3 players
type hue: red, blue, green
printed hue of card: hue
printed rank of card: number
printed mark of card: hue or none
printed marks of card: list of hue
card each hue h, each number n in 1..3 named h n
  hue = h
  rank = n
card dot
  hue = red
  rank = 1
  mark = red
  marks = (red, red, blue)
card ring
  hue = blue
  rank = 1
  mark = blue
  marks = (red, blue, blue)
zone hand of player p seen by p
zone pile seen by everyone
sample: definition = dot
bid of player: number or none starts none
foe of player: player or none starts none
seen: set of number starts (1, 2)
stickers: list of hue starts (blue, red, red)
to match
  finish
to turn by player p
`

/** Expressions by the kind of what they are; those of one line may be compared with each other. */
const sides: readonly (readonly string[])[] = [
  ['1', 'rank of ring', 'count of pile', 'bid of q', 'bid of next of q', 'bid of foe of q', 'sum of rank of pile'],
  ['q', 'next of q', 'foe of q', 'foe of next of q', 'first of players', '(the player r where r != q)'],
  [
    'first of pile',
    'top of pile',
    'top of hand of q',
    'sample',
    'definition of top of pile',
    'first of hand of next of q',
  ],
  ['red', 'hue of dot', 'hue of top of pile', 'mark of dot', 'mark of top of pile', 'mark of ring', 'mark of red1'],
  ['"dot"', 'name of dot', 'name of top of pile', '"r" + "ing"', 'name of top of hand of q'],
  ['yes', '(q = first of players)', '(pile is empty)', '(some card c in pile where rank of c = 1)'],
  [
    '1..2',
    '(2, 1)',
    'seen',
    'rank of pile',
    'rank of hand of q',
    'distinct of rank of pile',
    'seen - 1',
    'seen + 2',
    '(1..3) - 3',
    'bid of players',
  ],
  [
    'pile',
    'hand of q',
    'hand of next of q',
    '(each card c in pile where rank of c > 1)',
    'top of (pile, 2)',
    'pile + hand of q - hand of q',
  ],
  ['(red, blue)', '(blue, red)', 'hue of pile', 'hue of hand of q', 'hue of pile + hue of hand of q'],
  ['stickers', 'marks of dot', 'marks of ring', 'stickers + stickers', 'stickers - marks of dot', 'marks of red1'],
  ['players', 'players - q', '(each player r where r != q)', 'foe of players', 'nobody'],
]

const given = `  given
    pile is red1, blue2, dot
    hand of A is ring, red2, blue1
    hand of B is blue2 of B, red1 of B, dot of B
    bid of A is 2
    foe of A is B
`

test('what differs is what is not equal', { timeout: 120_000 * times }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const pick = source(seed)
      const pairs = Array.from({ length: 60 }, () => {
        const like = sides[pick(sides.length)] ?? []
        return [like[pick(like.length)] ?? '', like[pick(like.length)] ?? ''] as const
      }).filter(([a, b]) => a !== b)
      const rules = pairs.map(([a, b], i) =>
        [
          `differ-${i} of player q: truth = ${a} != ${b}`,
          `equal-${i} of player q: truth = ${a} = ${b}`,
          `to part-${i} by player q`,
          `  only if ${a} != ${b}`,
          `to split-${i} by player q`,
          `  only if not ${a} = ${b}`,
          `to keep-${i} by player q`,
          `to hold-${i} by player q`,
          `player q cannot keep-${i} if ${a} != ${b}`,
          `player q cannot hold-${i} if not ${a} = ${b}`,
        ].join('\n'),
      )
      const lines = pairs.map(([a, b], i) =>
        [
          `  then (each player q where ${a} != ${b}) = (each player q where not ${a} = ${b})`,
          `  then (each player q where differ-${i} of q) = (each player q where not equal-${i} of q)`,
          `  then (each player q where differ-${i} of q) = (each player q where ${a} != ${b})`,
          ...['A', 'B'].map(
            (seat) =>
              `  then (${seat} may part-${i}) = (${seat} may split-${i}) and (${seat} may keep-${i}) = (${seat} may hold-${i})`,
          ),
        ].join('\n'),
      )
      const text = `${table}${rules.join('\n')}\nexample "differ"\n${given}    at turn by A\n${lines.join('\n')}\n`
      for (const shortcuts of [true, false]) {
        const failures = failuresOf(await specimen(text, { shortcuts }))
        expect(failures.map((f) => text.split('\n')[Number(/line (\d+)/.exec(f)?.[1]) - 1] ?? f)).toEqual([])
      }
    }),
    { numRuns: 2 * times, endOnFailure: true },
  )
})
