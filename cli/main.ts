import { constants } from 'node:os'
import { exitCode } from './exit-code.ts'
import { run } from './program.ts'
import { realToolchain } from './real-toolchain.ts'

// Whatever ends the process early ends it by `exit`, which runs what removes temporary folders.

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // A reader such as `head` that has seen enough is no fault.
    if (error.code === 'EPIPE') process.exit()
    if (stream === process.stdout) process.stderr.write(`error: the output cannot be written: ${error.message}\n`)
    process.exit(exitCode.usage)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]))
}

const { stdin, stdout, stderr, env } = process
// Talk goes by way of the process that waits for this one (`supervise.js`).
if (env['HOUSERULES_TALKS_TO_TERMINAL'] !== undefined) stderr.isTTY = true
void run(process.argv.slice(2), { io: { cwd: process.cwd(), env, stdin, stdout, stderr }, tools: realToolchain }).then(
  (code) => {
    process.exitCode = code
  },
)
