import { resolve } from 'node:path'
import { compileAll, omittedOf, writeGames, type BuiltGame } from '../build/build-games.ts'
import { builtPaths } from '../build/built-paths.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { loadGame, type LoadedGame } from '../load-game.ts'
import { note, say } from '../io.ts'
import { lineReader } from '../play/line-reader.ts'
import { runTable } from '../play/run-table.ts'
import { newSession } from '../play/session.ts'
import { readText } from '../files/read-text.ts'
import { reportFindings } from '../output/report-findings.ts'
import { gamesMeant } from '../arguments/game-meant.ts'
import { declaresVariant } from '../../grammar/declared-name.ts'
import { failuresText, runExamples } from '../run-examples.ts'
import { checkBotNames, forSeats } from '../arguments/bots-meant.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface StartOptions {
  /** Name of the game that is played; by default the one with the most rules. */
  readonly game?: string
  readonly seed: number
  readonly seats: readonly string[]
}

interface Ready extends LoadedGame {
  readonly file: string
}

/** Builds every game, runs all examples and plays one game, bot against bot. */
export async function start(context: Context, options: StartOptions): Promise<ExitCode> {
  const { io } = context
  checkBotNames(options.seats)
  const out = resolve(io.cwd, 'generated')
  const meant = gamesMeant(io.cwd, builtPaths(io.cwd))
  say(io, stated('building {1} games, which takes a while the first time', meant.length))
  const built = await compileAll(context, meant)
  const found = built.flatMap((each) => each.diagnostics)
  if (found.length > 0) reportFindings(io, found, omittedOf(built))
  writeGames(
    out,
    built.flatMap((each) => (each.game === null ? [] : [each.game])),
  )
  const ready = await Promise.all(built.map((each) => load(context, each)))
  const games = ready.filter((each) => each !== null)
  say(io, stated('{1} of {2} games built into generated/', games.length, built.length))
  const failed = await runAllExamples(context, games)
  await playOne(context, chosenGame(io.cwd, games, options.game), options)
  return failed > 0 || games.length < built.length ? exitCode.findings : exitCode.fine
}

async function load(context: Context, { file, game }: BuiltGame): Promise<Ready | null> {
  const loaded = game === null ? null : await loadGame(context, file)
  return loaded === null ? null : { ...loaded, file }
}

async function runAllExamples(context: Context, games: readonly Ready[]): Promise<number> {
  const { io } = context
  let failed = 0
  for (const game of games) {
    const results = await runExamples(context, game)
    const wrong = results.filter((result) => !result.ok)
    failed += wrong.length
    say(
      io,
      stated('  {1}: {2} of {3} examples hold', game.engine.info.name, results.length - wrong.length, results.length),
    )
    for (const each of wrong) for (const failure of failuresText(each)) note(io, stated('    {1}', failure))
  }
  return failed
}

function chosenGame(cwd: string, games: readonly Ready[], name: string | undefined): Ready {
  const named = games.find((game) => game.engine.info.name === name)
  if (named !== undefined) return named
  if (name !== undefined) throw new UsageError(stated('no game `{1}` was built', name))
  const whole = games.filter((game) => !declaresVariant(readText(resolve(cwd, game.file))))
  const [first, ...others] = whole
  if (first === undefined) throw new UsageError(stated('no game was built'))
  return others.reduce(
    (best, game) => (game.engine.info.rules.length > best.engine.info.rules.length ? game : best),
    first,
  )
}

async function playOne({ io }: Context, { engine }: Ready, { seed, seats }: StartOptions): Promise<void> {
  const { info } = engine
  const players = info.seats.from
  say(io, stated('\n{1} {2}, {3}, seed {4}\n', info.name, info.title, forSeats(seats, players).join(' against '), seed))
  const session = newSession(engine, { seed, players, options: {} }, forSeats(seats, players))
  const reader = lineReader(io)
  try {
    await runTable(io, reader, session, { saveFile: '', maxDecisions: 10_000, summaries: new Map() })
  } finally {
    reader.close()
  }
}
