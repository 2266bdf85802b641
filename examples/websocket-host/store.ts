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
  }

  keep({ name, game, saved, tokens }: KeptRoom): void {
    this.#database.run('INSERT OR REPLACE INTO rooms VALUES (?, ?, ?, ?)', [name, game, saved, JSON.stringify(tokens)])
  }

  rooms(): KeptRoom[] {
    const text = (value: unknown): string => (typeof value === 'string' ? value : '')
    return this.#database.all('SELECT name, game, saved, tokens FROM rooms ORDER BY name').map((row) => ({
      name: text(row['name']),
      game: text(row['game']),
      saved: text(row['saved']),
      tokens: JSON.parse(text(row['tokens'])) as string[],
    }))
  }

  close(): void {
    this.#database.close()
    rmSync(this.#holder, { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
