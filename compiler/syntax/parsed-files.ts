import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Values } from '../shared-values.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import { type JapaneseNames, namesDeclaredIn, plainVocabulary } from '../../grammar/surface/vocabulary.ts'
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
  /** The key of the words by which a text in Japanese was read. */
  readonly words: string
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

  /** `vocabulary`: what a text in Japanese may call the names of the game that it speaks of. */
  parse(
    path: string,
    text: string,
    vocabulary: JapaneseNames = isJapanese(text) ? namesDeclaredIn(text) : plainVocabulary,
  ): ParsedFile {
    const before = this.known.get(path)
    const sameWords = before?.words === vocabulary.key
    if (before !== undefined && before.source.text === text && sameWords) return before
    const parsed = this.read({ path, text }, (sameWords ? before?.passages : undefined) ?? [], vocabulary)
    this.known.set(path, parsed)
    return parsed
  }

  private read(source: SourceFile, passages: readonly ReadPassage[], vocabulary: JapaneseNames): ParsedFile {
    const words = vocabulary.key
    const edited = this.edited ? readEdited(source, passages, vocabulary) : null
    if (edited !== null) return { source, diagnostics: [], words, ...edited }
    const diagnostics: Diagnostic[] = []
    const file = parseFile(source, (d) => diagnostics.push(d), vocabulary)
    return { source, file, diagnostics, words, passages }
  }
}
