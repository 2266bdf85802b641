import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { BaseState, Choice } from '../../runtime/engine.ts'
import { type RoundLimitError, isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { byDay } from '../kit/effort.ts'

const file = 'test/standstill/walks.rules'
const { engine } = await compiledSample(file)
const plain = await compiledSample(file, { shortcuts: false })

type Walks = BaseState & { wide: number; high: number; long: number; sumUp: number }

const lines = readFileSync(file, 'utf8').split('\n')
const lineOf = (text: string, from = 0): string =>
  `${file}:${lines.findIndex((line, i) => i >= from && line.includes(text)) + 1}`

function choice(s: BaseState, words: string): Choice {
  const found = engine.choices(s).find((c) => engine.describe(s, c) === words)
  if (found === undefined) throw new Error(`${words} is not offered`)
  return found
}

/** By day less is gone through than where nobody sets a limit. */
const LIMIT = byDay(10_000, 100_000)

/** A game in which all loops are long; what is asked of it takes minutes, if nothing stops it. */
function wide(roundLimit = LIMIT): Walks {
  const s = engine.setup({ seed: 1, roundLimit })
  engine.apply(s, choice(s, 'widen'))
  return s as Walks
}

function thrownBy(work: () => unknown): RoundLimitError {
  try {
    work()
  } catch (thrown) {
    if (isRoundLimitError(thrown)) return thrown
    throw thrown
  }
  throw new Error('it came to an end')
}

describe('what takes long inside of one step is stopped, and told where', () => {
  test.each([
    ['count-boxes', 'layers', lineOf('layers of (number a')],
    ['count-stepwise', 'stepwise', lineOf('stepwise: number')],
    ['walk', 'walk', lineOf('to walk')],
  ])('loops over numbers: %s', (words, at, place) => {
    const s = wide()
    const { what, message } = thrownBy(() => engine.apply(s, choice(s, words)))
    expect(what).toMatchObject({ kind: 'each', at, place })
    expect(what.rounds).toBeGreaterThan(200 * LIMIT)
    expect(message).toMatch(/: this has gone through 20?,\d{3},\d{3} members of sets since the last answer$/)
  })

  test('loops over a set that a fact puts together anew for each', () => {
    const s = wide()
    const { what } = thrownBy(() => engine.apply(s, choice(s, 'count-set')))
    expect(what).toMatchObject({ kind: 'set', place: lineOf('kept: set of number') })
  })

  test('conditions of rules, while choices are listed', () => {
    const s = wide()
    expect(thrownBy(() => engine.apply(s, choice(s, 'look-on'))).what).toMatchObject({ kind: 'each', at: 'vain' })
  })

  test('who sees what, when a seat looks or is told', () => {
    const s = wide()
    expect(thrownBy(() => engine.observe(s, 0)).what).toMatchObject({ kind: 'each', at: 'patient' })
  })

  test('facts that ask for others twice, on and on, where nobody sets a limit', () => {
    const s = wide(100_000)
    const { what, message } = thrownBy(() => engine.apply(s, choice(s, 'count-twice')))
    expect(what).toMatchObject({ kind: 'fact', at: expect.stringMatching(/^t\d+$/) })
    expect(message).toMatch(/`t\d+` has been worked out 20,000,001 times since the last answer$/)
  })

  test.each([
    ['spread', 'set', lineOf('pool gains'), 'this set comes to more than 100,000 members'],
    ['pile-up', 'set', lineOf('heap gains'), 'this set comes to more than 100,000 members'],
    ['double-up', 'set', lineOf('more + more'), 'this set comes to more than 100,000 members'],
  ])('what grows on and on: %s', (words, kind, place, told) => {
    const s = engine.setup({ seed: 1 })
    const { what, message } = thrownBy(() => engine.apply(s, choice(s, words)))
    expect(what).toMatchObject({ kind, place })
    expect(message).toBe(`${place}: ${told}`)
  })

  test('a text that is kept, before it is as long as texts may be', () => {
    const s = engine.setup({ seed: 1 })
    expect(() => engine.apply(s, choice(s, 'talk'))).toThrow(
      /walks\.rules:\d+: after `talk` what is kept has grown to 2,[\d,]+ members/,
    )
    const larger = engine.setup({ seed: 1, sizeLimit: 100_000_000 })
    const { what, message } = thrownBy(() => engine.apply(larger, choice(larger, 'talk')))
    expect(what).toMatchObject({ kind: 'text', place: lineOf('said + said') })
    expect(message).toBe(`${lineOf('said + said')}: this text becomes longer than 10,000,000 signs`)
  })

  test('what grows by one and again by one', () => {
    const s = engine.setup({ seed: 1, roundLimit: LIMIT })
    const { what, message } = thrownBy(() => engine.apply(s, choice(s, 'trickle')))
    expect(what).toMatchObject({ kind: 'set', place: lineOf('pool gains 1000') })
    expect(message).toMatch(
      /: sets of 20?,\d{3},\d{3} members in all were put together or gone through here since the last answer$/,
    )
  })

  test.each([
    ['ring', 'ring', lineOf('to ring')],
    ['wander', 'waver', lineOf('to waver')],
  ])('what leads to itself while rules are looked for: %s', (words, at, place) => {
    const s = engine.setup({ seed: 1 })
    const { what, message } = thrownBy(() => engine.apply(s, choice(s, words)))
    expect(what).toMatchObject({ kind: 'event', at, place })
    expect(message).toMatch(/ has led to itself again \d+ times, each inside the one before$/)
  })

  test('also by an engine without shortcuts', () => {
    const s = plain.engine.setup({ seed: 1, roundLimit: 50 })
    plain.engine.apply(s, choice(s, 'widen'))
    expect(thrownBy(() => plain.engine.apply(s, choice(s, 'count-boxes'))).what).toMatchObject({ at: 'layers' })
  })
})

test('with any sizes loops come to the number that is meant, or say that it is too much', () => {
  const size = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(size, size, size, fc.constantFrom('count-boxes', 'count-stepwise', 'walk'), (a, b, c, words) => {
      const s = engine.setup({ seed: 1, roundLimit: 100 }) as Walks
      Object.assign(s, { wide: a, high: b, long: c })
      const most = 100 * 200
      try {
        engine.apply(s, choice(s, words))
        // The innermost loop begins once for each pair, and each of its members counts.
        expect(a * b * (c + 1)).toBeLessThanOrEqual(most)
        expect(s.sumUp).toBe(a * b * c)
      } catch (thrown) {
        if (!isRoundLimitError(thrown)) throw thrown
        expect(a * b * (c + 1)).toBeGreaterThan(most)
      }
    }),
  )
})

test('a question that is asked again and again counts afresh each time', () => {
  const s = engine.setup({ seed: 1, roundLimit: 1 }) as Walks
  for (let n = 0; n < 500; n++) engine.observe(s, 0)
  expect(s.over).toBe(false)
})
