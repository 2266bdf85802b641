// Code that runs on hears no signal, so that a game whose next step takes long could not be interrupted. What may carry out
// rules is therefore run in a process of its own, and this one waits: a signal is handed on, and where nothing comes of it
// soon, that process is ended, and what it has left is removed. This file is JavaScript because it runs before any loader.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Commands that carry out rules; `simulate` has workers for that, and hears. */
const playing = 'play test draft diff changelog merge git-merge show explain coverage deck start cards'.split(' ')

/** What the names of temporary folders begin with, as in `temporary-folder.ts`. */
const MARK = 'HOUSERULES_TEMPORARY'

/** Tells the process that its talk goes to a terminal, though it comes by way of this one. */
const TALKS_TO_TERMINAL = 'HOUSERULES_TALKS_TO_TERMINAL'

/** What Node writes as it dies of a full memory, and what stands behind it. */
const DYING = /(^|\n)(<--- Last few GCs --->|FATAL ERROR:|#\n# Fatal)/

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
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, [MARK]: mark, ...(process.stderr.isTTY ? { [TALKS_TO_TERMINAL]: '1' } : {}) },
  })
  let dies = false
  child.stderr.on('data', (data) => {
    const text = data.toString()
    const at = dies ? 0 : text.search(DYING)
    dies ||= at >= 0
    if (!dies) process.stderr.write(data)
    else if (at > 0) process.stderr.write(text.slice(0, at))
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
  // `close` comes when all that it wrote is there.
  child.once('close', (code, signal) => {
    if (signal !== null) removeLeftBy(mark)
    if (dies || signal === 'SIGABRT') {
      process.stderr.write(
        'error: it took more memory than a process has, and was ended; rules that keep too much may do that, ' +
          'or rules and games that are too large (NODE_OPTIONS=--max-old-space-size=MEGABYTES gives more)\n',
      )
      process.exit(1)
    }
    process.exit(process.exitCode ?? code ?? 128 + (constants.signals[signal] ?? 0))
  })
  return true
}

/** Temporary folders of a process that could not remove them itself. */
function removeLeftBy(mark) {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(mark)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
}
