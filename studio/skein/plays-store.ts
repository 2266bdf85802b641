import type { DBSchema, IDBPDatabase } from 'idb'
import { NotKept, keeping } from '../kept/not-kept.ts'
import { openDatabase } from '../kept/open-database.ts'
import { type Plays, type Knot, type KnotName, ROOT } from './plays.ts'
import { readBeginning } from '../share/read-shared.ts'

/** The form in which plays are kept. */
export const FORM = 1

/** Reads what the browser has kept; null for what is not of this form. */
export function readPlays(data: unknown): Plays | null {
  if (!isRecord(data) || data['form'] !== FORM) return null
  const { game, changed, knots } = data
  const beginning = readBeginning(data['beginning'])
  if (beginning === null || typeof game !== 'string' || typeof changed !== 'number' || !Array.isArray(knots))
    return null
  const read = knots.map(readKnot)
  const isWhole = read.every((knot) => knot !== null)
  return isWhole ? { beginning, game, changed, knots: read } : null
}

function readKnot(data: unknown, at: number): Knot | null {
  if (!isRecord(data)) return null
  const { parent, seat, choice, told } = data
  const isAfter = Number.isInteger(parent) && (parent as number) >= ROOT && (parent as number) < at
  if (!isAfter || typeof seat !== 'string' || typeof choice !== 'string' || typeof told !== 'string') return null
  return { parent: parent as number, seat, choice, told, name: readName(data['name']) }
}

function readName(data: unknown): KnotName | null {
  if (!isRecord(data)) return null
  const { words, by } = data
  return typeof words === 'string' && typeof by === 'string' ? { words, by } : null
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

interface Schema extends DBSchema {
  /** By the file that a game begins with, and how it was begun. */
  plays: { key: [string, string]; value: unknown }
}

/** What was kept of a game, by how it begins; also what is of another form. */
export type KeptPlays = readonly (readonly [key: string, value: unknown])[]

/** Plays in the browser's own database, which all pages of this address share. */
export class PlaysStore {
  private readonly db: IDBPDatabase<Schema>

  private constructor(db: IDBPDatabase<Schema>) {
    this.db = db
  }

  /** `closed` is told when a newer page takes the database over. @throws NotKept where the browser gives none */
  static async open(closed: () => void): Promise<PlaysStore> {
    return new PlaysStore(await openDatabase<Schema>({ name: 'houserules', version: 1, store: 'plays', closed }))
  }

  /** All plays of a game, by how they begin. @throws NotKept */
  all(game: string): Promise<ReadonlyMap<string, Plays>> {
    return keeping(async () => {
      const range = IDBKeyRange.bound([game], [game, []])
      const transaction = this.db.transaction('plays')
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(range), transaction.store.getAll(range)])
      return new Map(
        values.flatMap((value, i): [string, Plays][] => {
          const plays = readPlays(value)
          return plays === null ? [] : [[keys[i]?.[1] ?? '', plays]]
        }),
      )
    })
  }

  /**
   * Changes what is kept of one beginning, as it is by now: nobody else changes it in between. Gives what is kept then.
   * @throws NotKept where nothing was changed
   */
  change(game: string, key: string, work: (kept: Plays | null) => Plays | null): Promise<Plays | null> {
    return keeping(async () => {
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
    })
  }

  /** Removes all plays of a game, and gives them as they were kept. @throws NotKept where nothing was removed */
  remove(game: string): Promise<KeptPlays> {
    return keeping(async () => {
      const range = IDBKeyRange.bound([game], [game, []])
      const transaction = this.db.transaction('plays', 'readwrite')
      const { store } = transaction
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
      await store.delete(range)
      await transaction.done
      return keys.map(([, key], i) => [key, values[i]] as const)
    })
  }

  /** Keeps again what was removed. @throws NotKept */
  bringBack(game: string, kept: KeptPlays): Promise<void> {
    return keeping(async () => {
      const transaction = this.db.transaction('plays', 'readwrite')
      for (const [key, value] of kept) await transaction.store.put(value, [game, key])
      await transaction.done
    })
  }

  close(): void {
    this.db.close()
  }
}
