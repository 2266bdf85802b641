import { fileURLToPath } from 'node:url'
import { rulesHost } from '../../cli/files/rules-host.ts'
import type { RulesHost } from '../../compiler/compile.ts'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { type Specimen, specimenOf } from '../kit/specimen.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A game as if its first player sat some seats on: what it says of the first and the last of players it says of others. */
export function turned(path: string, seats: number, host: RulesHost = rulesHost(root, path)): Promise<Specimen> {
  const said = `left-neighbour of ($1 of players, ${seats})`
  return specimenOf(path, {
    ...host,
    read: (file) => host.read(file)?.replace(/\b(first|last) of players\b/gu, said) ?? null,
  })
}

/** What a seat is given on average, and how far that may be by chance. */
export interface Expected {
  readonly mean: number
  /** The standard error. */
  readonly error: number
}

/** By seat, of games that bots play at random. */
export function expected({ engine }: Specimen, players: number, games: number, seed = 1): readonly Expected[] {
  const bots = Array.from({ length: players }, () => randomBot)
  const plan = { seed, games, players, options: {}, bots, rotate: false, maxDecisions: 20_000 }
  const all = [...simulate(engine, plan)].flatMap(({ results }) => (results === null ? [] : [results]))
  return bots.map((_, seat) => {
    const own = all.map((results) => results[seat] ?? 0)
    const mean = own.reduce((sum, x) => sum + x, 0) / own.length
    const variance = own.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, own.length - 1)
    return { mean, error: Math.sqrt(variance / own.length) }
  })
}

/** The farthest that a seat stands from the one before it in a game turned by a seat, in standard errors. */
export function farthest(straight: readonly Expected[], by: readonly Expected[]): number {
  return Math.max(
    ...straight.map(({ mean, error }, seat) => {
      const other = by[(seat + 1) % by.length] ?? { mean, error }
      const spread = Math.hypot(error, other.error)
      return spread === 0 ? (mean === other.mean ? 0 : Infinity) : Math.abs(mean - other.mean) / spread
    }),
  )
}
