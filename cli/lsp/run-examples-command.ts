import { inEnglish } from '../../grammar/saying.ts'
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node'
import type { CheckResult } from '../../compiler/compile.ts'
import { nearest } from '../../compiler/diagnostics/nearest.ts'
import { examplesAsJson, type TestedGame } from '../output/examples-json.ts'
import { invalid } from './command-arguments.ts'
import type { Desk } from '../../language/server/desk.ts'
import type { CommandOutcome } from './done.ts'
import type { ExampleResults } from './example-results.ts'
import type { RanExample } from './examples/example-job.ts'

/** What came of the games about a file. */
interface Tested {
  readonly games: TestedGame[]
  readonly broken: CheckResult[]
}

/**
 * Runs the examples of the games about a file, or those of one title.
 * @throws ResponseError where there is none such, or it is not wanted any more
 */
export async function runExamplesCommand(
  desk: Desk,
  results: ExampleResults,
  [uri, title = null]: readonly [uri: string, title?: string | null],
  signal: AbortSignal,
): Promise<CommandOutcome> {
  const checked = desk.space.about(desk.pathOf(uri))
  if (checked.length === 0) throw invalid(`no game reads ${uri}`)
  const { games: all, broken } = await ran(checked, results, signal)
  const games =
    title === null ? all : all.map((game) => only(game, title)).filter(({ examples }) => examples.length > 0)
  if (games.length + broken.length === 0) throw invalid(noneCalled(title ?? '', all))
  const found = broken.flatMap(({ diagnostics }) => diagnostics)
  const omitted = broken.reduce((sum, each) => sum + each.omitted, 0)
  return {
    result: examplesAsJson({ games, broken: broken.length, found, omitted }),
    message: [...games.map(gameText), ...broken.map(brokenText)].join('; '),
    isGood: broken.length === 0 && games.every(({ examples }) => examples.every(({ ok }) => ok)),
  }
}

async function ran(all: readonly CheckResult[], results: ExampleResults, signal: AbortSignal): Promise<Tested> {
  const tested: Tested = { games: [], broken: [] }
  for (const checked of all) {
    const came = await results.run(checked, signal)
    if (signal.aborted) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'this is not wanted any more')
    const file = checked.resolution?.modules.at(-1)?.path
    if (came === null || file === undefined) tested.broken.push(checked)
    else tested.games.push({ game: nameOf(checked), file, examples: came.examples.map(told) })
  }
  return tested
}

/** Which rules applied is nothing that `houserules test` tells; what happened, of those that fail. */
function told({ title, clauses, place, ok, failures, warnings, trace }: RanExample): TestedGame['examples'][number] {
  return { title, clauses, place, ok, failures, warnings, ...(ok ? {} : { trace }) }
}

const only = (game: TestedGame, title: string): TestedGame => ({
  ...game,
  examples: game.examples.filter((example) => example.title === title),
})

function noneCalled(title: string, games: readonly TestedGame[]): string {
  const titles = games.flatMap(({ examples }) => examples.map((example) => example.title))
  const { hint } = nearest(title, titles)
  const none = `none of ${titles.length} examples is called "${title}"`
  return hint === undefined ? none : `${none}; ${inEnglish(hint)}`
}

const nameOf = ({ resolution }: CheckResult): string => resolution?.modules.at(-1)?.header.name.text ?? 'the game'

/** In the words of `houserules test`; what is wrong with the first that fails. */
function gameText({ game, examples }: TestedGame): string {
  const holding = examples.filter(({ ok }) => ok).length
  const [first] = examples.filter(({ ok }) => !ok)
  const counted = `${game}: ${holding} of ${examples.length} examples hold`
  return first === undefined
    ? counted
    : `${counted}; "${first.title}" does not: ${first.failures.map(({ message }) => message).join('; ')}`
}

const brokenText = (checked: CheckResult): string => `${nameOf(checked)} has errors, and its examples cannot run`
