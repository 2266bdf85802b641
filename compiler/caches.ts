import type { FormatCache } from './link/format.ts'
import { ParsedFiles } from './syntax/parsed-files.ts'

/**
 * What compilations leave to each other. Each value follows from the text that is its key, so that games may share it,
 * and any of
 * it may be lost at any time.
 */
export interface Caches {
  readonly parsed: ParsedFiles
  readonly formatted: FormatCache
}

export function emptyCaches(): Caches {
  return { parsed: new ParsedFiles(), formatted: new Map() }
}
