import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'
import { UsageError } from '../usage-error.ts'
import type { CardRow, DatabaseHeader } from './card-row.ts'

/** Writes a card database; it stands at `path` when it is whole, and what stood there before stays until then. */
export function writeDatabase(path: string, header: DatabaseHeader, cards: readonly CardRow[]): void {
  const part = `${path}.${process.pid}.part`
  try {
    makeFolder(dirname(path))
    const file = openSync(part, 'w')
    try {
      let lines = `${JSON.stringify(header)}\n`
      for (const card of cards) {
        lines += `${JSON.stringify(card)}\n`
        if (lines.length > 1 << 16) {
          writeSync(file, lines)
          lines = ''
        }
      }
      writeSync(file, `${lines}${JSON.stringify({ cards: cards.length })}\n`)
    } finally {
      closeSync(file)
    }
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { force: true })
    throw new UsageError(`cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
