import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { View } from '../../runtime/index.ts'
import { TableClient } from '../host/table-client.ts'
import { source } from '../kit/playout.ts'
import { project } from './installed.ts'

/** `houserules host` of the packed package, in a folder that has nothing else of this one. */
async function started(folder: string): Promise<number> {
  const command = [join(folder, 'node_modules/.bin/houserules'), 'host', 'TrumpKing', '--port', '0']
  const child: ChildProcess = spawn(process.execPath, [...command, '--host', '127.0.0.1', '--store', 'tables.db'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(Number(/:(\d+)\/$/.exec(data.toString().trim())?.[1])))
    child.once('exit', (code) => reject(new Error(`the host ended with code ${code}`)))
  })
}

/** Answers at random whenever it is asked, until the game is over; returns what it saw last. */
async function playsToTheEnd(client: TableClient, random: (below: number) => number): Promise<View> {
  for (;;) {
    const { view } = (await client.next('view')) ?? expect.fail('the host has gone')
    if (view.results !== null) return view
    const { decision } = view
    if (decision === null) continue
    const choice = decision.choices[random(decision.choices.length)]?.move
    client.say({ kind: 'answer', step: decision.step, choice })
  }
}

test('two clients play Trump King to the end at a table of the installed package', async () => {
  const port = await started(project('host'))
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<div id="seat">')
  const { table } = (await (await fetch(`http://127.0.0.1:${port}/house.json`)).json()) as { readonly table: string }
  const clients = await Promise.all([0, 1].map(() => TableClient.connect(port)))
  for (const [seat, client] of clients.entries()) {
    await client.sitsAt(table, seat)
    client.say({ kind: 'ready', isReady: true })
  }
  const random = source(11)
  const [a, b] = await Promise.all(clients.map((client) => playsToTheEnd(client, random)))
  expect(a?.results).toEqual(b?.results)
  expect([a?.seat, b?.seat].sort()).toEqual(['A', 'B'])
  expect(a?.step).toBeGreaterThan(20)
  for (const client of clients) client.close()
})
