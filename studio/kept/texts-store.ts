import type { DBSchema, IDBPDatabase } from 'idb'
import { NotKept, keeping } from './not-kept.ts'
import { openDatabase } from './open-database.ts'
import { AS_IT_SHIPS, FORM, type OwnText, areSameFiles, readOwnText, versionsAfter } from './own-text.ts'

interface Schema extends DBSchema {
  /** By the id of a text. */
  texts: { key: string; value: unknown }
}

/** What a page wants kept of a text. */
export interface TextChange {
  readonly text: OwnText
  /** The revision that its files were written on; null where they are as they were, and only the game went on. */
  readonly on: number | null
  /** What was there before is a version in any case. */
  readonly isMark?: boolean
}

/** What came of a change: what is kept by now, and whether its files are those of somebody else. */
export interface TextsChange {
  readonly kept: OwnText
  readonly isOthers: boolean
}

/** Texts of one's own in a database of the browser, which all pages of this address share. */
export class TextsStore {
  private readonly db: IDBPDatabase<Schema>

  private constructor(db: IDBPDatabase<Schema>) {
    this.db = db
  }

  /** `closed` is told when a newer page takes the database over. @throws NotKept where the browser gives none */
  static async open(closed: () => void): Promise<TextsStore> {
    return new TextsStore(await openDatabase<Schema>({ name: 'houserules-texts', version: 1, store: 'texts', closed }))
  }

  /** All texts; those of another version are left where they are. @throws NotKept */
  all(): Promise<OwnText[]> {
    return keeping(async () => (await this.db.getAll('texts')).map(readOwnText).filter((each) => each !== null))
  }

  /**
   * Keeps a change, unless somebody else has written in the same text since: nothing is changed then. A new text
   * that is kept already, letter by letter, is that text. Nobody else writes in between. @throws NotKept
   */
  change({ text, on, isMark }: TextChange): Promise<TextsChange> {
    return keeping(async () => {
      const transaction = this.db.transaction('texts', 'readwrite')
      const { store } = transaction
      const held = await store.get(text.id)
      const before = held === undefined ? null : readOwnText(held)
      if (held !== undefined && before === null) throw new NotKept('other-version', 'a text of another version')
      const same = before === null && on === 0 ? this.sameAs(text, await store.getAll()) : before
      const areOthers = same !== null && on !== null && same.revision !== on && !areSameFiles(same.files, text.files)
      if (areOthers) return { kept: same, isOthers: true }
      const kept = withChange(same, { text, on, isMark: isMark ?? false })
      await store.put({ form: FORM, ...kept }, kept.id)
      await transaction.done
      return { kept, isOthers: false }
    })
  }

  private sameAs(text: OwnText, all: readonly unknown[]): OwnText | null {
    const isSame = (each: OwnText): boolean =>
      each.entry === text.entry &&
      areSameFiles(each.files, text.files) &&
      (text.called === null || text.called === each.called)
    return all.map(readOwnText).find((each) => each !== null && isSame(each)) ?? null
  }

  /** @throws NotKept */
  remove(id: string): Promise<void> {
    return keeping(() => this.db.delete('texts', id))
  }

  close(): void {
    this.db.close()
  }
}

/** What is kept, with what a page has changed. */
function withChange(kept: OwnText | null, { text, on, isMark = false }: TextChange): OwnText {
  if (kept === null) return { ...text, revision: text.revision + 1 }
  const { id, files, revision, before } = kept
  if (id !== AS_IT_SHIPS && (on === null || areSameFiles(files, text.files)))
    return { ...text, id, files, revision, before }
  const versions = id === AS_IT_SHIPS ? [] : versionsAfter(kept, text.changed, isMark)
  return { ...text, id, revision: revision + 1, before: versions }
}
