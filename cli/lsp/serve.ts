import {
  createConnection,
  DidChangeWatchedFilesNotification,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver/node'
import packageJson from '../../package.json' with { type: 'json' }
import type { Io } from '../io.ts'
import { answerActions } from './answer-actions.ts'
import { answerCalls } from './answer-calls.ts'
import { LEGEND, answerColours } from './answer-colours.ts'
import { answerCompletion } from './answer-completion.ts'
import { answerHover } from './answer-hover.ts'
import { answerInlayHints } from './answer-inlay-hints.ts'
import { answerLenses } from './answer-lenses.ts'
import { answerNames } from './answer-names.ts'
import { answerParts } from './answer-parts.ts'
import { answerSignature } from './answer-signature.ts'
import { answerTexts } from './answer-texts.ts'
import { Desk, pathOf } from './desk.ts'
import { PushedFindings, pulls } from './push-findings.ts'
import { untilGone } from './until-gone.ts'

/** What this server can do, as it tells editors. */
const CAPABILITIES: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: false },
  callHierarchyProvider: true,
  codeActionProvider: {
    codeActionKinds: ['quickfix', 'refactor.extract', 'refactor.rewrite', 'refactor.move'],
    resolveProvider: true,
  },
  codeLensProvider: {},
  completionProvider: { triggerCharacters: ['[', '"', '《'] },
  definitionProvider: true,
  documentFormattingProvider: true,
  documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n' },
  documentRangeFormattingProvider: true,
  documentHighlightProvider: true,
  documentLinkProvider: {},
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  hoverProvider: true,
  inlayHintProvider: true,
  referencesProvider: true,
  renameProvider: true,
  selectionRangeProvider: true,
  signatureHelpProvider: { triggerCharacters: [' ', '(', ','] },
  semanticTokensProvider: { legend: LEGEND, full: true },
  workspaceSymbolProvider: true,
}

/** Serves one editor; whether it said goodbye before it went. */
export async function serve(io: Io): Promise<boolean> {
  const reader = new StreamMessageReader(io.stdin)
  const connection = createConnection(reader, new StreamMessageWriter(io.stdout))
  const desk = new Desk(io.includes ?? [], (message) => connection.window.showWarningMessage(message))
  let pushed: PushedFindings | null = null
  connection.onInitialize((asked) => {
    desk.openFolder(folderOf(asked) ?? io.cwd)
    desk.fillsSnippets = asked.capabilities.textDocument?.completion?.completionItem?.snippetSupport === true
    desk.createsFiles = asked.capabilities.workspace?.workspaceEdit?.resourceOperations?.includes('create') === true
    if (asked.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true) watch(connection)
    if (!pulls(asked)) pushed = new PushedFindings(connection, desk)
    return { capabilities: CAPABILITIES, serverInfo: { name: 'houserules', version: packageJson.version } }
  })
  connection.onDidChangeWatchedFiles(() => {
    if (!desk.isOpen) return
    desk.space.reread()
    pushed?.soon()
  })
  follow(desk)
  answerActions(connection, desk)
  answerCalls(connection, desk)
  answerColours(connection, desk)
  answerCompletion(connection, desk)
  answerHover(connection, desk)
  answerInlayHints(connection, desk)
  answerLenses(connection, desk)
  answerNames(connection, desk)
  answerParts(connection, desk)
  answerSignature(connection, desk)
  answerTexts(connection, desk)
  desk.documents.listen(connection)
  const ended = untilGone(connection, reader, io, () => desk.close())
  connection.listen()
  return ended
}

/** The folder that the editor has open; of several the first. Null where it has none, or one that is no file. */
function folderOf({ workspaceFolders, rootUri }: InitializeParams): string | null {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri
  return uri?.startsWith('file:') === true ? pathOf(uri) : null
}

/** Editors tell of what changes on the disk where they are asked to, once they have been answered. */
function watch(connection: Connection): void {
  connection.onInitialized(() => {
    const watchers = [{ globPattern: '**/*.{rules,clauses.json}' }]
    void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
  })
}

/** Keeps what is open as editors have it. What they tell before their hello or after their goodbye changes nothing. */
function follow(desk: Desk): void {
  const { documents } = desk
  const edit = (uri: string, text: string | null): void => {
    if (desk.isOpen) desk.space.edit(pathOf(uri), text)
  }
  documents.onDidChangeContent(({ document }) => edit(document.uri, document.getText()))
  documents.onDidClose(({ document }) => edit(document.uri, null))
}
