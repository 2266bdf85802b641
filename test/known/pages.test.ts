import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gamesPage } from '../../docs/write-games.ts'

test('rules/README.md tells of the games as they are; `npm run games` writes it', () => {
  expect(gamesPage()).toBe(readFileSync(new URL('../../rules/README.md', import.meta.url), 'utf8'))
})
