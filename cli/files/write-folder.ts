import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { writeFiles } from './write-file.ts'
import { stated } from '../stated.ts'

/** Writes a new folder of files, by their paths in it: it is there with all of them, or not at all. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  const part = partFor(folder)
  try {
    const whole = join(part, 'whole')
    writeFiles(new Map([...files].map(([path, text]) => [join(whole, path), text])))
    renameSync(whole, folder)
  } catch (error) {
    throw notWritten(folder, error)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/** A folder beside it, so that what is written there needs only another name. */
function partFor(folder: string): string {
  try {
    return mkdtempSync(join(dirname(folder), `.${basename(folder)}-`))
  } catch (error) {
    throw notWritten(folder, error)
  }
}

function notWritten(folder: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error
  return new UsageError(stated('cannot write {1}: {2}', folder, error instanceof Error ? error.message : String(error)))
}
