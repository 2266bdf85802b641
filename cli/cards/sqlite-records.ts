import { copyFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { UsageError } from '../usage-error.ts'
import type { RawRecord } from './raw-record.ts'
import { stated } from '../stated.ts'

/** Card databases of simulators have some ten megabytes. */
const LARGEST = 1 << 28

/**
 * The rows of tables that share a key, joined. The library locks what it reads with a folder beside it, so that it is
 * given a copy.
 */
export async function* sqliteRecords(path: string, tables: readonly string[], key: string): AsyncGenerator<RawRecord> {
  if (statSync(path).size > LARGEST)
    throw new UsageError(stated('{1} is larger than {2} bytes, which no card database is', path, LARGEST))
  const { default: sqlite } = await import('node-sqlite3-wasm')
  const copy = join(temporaryFolder(), 'cards.sqlite')
  copyFileSync(path, copy)
  let row = 0
  try {
    const database = new sqlite.Database(copy, { readOnly: true })
    try {
      const [first, ...others] = tables.map(quoted)
      const statement = database.prepare(
        `SELECT * FROM ${first}${others.map((table) => ` JOIN ${table} USING (${quoted(key)})`).join('')} ORDER BY ${quoted(key)}`,
      )
      try {
        for (const value of statement.iterate()) {
          row++
          yield { place: `row ${row}`, value: withoutBigNumbers(value) }
        }
      } finally {
        statement.finalize()
      }
    } finally {
      database.close()
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SQLite3Error') throw error
    throw new UsageError(
      row === 0 ? stated('{1}: {2}', path, error.message) : stated('{1}: after row {2}: {3}', path, row, error.message),
    )
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Whole numbers that JSON readers could not tell apart become texts of digits. */
function withoutBigNumbers(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => [
      column,
      typeof value === 'bigint' ? value.toString() : value,
    ]),
  )
}
