import type { DeckList } from '../engine.ts'
import type { GameRecord, SavedGame } from '../records/records.ts'

/** What a schema does not allow, as Ajv says it. */
export interface SchemaError {
  /** Where in the data, as a JSON pointer. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** Whether data follows a schema; if not, `errors` says why until the next data is looked at. */
export interface Validator<T> {
  (data: unknown): data is T
  readonly errors?: readonly SchemaError[] | null
}

export interface DeckFile {
  readonly format: 'houserules-deck/1'
  readonly lists: DeckList
}

export const isDeck: Validator<DeckFile>
export const isRecord: Validator<GameRecord>
export const isSave: Validator<SavedGame>
