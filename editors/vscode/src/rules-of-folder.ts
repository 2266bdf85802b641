import * as vscode from 'vscode'
import { declaredName } from '../../../grammar/declared-name.ts'

/** A rules file of a folder, as the program calls it. */
export interface RulesFile {
  readonly uri: vscode.Uri
  readonly folder: vscode.WorkspaceFolder
  /** From the folder on. */
  readonly path: string
  /** The game or variant that it declares; null where others include it. */
  readonly game: string | null
}

/** Null for what lies in no open folder. */
export async function rulesFile(uri: vscode.Uri): Promise<RulesFile | null> {
  const folder = vscode.workspace.getWorkspaceFolder(uri)
  if (folder === undefined) return null
  const document = await vscode.workspace.openTextDocument(uri)
  return { uri, folder, path: vscode.workspace.asRelativePath(uri, false), game: declaredName(document.getText()) }
}

/** The games and variants of a folder, by their paths. */
export async function gamesOf(folder: vscode.WorkspaceFolder): Promise<RulesFile[]> {
  const found = await vscode.workspace.findFiles(new vscode.RelativePattern(folder, '**/*.rules'), '**/node_modules/**')
  const read = await Promise.all(
    found.map(async (uri): Promise<RulesFile> => {
      const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(uri))
      return { uri, folder, path: vscode.workspace.asRelativePath(uri, false), game: declaredName(text) }
    }),
  )
  return read.filter(({ game }) => game !== null).sort((a, b) => a.path.localeCompare(b.path))
}

/** The game that a file declares or, as others may include it, one that the user chooses. Null where none is chosen. */
export async function gameOfFolder(file: RulesFile, asked: string): Promise<RulesFile | null> {
  return file.game === null ? chosenRules(await gamesOf(file.folder), asked) : file
}

/** One of some games. */
export async function chosenRules(games: readonly RulesFile[], asked: string): Promise<RulesFile | null> {
  const items = games.map((file) => ({ label: file.game ?? '', description: file.path, file }))
  return (await vscode.window.showQuickPick(items, { placeHolder: asked, matchOnDescription: true }))?.file ?? null
}
