import { resolve } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { type OptionValue, type ReportPlan, tasksOf } from '../../runtime/report/plan.ts'
import { reportOf } from '../../runtime/report/report.ts'
import { standsOut } from '../../runtime/report/stands-out.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { checkBotNames, forSeats } from '../arguments/bots-meant.ts'
import { decksMeant } from '../arguments/decks-meant.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import { LONGEST } from '../arguments/table-options.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { writeFile } from '../files/write-file.ts'
import { note, say, sayJson } from '../io.ts'
import { type LoadedGame, loadGame } from '../load-game.ts'
import { measure } from '../report/measure.ts'
import { decksBrought, rulesChanges } from '../report/changes/rules-changes.ts'
import { hostWith, restrictedText, restrictionMeant } from '../report/restricted-rules.ts'
import { rulesIn } from '../report/rules-in.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import type { Made, WholeReport } from '../report/whole-report.ts'
import { whereMeant } from '../simulate/where-meant.ts'
import { withProgress } from '../simulate/with-progress.ts'
import { UsageError } from '../usage-error.ts'

export interface ReportOptions {
  readonly against?: string
  readonly games: number
  /** Numbers, rules and cards that are changed one at a time, at most so many of each. */
  readonly changes: number
  readonly seed: number
  /** Deck files by seat. */
  readonly deck: Readonly<Record<string, string>>
  readonly bots: readonly string[]
  readonly players?: number
  readonly option: Readonly<Record<string, string>>
  readonly ladder: readonly string[]
  /** Sentences for seats, such as `A cannot sweep`. */
  readonly restrict: readonly string[]
  readonly workers?: number
  /** Where workers on other machines find the games. */
  readonly over?: string
  readonly maxDecisions: number
  readonly roundLimit?: number
  readonly format: 'html' | 'json'
  readonly out?: string
  readonly quiet: boolean
}

/** Plays many games in several ways, and writes what a designer wants to know of them. */
export async function report(context: Context, path: string, options: ReportOptions): Promise<ExitCode> {
  const { io } = context
  checkBotNames([...options.bots, ...options.ladder])
  const file = gameMeant(io.cwd, path)
  const game = await loadGame(context, file, { examples: false })
  const noting = game === null ? null : await loadGame(context, file, { examples: false, coverage: true })
  const other = options.against === undefined ? undefined : await otherGame(context, options.against)
  if (game === null || noting === null || other === null) return exitCode.findings
  const base = planOf(context, game, options)
  if (base === null) return exitCode.findings
  const changes = await rulesChanges(context, file, {
    decks: decksBrought(game.engine, base.players, base.decks),
    most: options.changes,
  })
  const plan = { ...base, changes: changes.tried }
  const against = other ?? null
  if (against !== null) fits(against, plan)
  const tasks = tasksOf(plan, otherValues(game, plan), against !== null)
  const total = tasks.reduce((sum, { from, to }) => sum + to - from, 0)
  const restricted = await restrictedGames(context, file, game, plan)
  if (restricted === null) return exitCode.findings
  const where = whereMeant(io, game, options)
  const job = {
    plan,
    script: game.script,
    noting: noting.script,
    restricted: restricted.map(({ script }) => script),
    against: against?.script ?? null,
    texts: game.texts(),
  }
  const { measured, complete } = await untilInterrupted(io, (interrupt) =>
    withProgress(io, options.quiet ? null : total, (progress) =>
      measure(job, tasks, {
        where:
          typeof where === 'number'
            ? where
            : { ...where, restricted: restricted.map(({ texts }) => texts()), against: against?.texts() ?? null },
        progress: (done) => progress({ done, standstills: 0 }),
        interrupt,
      }),
    ),
  )
  const rules = await rulesIn(context, file)
  const figures = reportOf(game.engine, plan, measured, {
    rules,
    against: against?.engine.info ?? null,
    numbers: changes.numbers,
  })
  const made = madeOf(path, plan, options, complete)
  await write(context, { format: 'houserules-report/1', standsOut: standsOut(figures), ...figures, made }, options)
  if (!complete) note(io, 'ended early: the report tells of the games that were played by then')
  return figures.seats.standstills > 0 ? exitCode.findings : exitCode.fine
}

async function otherGame(context: Context, path: string): Promise<LoadedGame | null> {
  return loadGame(context, gameMeant(context.io.cwd, path), { examples: false })
}

/** So many of the games of a report are played for parts that take several times as long. */
const [FIFTH, TENTH, TWENTY_FIFTH] = [5, 10, 25]

function planOf({ io }: Context, { engine }: LoadedGame, options: ReportOptions): ReportPlan | null {
  const { info } = engine
  const players = options.players ?? Math.max(info.seats.from, Math.min(info.seats.to, options.bots.length))
  const problem = setupProblem(info, { players, options: options.option })
  if (problem !== null) throw new UsageError(problem)
  const decks = decksMeant(io, engine, options.deck, { players, options: options.option })
  if (decks === null) return null
  const part = (of: number): number => Math.max(1, Math.ceil(options.games / of))
  return {
    seed: options.seed,
    players,
    options: options.option,
    ...(decks === undefined ? {} : { decks }),
    bots: forSeats(options.bots, players),
    maxDecisions: options.maxDecisions,
    ...roundsMeant(options),
    games: options.games,
    tension: players < 2 ? 0 : part(TWENTY_FIFTH),
    deals: players < 2 ? 0 : part(TENTH),
    ladder: players < 2 ? [] : options.ladder,
    ladderGames: part(TWENTY_FIFTH),
    optionGames: part(FIFTH),
    restrictions: options.restrict.map((sentence) => restrictionMeant(sentence, players).sentence),
    restrictedGames: options.games,
    changes: [],
    changeGames: part(FIFTH),
    ruleGames: part(FIFTH),
  }
}

/** The rules of the game with each sentence; null, with the findings reported, where one of them has errors. */
async function restrictedGames(
  context: Context,
  file: string,
  { engine: { info } }: LoadedGame,
  { restrictions, players }: ReportPlan,
): Promise<LoadedGame[] | null> {
  const found: LoadedGame[] = []
  for (const sentence of restrictions) {
    const text = restrictedText(info.name, restrictionMeant(sentence, players))
    const { path, host } = hostWith(context.io, file, text)
    const game = await loadGame(context, path, { examples: false }, host)
    if (game === null) return null
    found.push(game)
  }
  return found
}

function fits({ engine: { info } }: LoadedGame, plan: ReportPlan): void {
  const problem = setupProblem(info, { players: plan.players, options: plan.options })
  if (problem !== null) throw new UsageError(`${info.name} cannot be played beside it: ${problem}`)
}

/** What options could be besides what they are. */
function otherValues({ engine }: LoadedGame, plan: ReportPlan): OptionValue[] {
  const { options } = engine.setup({ seed: plan.seed, players: plan.players, options: plan.options })
  return engine.info.options.flatMap(({ name, values }, i) =>
    values.filter((_, at) => at !== options[i]).map((value) => ({ option: name, value })),
  )
}

function madeOf(path: string, plan: ReportPlan, options: ReportOptions, complete: boolean): Made {
  const { seed, players, bots, games, tension, deals, ladder, ladderGames, optionGames, changeGames, ruleGames } = plan
  const command = [
    `houserules report ${path}`,
    ...(options.against === undefined ? [] : [`--against ${options.against}`]),
    ...plan.restrictions.map((sentence) => `--restrict ${JSON.stringify(sentence)}`),
    `--games ${games} --seed ${seed} --players ${players} --bots ${bots.join(',')}`,
    `--changes ${options.changes}`,
    ...(ladder.length === 0 ? [] : [`--ladder ${ladder.join(',')}`]),
    ...(plan.maxDecisions === LONGEST ? [] : [`--max-decisions ${plan.maxDecisions}`]),
    ...(plan.roundLimit === undefined ? [] : [`--round-limit ${plan.roundLimit}`]),
    ...Object.entries(options.option).map(([name, value]) => `--option ${name}=${value}`),
    ...Object.entries(options.deck).map(([seat, file]) => `--deck ${seat}=${file}`),
  ]
  const asked = {
    games,
    tension,
    deals,
    ladder: ladderGames,
    options: optionGames,
    changes: changeGames,
    rules: ruleGames,
  }
  return {
    version: packageJson.version,
    command: command.join(' '),
    seed,
    players,
    options: plan.options,
    bots,
    asked,
    complete,
  }
}

async function write({ io }: Context, whole: WholeReport, { format, out }: ReportOptions): Promise<void> {
  if (format === 'json' && out === undefined) return sayJson(io, whole)
  const file = resolve(io.cwd, out ?? `${whole.game.name}.report.html`)
  if (format === 'json') writeFile(file, `${JSON.stringify(whole, null, 2)}\n`)
  else writeFile(file, (await import('../report/html/page.ts')).page(whole))
  for (const sentence of whole.standsOut) say(io, sentence)
  note(io, `written to ${file}`)
}
