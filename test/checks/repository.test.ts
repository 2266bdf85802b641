import { expect, test } from 'vitest'
import { checkedGame, liveGame } from '../kit/kept-games.ts'
import { failuresOf } from '../kit/specimen.ts'
import { repositoryRules } from './kit.ts'

const { entries } = repositoryRules()

/** Every game and variant, as `houserules test` runs them. What is checked here is not checked anew for its engine. */
test.each(entries)('%s has nothing against it, and its worked examples hold', { timeout: 120_000 }, async (path) => {
  const { diagnostics, omitted } = checkedGame(path)
  expect(diagnostics.map((d) => `${d.code} ${d.primary.text}`)).toEqual([])
  expect(omitted).toBe(0)
  const game = await liveGame(path)
  expect(game.examples.length).toBeGreaterThan(0)
  expect(failuresOf(game)).toEqual([])
})
