import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { realHouserules } from '../cli/kit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// All 15,504 hands of five out of twenty cards, by classes that combinatorics gives. `bench/poker-hands/whole-pack.rules`
// counts the 2,598,960 of a whole pack.
test('every hand of twenty cards is of its class', { timeout: 120_000 }, async () => {
  const argv = ['test', 'bench/poker-hands/poker-count.rules', '--round-limit', '1000000']
  const { code, out } = await realHouserules(argv, { cwd: root })
  expect([code, out]).toEqual([0, 'PokerCount: 1 of 1 examples hold\n'])
})
