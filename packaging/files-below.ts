import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Paths of all files in a folder and those below it, in order of their names. */
export function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => (relative(folder, a) < relative(folder, b) ? -1 : 1))
}
