import { readdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { shareOut } from '../../cli/simulate/crew.ts'
import { runPool } from '../../cli/simulate/pool.ts'
import { removeTemporaryFolders, temporaryFolder } from '../../cli/files/temporary-folder.ts'
import { isRulesLimitError } from '../../runtime/rounds/rules-limit-error.ts'
import { folderWith } from './kit.ts'

const plan = { games: 4, seed: 1, rotate: false, maxDecisions: 10, players: 2, options: {}, bots: ['random', 'random'] }

test.each([
  ['as it begins', 'process.exit(7)', /a worker ended with code 7/],
  ['in a game', 'return { engine: { setup() { process.exit(7) } } }', /a worker ended with code 7/],
  ['by an error', 'throw new Error("no engine")', /no engine/],
])('a worker that dies %s ends the games with the reason', async (_when, text, message) => {
  await expect(runPool({ script: { text, runtime: {} }, plan }, 2, () => undefined)).rejects.toThrow(message)
})

test('a thread that takes more memory than it may ends the work as what the rules come to', async () => {
  const start = () =>
    new Worker('const all = []; for (;;) all.push(new Array(1000).fill(all))', {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    })
  const work = shareOut({ workers: 1, start, tasks: [1], take: () => undefined })
  await expect(work).rejects.toSatisfy(isRulesLimitError)
})

test('temporary folders are made where the system has them, and removed all', () => {
  const tmp = folderWith({})
  vi.stubEnv('TMPDIR', tmp)
  temporaryFolder()
  temporaryFolder()
  expect(readdirSync(tmp)).toHaveLength(2)
  removeTemporaryFolders()
  vi.unstubAllEnvs()
  expect(readdirSync(tmp)).toEqual([])
})
