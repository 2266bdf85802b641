import { expect, test } from 'vitest'
import { linesOfProgress } from '../../cli/simulate/lines-of-progress.ts'

test('where no bar can be drawn, a line is said every five seconds, and none at the end', () => {
  const said: string[] = []
  let time = 1000
  const progress = linesOfProgress(
    100,
    (line) => said.push(line),
    () => time,
  )
  for (const [at, done] of [
    [3000, 5],
    [6000, 10],
    [7000, 20],
    [11_000, 50],
    [21_000, 100],
  ] as const) {
    time = at
    progress(done)
  }
  expect(said).toEqual(['10 of 100 games, about 45 s left', '50 of 100 games, about 10 s left'])
})
