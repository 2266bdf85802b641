import { ErrorCodes, ResponseError, TextDocuments } from 'vscode-languageserver'
import type { TextDocumentPositionParams } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { CheckResult } from '../../compiler/compile.ts'
import type { Diagnostic as Finding } from '../../compiler/diagnostics/diagnostic.ts'
import { vocabularyAt } from '../../compiler/game/load.ts'
import { type ParsedFile, ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import { plainVocabulary } from '../../grammar/surface/vocabulary.ts'
import type { NamesOfGames } from '../name-table.ts'
import type { TextEdit } from '../rename.ts'
import type { Place } from '../place.ts'
import { eachOnce } from '../each-once.ts'
import { isRules, pathsOf, Workspace } from './workspace.ts'

/** An example that holds with a variant and not without it, as an edit of its file; or why there is none. */
export type FindWitness = (space: Workspace, checked: CheckResult, stop: AbortSignal) => Promise<TextEdit | string>

/** What one editor has open, over the rules of its folder. Requests are answered from it, in the order they come. */
export class Desk {
  readonly documents = new TextDocuments(TextDocument)
  /** Whether the editor has said that it fills in snippets. */
  fillsSnippets = false
  /** Whether it has said that it makes files where an answer asks for it. */
  createsFiles = false
  /** Whether it has said that it asks what a change is once that is chosen. */
  resolvesActions = false
  /** Whether it has said that it goes to a place that it is told of. */
  showsDocuments = false
  /** Whether it has said that it shows places beside that of a finding. */
  showsRelated = false
  /** Finds an example of what a variant changes; null where nobody plays games to find one. */
  readonly findWitness: FindWitness | null
  private readonly reader = new ParsedFiles()
  private folder: Workspace | null = null
  private gone = false

  constructor(findWitness: FindWitness | null) {
    this.findWitness = findWitness
  }

  /**
   * The editor says what it is about.
   * @throws ResponseError where it has said so before
   */
  openFolder(space: Workspace): void {
    if (this.folder !== null) throw new ResponseError(ErrorCodes.InvalidRequest, 'initialized already')
    this.folder = space
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

  /** The address of a file, by the path that spans have. */
  readonly uriOf = (path: string): string => this.space.uriOf(path)

  /** The full path of an address. What is no file has a path that no file has. */
  pathOf(uri: string): string {
    return this.space.pathOf(uri)
  }

  /** The address of the page that says more of a finding; null where there is none to open. */
  pageOf(code: string): string | null {
    return this.space.pageOf(code)
  }

  /** What the names of the games say that are about a place, or of all games where it may be spoken of. */
  asked<T>(at: TextDocumentPositionParams, answer: (table: NamesOfGames, place: Place) => T, everywhere = false): T {
    const path = this.pathOf(at.textDocument.uri)
    const checked = everywhere ? this.space.speaking(path) : this.space.about(path)
    return answer(this.space.table(checked), this.place(at, checked))
  }

  /** The place of a request by the path that the games have for the file. */
  place(at: TextDocumentPositionParams, checked: readonly CheckResult[]): Place {
    const path = this.pathOf(at.textDocument.uri)
    const known = checked.flatMap(pathsOf).find((each) => this.full(each) === path)
    const document = TextDocument.create(at.textDocument.uri, 'houserules', 0, this.text(at.textDocument.uri))
    return { path: known ?? path, offset: document.offsetAt(at.position) }
  }

  text(uri: string): string {
    const { space } = this
    return this.documents.get(uri)?.getText() ?? space.textOf(this.pathOf(uri)) ?? ''
  }

  parsed(uri: string): ParsedFile {
    const [path, text] = [this.pathOf(uri), this.rules(uri)]
    const vocabulary = isJapanese(text) ? vocabularyAt(this.space.hostFor(path), path) : plainVocabulary
    return this.reader.parse(path, text, vocabulary)
  }

  /** What a file says in the language; a list of clauses says nothing in it. */
  rules(uri: string): string {
    return isRules(this.pathOf(uri)) ? this.text(uri) : ''
  }

  /** What is found in a file; what several games find alike in a part of theirs, once. */
  findings(uri: string): readonly Finding[] {
    const path = this.pathOf(uri)
    const found = this.space
      .about(path)
      .flatMap(({ diagnostics }) => diagnostics)
      .filter(({ primary }) => this.full(primary.span.file.path) === path)
    return eachOnce(found, ({ code, primary, hint }) =>
      JSON.stringify([code, primary.span.start, primary.span.end, primary.text, hint]),
    )
  }
}
