import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NUMBERS } from '../../compiler/game/numbers.ts'
import { interpret } from './game.ts'
import { NoNumber } from '../../compiler/interpret/machine.ts'
import { byDay } from '../kit/effort.ts'
import { inStep } from './lock-step.ts'
import { sampleOf } from './sample.ts'

/** What is worked out of the facts `a` and `b`; the value is null where it, or one on the way, is no number. */
interface Sum {
  readonly text: string
  readonly value: (a: number, b: number) => number | null
}

const mod = (a: bigint, b: bigint): bigint => (b === 0n ? 0n : ((a % b) + b) % b)

const OPERATORS: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  // Down to whole numbers: what is left over has the sign of the divisor.
  '/': (a, b) => (b === 0n ? 0n : (a - mod(a, b)) / b),
  mod,
}

const number = (n: bigint | undefined): number | null =>
  n !== undefined && n >= NUMBERS.from && n <= NUMBERS.to ? Number(n) : null

const LEAVES: readonly Sum[] = [
  { text: 'a', value: (a) => a },
  { text: 'b', value: (_, b) => b },
  { text: 'half of a', value: (a) => Math.floor(a / 2) },
  { text: 'more', value: (a) => number(BigInt(a) + 5n) },
  { text: 'count of players', value: () => 2 },
  ...[0, 1, 3, 70_000].map((n): Sum => ({ text: `${n}`, value: () => n })),
]

const { sum } = fc.letrec<{ sum: Sum }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...LEAVES),
    fc.tuple(fc.constantFrom(...Object.keys(OPERATORS)), tie('sum'), tie('sum')).map(([op, left, right]) => ({
      text: `(${left.text} ${op} ${right.text})`,
      value: (a: number, b: number) => {
        const [x, y] = [left.value(a, b), right.value(a, b)]
        return x === null || y === null ? null : number(OPERATORS[op]?.(BigInt(x), BigInt(y)))
      },
    })),
  ),
}))

const gameOf = (a: number, b: number, sums: readonly Sum[]): string => `game Sums for 2 players
a: number starts ${a}
b: number starts ${b}
out: number starts 0
half of number n: number = n / 2
more: number = a
except more += 5
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
${sums
  .map(
    ({ text }, i) => `to set-${i} by player p
  out becomes ${text}
to add-${i} by player p
  b gains ${text}
to lose-${i} by player p
  b loses ${text}
to through-${i} by player p
  each number n in (${text})..(${text})
    out becomes n
player p may set-${i} at turn
player p may add-${i} at turn
player p may lose-${i} at turn
player p may through-${i} at turn
`,
  )
  .join('')}`

const start = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.constantFrom(NUMBERS.from, NUMBERS.to, NUMBERS.from + 3, NUMBERS.to - 3, 46_341, -32_768),
)

test('what is worked out is right, or engine and meaning stop', async () => {
  await fc.assert(
    fc.asyncProperty(start, start, fc.array(sum, { minLength: 4, maxLength: 4 }), async (a, b, sums) => {
      const text = gameOf(a, b, sums)
      const sample = await sampleOf('sums.rules', { read: () => text, find: () => null })
      // What constants alone come to is a finding.
      fc.pre(sample !== null)
      const { engine, program } = sample
      const first = engine.setup({ seed: 1 })
      const columns = new Map(engine.parts.facts.map(({ name, column }) => [name, column]))
      for (const [i, choice] of engine.choices(first).entries()) {
        const { value } = sums[Math.floor(i / 4)] ?? LEAVES[0] ?? { value: () => null }
        const [by, kind] = [value(a, b), i % 4]
        const wanted = by === null || kind === 0 || kind === 3 ? by : number(BigInt(b) + BigInt(kind === 1 ? by : -by))
        const s = engine.clone(first)
        const game = interpret(program, { seed: 1 })
        const answer = game.question?.choices[i]
        if (answer === undefined) throw new Error(`choice ${i} is not offered`)
        const column = kind === 1 || kind === 2 ? 'b' : 'out'
        if (wanted === null) {
          expect(() => engine.apply(s, choice)).toThrow(/^sums\.rules:\d+: this number comes to (more|less) than/)
          expect(() => game.answer(answer)).toThrow(NoNumber)
        } else {
          engine.apply(s, choice)
          game.answer(answer)
          const kept = (s as unknown as Record<string, number>)[columns.get(column) ?? '']
          const meant = [...(game.state.facts.column(column)?.values() ?? [])][0]
          // Less than nothing of nothing is nothing.
          expect([kept, meant].map((n) => Number(n) + 0)).toEqual([wanted, wanted])
        }
      }
      expect(inStep(sample, { seed: 1, picks: a + b }, 10)).toBeOneOf([null, 'left'])
    }),
    { numRuns: byDay(6, 60) },
  )
}, 120_000)
