import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { expressionRows, statementRows } from '../../compiler/analyse/operations.ts'
import { statementsIn } from '../../compiler/analyse/walk.ts'
import { expressionsOf, unitsOf } from '../../compiler/analyse/units.ts'
import { byDay, times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { randomGame } from '../kit/random-game.ts'
import { type Law, laws } from './laws.ts'
import { type LoadedGame, loadedGame } from './loaded-game.ts'
import { type Mutant, mutants } from './mutants.ts'
import { specimens } from './specimens.ts'

describe('the operation table', () => {
  let games: readonly LoadedGame[] = []
  beforeAll(async () => {
    games = await specimens()
  })

  test('has a specimen of each operation', () => {
    const units = games.flatMap(({ program }) => unitsOf(program))
    const stated: ReadonlySet<string> = new Set(units.flatMap((u) => statementsIn(u.body)).map((s) => s.kind))
    // Emission puts hooks into the events that they are of.
    expect(Object.keys(statementRows).filter((kind) => kind !== 'hook' && !stated.has(kind))).toEqual([])
    const asked: ReadonlySet<string> = new Set(units.flatMap(expressionsOf).map((x) => x.kind))
    expect(Object.keys(expressionRows).filter((kind) => !asked.has(kind))).toEqual([])
  })

  test.each(Object.entries(laws))('is right about %s', (_, law) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const game of games) expect(law(game, seed)).toBeNull()
      }),
      { numRuns: byDay(6, 12 * times) },
    )
  })

  /** Whether a table that says less is found wrong. */
  const isFound = ({ law, changed }: Mutant): boolean =>
    changed(() => {
      // What is known of a program is kept with it: another program is asked anew.
      const anew = games.map((game) => ({ ...game, program: { ...game.program } }))
      for (let seed = 1; seed <= 40; seed++) if (anew.some((game) => laws[law](game, seed) !== null)) return true
      return false
    })

  test('says nothing that could be left out', () => {
    const all = mutants(games)
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter((mutant) => !isFound(mutant)).map((mutant) => mutant.label)).toEqual([])
  })
})

describe('games written at random', () => {
  test.each(Object.entries(laws))('is right about %s', { timeout: 120_000 * times }, async (_, law: Law) => {
    let played = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const game = await loadedGame('random.rules', randomGame(source(seed)))
        if (game === null) return
        played += 1
        expect(law(game, seed)).toBeNull()
      }),
      { numRuns: byDay(4, 8 * times), endOnFailure: true },
    )
    expect(played).toBeGreaterThanOrEqual(byDay(1, 2 * times))
  })
})
