import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { programRoot } from '../files/paths.ts'
import { writeFile } from '../files/write-file.ts'

/**
 * Where what can be made again at any time is kept between runs. `HOUSERULES_CACHE` names another folder, or is `off`;
 * null means that nothing is kept.
 */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string | null {
  const named = env['HOUSERULES_CACHE'] ?? ''
  if (named === 'off') return null
  return named === '' ? join(modulesFolder(programRoot), '.cache', 'houserules') : named
}

/** The folder of packages that belongs to the project: its own, or the outermost that this program is installed in. */
function modulesFolder(root: string): string {
  const parts = root.split(sep)
  const at = parts.indexOf('node_modules')
  return at < 0 ? join(root, 'node_modules') : parts.slice(0, at + 1).join(sep)
}

/** The file of a folder in which something is kept, by its purpose and by what it is kept of. */
export const keptIn = (folder: string, purpose: string, of: string): string =>
  join(folder, `${purpose}-${hash('sha256', of, 'hex').slice(0, 16)}`)

/**
 * What was kept in a file under the same stamp. The file begins with a checksum: one that is damaged, half written or
 * of another stamp is as good as none, which is null. A stamp names the version of whoever keeps it, so that what is
 * read has the shape that was written.
 */
export function readKept(path: string, stamp: string): unknown {
  try {
    const text = readFileSync(path, 'utf8')
    const end = text.indexOf('\n')
    const body = text.slice(end + 1)
    return text.slice(0, end) === checksum(stamp, body) ? JSON.parse(body) : null
  } catch {
    return null
  }
}

/**
 * Keeps data under a stamp that says what it follows from. Another process may be reading or writing the same file, so
 * that it is replaced whole; what cannot be kept is made again next time.
 */
export function keepOnDisk(path: string, stamp: string, data: unknown): void {
  try {
    const body = JSON.stringify(data)
    writeFile(path, `${checksum(stamp, body)}\n${body}`)
  } catch {
    // A folder that cannot be written keeps nothing.
  }
}

const checksum = (stamp: string, body: string): string => hash('sha256', `${stamp}\n${body}`, 'base64url')
