import { setMaxListeners } from 'node:events'
import fc from 'fast-check'
import { TestRunner, type RunnerTestCase, type RunnerTestSuite, type RunnerTestFile } from 'vitest'
import { note } from './journal.ts'
import { readTask } from './task.ts'
import { beginTrials, isKilled, reachOf } from './trial.ts'

/**
 * Runs each test once as it is, and then once for each mutant that it came by and no test has killed yet. What a file
 * makes
 * before its tests is made anew for each.
 */

const task = readTask()
/** What tests may still spend on each mutant that is alive, in microseconds of processor time. */
const alive = new Map(task.mutants.map(({ number }) => [number, task.seconds * 1e6]))
beginTrials()
// Each run of a test listens for its being called off.
setMaxListeners(0)

/** A mutant may go round so many times as often as what it was made of, and so often in any case. */
const ROUNDS = { times: 20, most: 1_000_000 }
/** How much longer a test may take with a mutant, and how long in any case. */
const PATIENCE = { times: 20, seconds: 20 }

export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const work = async (): Promise<void> => {
      this.onBeforeTryTask(test)
      await prepare(test)
      await TestRunner.getTestFn(test)()
    }
    const before = performance.now()
    let reach
    try {
      reach = await reachOf(work)
    } catch (thrown) {
      note(task.journal, { kind: 'fails', test: nameOf(test), because: String(thrown) })
      throw thrown
    }
    const seconds = (performance.now() - before) / 1000
    const mutants = [...reach.mutants].filter((number) => alive.has(number))
    note(task.journal, { kind: 'reached', mutants })
    const patience = PATIENCE.seconds + PATIENCE.times * seconds
    const rounds = ROUNDS.most + ROUNDS.times * reach.rounds
    for (const mutant of mutants) {
      note(task.journal, { kind: 'tries', mutant, seconds: patience })
      const start = process.cpuUsage()
      if (await isKilled(mutant, rounds, work)) {
        alive.delete(mutant)
        note(task.journal, { kind: 'killed', mutant, by: nameOf(test) })
      } else spend(mutant, process.cpuUsage(start))
    }
    if (mutants.length > 0) await prepare(test)
    this.onBeforeTryTask(test)
    note(task.journal, { kind: 'tries', mutant: 0, seconds: PATIENCE.seconds * 10 })
  }

  onBeforeRunFiles(): void {
    // Mutants are only told from each other by whether some case fails, not by the smallest one that does.
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    if (isFile(suite))
      note(task.journal, { kind: 'file', file: suite.filepath, seconds: (suite.result?.duration ?? 0) / 1000 })
  }
}

function spend(mutant: number, { user, system }: NodeJS.CpuUsage): void {
  const left = (alive.get(mutant) ?? 0) - user - system
  if (left > 0) alive.set(mutant, left)
  else alive.delete(mutant)
}

const isFile = (suite: RunnerTestSuite): suite is RunnerTestFile => 'filepath' in suite

/** Carries out what the files and groups around a test do before them, from the outside. */
async function prepare(test: RunnerTestCase): Promise<void> {
  const around: RunnerTestSuite[] = []
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) around.unshift(suite)
  for (const suite of new Set<RunnerTestSuite>([test.file, ...around]))
    for (const hook of TestRunner.getSuiteHooks(suite).beforeAll ?? []) await hook(suite)
}

const nameOf = (test: RunnerTestCase): string => `${test.file.name} ${test.fullTestName ?? test.name}`
