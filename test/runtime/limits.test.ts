import { expect, test } from 'vitest'
import { NUMBERS } from '../../compiler/game/numbers.ts'
import { NONE } from '../../runtime/engine.ts'
import { MOST_CARDS } from '../../compiler/program/number-ranges.ts'
import { CARDS_AT_MOST } from '../../runtime/kernel/kernel.ts'
import { GREATEST_NUMBER, LEAST_NUMBER, TooManyRounds, reckoned } from '../../runtime/rounds/rounds.ts'
import { isRulesLimitError } from '../../runtime/rounds/rules-limit-error.ts'
import { range } from '../../runtime/kernel/sets.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'
import { specimen } from '../kit/specimen.ts'

test('a range is all of its numbers, or an error that names it', () => {
  expect(range(3, 5)).toEqual([3, 4, 5])
  expect(range(5, 3)).toEqual([])
  expect(range(1, 100_000, 0)).toHaveLength(100_000)
  expect(() => range(1, 100_001, 0)).toThrow(TooManyRounds)
  expect(isRulesLimitError(new RangeError('other'))).toBe(false)
})

test('rules that come to more than an engine carries are a finding, not a fault', async () => {
  const cwd = folderWith({
    'long.rules': `game Long for 2 players
score: number starts 0
to match
  each number n in 1..2000000
    score gains 1
  finish
`,
  })
  expect(await realHouserules(['play', 'long.rules', '--seats', 'random'], { cwd })).toMatchObject({
    code: 1,
    err: expect.stringContaining('long.rules:4: this set comes to more than 100,000 members'),
  })
})

test('numbers end where none begins, and are the same to the compiler', () => {
  expect([LEAST_NUMBER, GREATEST_NUMBER]).toEqual([NUMBERS.from, NUMBERS.to])
  expect(LEAST_NUMBER).toBe(NONE + 1)
  expect(CARDS_AT_MOST).toBe(MOST_CARDS)
  for (const n of [LEAST_NUMBER, -1, 0, GREATEST_NUMBER]) expect(reckoned(n, 0)).toBe(n)
  for (const n of [NONE, GREATEST_NUMBER + 1, 1e27, -Infinity, NaN]) expect(() => reckoned(n, 0)).toThrow(RangeError)
})

/** What is done with a fact of 2147483647 and one of -1073741823, each in a line of its own. */
const BEYOND = [
  'top gains 1',
  'top loses bottom',
  'bottom loses 1',
  'bottom gains bottom',
  'top becomes top * top',
  'top becomes top * top * top * top',
  'if top * top > 5',
  'if top + 1 > 5',
  'top becomes 0 - top',
  'bottom becomes bottom - 1',
  'top becomes top / least',
  'top becomes sum of score of players',
  'each number n in (top * top)..(top * top + 3)',
  'each number n in top..(top + 3)',
  'choose number n in 1..(top * 2) by p',
  'top becomes power of p',
  'result of p becomes top * 3',
  'let n = top + top',
  'pair of (p, top * 2) becomes 1',
  'close (top + 1) by p',
  'let n = lowest of few - 1000000000',
] as const

test.each(BEYOND)('a number that there is not stops what is done, and the line is named: %s', async (line) => {
  const block = /^(if|each|choose)/.test(line) ? '\n    top becomes 5' : ''
  const does = line.startsWith('choose') ? line : `${line}${block}`
  const { engine } = await specimen(`game Beyond for 2 players
score of player: number starts 2147483000
top: number starts 2147483647
bottom: number starts -1073741823
least: number starts -1
pair of (player, number): number starts 0
power of player p: number = score of p
except power of player q += score of q
few: set of number = (2000000000, 1900000000)
except few += (0 - 1000000000)
to match
  turn by first of players
  finish
to turn by player p
  p must act
to close number n by player p
  top becomes n
to go by player p
  ${does}
player p may go at turn
`)
  const s = engine.setup({ seed: 1 })
  expect(() => engine.apply(s, engine.choices(s)[0] ?? 0)).toThrow(
    expect.objectContaining({ name: 'RulesLimitError', message: expect.stringMatching(/^specimen\.rules:\d+: /) }),
  )
})

test('a range beyond what floating numbers tell apart ends the step, and not the process', async () => {
  const cwd = folderWith({
    'far.rules': `game Far for 2 players
far: number starts 2000000000
to match
  each number n in (far * far * far)..(far * far * far + 3)
    far gains n
  finish
`,
  })
  expect(await realHouserules(['play', 'far.rules', '--seats', 'random'], { cwd })).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'far.rules:4: this number comes to more than 2,147,483,647, and there is none like that',
    ),
  })
})
