import type { File } from '../../grammar/tree/declarations.ts'
import { type ParsedFile, ParsedFiles } from '../../compiler/syntax/parsed-files.ts'

/** Files as they were read, but for one whose tree is another than its text. */
export class BrokenFiles extends ParsedFiles {
  private readonly whole: ParsedFiles
  private readonly path: string
  private readonly tree: File

  constructor(whole: ParsedFiles, path: string, tree: File) {
    super()
    this.whole = whole
    this.path = path
    this.tree = tree
  }

  override parse(path: string, text: string): ParsedFile {
    const parsed = this.whole.parse(path, text)
    return path === this.path ? { ...parsed, file: this.tree } : parsed
  }
}
