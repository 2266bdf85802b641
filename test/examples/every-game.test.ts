import { expect, test } from 'vitest'
import { liveGame } from '../kit/kept-games.ts'
import { failuresOf } from '../kit/specimen.ts'
import { repositoryRules } from '../checks/kit.ts'

/** The worked examples of every game and variant, as `houserules test` runs them. */

test.each(repositoryRules().entries)('the worked examples of %s hold', { timeout: 120_000 }, async (path) => {
  const game = await liveGame(path)
  expect(game.examples.length).toBeGreaterThan(0)
  expect(failuresOf(game)).toEqual([])
})
