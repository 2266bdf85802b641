import { fileURLToPath } from 'node:url'
import { ErrorCodes, ResponseError, TextDocuments } from 'vscode-languageserver/node'
import type { TextDocumentPositionParams } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { CheckResult } from '../../compiler/compile.ts'
import type { Diagnostic as Finding } from '../../compiler/diagnostics/diagnostic.ts'
import { type ParsedFile, ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import type { NameTable } from '../../language/name-table.ts'
import type { Place } from '../../language/place.ts'
import { isRules, pathsOf, Workspace } from './workspace.ts'

/** What one editor has open, over the rules of its folder. Requests are answered from it, in the order they come. */
export class Desk {
  readonly documents = new TextDocuments(TextDocument)
  /** Whether the editor has said that it fills in snippets. */
  fillsSnippets = false
  /** Whether it has said that it makes files where an answer asks for it. */
  createsFiles = false
  private readonly includes: readonly string[]
  private readonly tell: (message: string) => void
  private readonly reader = new ParsedFiles()
  private folder: Workspace | null = null
  private gone = false

  constructor(includes: readonly string[], tell: (message: string) => void) {
    this.includes = includes
    this.tell = tell
  }

  /**
   * The editor says which folder it is about.
   * @throws ResponseError where it has said so before
   */
  openFolder(path: string): void {
    if (this.folder !== null) throw new ResponseError(ErrorCodes.InvalidRequest, 'initialized already')
    this.folder = new Workspace(path, this.includes, this.tell)
  }

  /** The editor says goodbye: what it asks from now on is refused. */
  close(): void {
    this.gone = true
  }

  /** Whether there is anything to answer from. */
  get isOpen(): boolean {
    return this.folder !== null && !this.gone
  }

  /** @throws ResponseError before the editor has said which folder it is about, and after it has said goodbye */
  get space(): Workspace {
    if (this.gone) throw new ResponseError(ErrorCodes.InvalidRequest, 'shut down already')
    if (this.folder === null) throw new ResponseError(ErrorCodes.ServerNotInitialized, 'not initialized yet')
    return this.folder
  }

  /** By the path that spans have. */
  readonly full = (path: string): string => this.space.full(path)

  /** What the names of the games say that are about a place, or of all games where it may be spoken of. */
  asked<T>(at: TextDocumentPositionParams, answer: (table: NameTable, place: Place) => T, everywhere = false): T {
    const path = pathOf(at.textDocument.uri)
    const checked = everywhere ? this.space.speaking(path) : this.space.about(path)
    return answer(this.space.table(checked), this.place(at, checked))
  }

  /** The place of a request by the path that the games have for the file. */
  place(at: TextDocumentPositionParams, checked: readonly CheckResult[]): Place {
    const path = pathOf(at.textDocument.uri)
    const known = checked.flatMap(pathsOf).find((each) => this.full(each) === path)
    const document = TextDocument.create(at.textDocument.uri, 'houserules', 0, this.text(at.textDocument.uri))
    return { path: known ?? path, offset: document.offsetAt(at.position) }
  }

  text(uri: string): string {
    const { space } = this
    return this.documents.get(uri)?.getText() ?? space.textOf(pathOf(uri)) ?? ''
  }

  parsed(uri: string): ParsedFile {
    return this.reader.parse(pathOf(uri), this.rules(uri))
  }

  /** What a file says in the language; a list of clauses says nothing in it. */
  rules(uri: string): string {
    return isRules(pathOf(uri)) ? this.text(uri) : ''
  }

  findings(uri: string): readonly Finding[] {
    const path = pathOf(uri)
    return this.space
      .about(path)
      .flatMap(({ diagnostics }) => diagnostics)
      .filter(({ primary }) => this.full(primary.span.file.path) === path)
  }
}

/** What is no file has a path that no file has. */
export function pathOf(uri: string): string {
  try {
    return fileURLToPath(uri)
  } catch {
    return uri
  }
}
