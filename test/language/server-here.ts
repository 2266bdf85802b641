import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { onTestFinished } from 'vitest'
import type { ExampleRunner } from '../../cli/lsp/examples/example-runner.ts'
import { runJob } from '../../cli/lsp/examples/run-job.ts'
import { serveEditor } from '../../cli/lsp/serve.ts'

/** A language server and its two streams; what it ends with, as `houserules lsp` does. */
export interface Started {
  readonly toServer: Writable
  readonly fromServer: Readable
  readonly ended: Promise<number | null>
}

/** A server in a process of its own, started in a folder, which ends with the test. */
export function serverProcess(cwd: string): Started {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/bin.js'), 'lsp', '--stdio'], { cwd })
  onTestFinished(() => {
    child.kill()
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { toServer: child.stdin, fromServer: child.stdout, ended }
}

/** Starting a thread takes longer than most tests; `thread-runner.test.ts` has some. */
const runsHere: ExampleRunner = {
  run: (job, signal) => runJob(job, () => !signal.aborted),
  end: () => {},
}

/** The same in this process, which it takes with it where it is sent `exit`. */
export function serverHere(cwd: string): Started {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const gone = serveEditor({ cwd, env: {}, stdin, stdout, stderr }, runsHere)
  onTestFinished(async () => {
    stdin.end()
    await gone
  })
  return { toServer: stdin, fromServer: stdout, ended: gone.then((goodbye) => (goodbye ? 0 : 1)) }
}
