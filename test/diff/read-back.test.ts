import { expect, test } from 'vitest'
import { readBack } from './read-back.ts'
import { sampledByDay } from '../kit/effort.ts'

const READ = [
  'test/diff/stall.rules',
  'rules/hearts/hearts.rules',
  'rules/trump-king/trump-king.rules',
  'rules/duel-masters/duel-masters.rules',
]

test.each(sampledByDay(READ, 2, 'positions read back'))(
  'a position that is read from an example of %s and laid down again plays like it',
  async (path) => {
    const { examples, differing } = await readBack(path)
    expect(examples).toBeGreaterThan(1)
    expect(differing).toEqual([])
  },
)
