import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { type CompiledGameModule, compiledFamily } from '../kit/compiled-games.ts'
import { byDay, times } from '../kit/effort.ts'
import { type Line, anyTable, recommendedTable } from '../kit/playout.ts'
import { campaign, playedUpTo } from './campaign.ts'

/** Something that every random game of every game keeps to. */
export interface Law {
  readonly says: string
  readonly holds: (game: CompiledGameModule, line: Line) => void
  /** Share of the usual number of games, for laws that cost much at each decision. */
  readonly share?: number
  /** Keeps to the options that the rules recommend. */
  readonly plain?: boolean
}

/**
 * Keeps to one game or variant. For a number of decisions, and a table of what was played:
 * `npm run laws -- --decisions 1000000`.
 */
const only = process.env['HOUSERULES_LAWS_GAME']

/** Games in an everyday run: those of a small pack many times; long ones, and variants, less often than others. */
function usual({ variant, engine }: CompiledGameModule): number {
  if (engine.info.cards.length < 10) return 50
  return variant || engine.info.cards.length > 100 ? 1 : 2
}

/** Tries the laws on the games of one folder of rules/; what breaks one is shown with the seeds to play it again. */
export async function keepsTo(folder: string, laws: readonly Law[]): Promise<void> {
  const games = await compiledFamily(folder, (name) => only === undefined || name === only)
  if (games.length === 0)
    test(only === undefined ? `there are games in ${folder}` : `${only} stands in another folder`, () =>
      expect(games.length > 0 || only !== undefined).toBe(true),
    )
  const variants = games.filter(({ variant }) => variant).length
  for (const [i, game] of games.entries()) keeps(game, byDay(sharedOut(game, i, laws, variants), laws))
}

/**
 * By day a game that stands on no other is tried by each law. Its variants are made of the same rules but for a few, so
 * that the laws are shared out among them, always the same ones to each; to each a third at most.
 */
function sharedOut(
  { variant }: CompiledGameModule,
  place: number,
  laws: readonly Law[],
  variants: number,
): readonly Law[] {
  return variant ? laws.filter((_, i) => (i + place) % Math.max(3, variants) === 0) : laws
}

/**
 * At a table with options of its own nobody may be able to do anything any more; as the rules recommend it, a game
 * must not come to that.
 */
function unlessItStandsStill({ options }: Line, holds: () => void): void {
  try {
    holds()
  } catch (thrown) {
    if (!isRoundLimitError(thrown) || Object.keys(options).length === 0) throw thrown
    fc.pre(false)
  }
}

/** Tries the laws on one game. */
export function keeps(game: CompiledGameModule, laws: readonly Law[]): void {
  describe(game.name, () => {
    const some = campaign === null ? laws : laws.filter(({ says }) => campaign?.laws.includes(says))
    for (const { says, holds, share = 1, plain = false } of some) {
      const property = fc.property(plain ? recommendedTable() : anyTable(game.engine), (line) =>
        unlessItStandsStill(line, () => holds(game, line)),
      )
      const long = campaign
      if (long !== null) {
        test(says, { timeout: 24 * 60 * 60_000 }, () => playedUpTo(long, { game: game.name, law: says }, property))
        continue
      }
      const numRuns = Math.max(1, Math.round(usual(game) * share * times))
      test(`${says} (${numRuns} random games)`, { timeout: 240_000 * Math.max(1, times) }, () => {
        fc.assert(property, { numRuns, endOnFailure: true })
      })
    }
  })
}
