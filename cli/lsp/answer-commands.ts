import { type Connection, type Location, MessageType } from 'vscode-languageserver/node'
import type { BackgroundExamples } from './background-examples.ts'
import { commandAsked, type CommandCall, invalid } from './command-arguments.ts'
import { type CommandArguments, COMMANDS } from '../../language/server/commands.ts'
import { compareCommand } from './compare-command.ts'
import type { Desk } from '../../language/server/desk.ts'
import { shellWord } from '../output/shell-word.ts'
import type { CommandOutcome } from './done.ts'
import type { ExampleResults } from './example-results.ts'
import { runExamplesCommand } from './run-examples-command.ts'
import { untilCancelled } from '../../language/server/until-cancelled.ts'

/** What commands are carried out with. */
export interface CommandRoom {
  readonly desk: Desk
  readonly results: ExampleResults
  readonly background: BackgroundExamples
  readonly connection: Connection
  /** Shows a message to whoever writes. */
  readonly show: (type: MessageType, message: string) => void
}

/** Carries out what lenses name, for editors that do not do so themselves: shows a message, and answers with data. */
export function answerCommands(room: CommandRoom): void {
  const { connection } = room
  connection.onExecuteCommand(async ({ command, arguments: args = [] }, token) => {
    const { result, message, isGood } = await done(room, commandAsked(command, args), untilCancelled(token))
    if (message !== null) room.show(isGood ? MessageType.Info : MessageType.Warning, message)
    return result
  })
}

function done(
  room: CommandRoom,
  { command, args }: CommandCall,
  signal: AbortSignal,
): CommandOutcome | Promise<CommandOutcome> {
  const { desk, results, background } = room
  switch (command) {
    case COMMANDS.runExamples:
      // What it runs need not run once more; what else is open is run after it.
      background.soon()
      return runExamplesCommand(desk, results, args, signal).finally(() => background.tellAll())
    case COMMANDS.showExamples:
      return showExamples(room, args[2])
    case COMMANDS.play:
      return playCommand(desk, args)
    case COMMANDS.diff:
      return compareCommand(desk, args)
  }
}

/** So many examples are offered to go to. */
const MOST_OFFERED = 12

/** Goes to an example, which is chosen where there are several. */
async function showExamples({ connection, desk }: CommandRoom, examples: readonly Location[]): Promise<CommandOutcome> {
  const offered = examples.slice(0, MOST_OFFERED).map((at) => ({ title: titleAt(desk, at), at }))
  const [only] = offered
  const said = `${examples.length} ${examples.length === 1 ? 'example shows' : 'examples show'} it`
  const chosen = offered.length <= 1 ? only : await connection.window.showInformationMessage(said, ...offered)
  if (chosen !== undefined && desk.showsDocuments)
    await connection.window.showDocument({ uri: chosen.at.uri, selection: chosen.at.range, takeFocus: true })
  return { result: examples.map((at) => ({ title: titleAt(desk, at), at })), message: null, isGood: true }
}

/** The line in which an example begins. */
const titleAt = (desk: Desk, { uri, range }: Location): string =>
  desk.text(uri).split('\n')[range.start.line]?.trim() ?? ''

/** A server has no terminal, so that it says what to do in one. */
function playCommand(desk: Desk, [uri, title]: CommandArguments[typeof COMMANDS.play]): CommandOutcome {
  const path = desk.pathOf(uri)
  if (desk.space.about(path).length === 0) throw invalid(`no game reads ${uri}`)
  const begun = title === undefined || title === null ? [] : ['--from', title]
  const args = ['play', desk.space.shown(path), ...begun]
  return {
    result: { program: 'houserules', args },
    message: `In a terminal: houserules ${args.map(shellWord).join(' ')}`,
    isGood: true,
  }
}
