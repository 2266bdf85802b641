import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Values } from '../shared-values.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import type { File } from '../../grammar/tree/declarations.ts'
import { parseFile } from './parse.ts'

export interface ParsedFile {
  readonly source: SourceFile
  readonly file: File
  /** What is wrong with its lines. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Rules files as they were last read, by path. Trees are never changed by what comes after, so one that was read from
 * the same text serves again: in the next build, or in another game that includes or changes it.
 */
export class ParsedFiles {
  private readonly known: Values<ParsedFile>

  constructor(known: Values<ParsedFile> = new Map()) {
    this.known = known
  }

  parse(path: string, text: string): ParsedFile {
    const before = this.known.get(path)
    if (before?.source.text === text) return before
    const diagnostics: Diagnostic[] = []
    const source: SourceFile = { path, text }
    const parsed = { source, file: parseFile(source, (d) => diagnostics.push(d)), diagnostics }
    this.known.set(path, parsed)
    return parsed
  }
}
