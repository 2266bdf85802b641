import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import { played } from '../kit/playout.ts'
import { judgedSoFar } from './occasions.ts'

/** Laws tried until enough has been played, instead of a number of games each; what was played goes into a file. */
export interface Campaign {
  /** Decisions for each law on each game. */
  readonly decisions: number
  readonly tally: string
  /** What the laws say that are tried. */
  readonly laws: readonly string[]
}

/** A line of the tally: one law on one game. */
export interface Tried {
  readonly game: string
  readonly law: string
  readonly games: number
  readonly decisions: number
  readonly broken: boolean
  /** How often it had something to judge. */
  readonly occasions: number
}

/** How a campaign reaches the processes that try the laws. */
export const campaignVariables = {
  decisions: 'HOUSERULES_LAWS_DECISIONS',
  tally: 'HOUSERULES_LAWS_TALLY',
  laws: 'HOUSERULES_LAWS_SOME',
} as const

function campaignMeant(): Campaign | null {
  const decisions = Number(process.env[campaignVariables.decisions] ?? 0)
  const tally = process.env[campaignVariables.tally]
  const some = JSON.parse(process.env[campaignVariables.laws] ?? '[]') as readonly string[]
  return decisions > 0 && tally !== undefined ? { decisions, tally, laws: some } : null
}

export const campaign = campaignMeant()

/** Games that fast-check makes of one seed before the decisions are counted again. */
const BATCH = 4

/** Tries a law on games of ever new seeds until the decisions are played; throws where it is broken. */
export function playedUpTo(
  { decisions, tally }: Pick<Campaign, 'decisions' | 'tally'>,
  what: Pick<Tried, 'game' | 'law'>,
  property: fc.IProperty<unknown[]>,
): void {
  const before = { ...played, occasions: judgedSoFar() }
  const sofar = (): Pick<Tried, 'games' | 'decisions' | 'occasions'> => ({
    games: played.games - before.games,
    decisions: played.decisions - before.decisions,
    occasions: judgedSoFar() - before.occasions,
  })
  const report = (broken: boolean): void =>
    appendFileSync(tally, `${JSON.stringify({ ...what, ...sofar(), broken } satisfies Tried)}\n`)
  const first = fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31)
  try {
    for (let batch = 0, left = -1; sofar().decisions < decisions; batch++) {
      // A law that plays nothing would be tried for ever. To a game without what it is about it has nothing to say.
      if (left === sofar().decisions) {
        if (left === 0) break
        throw new Error('not one decision more was played')
      }
      left = sofar().decisions
      fc.assert(property, { numRuns: BATCH, endOnFailure: true, seed: first + batch })
    }
  } catch (error) {
    report(true)
    throw error
  }
  report(false)
}
