import type { Sayable } from '../../grammar/saying.ts'
import {
  accessSync,
  constants,
  chmodSync,
  closeSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { realPath } from './real-path.ts'
import { linkStatsOf, statsOf } from './stats-of.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

let parts = 0

/** A text or bytes, or the pieces of a text, in turn. */
export type Written = string | Uint8Array | Generator<string>

/**
 * Writes files so that each is either the old one or the whole new one, and none is replaced before all are written.
 * Where a link stands, what it leads to is replaced.
 * @throws UsageError also for what is no regular file: another file in its place would not be what others have open
 */
export function writeFiles(files: ReadonlyMap<string, Written>): void {
  const waiting = new Map<string, string>()
  try {
    for (const [named, text] of files) {
      makeFolder(dirname(named))
      const path = replaceable(named)
      const part = `${path}.${process.pid}-${parts++}.part`
      waiting.set(part, path)
      writePart(part, text)
      const before = statsOf(path)
      if (before !== null) chmodSync(part, before.mode & 0o777)
    }
    for (const [part, path] of waiting) {
      renameSync(part, path)
      waiting.delete(part)
    }
  } catch (error) {
    for (const part of waiting.keys()) rmSync(part, { force: true })
    throw new UsageError(stated('cannot write: {1}', error instanceof Error ? error.message : String(error)))
  }
}

export function writeFile(path: string, text: Written): void {
  writeFiles(new Map([[path, text]]))
}

/** @throws UsageError where no file can be written, said before there is something to write */
export function mustBeWritable(path: string): void {
  const why = whyNotWritable(path)
  if (why !== null) throw new UsageError(stated('cannot write: {1}', why))
}

/** Why no file can be written at a path, with the folders that it needs; null where nothing is known against it. */
export function whyNotWritable(path: string): Sayable | null {
  let folder = dirname(path)
  while (statsOf(folder) === null && dirname(folder) !== folder) folder = dirname(folder)
  try {
    replaceable(path)
    if (statsOf(folder)?.isDirectory() !== true) return stated('{1} is no folder', folder)
    accessSync(folder, constants.W_OK)
    return null
  } catch (error) {
    return error instanceof UsageError ? error.words : stated('nothing may be written in {1}', folder)
  }
}

/**
 * What a file is to take the place of, without links. A link that leads to nothing is not followed, as nobody knows
 * what may be made there.
 * @throws UsageError where that can be no file
 */
function replaceable(path: string): string {
  const stats = statsOf(path)
  if (stats?.isDirectory() === true) throw new UsageError(stated('{1} is a folder', path))
  if (stats !== null && !stats.isFile()) throw new UsageError(stated('{1} is no regular file', path))
  const real = realPath(path)
  if (real === null && linkStatsOf(path) !== null)
    throw new UsageError(stated('{1} is a link that leads to nothing', path))
  return real ?? path
}

function writePart(part: string, text: Written): void {
  const file = openSync(part, 'w')
  try {
    const isWhole = typeof text === 'string' || text instanceof Uint8Array
    for (const piece of isWhole ? [text] : text) writeFileSync(file, piece)
  } finally {
    closeSync(file)
  }
}

/**
 * Makes a folder and those above it, one by one: where the system refuses, as in `/proc`, a recursive `mkdir` never
 * ends.
 * @throws the error of the system
 */
function makeFolder(path: string): void {
  if (statsOf(path)?.isDirectory() === true) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it in the meantime.
    if (statsOf(path)?.isDirectory() !== true) throw error
  }
}
