import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Values } from '../shared-values.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import type { File } from '../../grammar/tree/declarations.ts'
import { type ReadPassage, readEdited } from './edited-file.ts'
import { parseFile } from './parse.ts'

export interface ParsedFile {
  readonly source: SourceFile
  readonly file: File
  /** What is wrong with its lines. */
  readonly diagnostics: readonly Diagnostic[]
  /** What its trees are kept by while it is edited. */
  readonly passages?: readonly ReadPassage[]
}

/**
 * Rules files as they were last read, by path. Trees are never changed by what comes after, so one that was read from
 * the same text serves again: in the next build, or in another game that includes or changes it.
 */
export class ParsedFiles {
  private readonly known: Values<ParsedFile>
  private readonly edited: boolean

  /**
   * `edited`: what an edit leaves as it was keeps its trees, also in other places, so that what was read of earlier
   * texts then speaks of places in the newest.
   */
  constructor(known: Values<ParsedFile> = new Map(), { edited = false }: { readonly edited?: boolean } = {}) {
    this.known = known
    this.edited = edited
  }

  parse(path: string, text: string): ParsedFile {
    const before = this.known.get(path)
    if (before?.source.text === text) return before
    const parsed = this.read({ path, text }, before?.passages ?? [])
    this.known.set(path, parsed)
    return parsed
  }

  private read(source: SourceFile, passages: readonly ReadPassage[]): ParsedFile {
    const edited = this.edited ? readEdited(source, passages) : null
    if (edited !== null) return { source, diagnostics: [], ...edited }
    const diagnostics: Diagnostic[] = []
    return { source, file: parseFile(source, (d) => diagnostics.push(d)), diagnostics, passages }
  }
}
