import { readFileSync } from 'node:fs'
import * as vscode from 'vscode'
import { LanguageClient } from 'vscode-languageclient/node'
import { lspArgs } from './command-lines.ts'
import { ownCommands } from './own-commands.ts'
import { programOf, type RulesProgram } from './program.ts'

/** The servers of the folders that are open, each the program of its own folder, begun at its first rules file. */
export class Servers implements vscode.Disposable {
  private readonly running = new Map<string, Promise<LanguageClient | null>>()

  /** The server of a folder; null where its program cannot be had, which has been said then. */
  of(folder: vscode.WorkspaceFolder): Promise<LanguageClient | null> {
    const key = folder.uri.toString()
    const known = this.running.get(key) ?? begin(folder)
    this.running.set(key, known)
    return known
  }

  /** Ends the server of a folder that has been closed, or whose settings have changed. */
  async end(folder: vscode.WorkspaceFolder): Promise<void> {
    const key = folder.uri.toString()
    const client = this.running.get(key)
    this.running.delete(key)
    await (await client)?.dispose()
  }

  async endAll(): Promise<void> {
    const clients = [...this.running.values()]
    this.running.clear()
    await Promise.all(clients.map(async (client) => (await client)?.dispose()))
  }

  dispose(): void {
    void this.endAll()
  }
}

/** What is started for a folder. Where there is nothing, or it may not be, the user is told what to do; then null. */
export async function programFor(folder: vscode.WorkspaceFolder): Promise<RulesProgram | null> {
  if (!vscode.workspace.isTrusted || folder.uri.scheme !== 'file') return null
  const setting = vscode.workspace.getConfiguration('houserules', folder.uri).get('path', '')
  try {
    const program = programOf(folder.uri.fsPath, setting, readIfThere)
    if (program !== null) return program
    tell(`${folder.name} has no houserules in its node_modules, so that its rules are only coloured.`)
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
  }
  return null
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const SETTING = 'Set Path of Program'

/** Nothing waits until somebody has clicked it away. */
function tell(message: string): void {
  void offered(`Houserules: ${message}`)
}

async function offered(message: string): Promise<void> {
  const chosen = await vscode.window.showWarningMessage(message, SETTING)
  if (chosen === SETTING) await vscode.commands.executeCommand('workbench.action.openSettings', 'houserules.path')
}

async function begin(folder: vscode.WorkspaceFolder): Promise<LanguageClient | null> {
  const program = await programFor(folder)
  if (program === null) return null
  const { command, args } = program
  const below = `${folder.uri.fsPath.replaceAll('\\', '/')}/**/`
  const documentSelector = [
    { scheme: 'file', language: 'houserules', pattern: `${below}*` },
    { scheme: 'file', pattern: `${below}*.clauses.json` },
  ]
  const client = new LanguageClient(
    'houserules',
    `Houserules (${folder.name})`,
    { command, args: [...args, ...lspArgs()], options: { cwd: folder.uri.fsPath } },
    { documentSelector, workspaceFolder: folder },
  )
  client.registerFeature(ownCommands)
  try {
    await client.start()
    return client
  } catch (error) {
    tell(`${[command, ...args].join(' ')} did not start as a server: ${String(error)}`)
    return null
  }
}
