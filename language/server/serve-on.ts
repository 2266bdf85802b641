import packageJson from '../../package.json' with { type: 'json' }
import {
  CodeLensRefreshRequest,
  DidChangeWatchedFilesNotification,
  MessageType,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  ShowMessageNotification,
  TextDocumentSyncKind,
} from 'vscode-languageserver'
import { answerActions } from './answer-actions.ts'
import { answerCalls, answerNames } from './answer-names.ts'
import { answerColours, LEGEND } from './answer-colours.ts'
import { answerCompletion, answerSignature, answerInlayHints } from './answer-completion.ts'
import { answerHover } from './answer-hover.ts'
import { answerLenses } from './answer-lenses.ts'
import { answerParts, answerTexts } from './answer-texts.ts'
import { Desk, type FindWitness } from './desk.ts'
import type { Files } from './files.ts'
import { PushedFindings } from './push-findings.ts'
import type { RanExamples, RunsExamples } from './ran-examples.ts'
import { findingsToPush } from './told-unasked.ts'
import { Workspace } from './workspace.ts'
import { commandsLeft } from './commands.ts'

/** What a server stands on, which is one thing on a disk and another in a page. */
export interface ServerGround {
  /**
   * What is read, and the folder that an editor is about, by full path.
   * @throws ResponseError where the editor has asked for what cannot be
   */
  readonly open: (asked: InitializeParams) => { readonly files: Files; readonly folder: string }
  readonly findWitness: FindWitness | null
  /** Null where nobody runs examples, nor what lenses name. */
  readonly runsExamples: RunsExamples | null
}

/** What is called when an editor goes. */
export interface Serving {
  /** It has said goodbye (`shutdown`): what it asks from now on is refused. */
  readonly close: () => void
  /** Nobody listens any more: nothing is told unasked from now on. */
  readonly end: () => void
}

/** Serves one editor over a connection, which the caller then has listen. */
export function serveOn(connection: Connection, ground: ServerGround): Serving {
  const desk = new Desk(ground.findWitness)
  const show = (type: MessageType, message: string): void => showMessage(connection, type, message)
  let pushed: PushedFindings | null = null
  let refreshesLenses = false
  const told = (): void => {
    pushed?.soon()
    // An editor that refuses asks again by itself, at the next edit.
    if (refreshesLenses) connection.sendRequest(CodeLensRefreshRequest.type).catch(() => {})
  }
  const examples = ground.runsExamples?.({ connection, desk, told, show }) ?? null
  connection.onInitialize((asked): InitializeResult => {
    const { files, folder } = ground.open(asked)
    desk.openFolder(new Workspace(files, folder, (message) => show(MessageType.Warning, message)))
    takeWishes(desk, asked)
    refreshesLenses = asked.capabilities.workspace?.codeLens?.refreshSupport === true
    if (asked.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true) watch(connection)
    const unasked = findingsToPush(asked, desk, examples)
    if (unasked !== null) pushed = new PushedFindings(connection, desk, unasked)
    const capabilities = capabilitiesFor(asked, examples !== null)
    return { capabilities, serverInfo: { name: 'houserules', version: packageJson.version } }
  })
  connection.onDidChangeWatchedFiles(() => {
    if (!desk.isOpen) return
    desk.space.reread()
    pushed?.soon()
    examples?.soon()
  })
  follow(desk)
  answerAll(connection, desk, examples)
  desk.documents.listen(connection)
  return { close: () => desk.close(), end: () => pushed?.end() }
}

/** What the editor says that it can do. */
function takeWishes(desk: Desk, { capabilities: { textDocument, window, workspace } }: InitializeParams): void {
  desk.fillsSnippets = textDocument?.completion?.completionItem?.snippetSupport === true
  desk.createsFiles = workspace?.workspaceEdit?.resourceOperations?.includes('create') === true
  desk.resolvesActions = textDocument?.codeAction?.resolveSupport?.properties.includes('edit') === true
  desk.showsRelated = textDocument?.publishDiagnostics?.relatedInformation === true
  desk.showsDocuments = window?.showDocument?.support === true
}

function answerAll(connection: Connection, desk: Desk, examples: RanExamples | null): void {
  answerActions(connection, desk, examples)
  answerCalls(connection, desk)
  answerColours(connection, desk)
  answerCompletion(connection, desk)
  answerHover(connection, desk)
  answerInlayHints(connection, desk)
  answerLenses(connection, desk, examples)
  answerNames(connection, desk)
  answerParts(connection, desk)
  answerSignature(connection, desk)
  answerTexts(connection, desk)
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
    if (desk.isOpen) desk.space.edit(desk.pathOf(uri), text)
  }
  documents.onDidChangeContent(({ document }) => edit(document.uri, document.getText()))
  documents.onDidClose(({ document }) => edit(document.uri, null))
  // Not all editors tell of files that others write, such as lists of clauses: then a save is when these are looked at.
  documents.onDidSave(() => {
    if (desk.isOpen) desk.space.reread()
  })
}

/** Shows a message. What `connection.window` shows is a question: editors keep it open, and some cannot answer it. */
function showMessage(connection: Connection, type: MessageType, message: string): void {
  void connection.sendNotification(ShowMessageNotification.type, { type, message })
}

type Capabilities = InitializeResult['capabilities']

/** What this server can do, as it tells editors; `runs` where it carries out what lenses name. */
const capabilitiesFor = (asked: InitializeParams, runs: boolean): Capabilities =>
  runs ? { ...CAPABILITIES, executeCommandProvider: { commands: commandsLeft(asked) } } : CAPABILITIES

const CAPABILITIES: Capabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
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
