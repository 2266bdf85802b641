import { run } from './program.ts'
import { realToolchain } from './real-toolchain.ts'

// A reader such as `head` that has seen enough is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
// `exit` runs what removes temporary folders.
process.once('SIGINT', () => process.exit(130))

const { stdin, stdout, stderr, env } = process
void run(process.argv.slice(2), { io: { cwd: process.cwd(), env, stdin, stdout, stderr }, tools: realToolchain }).then((code) => { process.exitCode = code })
