import { describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { compiledText } from '../kit/compiled-sample.ts'

// What is said of a whole set takes as long as the set is large, though no loop of the text goes through it.

const WAYS = [
  'sum of all',
  'highest of all',
  'lowest of all',
  'sum of (same-as of all)',
  'count of (all - m)',
  'count of (all - other)',
  'count of (all + m)',
  'count of distinct of row',
  'count of (row - m)',
  'copies of (5, row)',
  'count of top of (all, m + 700)',
  'count of (m..1000)',
  'count of (m..bound)',
  'count of span-of of m',
  'count of given of m',
  '((first of (m..bound)) or 0)',
  '(1 if (m..bound) is empty else 0)',
  '(1 if all = other else 0)',
  '(1 if row = turned else 0)',
  '(1 if m + 2000 in all else 0)',
  '(1 if m + 2000 in (m..bound) else 0)',
  '(1 if m + 2000 in row else 0)',
]

/** Where numbers are put together, by the fact that does it. */
const PUT_TOGETHER: Readonly<Record<string, string>> = { 'span-of': 'span-of of number a', given: 'give (a..bound)' }

const FEW = 40

const text = `game Wholes for 2 players
bound: number starts 1000
sum-up: number starts 0
all: set of number starts ()
other: set of number starts ()
row: list of number starts ()
turned: list of number starts ()
same-as of (set of number s): set of number = s
span-of of number a: set of number = (a..bound)
given of number a: set of number
  if a > 0
    give (a..bound)
  give ()

to match
  all becomes (1..1000)
  other becomes (2..1001)
  row gains all
  turned gains other
  first of players must act
  finish

${WAYS.map(
  (way, i) => `to way${i}
  each number n in 1..${FEW}
    each number m in 1..${FEW}
      sum-up gains ${way}
player p may way${i} at match
`,
).join('\n')}`

const optimised = await compiledText(text)
const plain = await compiledText(text, { shortcuts: false })

/** How a way ends that is gone ${FEW * FEW} times, each time with a thousand members. */
function endOf(engine: FullEngine<BaseState>, way: number, roundLimit: number): string {
  const s = engine.setup({ seed: 1 })
  s.roundLimit = roundLimit
  const choice = engine.choices(s).find((c) => engine.describe(s, c) === `way${way}`)
  if (choice === undefined) throw new Error(`way${way} is not offered`)
  try {
    engine.apply(s, choice)
    return 'ends'
  } catch (thrown) {
    if (!isRoundLimitError(thrown)) throw thrown
    return thrown.message
  }
}

describe.each([
  ['optimised', optimised.engine],
  ['plain', plain.engine],
])('what is said of whole sets again and again is stopped: %s', (_, engine) => {
  test.each(WAYS.map((way, i) => [way, i] as const))('%s', (way, i) => {
    const lines = text.split('\n')
    const stands = lines.findIndex((each) => each.endsWith(`sum-up gains ${way}`))
    // A fact puts its own numbers together.
    const [, fact] = /count of (span-of|given) of m/.exec(way) ?? []
    const line = 1 + (fact === undefined ? stands : lines.findIndex((each) => each.includes(PUT_TOGETHER[fact] ?? '')))
    expect(endOf(engine, i, 1000)).toMatch(
      new RegExp(`^sample\\.rules:${line}: sets of 200,\\d{3} members in all were put together or gone through here `),
    )
    expect(endOf(engine, i, 100_000)).toBe('ends')
  })
})
