import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { families } from '../kit/compiled-games.ts'

test('every folder of rules/ has a file here that tries the laws on its games', () => {
  const tried = readdirSync(fileURLToPath(new URL('./', import.meta.url)))
  expect(families().filter((folder) => !tried.includes(`${folder}.test.ts`))).toEqual([])
})
