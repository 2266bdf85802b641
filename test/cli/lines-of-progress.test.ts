import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import { linesOfProgress } from '../../cli/simulate/lines-of-progress.ts'

test('where no bar can be drawn, a line is said every five seconds, and none at the end', () => {
  const said: string[] = []
  let time = 1000
  const progress = linesOfProgress(
    100,
    (line) => said.push(inEnglish(line)),
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
    progress({ done, standstills: 0 })
  }
  expect(said).toEqual(['10 of 100 games, about 45 s left', '50 of 100 games, about 10 s left'])
})

test('also before the first game is over, and with what was found', () => {
  const said: string[] = []
  let time = 0
  const progress = linesOfProgress(
    4,
    (line) => said.push(inEnglish(line)),
    () => time,
  )
  for (const [at, done, standstills] of [
    [6000, 0, 0],
    [12_000, 0, 0],
    [18_000, 2, 1],
  ] as const) {
    time = at
    progress({ done, standstills })
  }
  expect(said).toEqual([
    '0 of 4 games, 6 s so far',
    '0 of 4 games, 12 s so far',
    '2 of 4 games, 1 of them came to a standstill, about 18 s left',
  ])
})
