import { spawn } from 'node:child_process'
import type { Program } from './program.ts'

export interface Ran {
  readonly output: string
  readonly complaints: string
  /** Null where it was ended before. */
  readonly code: number | null
}

/** Runs the program to its end, or until it is to stop. Rejects where it cannot be started. */
export function runProgram(program: Program, args: readonly string[], cwd: string, stop: AbortSignal): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program.command, [...program.args, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = { output: '', complaints: '' }
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (said.output += piece))
    child.stderr.setEncoding('utf8').on('data', (piece: string) => (said.complaints += piece))
    const end = (): void => void child.kill()
    stop.addEventListener('abort', end)
    child.once('error', reject)
    child.once('close', (code) => {
      stop.removeEventListener('abort', end)
      resolve({ ...said, code })
    })
    if (stop.aborted) end()
  })
}
