import * as vscode from 'vscode'
import { diffArgs, explainArgs, ofVariantArgs, playArgs, simulateArgs, studioArgs } from './command-lines.ts'
import { chosenRules, gameOfFolder, gamesOf, rulesFile, type RulesFile } from './rules-of-folder.ts'
import { programFor } from './servers.ts'

/** The commands that start the program in a terminal, on the file that is open. */
export function registerCommands(): vscode.Disposable[] {
  const onGame = (
    name: string,
    asked: string,
    args: (game: RulesFile, title: string | null) => string[],
  ): vscode.Disposable =>
    vscode.commands.registerCommand(name, async (uri?: string, title?: string) => {
      const file = await openFile(uri)
      const game = file === null ? null : await gameOfFolder(file, asked)
      if (game !== null) await runInTerminal(game.folder, args(game, title ?? null))
    })
  return [
    onGame('houserules.play', 'Which game is played?', ({ path }, title) => playArgs(path, title)),
    onGame('houserules.simulate', 'Which game is simulated?', ({ path }) => simulateArgs(path)),
    onGame('houserules.studio', 'The table of which game?', ({ path }) => studioArgs(path)),
    vscode.commands.registerCommand('houserules.diff', compare),
    vscode.commands.registerCommand('houserules.explain', explain),
  ]
}

/** The rules file of a lens, or under the cursor, saved, as the program reads what is on the disk. */
async function openFile(uri?: string): Promise<RulesFile | null> {
  const open = vscode.window.activeTextEditor?.document
  const document = uri === undefined ? open : await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))
  if (document?.languageId !== 'houserules') return null
  await document.save()
  const file = await rulesFile(document.uri)
  if (file === null) void vscode.window.showWarningMessage('Houserules: the file lies in no folder that is open.')
  return file
}

/** With the game that is named, as a lens does, or with what is chosen. */
async function compare(uri?: string, base?: string): Promise<void> {
  const file = await openFile(uri)
  const game = file === null ? null : await gameOfFolder(file, 'Which game is compared?')
  if (game === null) return
  if (base !== undefined) return runInTerminal(game.folder, ofVariantArgs(game.path))
  const [committed, other] = ['As committed last', 'Another game or variant']
  const from = await vscode.window.showQuickPick([committed, other], { placeHolder: `${game.game} compared with` })
  if (from === committed) await runInTerminal(game.folder, diffArgs(null, game.path))
  if (from !== other) return
  const others = (await gamesOf(game.folder)).filter(({ path }) => path !== game.path)
  const old = await chosenRules(others, `${game.game} compared with`)
  if (old !== null) await runInTerminal(game.folder, diffArgs(old.path, game.path))
}

/** What is in doubt is asked for: a clause or a name at the cursor is proposed. */
async function explain(): Promise<void> {
  const file = await openFile()
  const game = file === null ? null : await gameOfFolder(file, 'Which game is explained?')
  const editor = vscode.window.activeTextEditor
  if (game === null || editor === undefined) return
  const range = editor.document.getWordRangeAtPosition(editor.selection.active)
  const topic = await vscode.window.showInputBox({
    prompt: 'A rule or a clause; nothing for all there is',
    value: range === undefined ? '' : editor.document.getText(range),
  })
  if (topic !== undefined) await runInTerminal(game.folder, explainArgs(game.path, topic.trim()))
}

/** As a task, whose terminal stays, and to which arguments go as they are, past any shell. */
async function runInTerminal(folder: vscode.WorkspaceFolder, args: readonly string[]): Promise<void> {
  const program = await programFor(folder)
  if (program === null) return
  const process = new vscode.ProcessExecution(program.command, [...program.args, ...args], { cwd: folder.uri.fsPath })
  const task = new vscode.Task({ type: 'houserules' }, folder, args.slice(0, 2).join(' '), 'houserules', process)
  task.presentationOptions = { panel: vscode.TaskPanelKind.Dedicated, focus: true, clear: true }
  await vscode.tasks.executeTask(task)
}
