import { expect, test } from 'vitest'
import { engine } from '../../generated/kuhn-poker/index.ts'
import { type EnvironmentTable, environment } from '../../library/env.ts'
import { CHANCE } from '../../runtime/engine.ts'

/** What is learned where a seat knows the same: how much better each action would have been, and how often it was taken. */
interface Learned {
  readonly regrets: Map<number, number>
  readonly taken: Map<number, number>
}

const known = new Map<string, Learned>()

function learnedAt(at: EnvironmentTable): Learned {
  const key = `${at.toPlay} ${at.informationState(at.toPlay)}`
  const learned = known.get(key) ?? { regrets: new Map<number, number>(), taken: new Map<number, number>() }
  known.set(key, learned)
  return learned
}

/** As much of each action as there is of it, all alike where there is nothing. */
function shares(at: EnvironmentTable, amounts: ReadonlyMap<number, number>): Map<number, number> {
  const offered = at.offered()
  const sum = offered.reduce((all, action) => all + (amounts.get(action) ?? 0), 0)
  return new Map(offered.map((action) => [action, sum > 0 ? (amounts.get(action) ?? 0) / sum : 1 / offered.length]))
}

const chances = (at: EnvironmentTable): Map<number, number> =>
  new Map(at.chanceOutcomes().map(({ action, probability }) => [action, probability]))

function after(at: EnvironmentTable, action: number): EnvironmentTable {
  const next = at.clone()
  next.step(action)
  return next
}

/** What a seat can expect where all keep to their strategies; with `learner`, that seat learns on the way (CFR+). */
function worth(at: EnvironmentTable, learner: number | null, round: number, others: number, own: number): number {
  if (at.done) return at.returns()[learner ?? 0] ?? 0
  const isChance = at.toPlay === CHANCE
  const learned = isChance ? null : learnedAt(at)
  const weights = learned === null ? chances(at) : shares(at, learner === null ? learned.taken : learned.regrets)
  const learns = learner !== null && at.toPlay === learner
  const values = [...weights].map(([action, weight]) => {
    const [theirs, mine] = learns ? [others, own * weight] : [others * weight, own]
    return { action, weight, value: worth(after(at, action), learner, round, theirs, mine) }
  })
  const value = values.reduce((sum, each) => sum + each.weight * each.value, 0)
  if (learned !== null && learns)
    for (const { action, weight, value: each } of values) {
      learned.regrets.set(action, Math.max(0, (learned.regrets.get(action) ?? 0) + others * (each - value)))
      learned.taken.set(action, (learned.taken.get(action) ?? 0) + round * own * weight)
    }
  return value
}

test('who learns from what seats know, from chance and from returns comes to the known value of Kuhn poker', () => {
  const { table } = environment(engine, { chance: 'explicit' })
  const root = table(1)
  for (let round = 1; round <= 60; round++) for (const learner of [0, 1]) worth(root, learner, round, 1, 1)
  expect(known.size).toBe(12)
  expect(worth(root, null, 0, 1, 1)).toBeCloseTo(-1 / 18, 2)
})
