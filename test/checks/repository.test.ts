import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { repositoryRules } from './kit.ts'

const { host, entries } = repositoryRules()

test.each(entries)('%s has nothing against it', { timeout: 60_000 }, (path) => {
  const { diagnostics, omitted } = checkGame(path, host)
  expect(diagnostics.map((d) => `${d.code} ${d.primary.text}`)).toEqual([])
  expect(omitted).toBe(0)
})
