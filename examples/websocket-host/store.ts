import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sqlite, { type Database } from 'node-sqlite3-wasm'

/** A room as it is kept. */
export interface KeptRoom {
  readonly name: string
  readonly game: string
  /** `Match.save()` as text. */
  readonly saved: string
  /** By seat the token of who sits there, empty where nobody does. */
  readonly tokens: readonly string[]
}

/**
 * Rooms in a SQLite file. Each change is written before anybody is told of it, so that a host that is killed at any
 * point goes on where its players saw it.
 */
export class Store {
  readonly #database: Database
  readonly #holder: string

  /** @throws Error where a host that is still running holds the file */
  constructor(file: string) {
    this.#holder = `${file}.pid`
    const holder = existsSync(this.#holder) ? Number(readFileSync(this.#holder, 'utf8')) : 0
    if (holder !== process.pid && isRunning(holder)) throw new Error(`${file} is held by process ${holder}`)
    // The library locks with a folder, which a host that was killed leaves behind.
    rmSync(`${file}.lock`, { recursive: true, force: true })
    writeFileSync(this.#holder, String(process.pid))
    this.#database = new sqlite.Database(file)
    this.#database.exec(
      `CREATE TABLE IF NOT EXISTS rooms (
        name TEXT PRIMARY KEY, game TEXT NOT NULL, saved TEXT NOT NULL, tokens TEXT NOT NULL
      )`,
    )
    // When something was last done in a room, in milliseconds since 1970; files of before do not have it.
    if (!this.#database.all('PRAGMA table_info(rooms)').some((column) => column['name'] === 'touched'))
      this.#database.exec(`ALTER TABLE rooms ADD COLUMN touched INTEGER NOT NULL DEFAULT ${Date.now()}`)
  }

  keep({ name, game, saved, tokens }: KeptRoom): void {
    const row = [name, game, saved, JSON.stringify(tokens), Date.now()]
    this.#database.run('INSERT OR REPLACE INTO rooms (name, game, saved, tokens, touched) VALUES (?, ?, ?, ?, ?)', row)
  }

  room(name: string): KeptRoom | null {
    const [row] = this.#database.all('SELECT game, saved, tokens FROM rooms WHERE name = ?', [name])
    if (row === undefined) return null
    const tokens = JSON.parse(text(row['tokens'])) as string[]
    return { name, game: text(row['game']), saved: text(row['saved']), tokens }
  }

  count(): number {
    return Number(this.#database.all('SELECT COUNT(*) AS rooms FROM rooms')[0]?.['rooms'] ?? 0)
  }

  /** The names of rooms in which nothing was done since a moment. */
  untouchedSince(moment: number): string[] {
    const rows = this.#database.all('SELECT name FROM rooms WHERE touched < ?', [moment])
    return rows.map((row) => text(row['name']))
  }

  /** Of rooms that were opened before a moment, the names of those in which nobody has a seat. */
  unseatedSince(moment: number): string[] {
    const rows = this.#database.all('SELECT name, tokens FROM rooms WHERE touched < ?', [moment])
    const unseated = rows.filter((row) => (JSON.parse(text(row['tokens'])) as string[]).every((token) => token === ''))
    return unseated.map((row) => text(row['name']))
  }

  remove(name: string): void {
    this.#database.run('DELETE FROM rooms WHERE name = ?', [name])
  }

  close(): void {
    this.#database.close()
    rmSync(this.#holder, { force: true })
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
