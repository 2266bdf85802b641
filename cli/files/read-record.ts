import { resolve } from 'node:path'
import { RecordError } from '../../runtime/records/replay.ts'
import type { Io } from '../io.ts'
import { readText } from './read-text.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** Reads a record or a save and uses it; what is wrong with it is said with the name of the file. */
export function withRecord<T>(io: Io, file: string, use: (text: string) => T): T {
  const text = readText(resolve(io.cwd, file))
  try {
    return use(text)
  } catch (error) {
    if (error instanceof RecordError) throw new UsageError(stated('{1}: {2}', file, error.message))
    throw error
  }
}
