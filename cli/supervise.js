// Code that runs on hears no signal, so that a game whose next step takes long could not be interrupted. What may carry out
// rules is therefore run in a process of its own, and this one waits: a signal is handed on, and where nothing comes of it
// soon, that process is ended, and what it has left is removed. This file is JavaScript because it runs before any loader.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Commands that carry out rules; `simulate` has workers for that, and hears. */
const playing = ['play', 'test', 'draft', 'diff', 'explain', 'coverage', 'deck', 'start', 'cards']

/** What the names of temporary folders begin with, as in `temporary-folder.ts`. */
const MARK = 'HOUSERULES_TEMPORARY'

/** How long a process may take to end by itself, in milliseconds; with work of others, to take that back. */
const PATIENCE = 500
const PATIENCE_WITH_OTHERS = 5000

/**
 * Runs the program in a process of its own where that is needed.
 * @param {string} program path of the script
 * @returns {boolean} false where this process is to run it itself
 */
export function supervised(program) {
  const [, , ...args] = process.argv
  if (process.env[MARK] !== undefined || !args.some((arg) => playing.includes(arg))) return false
  const patience = args.some((arg) => arg.startsWith('--over')) ? PATIENCE_WITH_OTHERS : PATIENCE
  const mark = `houserules-${randomUUID()}-`
  const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, [MARK]: mark },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), patience).unref()
      process.exitCode = 128 + constants.signals[signal]
    })
  }
  child.once('error', (error) => {
    process.stderr.write(`error: the program cannot be run: ${error.message}\n`)
    process.exitCode = 2
  })
  child.once('exit', (code, signal) => {
    if (signal !== null) removeLeftBy(mark)
    process.exit(process.exitCode ?? code ?? 128 + (constants.signals[signal] ?? 0))
  })
  return true
}

/** Temporary folders of a process that could not remove them itself. */
function removeLeftBy(mark) {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(mark)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
}
