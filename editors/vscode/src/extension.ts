import * as vscode from 'vscode'
import { registerCommands } from './commands.ts'
import { exampleCommands } from './example-commands.ts'
import { exampleTests } from './example-tests.ts'
import { Servers } from './servers.ts'

let servers: Servers | null = null

/** Begins with the first rules file, or a folder that holds one. */
export function activate(context: vscode.ExtensionContext): void {
  const own = new Servers()
  servers = own
  const serve = (document: vscode.TextDocument): void => {
    const folder = vscode.workspace.getWorkspaceFolder(document.uri)
    if (document.languageId === 'houserules' && folder !== undefined) void own.of(folder)
  }
  const restart = async (): Promise<void> => {
    await own.endAll()
    vscode.workspace.textDocuments.forEach(serve)
  }
  context.subscriptions.push(
    own,
    exampleTests(own),
    ...exampleCommands(own),
    ...registerCommands(),
    vscode.commands.registerCommand('houserules.restart', restart),
    vscode.workspace.onDidOpenTextDocument(serve),
    vscode.workspace.onDidGrantWorkspaceTrust(restart),
    vscode.workspace.onDidChangeWorkspaceFolders(({ removed }) => removed.forEach((folder) => void own.end(folder))),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('houserules.path')) void restart()
    }),
  )
  vscode.workspace.textDocuments.forEach(serve)
}

/** Servers say goodbye before the editor goes. */
export const deactivate = (): Promise<void> | undefined => servers?.endAll()
