import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { unformattedGame } from '../kit/unformatted-game.ts'

/** What is told of a set before it is whole must leave out no set that will do, whatever has to hold of it. */

const gameWith = (conditions: readonly string[], most: number): string => `game Heaps for 2 players
type colour: red, blue
type row: old, new
printed colour of card: colour or none
printed rank of card: number
card each colour c, each number n in 1..5 named c n
  colour = c
  rank = n
card fool
  rank = 6
zone deck seen by nobody
zone hand of player p seen by p
zone heap of row r seen by everyone
ranks of row r: number = count of distinct of rank of heap of r
size of row r: number = count of heap of r
except size of row r = 0 if count of heap of r = 3
row r is plain if count of distinct of colour of heap of r <= 1
row r is even if count of heap of r mod 2 = 0
row a as-large-as row b if count of heap of a = count of heap of b
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, 5) to hand of p
  let rounds = 0
  while rounds < 5
    each player p
      turn by p
    rounds gains 1
  finish
to turn by player p
  p may act
to lay by player p
  announce
    choose 1..${most} card c in hand of p as s by p
    move s to heap of new
    close by p
player p may lay at turn
to close by player p
  move heap of old to deck
  move heap of new to heap of old
${conditions.map((condition) => `cannot close if ${condition}`).join('\n')}
`

const atom = fc.constantFrom(
  'count of heap of new > 2',
  'count of heap of new < 2',
  'count of heap of new != count of heap of old',
  'ranks of new > 1',
  'ranks of new = 2',
  'ranks of new < count of heap of new',
  'size of new > 1',
  'size of new = 2',
  'not new is plain',
  'new is plain',
  'new is even',
  'not new as-large-as old',
  'heap of old is not empty',
  'some card c in heap of new where rank of c < 3',
  'no card c in heap of new where rank of c < 3',
  'some card c in heap of new where colour of c is none',
  'highest of rank of heap of new < 4',
  'sum of rank of heap of new > 7',
)
const condition = fc.oneof(
  atom,
  fc.tuple(atom, fc.constantFrom('and', 'or'), atom).map(([a, op, b]) => `(${a} ${op} ${b})`),
  fc.tuple(atom, atom).map(([a, b]) => `not (${a} or ${b})`),
)

const engineOf = (text: string, shortcuts: boolean): Promise<FullEngine<BaseState> | null> =>
  unformattedGame('heaps.rules', { read: () => text, find: () => null }, { shortcuts })

async function compiled(text: string): Promise<FullEngine<BaseState>> {
  const engine = await engineOf(text, true)
  if (engine === null) throw new Error(`this does not compile:\n${text}`)
  return engine
}

function inStep(quick: FullEngine<BaseState>, plain: FullEngine<BaseState>, seed: number): void {
  const pick = source(seed)
  const [s, t] = [quick.setup({ seed }), plain.setup({ seed })]
  while (quick.decision(s) !== null) {
    const choices = quick.choices(s)
    expect(choices.map((c) => quick.describe(s, c))).toEqual(plain.choices(t).map((c) => plain.describe(t, c)))
    const choice = choices[pick(choices.length)] ?? 0
    quick.apply(s, choice)
    plain.apply(t, choice)
  }
  expect(JSON.stringify(s)).toBe(JSON.stringify(t))
}

test('conditions written at random', { timeout: 120_000 * times }, async () => {
  const conditions = fc.array(condition, { minLength: 1, maxLength: 3 })
  let played = 0
  await fc.assert(
    fc.asyncProperty(conditions, fc.integer({ min: 2, max: 5 }), async (all, most) => {
      const text = gameWith(all, most)
      const [quick, plain] = [await engineOf(text, true), await engineOf(text, false)]
      // Conditions that cannot come true together are an error.
      if (quick === null || plain === null) return
      played += 1
      for (const seed of [1, 2, 3]) inStep(quick, plain, seed)
    }),
    { numRuns: byDay(6, 12 * times), ...sampledSeed('conditions that grow') },
  )
  expect(played).toBeGreaterThan(byDay(1, 3 * times))
})

/** Engines that leave out sets early, or try all of them, offer the same under a line of the announcement or a rule. */
async function offersTheSame(line: string, rules: readonly string[]): Promise<void> {
  const text = gameWith(rules, 5)
    .replace('    close by p', `${line === '' ? '' : `    ${line}\n`}    close by p`)
    .concat('double of number n: number = n + n\nnumber n is middling if n > 1 and n < 4\n')
  const [quick, plain] = [await compiled(text), await engineOf(text, false)]
  if (plain === null) throw new Error('it does not compile without shortcuts')
  for (const seed of [1, 2, 3]) inStep(quick, plain, seed)
}

test.each([
  ['of the set itself', 'only if count of s = 3', []],
  ['of what is worked out of the set', 'only if double of count of s = 4', []],
  ['of a number that is handed on', '', ['double of count of heap of new < 4']],
  ['of a number with an exception', '', ['size of new > 1']],
  ['of the zone that cards come from', '', ['count of hand < 8']],
  ['of another zone', '', ['count of deck > 2']],
  ['of another zone of the family', '', ['count of heap of old > 2']],
  ['of the whole family', '', ['count of heap > 3']],
  ['of what happened', '', ['times (close) > 1']],
  ['of one case after the other', '', ['(case count of heap of new: 2 is 3, else 1) > 2']],
  ['of one card', '', ['some card c in heap of new where definition of c = fool']],
  ['of an adjective of a number', '', ['not count of heap of new is middling']],
])('a condition %s is left for when it is whole', async (_, line, rules) => offersTheSame(line, rules))

test.each([
  'only if count of heap of new < 3',
  'only if new is plain',
  'only if no card c in heap of new where rank of c < 3',
])('`%s` is asked while the set grows', async (line) => offersTheSame(line, []))

test.each([
  'count of distinct of rank of s = 1',
  'count of distinct of rank of s <= 1 and count of s = 2',
  'count of distinct of colour of s = 1',
  'highest of rank of s > 3 and lowest of rank of s < 3',
])('of a set of which %s no others are offered', async (asked) => {
  const text = gameWith([], 5).replace('    move s', `    only if ${asked}\n    move s`)
  const [quick, plain] = [await compiled(text), await engineOf(text, false)]
  if (plain === null) throw new Error('it does not compile without shortcuts')
  for (const seed of [1, 2, 3]) inStep(quick, plain, seed)
})

describe('sets of which none will do are few enough to be tried', () => {
  const hand = (conditions: readonly string[]): string =>
    gameWith([...conditions, 'highest of rank of heap of new < 90'], 30)
      .replace('1..5 named', '1..60 named')
      .replace('(deck, 5)', '(deck, 24)')

  test.each([
    ['by their number', ['count of heap of new > 2']],
    ['by what all of them have', ['ranks of new > 1']],
    ['by what none of them is', ['some card c in heap of new where rank of c > 5']],
    [
      'through relations and adjectives',
      ['not (new is plain and new as-large-as old) and heap of old is not empty', 'count of heap of new > 3'],
    ],
  ])('%s', async (_, conditions) => {
    const engine = await compiled(hand(conditions))
    // No set will do: with 24 cards that is known after a few thousand tries, not after 16 million.
    const s = engine.setup({ seed: 1, roundLimit: 10_000 })
    expect(engine.decision(s)).toBeNull()
  })

  test('where nothing of the kind is said, it is told that there are too many', async () => {
    const engine = await compiled(hand(['count of heap of new < 1']))
    expect(() => engine.setup({ seed: 1, roundLimit: 1000 })).toThrow(/10,000 answers were tried/)
  })
})
