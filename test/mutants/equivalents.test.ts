import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readEquivalents, staleOf } from './equivalents.ts'
import { mutantsOf } from './mutants.ts'
import { rooms } from './rooms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

test('every mutant that is excused is still there', () => {
  const known = rooms.flatMap((room) => mutantsOf(room, root))
  expect(staleOf(readEquivalents(), known, []).map(({ mutant }) => mutant)).toEqual([])
})
