import * as vscode from 'vscode'
import type { Location, Position } from 'vscode-languageclient/node'
import type { Servers } from './servers.ts'

/** What stands above rules and examples: runs them, and shows where they are. */
export function exampleCommands(servers: Servers): vscode.Disposable[] {
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
