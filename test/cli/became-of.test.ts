import { expect, test } from 'vitest'
import { type ReadTask, becameOf } from '../../cli/over/became-of.ts'

/** A task that was read in some state, and is in another by the time it is asked. */
const task = (state: string, returnvalue: unknown = null, failedReason = ''): ReadTask => ({
  returnvalue,
  failedReason,
  getState: () => Promise.resolve(state),
  remove: () => Promise.resolve(),
})

test('a task that ends just after it was read has its result, which the first reading lacks', async () => {
  const became = await becameOf(task('completed'), () => Promise.resolve(task('completed', 'seven games')))
  expect(became).toMatchObject({ kind: 'completed', task: { returnvalue: 'seven games' } })
})

test('a task that fails just after it was read has its reason, which the first reading lacks', async () => {
  const became = await becameOf(task('failed'), () => Promise.resolve(task('failed', null, 'no such bot')))
  expect(became).toMatchObject({ kind: 'failed', task: { failedReason: 'no such bot' } })
})

test('a task that is worked at is left alone', async () => {
  const never = () => Promise.reject(new Error('it was read once more'))
  expect(await becameOf(task('active'), never)).toEqual({ kind: 'open' })
  expect(await becameOf(task('waiting'), never)).toEqual({ kind: 'open' })
})

test('a task that is not there, or was removed as it ended, is gone', async () => {
  const nothing = () => Promise.resolve(undefined)
  expect(await becameOf(undefined, nothing)).toEqual({ kind: 'gone' })
  expect(await becameOf(task('completed'), nothing)).toEqual({ kind: 'gone' })
})
