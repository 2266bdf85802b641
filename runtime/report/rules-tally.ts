import type { BaseState } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { type GamePlan, playGame } from '../simulate/play-game.ts'
import { byKey } from './by-key.ts'

/** What rules came to in games, by the place where each stands. */
export interface RulesTally {
  readonly games: number
  readonly decisions: number
  /** In how many games a rule applied. */
  readonly applied: Readonly<Record<string, number>>
  /** On the way to how many decisions it applied; a rule that forbids something refused something there. */
  readonly times: Readonly<Record<string, number>>
}

export const NO_RULES: RulesTally = { games: 0, decisions: 0, applied: {}, times: {} }

/** An engine that notes which rules apply, by numbers of their places. */
export interface NotingEngine {
  readonly engine: FullEngine<BaseState>
  readonly applied: Set<number>
  readonly places: readonly string[]
}

export function addedRules(a: RulesTally, b: RulesTally): RulesTally {
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    applied: byKey(a.applied, b.applied, sum),
    times: byKey(a.times, b.times, sum),
  }
}

const sum = (x: number, y: number): number => x + y

/** Plays a game and counts which rules apply in it; what bots try while they think does not count. */
export function rulesTally({ engine, applied, places }: NotingEngine, plan: GamePlan): RulesTally {
  const times = new Map<string, number>()
  const gather = (): void => {
    for (const place of new Set([...applied].flatMap((rule) => places[rule] ?? [])))
      times.set(place, (times.get(place) ?? 0) + 1)
    applied.clear()
  }
  applied.clear()
  const bots = plan.bots.map((bot) => ({
    ...bot,
    choose: (...asked: Parameters<typeof bot.choose>) => {
      gather()
      const choice = bot.choose(...asked)
      applied.clear()
      return choice
    },
  }))
  const { decisions } = playGame(engine, { ...plan, bots })
  gather()
  return {
    games: 1,
    decisions,
    applied: Object.fromEntries([...times.keys()].map((place) => [place, 1])),
    times: Object.fromEntries(times),
  }
}
