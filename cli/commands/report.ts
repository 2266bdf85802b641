import { type OptionValue, type ReportPlan, type TablePlan, tasksOf } from '../../runtime/report/plan.ts'
import { reportOf } from '../../runtime/report/report.ts'
import { standsOut } from '../../runtime/report/stands-out.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { processorTime } from '../diff/witness/budget.ts'
import { checkBotNames, forSeats } from '../arguments/bots-meant.ts'
import { decksMeant } from '../arguments/decks-meant.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note } from '../io.ts'
import { type LoadedGame, loadGame } from '../load-game.ts'
import { measure } from '../report/measure.ts'
import { type ReportChanges, decksBrought, firstOf, numbersIn, rulesChanges } from '../report/changes/rules-changes.ts'
import { type GamesMeant, type SaidOfGames, gamesOfReport } from '../report/games/games-meant.ts'
import { tellGames } from '../report/games/tell-games.ts'
import { madeOf } from '../report/made-of.ts'
import { targetOf, write } from '../report/write-report.ts'
import { hostWith, restrictedText, restrictionMeant } from '../report/restricted-rules.ts'
import { rulesReported } from '../report/rules-in.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import { whereMeant } from '../simulate/where-meant.ts'
import { withProgress } from '../simulate/with-progress.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface ReportOptions extends SaidOfGames {
  readonly against?: string
  /** Numbers, rules and cards that are changed one at a time, at most so many of each. */
  readonly changes: number
  readonly seed: number
  /** Deck files by seat. */
  readonly deck: Readonly<Record<string, string>>
  readonly lists?: string
  readonly bots: readonly string[]
  readonly players?: number
  readonly option: Readonly<Record<string, string>>
  readonly ladder: readonly string[]
  /** Sentences for seats, such as `A cannot sweep`. */
  readonly restrict: readonly string[]
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
  const target = targetOf(io, path, options)
  const file = gameMeant(io.cwd, path)
  const game = await loadGame(context, file, { examples: false })
  const begun = processorTime()
  const noting = game === null ? null : await loadGame(context, file, { examples: false, coverage: true })
  const compiling = (processorTime() - begun) / 1000
  const other = options.against === undefined ? undefined : await otherGame(context, options.against)
  if (game === null || noting === null || other === null) return exitCode.findings
  const table = tableOf(context, game, options)
  if (table === null) return exitCode.findings
  const against = other ?? null
  if (against !== null) fits(against, table)
  const changes = await rulesChanges(context, file, decksBrought(game.engine, table.players, table.decks))
  const where = whereMeant(io, game, options)
  const values = otherValues(game, table)
  const ladder = table.players < 2 ? [] : options.ladder
  const meant = await gamesOfReport(
    game.engine,
    table,
    {
      against: against !== null,
      ladder,
      values: values.length,
      restrictions: options.restrict.length,
      changes: (most) => firstOf(changes, most).length,
      mostChanges: options.changes,
      compiling,
    },
    options,
  )
  const plan = planOf(table, meant, { ladder, restrict: options.restrict, changes })
  const tasks = tasksOf(plan, values, against !== null)
  const total = tasks.reduce((sum, { from, to }) => sum + to - from, 0)
  if (!options.quiet) tellGames(io, total, meant)
  const restricted = await restrictedGames(context, file, game, plan)
  if (restricted === null) return exitCode.findings
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
  const rules = await rulesReported(context, file)
  const figures = reportOf(game.engine, plan, measured, {
    rules,
    against: against?.engine.info ?? null,
    numbers: numbersIn(changes),
  })
  const made = madeOf({ path, plan, meant, options }, complete)
  await write(io, { format: 'houserules-report/1', standsOut: standsOut(figures), ...figures, made }, target)
  if (!complete) note(io, stated('ended early: the report tells of the games that were played by then'))
  return figures.seats.standstills > 0 ? exitCode.findings : exitCode.fine
}

async function otherGame(context: Context, path: string): Promise<LoadedGame | null> {
  return loadGame(context, gameMeant(context.io.cwd, path), { examples: false })
}

function tableOf({ io }: Context, game: LoadedGame, options: ReportOptions): TablePlan | null {
  const { info } = game.engine
  const players = options.players ?? Math.max(info.seats.from, Math.min(info.seats.to, options.bots.length))
  const problem = setupProblem(info, { players, options: options.option })
  if (problem !== null) throw new UsageError(problem)
  const decks = decksMeant(io, game, options, { players, options: options.option })
  if (decks === null) return null
  return {
    seed: options.seed,
    players,
    options: options.option,
    ...(decks === undefined ? {} : { decks }),
    bots: forSeats(options.bots, players),
    maxDecisions: options.maxDecisions,
    ...roundsMeant(options),
  }
}

function planOf(
  table: TablePlan,
  { games, parts, changes: most }: GamesMeant,
  {
    ladder,
    restrict,
    changes,
  }: { readonly ladder: readonly string[]; readonly restrict: readonly string[]; readonly changes: ReportChanges },
): ReportPlan {
  const { players } = table
  return {
    ...table,
    games,
    againstGames: parts.against,
    tension: players < 2 ? 0 : parts.tension,
    deals: players < 2 ? 0 : parts.deals,
    ladder,
    ladderGames: parts.ladder,
    optionGames: parts.options,
    restrictions: restrict.map((sentence) => restrictionMeant(sentence, players).sentence),
    restrictedGames: parts.restricted,
    changes: firstOf(changes, most),
    changeGames: parts.changes,
    ruleGames: parts.rules,
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

function fits({ engine: { info } }: LoadedGame, plan: TablePlan): void {
  const problem = setupProblem(info, { players: plan.players, options: plan.options })
  if (problem !== null) throw new UsageError(stated('{1} cannot be played beside it: {2}', info.name, problem))
}

/** What options could be besides what they are. */
function otherValues({ engine }: LoadedGame, plan: TablePlan): OptionValue[] {
  const { options } = engine.setup({ seed: plan.seed, players: plan.players, options: plan.options })
  return engine.info.options.flatMap(({ name, values }, i) =>
    values.filter((_, at) => at !== options[i]).map((value) => ({ option: name, value })),
  )
}
