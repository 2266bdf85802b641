import { type Connection, type Location, MessageType } from 'vscode-languageserver/node'
import type { BackgroundExamples } from './background-examples.ts'
import { commandAsked, type CommandCall, invalid } from './command-arguments.ts'
import { type CommandArguments, COMMANDS } from '../../language/server/commands.ts'
import type { Desk } from '../../language/server/desk.ts'
import { shellWord } from '../output/shell-word.ts'
import type { CommandOutcome } from './done.ts'
import type { ExampleResults } from './example-results.ts'
import { runExamplesCommand } from './run-examples-command.ts'
import { untilCancelled } from '../../language/server/until-cancelled.ts'
import { type Compared, changesBetween } from '../../compiler/changes-between.ts'
import { related } from '../../compiler/diff/related.ts'
import { diffAsJson } from '../../compiler/diff/render/render-json.ts'
import { reportSide } from '../../compiler/diff/report.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { CheckResult } from '../../compiler/compile.ts'

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

/**
 * Compares a game with another of its folder, as `houserules diff BASE FILE --no-witness` does.
 * @throws ResponseError where either is not there or has errors
 */
function compareCommand(desk: Desk, [uri, base]: readonly [uri: string, base: string]): CommandOutcome {
  const { space } = desk
  const own = space.about(desk.pathOf(uri)).find((checked) => headerOf(checked) !== null)
  const called = (checked: CheckResult): boolean => headerOf(checked)?.name.text === base
  const below = own?.resolution?.modules.find(({ header }) => header.name.text === base)
  const other = below === undefined ? space.all().find(called) : space.about(space.full(below.path)).find(called)
  const [old, now] = [readable(base, other), readable(uri, own)]
  const changes = changesBetween(old, now)
  const sides = { old: sideOf(old.resolution), new: sideOf(now.resolution) }
  const report = {
    ...sides,
    changes,
    gated: [],
    ignored: 0,
    related: related(old.resolution, now.resolution),
    summaries: new Map(),
  }
  const kinds = new Map(changes.map(({ class: kind }) => [kind, changes.filter((each) => each.class === kind).length]))
  const counted = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')
  const title = `${now.resolution.game.name} beside ${base}`
  const differs = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} (${counted})`
  // What a variant is of is looked for beside it.
  const isOwn = own !== undefined && headerOf(own)?.base?.text === base
  const more = `\`houserules diff ${isOwn ? '' : `${shellWord(base)} `}${shellWord(sides.new.shown)}\` shows positions`
  return {
    result: diffAsJson(report),
    message: changes.length === 0 ? `${title}: nothing differs` : `${title}: ${differs}; ${more}`,
    isGood: true,
  }
}

const headerOf = ({ resolution }: CheckResult) => resolution?.modules.at(-1)?.header ?? null

function readable(what: string, checked: CheckResult | undefined): Compared {
  if (checked === undefined) throw invalid(`there is no game ${what}`)
  const { resolution, program, diagnostics } = checked
  if (resolution === null || program === null || diagnostics.some(({ severity }) => severity === 'error'))
    throw invalid(`${headerOf(checked)?.name.text ?? what} cannot be compared before it has no errors`)
  return { resolution, program }
}

const sideOf = (resolution: Resolution) => reportSide(resolution.modules.at(-1)?.path ?? '', resolution)
