import type { BaseState, Engine } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { setupProblem } from '../simulate/check-setup.ts'
import { actionSpace } from './action-space.ts'
import { type ObservedEntry, observationSpace } from './observation-space.ts'
import type { EnvironmentPlan } from './plan.ts'
import { EnvironmentTable } from './table.ts'

/** What is the same for all tables of an environment. */
export interface EnvironmentSpec {
  readonly game: string
  readonly title: string
  /** Hash of the rules; with other rules the ids may be others. */
  readonly fingerprint: string
  readonly players: number
  readonly chance: 'sampled' | 'explicit'
  readonly returns: 'results' | 'shares'
  /** The name of each action id. */
  readonly actions: readonly string[]
  /** What each entry of an observation says. */
  readonly observation: readonly ObservedEntry[]
  /** The words of each question, from number 1. */
  readonly questions: readonly string[]
  /** The names of cards, from number 1. */
  readonly cards: readonly string[]
}

/** A game for programs that learn: actions and observations as numbers that mean the same at every table. */
export interface Environment {
  readonly spec: EnvironmentSpec
  /** A table at which the game with a seed begins. */
  readonly table: (seed: number) => EnvironmentTable
}

/**
 * The environment of a game at one kind of table. Its action ids and observations are the same for all seeds.
 * @throws RangeError for players, options or decks that the game cannot be played with
 *
 * @example
 * ```ts
 * import { environment } from 'houserules/env'
 * import { engine } from 'houserules/games/kuhn-poker'
 *
 * const { spec, table } = environment(engine)
 * const game = table(1)
 * while (!game.done) game.step(game.offered()[0] ?? 0)
 * console.log(spec.players, game.decisions, game.returns().length) // 2 2 2
 * ```
 */
export function environment(engine: Engine, plan: EnvironmentPlan = {}): Environment {
  const problem = setupProblem(engine.info, plan)
  if (problem !== null) throw new RangeError(problem)
  const full = engine as FullEngine<BaseState>
  const { chance = 'sampled', returns = 'results', players, options, decks } = plan
  const first = engine.setup({
    seed: 0,
    ...(players === undefined ? {} : { players }),
    ...(options === undefined ? {} : { options }),
    ...(decks === undefined ? {} : { decks }),
  })
  const spaces = { actions: actionSpace(full.parts, first), observations: observationSpace(full.parts, first) }
  const { name, title, fingerprint, cards } = engine.info
  return {
    spec: {
      game: name,
      title,
      fingerprint,
      players: first.players,
      chance,
      returns,
      actions: spaces.actions.names,
      observation: spaces.observations.entries,
      questions: full.parts.sites.map(({ at, prompt }) => `${at}: ${prompt}`),
      cards,
    },
    table: (seed) => new EnvironmentTable(full, spaces, plan, seed),
  }
}
