import { sideBySide } from '../../../compiler/diagnostics/worded.ts'
import type { Sayable } from '../../../grammar/saying.ts'
import type { GameInfo } from '../../../runtime/engine.ts'
import { compareOutcomes, type Outcome } from '../../../runtime/simulate/compare-outcomes.ts'
import type { SeatedGame } from '../../../runtime/simulate/summarise.ts'
import type { Io } from '../../io.ts'
import type { LoadedGame } from '../../load-game.ts'
import type { Job } from '../../simulate/job.ts'
import { runPool } from '../../simulate/pool.ts'
import { whereMeant } from '../../simulate/where-meant.ts'
import { UsageError } from '../../usage-error.ts'
import { stated } from '../../stated.ts'

export interface OutcomePlan {
  readonly games: number
  readonly seed: number
  readonly roundLimit?: number
}

/** What plays them. */
export type WhoPlays = Parameters<typeof whereMeant>[2] & { readonly io: Io }

/** Decisions after which a game is cut off on both sides. */
const LONGEST = 20_000

/** Plays the same seeds on both sides with bots that choose at random, and compares what comes of it. */
export async function outcomeOf(
  old: LoadedGame,
  next: LoadedGame,
  outcomePlan: OutcomePlan,
  { io, ...where }: WhoPlays,
): Promise<Outcome> {
  const players = playersOfBoth(old.engine.info, next.engine.info)
  const plan = {
    ...outcomePlan,
    players,
    options: {},
    rotate: false,
    maxDecisions: LONGEST,
    measured: true,
    bots: Array.from({ length: players }, () => 'random'),
  }
  const play = (game: LoadedGame): Promise<readonly SeatedGame[]> =>
    runPool({ script: game.script, plan } satisfies Job, whereMeant(io, game, where), () => undefined)
  return compareOutcomes(await play(old), await play(next), players)
}

const seatsWords = ({ name, seats }: GameInfo): Sayable => stated('{1} is for {2} to {3}', name, seats.from, seats.to)

function playersOfBoth(a: GameInfo, b: GameInfo): number {
  const players = Math.max(a.seats.from, b.seats.from)
  if (players > Math.min(a.seats.to, b.seats.to))
    throw new UsageError(stated('no number of players fits both sides: {1}', sideBySide([a, b].map(seatsWords))))
  return players
}
