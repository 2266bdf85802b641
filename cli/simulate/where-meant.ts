import { availableParallelism } from 'node:os'
import type { Io } from '../io.ts'
import type { LoadedGame } from '../load-game.ts'
import { UsageError } from '../usage-error.ts'
import type { Over } from './pool.ts'
import { stated } from '../stated.ts'

export interface WhereToRun {
  readonly workers?: number
  readonly over?: string
}

/** How many threads play, or where others find the games. */
export function whereMeant(io: Io, game: Pick<LoadedGame, 'texts'>, { workers, over }: WhereToRun): number | Over {
  if (over === undefined) return workers ?? availableParallelism()
  if (workers !== undefined)
    throw new UsageError(stated('`--workers` is for this machine; those of `--over` say it themselves'))
  return { io, address: over, game: game.texts() }
}
