import { expect, test } from 'vitest'
import { engine } from '../../generated/kuhn-poker/index.ts'
import { type EnvironmentTable, NOBODY, environment } from '../../library/env.ts'
import { CHANCE } from '../../runtime/engine.ts'

// The game is solved: with chance as a player it is walked through whole.

const { spec, table } = environment(engine, { chance: 'explicit' })

interface Visited {
  readonly table: EnvironmentTable
  readonly probability: number
}

function visit(at: EnvironmentTable, probability: number, see: (visited: Visited) => void): void {
  see({ table: at, probability })
  const outcomes = new Map(at.chanceOutcomes().map(({ action, probability: p }) => [action, p]))
  for (const action of at.offered()) {
    const next = at.clone()
    next.step(action)
    visit(next, probability * (outcomes.get(action) ?? 1), see)
  }
}

test('chance states how likely each of its choices is', () => {
  const first = table(1)
  expect(first.toPlay).toBe(CHANCE)
  expect(first.chanceOutcomes().map(({ probability }) => probability)).toEqual([1 / 3, 1 / 3, 1 / 3])
  let deals = 0
  visit(first, 1, ({ table: at, probability }) => {
    if (at.decisions === 2) deals += probability
  })
  expect(deals).toBeCloseTo(1)
})

test('there are 30 ends, at which one wins what the other loses, and twelve things that a seat can know when asked', () => {
  const known = new Map<string, string>()
  let ends = 0
  visit(table(1), 1, ({ table: at }) => {
    if (at.toPlay === NOBODY) {
      ends += at.decisions > 0 ? 1 : 0
      expect(at.returns().reduce((a, b) => a + b, 0)).toBe(0)
    }
    if (at.toPlay < 0) return
    const numbers = JSON.stringify([at.toPlay, [...at.observe(at.toPlay)], at.offered()])
    const state = `${at.toPlay} ${at.informationState(at.toPlay)}`
    expect(known.get(state) ?? numbers).toBe(numbers)
    known.set(state, numbers)
  })
  expect([ends, known.size]).toEqual([30, 12])
})

test('ids have the names of what they do', () => {
  const at = table(1)
  const named = (): string[] => at.offered().map((id) => spec.actions[id] ?? '')
  expect(named()).toEqual(['choose card J', 'choose card Q', 'choose card K'])
  at.step(spec.actions.indexOf('choose card K'))
  at.step(spec.actions.indexOf('choose card J'))
  expect(named()).toEqual(['check', 'bet'])
  expect(() => at.step(spec.actions.indexOf('fold'))).toThrow('action 8 is not offered')
})

test('returns are the results, or shares of the win', () => {
  const bets = (returns: 'results' | 'shares'): number[] => {
    const at = environment(engine, { chance: 'explicit', returns }).table(1)
    for (const name of ['choose card K', 'choose card J', 'bet', 'call']) at.step(spec.actions.indexOf(name))
    return at.returns()
  }
  expect([bets('results'), bets('shares')]).toEqual([
    [2, -2],
    [1, 0],
  ])
})

test('a table begins again with another seed, and is left after so many decisions', () => {
  const at = environment(engine, { maxDecisions: 1 }).table(1)
  at.step(at.offered()[0] ?? -1)
  expect([at.done, at.truncated, at.returns()]).toEqual([true, true, [0, 0]])
  at.reset(2)
  expect([at.done, at.seed, at.decisions]).toEqual([false, 2, 0])
  expect(() => environment(engine, { players: 9 })).toThrow(RangeError)
})
