import { describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledEngine } from '../kit/compiled-games.ts'

describe('a seat that nobody sits in', () => {
  const says = /^seat 9: nobody sits there; the seats of this game are 0 to 3 \(A to D\)$/
  test.each([
    ['observe', (engine: FullEngine<BaseState>, s: BaseState) => engine.observe(s, 9)],
    ['explain', (engine: FullEngine<BaseState>, s: BaseState) => engine.explain(s, 9, 'play 2♣')],
    ['determinize', (engine: FullEngine<BaseState>, s: BaseState) => engine.determinize(s, 9, Math.random)],
    ['describe', (engine: FullEngine<BaseState>, s: BaseState) => engine.describe(s, s.legal[0] ?? 0, 9)],
    ['tell', (engine: FullEngine<BaseState>, s: BaseState) => (s.log ?? []).map((h) => engine.tell(s, h, 9))],
  ])('%s refuses it in words', async (_, use) => {
    const hearts = await compiledEngine('Hearts')
    const s = hearts.setup({ seed: 1, log: true })
    expect(() => use(hearts, s)).toThrow(RangeError)
    expect(() => use(hearts, s)).toThrow(says)
  })

  test.each([NaN, Infinity, 1.5, 2 ** 60])('seed %s is refused in words', async (seed) => {
    const hearts = await compiledEngine('Hearts')
    expect(() => hearts.setup({ seed })).toThrow(/^seed .*: a seed is a whole number/)
  })
})
