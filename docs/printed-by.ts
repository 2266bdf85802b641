import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { run } from '../cli/program.ts'
import { realToolchain } from '../cli/real-toolchain.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a command prints, in the folder of the project. */
export const printedBy = (...args: string[]): Promise<string> => printedIn(root, args)

/** What a command prints in a folder. */
export async function printedIn(folder: string, args: readonly string[]): Promise<string> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  stdin.end()
  stderr.resume()
  const printed = text(stdout)
  const code = await run(args, { io: { cwd: folder, env: {}, stdin, stdout, stderr }, tools: realToolchain })
  if (code !== 0) throw new Error(`houserules ${args.join(' ')} ended with ${code}`)
  stdout.end()
  return printed
}
