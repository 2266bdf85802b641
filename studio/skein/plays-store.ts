import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Plays } from './plays.ts'
import { FORM, readPlays } from './read-plays.ts'

const NAME = 'houserules'
const VERSION = 1

interface Schema extends DBSchema {
  /** By the file that a game begins with, and how it was begun. */
  plays: { key: [string, string]; value: unknown }
}

/** Why nothing can be kept: there is no store for us, it is full, or a page of another version has hold of it. */
export type KeepTrouble = 'none' | 'full' | 'other-version'

/** What the browser did not keep. */
export class NotKept extends Error {
  readonly trouble: KeepTrouble

  constructor(trouble: KeepTrouble, cause: unknown) {
    super(`not kept: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'NotKept'
    this.trouble = trouble
  }
}

/** Plays in the browser's own database, which all pages of this address share. */
export class PlaysStore {
  private readonly db: IDBPDatabase<Schema>

  private constructor(db: IDBPDatabase<Schema>) {
    this.db = db
  }

  /** `closed` is told when a newer page takes the database over. @throws NotKept where the browser gives none */
  static async open(closed: () => void): Promise<PlaysStore> {
    try {
      const db = await openDB<Schema>(NAME, VERSION, {
        upgrade: (made) => void made.createObjectStore('plays'),
        blocking: (_from, _to, event) => {
          ;(event.target as IDBDatabase).close()
          closed()
        },
        terminated: closed,
      })
      return new PlaysStore(db)
    } catch (error) {
      throw notKept(error)
    }
  }

  /** All plays of a game, by how they begin. @throws NotKept */
  async all(game: string): Promise<ReadonlyMap<string, Plays>> {
    try {
      const range = IDBKeyRange.bound([game], [game, []])
      const transaction = this.db.transaction('plays')
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(range), transaction.store.getAll(range)])
      return new Map(
        values.flatMap((value, i): [string, Plays][] => {
          const plays = readPlays(value)
          return plays === null ? [] : [[keys[i]?.[1] ?? '', plays]]
        }),
      )
    } catch (error) {
      throw notKept(error)
    }
  }

  /**
   * Changes what is kept of one beginning, as it is by now: nobody else changes it in between. Gives what is kept then.
   * @throws NotKept where nothing was changed
   */
  async change(game: string, key: string, work: (kept: Plays | null) => Plays | null): Promise<Plays | null> {
    try {
      const transaction = this.db.transaction('plays', 'readwrite')
      const { store } = transaction
      const held = await store.get([game, key])
      const before = held === undefined ? null : readPlays(held)
      if (held !== undefined && before === null) throw new NotKept('other-version', 'plays of another version')
      const after = work(before)
      if (after === null) await store.delete([game, key])
      else if (after !== before) await store.put({ form: FORM, ...after }, [game, key])
      await transaction.done
      return after
    } catch (error) {
      throw notKept(error)
    }
  }

  close(): void {
    this.db.close()
  }
}

function notKept(error: unknown): NotKept {
  if (error instanceof NotKept) return error
  const name = error instanceof Error ? error.name : ''
  return new NotKept(name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'other-version' : 'none', error)
}
