import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { View } from '../../runtime/index.ts'
import { TestClient } from '../adapters/ws-client.ts'
import { source } from '../kit/playout.ts'
import { install, installedBy } from './installed.ts'
import { run } from './run.ts'

/** The host of `examples/`, compiled and run in a folder that has the packed package and nothing else of this one. */

const STRICT = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2023'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  rewriteRelativeImportExtensions: true,
  rootDir: 'host',
  outDir: 'built',
}

function builtHost(): string {
  const folder = installedBy('npm', 'host')
  cpSync(fileURLToPath(new URL('../../examples/websocket-host', import.meta.url)), join(folder, 'host'), {
    recursive: true,
  })
  const packages = ['ws@8', '@types/ws@8', '@types/node@20', 'node-sqlite3-wasm@0.8', 'typescript@6']
  install(folder, 'npm', ...packages)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['host'] }))
  run(folder, join(folder, 'node_modules/.bin/tsc'), ['-p', '.'])
  return folder
}

/** The port of a host that ends with the test. */
async function started(folder: string): Promise<number> {
  const command = [join(folder, 'built/main.js'), '--file', 'rooms.db', '--port', '0']
  const child: ChildProcess = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(Number(/\d+/.exec(data.toString())?.[0])))
    child.once('exit', (code) => reject(new Error(`the host ended with code ${code}`)))
  })
}

/** Answers at random whenever it is asked, until the game is over; returns what it saw last. */
async function playsToTheEnd(client: TestClient, random: (below: number) => number): Promise<View> {
  for (;;) {
    const { view } = (await client.next('view')) ?? expect.fail('the host has gone')
    if (view.results !== null) return view
    const { decision } = view
    if (decision === null) continue
    const choice = decision.choices[random(decision.choices.length)]?.move
    client.say({ kind: 'answer', step: decision.step, choice })
  }
}

test('two clients play Trump King to the end at a host that stands on the installed package', async () => {
  const port = await started(builtHost())
  const clients = await Promise.all([0, 1].map(() => TestClient.connect(port)))
  clients[0]?.say({ kind: 'open', game: 'trump-king' })
  const room = (await clients[0]?.next('opened'))?.room ?? expect.fail('no room was opened')
  for (const client of clients) client.say({ kind: 'join', room })
  const random = source(11)
  const [a, b] = await Promise.all(clients.map((client) => playsToTheEnd(client, random)))
  expect(a?.results).toEqual(b?.results)
  expect([a?.seat, b?.seat].sort()).toEqual(['A', 'B'])
  expect(a?.step).toBeGreaterThan(20)
  for (const client of clients) client.close()
})
