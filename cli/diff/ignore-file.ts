import { resolve } from 'node:path'
import type { Io } from '../io.ts'
import { readText } from '../files/read-text.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** Fingerprints of changes that are known: one a line, with a `#` before what is said about it. */
export function readIgnoreFile(io: Io, file: string): ReadonlySet<string> {
  const known = new Set<string>()
  for (const [i, line] of readText(resolve(io.cwd, file)).split('\n').entries()) {
    const said = line.replace(/#.*$/u, '').trim()
    if (said === '') continue
    if (!/^[0-9a-f]{12}$/u.test(said))
      throw new UsageError(
        stated(
          '{1}:{2}: `{3}` is no fingerprint; write the 12 digits that `diff` shows behind a change, and `#` before a remark',
          file,
          i + 1,
          said,
        ),
      )
    known.add(said)
  }
  return known
}
