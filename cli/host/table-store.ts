import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sqlite, { type Database } from 'node-sqlite3-wasm'
import { UsageError } from '../usage-error.ts'
import type { AgreedPlan } from './messages.ts'
import type { KeptSeat } from './table-seats.ts'
import { stated } from '../stated.ts'

/** A table as it is kept. */
export interface KeptTable {
  readonly name: string
  readonly plan: AgreedPlan
  readonly seats: readonly KeptSeat[]
  /** `Match.save()` as text; null where nothing was played. */
  readonly saved: string | null
}

/**
 * Tables in a SQLite file. Each change is written before anybody is told of it, so that a host that is killed at any
 * point goes on where its players saw it. Without a file they are kept as long as the process lives.
 */
export class TableStore {
  readonly #database: Database
  readonly #holder: string | null

  /** @throws UsageError where a host that is still running holds the file, or it cannot be read */
  constructor(file: string | null) {
    this.#holder = file === null ? null : `${file}.pid`
    if (file !== null && this.#holder !== null) hold(file, this.#holder)
    this.#database = opened(file)
  }

  keep({ name, plan, seats, saved }: KeptTable): void {
    const isUntaken = seats.every(({ secret }) => secret === '') ? 1 : 0
    const row = [name, JSON.stringify(plan), JSON.stringify(seats), isUntaken, saved, Date.now()]
    this.#database.run(
      `INSERT INTO tables (name, plan, seats, untaken, saved, touched) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET plan = excluded.plan, seats = excluded.seats, untaken = excluded.untaken,
          saved = excluded.saved, touched = excluded.touched`,
      row,
    )
  }

  table(name: string): KeptTable | null {
    const [row] = this.#database.all('SELECT plan, seats, saved FROM tables WHERE name = ?', [name])
    if (row === undefined) return null
    const plan = JSON.parse(text(row['plan'])) as AgreedPlan
    const seats = JSON.parse(text(row['seats'])) as KeptSeat[]
    return { name, plan, seats, saved: row['saved'] === null ? null : text(row['saved']) }
  }

  /** The names of all tables, those first that were there first. */
  names(): string[] {
    return this.#database.all('SELECT name FROM tables ORDER BY rowid').map((row) => text(row['name']))
  }

  count(): number {
    return Number(this.#database.all('SELECT COUNT(*) AS tables FROM tables')[0]?.['tables'] ?? 0)
  }

  /** The names of tables at which nothing was done since a moment. */
  untouchedSince(moment: number): string[] {
    return this.#names('touched < ?', moment)
  }

  /** Of tables that were opened before a moment, the names of those at which nobody has a seat. */
  untakenSince(moment: number): string[] {
    return this.#names('untaken = 1 AND touched < ?', moment)
  }

  remove(name: string): void {
    this.#database.run('DELETE FROM tables WHERE name = ?', [name])
  }

  close(): void {
    this.#database.close()
    if (this.#holder !== null) rmSync(this.#holder, { force: true })
  }

  #names(where: string, moment: number): string[] {
    return this.#database.all(`SELECT name FROM tables WHERE ${where}`, [moment]).map((row) => text(row['name']))
  }
}

/** Two hosts on one file would overwrite what the other keeps. */
function hold(file: string, holder: string): void {
  const before = existsSync(holder) ? Number(readFileSync(holder, 'utf8')) : 0
  if (before !== process.pid && isRunning(before))
    throw new UsageError(
      stated('{1} is held by process {2}, a host that is still running; end it, or name another file', file, before),
    )
  // The library locks with a folder, which a host that was killed leaves behind.
  rmSync(`${file}.lock`, { recursive: true, force: true })
  try {
    writeFileSync(holder, String(process.pid))
  } catch (error) {
    throw unusable(file, error)
  }
}

/**
 * Nobody else has the file, and its journal outlives whoever ends this process; that every write waits for the disk
 * would guard against a machine without power as well, and takes ninety times as long.
 */
const PRAGMAS = ['locking_mode = EXCLUSIVE', 'journal_mode = PERSIST', 'synchronous = OFF']

function opened(file: string | null): Database {
  try {
    const database = new sqlite.Database(file ?? ':memory:')
    for (const pragma of PRAGMAS) database.all(`PRAGMA ${pragma}`)
    database.exec(
      `CREATE TABLE IF NOT EXISTS tables (
        name TEXT PRIMARY KEY, plan TEXT NOT NULL, seats TEXT NOT NULL, untaken INTEGER NOT NULL, saved TEXT,
        touched INTEGER NOT NULL
      )`,
    )
    return database
  } catch (error) {
    throw unusable(file ?? 'memory', error)
  }
}

const unusable = (file: string, error: unknown): UsageError =>
  new UsageError(
    stated('tables cannot be kept in {1}: {2}', file, error instanceof Error ? error.message : String(error)),
  )

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
