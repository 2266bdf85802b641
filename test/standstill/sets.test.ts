import { expect, test } from 'vitest'
import type { BaseState, Choice } from '../../runtime/engine.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

const { engine } = await compiledSample('test/standstill/sets.rules')
const plain = await compiledSample('test/standstill/sets.rules', { shortcuts: false })

function choice(s: BaseState, words: string): Choice {
  const found = engine.choices(s).find((c) => engine.describe(s, c) === words)
  if (found === undefined) throw new Error(`${words} is not offered`)
  return found
}

/** What is thrown by some work, if anything. */
function thrownBy(work: () => unknown): unknown {
  try {
    work()
    return null
  } catch (thrown) {
    return thrown
  }
}

test('sets of nine cards are tried in one order each, so that it can be known that none will do', () => {
  const s = engine.setup({ seed: 1, roundLimit: 1000 })
  expect(engine.choices(s).map((c) => engine.describe(s, c))).toEqual(['lay-out', 'dig', 'rest'])
  engine.apply(s, choice(s, 'lay-out'))
  const offered = engine.choices(s).length
  expect(offered).toBe(2)
  // Whatever is offered can be gone on with to the end.
  while (s.ask !== 0 && engine.decision(s)?.kind === 'choose') engine.apply(s, engine.choices(s)[0] ?? 0)
  expect(s.over).toBe(true)
  expect(s.zones.flat()).toHaveLength(36)
})

test('where there are too many, the question is told', () => {
  const thrown = thrownBy(() => plain.engine.setup({ seed: 1, roundLimit: 1000 }))
  expect(isRoundLimitError(thrown) && thrown.what).toMatchObject({
    kind: 'announcement',
    at: expect.stringMatching(/^lay-/),
    place: expect.stringMatching(/^test\/standstill\/sets\.rules:\d+$/),
    rounds: 10_000,
  })
  expect(String(thrown)).toMatch(
    /`choose 1 to 9 cards as laid`, with 9 to choose from: 10,000 answers were tried, and it is still not known whether `lay-[a-z-]+` can be announced/,
  )
})

test('also where a set is put together by a test of its own', () => {
  const s = engine.setup({ seed: 1, roundLimit: 1000 })
  const thrown = thrownBy(() => engine.apply(s, choice(s, 'dig')))
  expect(isRoundLimitError(thrown) && thrown.what).toMatchObject({ kind: 'set', at: 'dig', rounds: 10_000 })
  expect(String(thrown)).toMatch(/10,000 sets were tried, and it is still not known what may be chosen/)
})
