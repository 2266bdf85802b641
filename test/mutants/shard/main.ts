import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { instrumented } from '../instrument.ts'
import { note } from '../journal.ts'
import { mutantsByFile, readTask } from '../task.ts'

// One process of a crew: the tests of a task in the order in which they are asked for, on the mutants of the task.

// Nobody is left who asks.
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'))

const task = readTask()
const files = mutantsByFile(task)
const { root } = task

class AsAsked {
  sort<T extends { readonly moduleId: string }>(tests: readonly T[]): T[] {
    const place = (test: T): number => task.tests.indexOf(test.moduleId.slice(root.length + 1))
    return [...tests].sort((a, b) => place(a) - place(b))
  }

  shard<T>(tests: readonly T[]): readonly T[] {
    return tests
  }
}

const vitest = await startVitest(
  'test',
  [],
  {
    config: false,
    root,
    run: true,
    watch: false,
    include: [...task.tests],
    setupFiles: ['test/kit/fixed-seed.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    update: false,
    runner: join(root, 'test/mutants/mutant-runner.ts'),
    reporters: [],
    sequence: { sequencer: AsAsked as never },
  },
  {
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform(_text, id) {
          const mutants = files.get(id.slice(root.length + 1))
          return mutants === undefined ? null : { code: instrumented(mutants), map: null }
        },
      },
    ],
  },
)
// A file that cannot be read has no tests, which looks as if none of them came by a mutant.
for (const module of vitest.state.getTestModules())
  for (const { message } of module.errors())
    note(task.journal, { kind: 'fails', test: module.relativeModuleId, because: message })
await vitest.close()
note(task.journal, { kind: 'end' })
process.exit(0)
