import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('serve-table.ts', import.meta.url))
const typescript = fileURLToPath(new URL('../../../test/run/typescript.js', import.meta.url))

/** A host as a process of its own. */
export interface Hosted {
  readonly process: ChildProcess
  readonly port: number
  /** Kills it in the middle of what it does, and begins it again at the same place. */
  readonly killed: () => Promise<Hosted>
}

/** Begins a host of a game with the page that the tests have built; it ends with the test. */
export async function tableHost(file: string, at = 0, game = 'Daifugo'): Promise<Hosted> {
  const args = ['--import', typescript, program, inject('page'), file, String(at), game]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(Number(data.toString())))
    child.once('exit', () => reject(new Error('the host ended')))
  })
  const killed = async (): Promise<Hosted> => {
    child.removeAllListeners('exit')
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    return tableHost(file, port, game)
  }
  return { process: child, port, killed }
}

/** A place for tables to be kept in, which is gone after the test. */
export function newTables(): string {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-tables-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'tables.db')
}
