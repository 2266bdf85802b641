import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { keeping } from './not-kept.ts'

/** A database of the browser, which all pages of this address share. */
interface Asked {
  readonly name: string
  readonly version: number
  /** Its one store, which is made where it is not there. */
  readonly store: string
  /** Is told when a newer page takes the database over, or the browser closes it. */
  readonly closed: () => void
}

/** Opens it. @throws NotKept where the browser gives none */
export function openDatabase<S extends DBSchema>({ name, version, store, closed }: Asked): Promise<IDBPDatabase<S>> {
  return keeping(() =>
    openDB<S>(name, version, {
      upgrade: (made) => void (made as unknown as IDBPDatabase).createObjectStore(store),
      blocking: (_from, _to, event) => {
        ;(event.target as IDBDatabase).close()
        closed()
      },
      terminated: closed,
    }),
  )
}
