import * as vscode from 'vscode'
import { registerCommands } from './commands.ts'
import { exampleTests } from './example-tests.ts'
import { Servers } from './servers.ts'
import type { Location, Position } from 'vscode-languageclient/node'

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

/** What stands above rules and examples: runs them, and shows where they are. */
function exampleCommands(servers: Servers): vscode.Disposable[] {
  return [
    vscode.commands.registerCommand('houserules.runExamples', async (uri?: string, title?: string) => {
      const address = uri ?? vscode.window.activeTextEditor?.document.uri.toString()
      if (address === undefined) return
      const client = await serverOf(servers, address)
      // The server shows what came of it.
      await client?.sendRequest('workspace/executeCommand', {
        command: 'houserules.runExamples',
        arguments: title === undefined ? [address] : [address, title],
      })
    }),
    vscode.commands.registerCommand(
      'houserules.showExamples',
      async (uri: string, at: Position, examples: readonly Location[]) => {
        const client = await serverOf(servers, uri)
        if (client === null) return
        const { protocol2CodeConverter: made } = client
        await vscode.commands.executeCommand(
          'editor.action.showReferences',
          vscode.Uri.parse(uri),
          made.asPosition(at),
          examples.map((each) => made.asLocation(each)),
        )
      },
    ),
  ]
}

async function serverOf(servers: Servers, uri: string) {
  const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(uri))
  return folder === undefined ? null : servers.of(folder)
}
