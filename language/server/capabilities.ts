import { TextDocumentSyncKind, type InitializeParams, type InitializeResult } from 'vscode-languageserver'
import { LEGEND } from './answer-colours.ts'
import { commandsLeft } from './commands.ts'

type Capabilities = InitializeResult['capabilities']

/** What this server can do, as it tells editors; `runs` where it carries out what lenses name. */
export const capabilitiesFor = (asked: InitializeParams, runs: boolean): Capabilities =>
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
