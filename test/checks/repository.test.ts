import { expect, test } from 'vitest'
import { checkedGame } from '../kit/kept-games.ts'
import { repositoryRules } from './kit.ts'

const { entries } = repositoryRules()

test.each(entries)('%s has nothing against it', { timeout: 60_000 }, (path) => {
  const { diagnostics, omitted } = checkedGame(path)
  expect(diagnostics.map((d) => `${d.code} ${d.primary.text}`)).toEqual([])
  expect(omitted).toBe(0)
})
