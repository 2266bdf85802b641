import type { BaseState, Engine } from '../engine.ts'
import { partOfWin, seatsWithTheBest } from '../simulate/is-won.ts'
import type { EnvironmentPlan } from './plan.ts'

/** What a game that is over is worth to each seat; zeros where it is not over. */
export function returnsOf(engine: Engine, s: BaseState, kind: EnvironmentPlan['returns']): number[] {
  const results = s.ask === 0 ? engine.results(s) : null
  if (results === null) return Array<number>(s.players).fill(0)
  if (kind !== 'shares') return results
  const ended = { results, sides: engine.sides(s) }
  const best = seatsWithTheBest(ended)
  return results.map((_, seat) => (best.includes(seat) ? partOfWin(ended) : 0))
}
