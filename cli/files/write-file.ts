import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { UsageError } from '../usage-error.ts'

let parts = 0

/**
 * Writes files so that each is either the old one or the whole new one, and none is replaced before all are written.
 */
export function writeFiles(files: ReadonlyMap<string, string>): void {
  const waiting = new Map<string, string>()
  try {
    for (const [path, text] of files) {
      const part = `${path}.${process.pid}-${parts++}.part`
      makeFolder(dirname(path))
      waiting.set(part, path)
      writeFileSync(part, text)
    }
    for (const [part, path] of waiting) {
      renameSync(part, path)
      waiting.delete(part)
    }
  } catch (error) {
    for (const part of waiting.keys()) rmSync(part, { force: true })
    throw new UsageError(`cannot write: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export function writeFile(path: string, text: string): void {
  writeFiles(new Map([[path, text]]))
}
