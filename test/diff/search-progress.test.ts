import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withSearchProgress } from '../../cli/diff/search-progress.ts'
import type { SearchProgress } from '../../cli/diff/witness/budget.ts'
import { makeChange } from '../../compiler/diff/make-change.ts'

// A search is told of once it takes long, and what it finds as it finds it.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const span = { file: { path: 'x.rules', text: 'a\n' }, start: 0, end: 1 }
const changes = ['peace', 'war'].map((rule) =>
  makeChange('forbid-added', rule, null, { text: rule, span, clauses: [] }),
)

/** What is told while a search goes on for so many milliseconds and finds something after the first. */
async function told(milliseconds: number, taken = 0): Promise<string> {
  const stderr = new PassThrough()
  const stdin = new PassThrough()
  let tell: (progress: SearchProgress) => void = () => undefined
  const io = { cwd: '', env: {}, stdin, stdout: stderr, stderr }
  const awaited = { changes, first: () => ['2 changes.', '- Peace.'], since: performance.now() - taken }
  const search = withSearchProgress(io, awaited, (progress) => {
    tell = progress
    progress({ shown: 0, soughtFor: ['peace', 'war'], last: null })
    return new Promise((done) => setTimeout(() => done(null), milliseconds))
  })
  await vi.advanceTimersByTimeAsync(2500)
  tell({ shown: 1, soughtFor: ['war'], last: 'peace: A may lay 2♣' })
  await vi.advanceTimersByTimeAsync(milliseconds)
  await search
  return String(stderr.read() ?? '')
}

test('nothing is told of one that is quick', async () => {
  expect(await told(1000)).toBe('')
})

test('what is looked for, what is found, and how far it is', async () => {
  expect((await told(12_000)).split('\n')).toEqual([
    '2 changes.',
    '- Peace.',
    '0 of 2 changes shown; looking for peace, war',
    'shown: peace: A may lay 2♣',
    '1 of 2 changes shown; looking for war',
    expect.anything(),
  ])
})

test('what has changed is told before engines are made of what took long to read', async () => {
  expect(await told(0, 1000)).toMatch(/^2 changes\.\n- Peace\.\n/u)
})
