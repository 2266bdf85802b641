import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { GameRecord } from '../../runtime/records/records.ts'

/** A game that was played to its end by the engine of then. */
export interface PlayedThen {
  readonly record: Omit<GameRecord, 'fingerprint'>
  /** The results of the seats, as they were told. */
  readonly results: string
}

/** A game as it stood in the repository once, with what its rules did under the program of then. */
export interface GameThen {
  readonly path: string
  /** How many examples were run, and which of them failed; null where the program of then could not read it. */
  readonly examples: { readonly count?: number; readonly failed: readonly string[] } | null
  readonly played: readonly PlayedThen[]
}

/** The texts of one revision, and what the program of that revision made of them. Written by `take.ts`. */
export interface State {
  readonly revision: string
  readonly texts: Readonly<Record<string, string>>
  readonly games: readonly GameThen[]
}

const folder = join(import.meta.dirname, 'states')

/** Every state that is kept, by the version of the language that its texts are of, as the file is called. */
export function keptStates(): readonly (State & { readonly language: number })[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .sort()
    .map((name) => ({
      ...(JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString('utf8')) as State),
      language: Number(/^\d+/u.exec(name)?.[0]),
    }))
}
