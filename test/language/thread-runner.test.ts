import { afterAll, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { RecordingHost } from '../../compiler/recording-host.ts'
import type { ExampleJob } from '../../cli/lsp/examples/example-job.ts'
import { ThreadRunner } from '../../cli/lsp/examples/thread-runner.ts'
import { hostOf, SMALL } from './kit.ts'

const UNWANTED = AbortSignal.abort()
const WANTED = new AbortController().signal

/** A game for another thread, with all that its check has read. */
function jobOf(text: string): ExampleJob {
  const host = new RecordingHost(hostOf(new Map([['Small.rules', text]])))
  checkGame('Small.rules', host)
  return { path: 'Small.rules', answers: host.answers }
}

/** One for all, as a thread takes long to begin. */
const runner = new ThreadRunner()

afterAll(() => runner.end())

test('examples run in another thread, with the rules that applied in each', async () => {
  const ran = await runner.run(jobOf(SMALL), WANTED)
  expect(ran).toMatchObject([{ title: 'wild', place: 'Small.rules:38', ok: true, trace: [] }])
  expect(ran?.[0]?.applied).toContain('Small.rules:8')
})

test('one that does not hold comes with what happened', async () => {
  const ran = await runner.run(jobOf(SMALL.replace('score of A = 4', 'score of A = 5')), WANTED)
  expect(ran).toMatchObject([{ ok: false, failures: [{ line: 43 }], trace: [{}, {}, {}, {}, {}] }])
})

test('a game with errors comes to nothing', async () => {
  expect(await runner.run(jobOf(SMALL.replace('p must act', 'q must act')), WANTED)).toBeNull()
})

test('what is not wanted any more comes to nothing, and the next is run', async () => {
  const stop = new AbortController()
  const [first, second] = [runner.run(jobOf(SMALL), stop.signal), runner.run(jobOf(SMALL), WANTED)]
  stop.abort()
  expect(await first).toBeNull()
  expect(await second).toHaveLength(1)
  expect(await runner.run(jobOf(SMALL), UNWANTED)).toBeNull()
})

test('a thread that is given up comes to nothing, and the next run begins another', async () => {
  const first = runner.run(jobOf(SMALL), WANTED)
  runner.end()
  expect(await first).toBeNull()
  expect(await runner.run(jobOf(SMALL), WANTED)).toHaveLength(1)
})

test('what cannot be run is told, and the next is run', async () => {
  // No file that the game could have been read from.
  const nothing = runner.run({ path: 'Small.rules', answers: null as unknown as ExampleJob['answers'] }, WANTED)
  await expect(nothing).rejects.toThrow()
  expect(await runner.run(jobOf(SMALL), WANTED)).toHaveLength(1)
})
