import { fileURLToPath } from 'node:url'
import {
  createConnection,
  DiagnosticSeverity,
  ErrorCodes,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
  TextDocuments,
  type CodeAction,
  type Connection,
  type Diagnostic,
  type Hover,
  type InitializeResult,
  type TextDocumentPositionParams,
  type TextEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import packageJson from '../../package.json' with { type: 'json' }
import type { Diagnostic as Finding } from '../../compiler/diagnostics/diagnostic.ts'
import { formatRules } from '../../compiler/syntax/format.ts'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import { complete } from '../../language/completion.ts'
import { definitionOf, highlightsOf, referencesOf } from '../../language/find-names.ts'
import { fixesOf } from '../../language/fixes.ts'
import { hover, type Hovered } from '../../language/hover.ts'
import type { NameTable } from '../../language/name-table.ts'
import type { Place } from '../../language/place.ts'
import { rename } from '../../language/rename.ts'
import { foldings, outline } from '../../language/symbols.ts'
import type { Io } from '../io.ts'
import { locationOf, rangeOf } from './convert.ts'
import { completionKind, symbolsOf } from './kinds.ts'
import { Workspace } from './workspace.ts'

/** What this server can do, as it tells editors. */
const CAPABILITIES: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: false },
  codeActionProvider: { codeActionKinds: ['quickfix'] },
  completionProvider: {},
  definitionProvider: true,
  documentFormattingProvider: true,
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  hoverProvider: true,
  referencesProvider: true,
  renameProvider: true,
}

/** Serves one editor; whether it said goodbye before it went. */
export async function serve(io: Io): Promise<boolean> {
  const connection = createConnection(new StreamMessageReader(io.stdin), new StreamMessageWriter(io.stdout))
  const server = new Server(connection, new Workspace(io.cwd, io.includes ?? []))
  server.listen()
  return server.ended
}

/** Requests of one editor, answered from a workspace. */
class Server {
  private readonly connection: Connection
  private readonly space: Workspace
  private readonly documents = new TextDocuments(TextDocument)
  private goodbye = false
  readonly ended: Promise<boolean>

  constructor(connection: Connection, space: Workspace) {
    this.connection = connection
    this.space = space
    this.ended = new Promise((resolve) => connection.onExit(() => resolve(this.goodbye)))
  }

  listen(): void {
    const { connection, documents } = this
    connection.onInitialize(() => ({
      capabilities: CAPABILITIES,
      serverInfo: { name: 'houserules', version: packageJson.version },
    }))
    connection.onShutdown(() => {
      this.goodbye = true
    })
    documents.onDidChangeContent(({ document }) => this.space.edit(pathOf(document.uri), document.getText()))
    documents.onDidClose(({ document }) => this.space.edit(pathOf(document.uri), null))
    this.answerNames()
    this.answerTexts()
    documents.listen(connection)
    connection.listen()
  }

  private answerNames(): void {
    const { connection, space } = this
    const full = (path: string): string => space.full(path)
    connection.onDefinition((at) =>
      this.asked(at, (table, place) => definitionOf(table, place).map((s) => locationOf(s, full))),
    )
    connection.onReferences((at) =>
      this.asked(
        at,
        (table, place) => referencesOf(table, place, at.context.includeDeclaration).map((s) => locationOf(s, full)),
        true,
      ),
    )
    connection.onDocumentHighlight((at) =>
      this.asked(at, (table, place) => highlightsOf(table, place).map((span) => ({ range: rangeOf(span) }))),
    )
    connection.onHover((at) => this.asked(at, (table, place) => hoverOf(hover(table, place))))
    connection.onRenameRequest((at) => {
      const checked = space.speaking(pathOf(at.textDocument.uri))
      const place = this.place(at, checked)
      const made = rename(
        { table: space.table(checked), checked, again: (texts) => space.again(checked, texts) },
        place,
        at.newName,
      )
      if (!made.ok) throw new ResponseError(ErrorCodes.InvalidParams, said(made.reason, made.at))
      const changes: Record<string, TextEdit[]> = {}
      for (const { span, replacement } of made.edits) {
        const { uri, range } = locationOf(span, full)
        changes[uri] = [...(changes[uri] ?? []), { range, newText: replacement }]
      }
      return { changes }
    })
    connection.onCompletion((at) => {
      const checked = space.about(pathOf(at.textDocument.uri))
      return complete(checked, this.place(at, checked), this.text(at.textDocument.uri)).map(
        ({ label, kind, detail }) => ({
          label,
          kind: completionKind(kind),
          detail,
        }),
      )
    })
  }

  private answerTexts(): void {
    const { connection } = this
    connection.languages.diagnostics.on(({ textDocument }) => ({
      kind: 'full',
      items: this.findings(textDocument.uri).map(diagnosticOf),
    }))
    connection.onCodeAction(({ textDocument: { uri }, range }) =>
      this.findings(uri).flatMap((finding): CodeAction[] => {
        const at = rangeOf(finding.primary.span)
        if (at.start.line > range.end.line || at.end.line < range.start.line) return []
        return fixesOf(finding).map(({ title, edit }, i) => ({
          title,
          kind: 'quickfix',
          isPreferred: i === 0,
          diagnostics: [diagnosticOf(finding)],
          edit: { changes: { [uri]: [{ range: rangeOf(edit.span), newText: edit.replacement }] } },
        }))
      }),
    )
    connection.onDocumentFormatting(async ({ textDocument: { uri } }) => {
      const document = this.documents.get(uri)
      if (document === undefined || this.parsed(uri).diagnostics.length > 0) return []
      const text = document.getText()
      const whole = { start: document.positionAt(0), end: document.positionAt(text.length) }
      return [{ range: whole, newText: await formatRules(text) }]
    })
    connection.onDocumentSymbol(({ textDocument: { uri } }) => symbolsOf(outline(this.parsed(uri).file)))
    connection.onFoldingRanges(({ textDocument: { uri } }) =>
      foldings(this.parsed(uri).file).map((span) => {
        const { start, end } = rangeOf(span)
        return { startLine: start.line, endLine: end.character === 0 ? end.line - 1 : end.line }
      }),
    )
  }

  private asked<T>(
    at: TextDocumentPositionParams,
    answer: (table: NameTable, place: Place) => T,
    everywhere = false,
  ): T {
    const path = pathOf(at.textDocument.uri)
    const checked = everywhere ? this.space.speaking(path) : this.space.about(path)
    return answer(this.space.table(checked), this.place(at, checked))
  }

  /** The place of a request by the path that the games have for the file. */
  private place(at: TextDocumentPositionParams, checked: ReturnType<Workspace['about']>): Place {
    const path = pathOf(at.textDocument.uri)
    const known = checked.flatMap(({ sources }) => [...sources.keys()]).find((each) => this.space.full(each) === path)
    const document = TextDocument.create(at.textDocument.uri, 'houserules', 0, this.text(at.textDocument.uri))
    return { path: known ?? path, offset: document.offsetAt(at.position) }
  }

  private text(uri: string): string {
    return this.documents.get(uri)?.getText() ?? this.space.textOf(pathOf(uri)) ?? ''
  }

  private parsed(uri: string): ReturnType<ParsedFiles['parse']> {
    return new ParsedFiles().parse(pathOf(uri), this.text(uri))
  }

  private findings(uri: string): readonly Finding[] {
    const path = pathOf(uri)
    return this.space
      .about(path)
      .flatMap(({ diagnostics }) => diagnostics)
      .filter(({ primary }) => this.space.full(primary.span.file.path) === path)
  }
}

/** What is no file has a path that no file has. */
function pathOf(uri: string): string {
  try {
    return fileURLToPath(uri)
  } catch {
    return uri
  }
}

const said = (reason: string, at: Finding['primary']['span'] | null): string => {
  if (at === null) return reason
  const { start } = rangeOf(at)
  return `${reason} (${at.file.path}:${start.line + 1}:${start.character + 1})`
}

const diagnosticOf = ({ code, severity, primary, hint }: Finding): Diagnostic => ({
  range: rangeOf(primary.span),
  severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
  code,
  source: 'houserules',
  message: hint === undefined ? primary.text : `${primary.text}\n${hint}`,
})

function hoverOf(found: Hovered | null): Hover | null {
  if (found === null) return null
  const lines = found.declared.map(
    ({ path, line, comment }) => `\`\`\`rules\n${line}\n\`\`\`\n${comment === null ? '' : `${comment}\n\n`}${path}`,
  )
  return {
    range: rangeOf(found.span),
    contents: { kind: 'markdown', value: [`${found.kind}, named ${found.uses} times`, ...lines].join('\n\n') },
  }
}
