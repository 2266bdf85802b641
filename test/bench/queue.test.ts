import { expect, test } from 'vitest'
import { simulated } from '../../bench/queue/simulated.ts'

// What a queue can carry is known at its two ends.

test('a few threads wait for nothing', () => {
  const { tasks, threads } = simulated({ threads: 10, task: 1, redis: 0.0001, client: 0 })
  expect(tasks).toBeCloseTo(10, 0)
  expect(threads).toBeGreaterThan(0.99)
})

test('many threads have done what Redis can hand out', () => {
  const { tasks, threads, redis } = simulated({ threads: 2000, task: 0.1, redis: 0.001, client: 0 })
  expect(tasks).toBeGreaterThan(990)
  expect(tasks).toBeLessThan(1010)
  expect(threads).toBeCloseTo(0.05, 2)
  expect(redis).toBeCloseTo(1, 1)
})
