import { expect, test } from 'vitest'
import { type ToPlay, gamesOfReport } from '../../cli/report/games/games-meant.ts'
import { partsOf } from '../../cli/report/games/parts.ts'
import { planOf, specimen } from './measured-game.ts'

const toPlay: ToPlay = {
  against: true,
  ladder: ['search:20'],
  values: 2,
  restrictions: 1,
  changes: (most) => 3 * Math.min(most, 7),
  mostChanges: 20,
  compiling: 0.5,
}

test('how many games each part plays: said, or as many as some time allows', async () => {
  const engine = await specimen('draw')
  const table = planOf(engine, {})
  const meant = (said: Parameters<typeof gamesOfReport>[3]) => gamesOfReport(engine, table, toPlay, said)

  expect(await meant({ part: {}, games: 500 })).toMatchObject({
    games: 500,
    parts: partsOf(500),
    changes: 20,
    minutes: null,
  })
  // Nobody said how many: no more than come to some minutes.
  expect(await meant({ part: {} })).toMatchObject({ games: 1000, minutes: 5 })

  const hasty = await meant({ part: { tension: '17' }, minutes: 1e-9, workers: 1 })
  expect(hasty.parts).toMatchObject({ tension: 17, deals: 3, ladder: 2, against: 30, changes: 30 })
  expect(hasty).toMatchObject({ games: 30, changes: 0 })
  expect(hasty.cut).toContainEqual({ name: 'ladder', games: 2, of: 40 })
  expect(hasty.cut).toContainEqual({ name: 'changed', games: 0, of: 21 })
  expect(hasty.cut.map(({ name }) => name)).not.toContain('tension')
})
