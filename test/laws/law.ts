import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { type CompiledGameModule, compiledFamily, declaredGames, families } from '../kit/compiled-games.ts'
import { byDay, sampledByDay, sampledSeed, times } from '../kit/effort.ts'
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
  if (engine.info.cards.length < 10) return byDay(15, 50)
  return variant || engine.info.cards.length > 100 ? 1 : 2
}

/** How many of the games that stand on no other, and of variants, each law is tried on by day. */
const [BASES, VARIANTS] = [1, 1]

/** Its games take so little that none is left out. */
const SMALL = 'kuhn-poker'

/** The games that a law is tried on by day, of all folders; a small one always. */
function gamesByDay(law: number): readonly string[] {
  const all = families().flatMap((folder) => declaredGames(folder).map((game) => ({ ...game, folder })))
  const of = (isVariant: boolean): string[] =>
    all.filter(({ variant, folder }) => variant === isVariant && folder !== SMALL).map(({ name }) => name)
  return [
    ...all.filter(({ folder }) => folder === SMALL).map(({ name }) => name),
    ...sampledByDay(of(false), BASES, `law ${law}`),
    ...sampledByDay(of(true), VARIANTS, `law ${law} of variants`),
  ]
}

/** Tries the laws on the games of one folder of rules/; what breaks one is shown with the seeds to play it again. */
export async function keepsTo(folder: string, laws: readonly Law[]): Promise<void> {
  const games = await compiledFamily(folder, (name) => only === undefined || name === only)
  if (games.length === 0)
    test(only === undefined ? `there are games in ${folder}` : `${only} stands in another folder`, () =>
      expect(games.length > 0 || only !== undefined).toBe(true),
    )
  const chosen = laws.map((_, law) => byDay(gamesByDay(law), null))
  for (const game of games) {
    // The first, that games end, is tried on each: that a game can be played at all has been seen then.
    const tried = laws.filter((_, law) => law === 0 || chosen[law]?.includes(game.name) !== false)
    keeps(game, tried)
  }
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
        fc.assert(property, { numRuns, endOnFailure: true, ...sampledSeed(`${game.name} ${says}`) })
      })
    }
  })
}
