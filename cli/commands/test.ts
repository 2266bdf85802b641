import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { nearestNames } from '../../compiler/diagnostics/nearest-names.ts'
import { whichever } from '../../compiler/diagnostics/worded.ts'
import type { Sayable } from '../../grammar/saying.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { type Io, note, say, sayJson, sayLines } from '../io.ts'
import { stated } from '../stated.ts'
import { loadGame, tryLoadGame } from '../load-game.ts'
import { gamesMeant } from '../arguments/game-meant.ts'
import { alikeText, causeOf, exampleText, failedText, removalText } from '../output/failed-examples.ts'
import { examplesAsJson, type TestedGame } from '../output/examples-json.ts'
import { reportFindings } from '../output/report-findings.ts'
import { rulesHost } from '../files/rules-host.ts'
import { runExamples } from '../run-examples.ts'
import type { ExampleResult } from '../toolchain.ts'
import { UsageError } from '../usage-error.ts'

export interface TestOptions {
  readonly format: 'text' | 'json'
  /** Only examples whose title contains this. */
  readonly only?: string
  readonly roundLimit?: number
  /** What happened is told of each example (true), of none (false), or of those that fail. */
  readonly trace?: boolean
  /** Only beside `--mend`. */
  readonly from?: string
  readonly write?: boolean
  readonly within?: number
}

/** What came of games, those that could not be compiled apart. */
interface Tested {
  readonly games: TestedGame[]
  readonly titles: string[]
  readonly found: Diagnostic[]
  omitted: number
  broken: number
}

/** Runs the examples of games. */
export async function test(context: Context, paths: readonly string[], options: TestOptions): Promise<ExitCode> {
  const { io } = context
  const [unmended] = (['from', 'write', 'within'] as const).filter((name) => options[name] !== undefined)
  if (unmended !== undefined) throw new UsageError(stated('`--{1}` belongs to `--mend`', unmended))
  const tested = await testAll(context, gamesMeant(io.cwd, paths), options)
  const { games, broken, found, omitted } = tested
  const failed = games.flatMap((each) => each.examples).filter((example) => !example.ok).length
  if (options.format === 'json') {
    sayJson(io, examplesAsJson({ games, broken, found, omitted }))
  } else {
    if (broken > 0) reportFindings(io, found, omitted)
    await reportGames(context, games, options)
  }
  if (broken > 0)
    note(
      io,
      broken === 1
        ? stated('1 game has errors and could not be tested')
        : stated('{1} games have errors and could not be tested', broken),
    )
  if (options.only !== undefined && broken === 0) checkAnyMatched(tested, options.only)
  return failed > 0 || broken > 0 ? exitCode.findings : exitCode.fine
}

async function testAll(context: Context, files: readonly string[], options: TestOptions): Promise<Tested> {
  const tested: Tested = { games: [], titles: [], found: [], omitted: 0, broken: 0 }
  for (const file of files) {
    const game = await tryLoadGame(context, file)
    if (game.engine === null) {
      tested.broken += 1
      tested.found.push(...game.diagnostics)
      tested.omitted += game.omitted
    } else {
      tested.titles.push(...game.examples.map(({ title }) => title))
      tested.games.push({
        game: game.engine.info.name,
        file,
        examples: await traced(context, file, await runExamples(context, game, options), options.trace),
      })
    }
  }
  return tested
}

/** @throws UsageError where no example is called so, as nothing would be tested without a word about it */
function checkAnyMatched({ games, titles }: Tested, only: string): void {
  if (games.some(({ examples }) => examples.length > 0)) return
  const near = nearestTitles(only, titles)
  const none = stated('none of {1} examples has "{2}" in its title', titles.length, only)
  throw new UsageError(
    orMeant(
      none,
      near.map((title) => `"${title}"`),
    ),
  )
}

/** Titles that are like it, or have a word that is. */
function nearestTitles(only: string, titles: readonly string[]): string[] {
  const whole = nearestNames(only, titles)
  if (whole.length > 0) return whole
  const words = nearestNames(
    only,
    titles.flatMap((title) => title.split(/\s+/u)),
  )
  return [...new Set(words.flatMap((word) => titles.filter((title) => title.split(/\s+/u).includes(word)).slice(0, 1)))]
}

/**
 * Adds what happened to the examples of which it is told; they are played again on an engine that is compiled for that.
 */
async function traced(
  context: Context,
  file: string,
  examples: readonly ExampleResult[],
  wanted: boolean | undefined,
): Promise<TestedGame['examples']> {
  const told = examples.filter(({ ok }) => wanted === true || (wanted === undefined && !ok))
  const game = told.length === 0 ? null : await loadGame(context, file, { trace: true })
  if (game === null) return examples
  return Promise.all(
    examples.map(async (result) => {
      const example = told.includes(result) ? game.examples.find(({ place }) => place === result.place) : undefined
      return example === undefined
        ? result
        : { ...result, trace: await context.tools.traceExample(game.engine, example) }
    }),
  )
}

/** Examples that do not hold, by their places, in the games that say them. */
type Failing = ReadonlyMap<string, { readonly game: string; readonly cause: string }>

async function reportGames(context: Context, games: readonly TestedGame[], options: TestOptions): Promise<void> {
  const failing = new Map<string, { readonly game: string; readonly cause: string }>()
  const add = ({ game, examples }: TestedGame): void => {
    for (const each of examples) if (!each.ok) failing.set(each.place, { game, cause: causeOf(each) })
  }
  const taken = new Map<TestedGame, TakenOver>()
  for (const tested of games) {
    const titles = await takenOver(context, tested)
    taken.set(tested, titles)
    add({ ...tested, examples: tested.examples.filter(({ title }) => !titles.has(title)) })
  }
  for (const tested of games) {
    const files = new Map([...(taken.get(tested) ?? [])].filter(([, path]) => games.every(({ file }) => file !== path)))
    const open = tested.examples.filter(({ ok, title, place }) => !ok && files.has(title) && !failing.has(place))
    for (const said of await whereTheyAreSaid(context, open, files, options)) {
      add(said)
      const lines = failedText(
        said.game,
        said.examples.filter(({ ok }) => !ok),
      )
      sayLines(context.io, lines)
    }
  }
  for (const tested of games) {
    const examples = tested.examples.map((each) => ({ ...each, warnings: needlessLines(each, games) }))
    const told = { taken: taken.get(tested) ?? new Map(), failing }
    reportExamples(context.io, { ...tested, examples }, told, options.trace === true)
  }
}

/** Of which lines an example can go without in all games that run it. */
function needlessLines({ place, warnings }: ExampleResult, games: readonly TestedGame[]): ExampleResult['warnings'] {
  if (warnings.length === 0) return warnings
  const all = games.flatMap(({ examples }) => examples.filter((each) => each.place === place))
  return warnings.filter(({ line }) => all.every((each) => each.warnings.some((other) => other.line === line)))
}

/** What examples come to in the games that say them, which nobody asked for: there they may hold. */
async function whereTheyAreSaid(
  context: Context,
  open: TestedGame['examples'],
  files: TakenOver,
  options: TestOptions,
): Promise<TestedGame[]> {
  const places = new Set(open.map(({ place }) => place))
  const found: TestedGame[] = []
  for (const file of new Set(open.flatMap(({ title }) => files.get(title) ?? []))) {
    const game = await tryLoadGame(context, file)
    if (game.engine === null) continue
    const said = { ...game, examples: game.examples.filter(({ place }) => places.has(place)) }
    const examples = await traced(context, file, await runExamples(context, said, options), options.trace)
    found.push({ game: game.engine.info.name, file, examples })
  }
  return found
}

/** What does not hold in the game that says it is told there, and only counted in variants where it fails alike. */
function reportExamples(
  io: Io,
  { game, examples }: TestedGame,
  { taken, failing }: { readonly taken: TakenOver; readonly failing: Failing },
  whole: boolean,
): void {
  const failed = examples.filter((example) => !example.ok)
  const alike = failed.filter((each) => taken.has(each.title) && failing.get(each.place)?.cause === causeOf(each))
  const others = failed.filter((example) => !alike.includes(example))
  const needless = examples.filter(({ ok, title, warnings }) => ok && warnings.length > 0 && !taken.has(title))
  const lines = whole
    ? examples.flatMap((example) => exampleText(game, example, true))
    : [
        ...failedText(game, others),
        ...alikeText(
          game,
          alike.flatMap(({ place }) => failing.get(place)?.game ?? []),
        ),
        ...needless.flatMap((example) => exampleText(game, example, false)),
        ...removalText(others.flatMap(({ title }) => (taken.has(title) ? [title] : []))),
      ]
  sayLines(io, lines)
  say(io, stated('{1}: {2} of {3} examples hold', game, examples.length - failed.length, examples.length))
}

/** By title: the file of the game that says it. */
type TakenOver = ReadonlyMap<string, string>

/** The examples that a variant takes over from what it stands on, where anything is to be told of any. */
async function takenOver({ io, tools }: Context, { file, examples }: TestedGame): Promise<TakenOver> {
  if (examples.every(({ ok, warnings }) => ok && warnings.length === 0)) return new Map()
  const { resolution } = await tools.checkGame(file, rulesHost(io.cwd, file, io.includes))
  const own = resolution?.modules.at(-1)?.header.name.text
  const paths = new Map(resolution?.modules.map(({ header, path }) => [header.name.text, path]))
  return new Map(
    resolution?.entries.flatMap(({ decl, module }) =>
      decl.kind === 'example' && module !== own ? [[decl.title, paths.get(module) ?? ''] as const] : [],
    ),
  )
}

/** A sentence, and what may have been meant, where there is any. */
const orMeant = (sentence: Sayable, near: readonly string[]): Sayable =>
  near.length === 0 ? sentence : stated('{1}; did you mean {2}?', sentence, whichever(near))
