import type { FormatCache } from './emit/format.ts'
import type { PieceCache } from './emit/words.ts'
import { ParsedFiles } from './syntax/parsed-files.ts'

/**
 * What is worth keeping from one compilation to the next. All of it follows from the texts that it was made from alone, so
 * games may share it, and any of it may be lost at any time.
 */
export interface Kept {
  readonly parsed: ParsedFiles
  readonly pieces: PieceCache
  readonly formatted: FormatCache
}

export function nothingKept(): Kept {
  return { parsed: new ParsedFiles(), pieces: new Map(), formatted: new Map() }
}
