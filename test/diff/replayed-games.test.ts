import { expect, test } from 'vitest'
import { caseNames } from './kit.ts'
import { replayedGames } from './replayed-games.ts'
import { byDay, sampledByDay } from '../kit/effort.ts'

test('where it is said that old games replay, random games of the old rules do', async () => {
  const all = await replayedGames(sampledByDay(caseNames, 40, 'replayed games'))
  expect(all.filter(({ parted }) => parted !== null)).toEqual([])
  expect(all.filter(({ decisions }) => decisions > 0).length).toBeGreaterThan(byDay(2, 12))
})
