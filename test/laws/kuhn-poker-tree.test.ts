import { describe, expect, test } from 'vitest'
import { type BaseState, CHANCE } from '../../runtime/engine.ts'
import { compiledEngine } from '../kit/compiled-games.ts'

const engine = await compiledEngine('KuhnPoker')

interface Tree {
  /** Hands that can be dealt, in words. */
  readonly deals: Set<string>
  /** Full histories, deal included. */
  readonly histories: string[]
  /** What a seat knows when it is asked: its observation and everything done in the open. */
  readonly informationSets: Set<string>
}

/** Every line of play, chance included. */
function grow(state: BaseState, dealt: readonly string[], open: readonly string[], tree: Tree): Tree {
  const decision = engine.decision(state)
  if (decision === null) {
    tree.histories.push([...dealt, ...open].join(', '))
    return tree
  }
  const byChance = decision.seat === CHANCE
  if (!byChance) {
    tree.deals.add(dealt.join(', '))
    tree.informationSets.add(JSON.stringify([engine.observe(state, decision.seat), open]))
  }
  for (const choice of engine.choices(state)) {
    const words = engine.describe(state, choice)
    const next = engine.clone(state)
    engine.apply(next, choice)
    grow(next, byChance ? [...dealt, words] : dealt, byChance ? open : [...open, words], tree)
  }
  return tree
}

describe('the whole tree of Kuhn poker, chance decided from outside', () => {
  const tree = grow(engine.setup({ seed: 1, openChance: true }), [], [], {
    deals: new Set(),
    histories: [],
    informationSets: new Set(),
  })

  test('has six deals', () => {
    expect([...tree.deals].sort()).toEqual(['J, K', 'J, Q', 'K, J', 'K, Q', 'Q, J', 'Q, K'])
  })

  test('has thirty histories, five for each deal, and no two alike', () => {
    expect(tree.histories).toHaveLength(30)
    expect(new Set(tree.histories).size).toBe(30)
    expect(tree.histories.filter((h) => h.startsWith('Q, K'))).toEqual([
      'Q, K, check, check',
      'Q, K, check, bet, call',
      'Q, K, check, bet, fold',
      'Q, K, bet, call',
      'Q, K, bet, fold',
    ])
  })

  test('has twelve information sets', () => {
    expect(tree.informationSets.size).toBe(12)
  })
})
