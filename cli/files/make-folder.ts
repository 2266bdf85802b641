import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { statsOf } from './stats-of.ts'

/**
 * Makes a folder and those above it, one by one: where the system refuses, as in `/proc`, a recursive `mkdir` never
 * ends.
 * @throws the error of the system
 */
export function makeFolder(path: string): void {
  if (statsOf(path)?.isDirectory() === true) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it in the meantime.
    if (statsOf(path)?.isDirectory() !== true) throw error
  }
}
