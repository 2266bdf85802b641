import { readdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { Threads } from '../../cli/over/threads.ts'
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

test.each([
  ['for too long', 'for (;;);', 1, /it takes longer than the 1 seconds/],
  ['with too much', 'const all = []; for (;;) all.push(new Array(1000).fill(all))', 60, /more than the 16 megabytes/],
  ['to its end', 'process.exit(7)', 60, /a worker ended with code 7/],
  ['to a fault', "port.postMessage({ kind: 'failed', message: 'no game', stack: '' })", 60, /^no game$/],
])('a task of others that goes on %s is given up, and the next is done', async (_how, text, seconds, message) => {
  const answer = `port.postMessage({ kind: 'done', result: task })`
  const program = `const { parentPort: port } = require('node:worker_threads')
    port.on('message', (task) => { if (task === 'bad') { ${text} } else ${answer} })`
  const start = (megabytes: number) =>
    new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: megabytes } })
  const threads = new Threads(start, { memory: 16, seconds })
  await expect(threads.do('bad')).rejects.toThrow(message)
  expect(await threads.do('good')).toBe('good')
  expect(await threads.do('better')).toBe('better')
  await threads.end()
})

test('a task that nobody needs any more takes nothing from the others when it fails', async () => {
  const program = `const { parentPort: port } = require('node:worker_threads')
    port.on('message', (task) => {
      if (task === 'late') setTimeout(() => port.postMessage({ kind: 'failed', message: 'late', stack: '' }), 300)
      else setTimeout(() => port.postMessage({ kind: 'done', result: task }), 100)
    })`
  const taken: unknown[] = []
  await shareOut<string, string>({
    workers: 2,
    start: () => new Worker(program, { eval: true }),
    tasks: ['late', 'one', 'spared', 'two', 'three', 'four'],
    take: (_number, result) => {
      taken.push(result)
      return result === 'one' ? [0, 2] : []
    },
  })
  expect(taken).toEqual(['one', 'two', 'three', 'four'])
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
