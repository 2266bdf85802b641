import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { letSignalsIn } from '../let-signals-in.ts'
import { parseRecord, type RecordSetup } from '../../runtime/records/replay.ts'
import type { Engine } from '../../runtime/engine.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { nearestNames } from '../../compiler/diagnostics/nearest-names.ts'
import { checkBotNames, forSeats } from '../arguments/bots-meant.ts'
import { clauseSummaries } from '../files/clause-index.ts'
import { fileOfGame } from '../files/file-of-game.ts'
import type { Context } from '../context.ts'
import { decksMeant } from '../arguments/decks-meant.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { gameMeant, withoutGame } from '../arguments/game-meant.ts'
import { note, type Io } from '../io.ts'
import { loadGame, type LoadedGame } from '../load-game.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import { lineReader } from '../play/line-reader.ts'
import { runTable } from '../play/run-table.ts'
import { type ResumeOptions, savedSession } from '../play/saved-session.ts'
import { newSession, person, recordOf, type PlaySession, sessionFrom } from '../play/session.ts'
import { showReplay } from '../play/show-replay.ts'
import { showUnderOtherRules } from '../play/show-under-other-rules.ts'
import { withRecord } from '../files/read-record.ts'
import { UsageError } from '../usage-error.ts'
import { mustBeWritable, writeFile } from '../files/write-file.ts'
import { optionIndexes } from '../../runtime/kernel/set-up.ts'
import { stated } from '../stated.ts'

export interface PlayOptions extends ResumeOptions {
  readonly players?: number
  readonly option: Readonly<Record<string, string>>
  readonly seed: number
  /** Deck files by seat. */
  readonly deck: Readonly<Record<string, string>>
  readonly lists?: string
  /** The title of an example in whose position it begins. */
  readonly from?: string
  readonly resume?: string
  readonly replay?: string
  readonly save?: string
  readonly record?: string
  readonly maxDecisions: number
  /** Milliseconds before each answer of a bot. */
  readonly pace: number
}

/** Plays a game in the terminal, people and bots in whatever seats. */
export async function play(context: Context, path: string | undefined, options: PlayOptions): Promise<ExitCode> {
  const { io } = context
  if (path === undefined) throw new UsageError(withoutGame(io.cwd, 'play'))
  if (options.takeBack && options.resume === undefined)
    throw new UsageError(stated('`--take-back` is of a saved game, which `--resume` names'))
  checkBotNames(options.seats, [person])
  for (const each of [options.record, options.save]) if (each !== undefined) mustBeWritable(resolve(io.cwd, each))
  const file = gameMeant(io.cwd, path)
  const game = await loadGame(context, file, { examples: options.from !== undefined })
  if (game === null) return exitCode.findings
  const { engine } = game
  if (options.replay !== undefined) return replayed(io, engine, options.replay, options)
  const session = await sessionMeant(context, file, game, options)
  if (session === null) return exitCode.findings
  const reader = lineReader(io)
  let held = true
  try {
    held = await runTable(io, reader, session, {
      saveFile: options.save ?? options.resume ?? fileOfGame(engine.info.name, 'save.json'),
      maxDecisions: options.maxDecisions,
      pause: options.pace === 0 ? letSignalsIn : () => setTimeout(options.pace),
      summaries: clauseSummaries(io.cwd, game.files),
    })
  } finally {
    reader.close()
  }
  if (options.record !== undefined) {
    writeFile(resolve(io.cwd, options.record), `${JSON.stringify(recordOf(session), null, 2)}\n`)
    note(io, stated('recorded in {1}; watch it with `--replay {1}`', options.record))
  }
  return held ? exitCode.fine : exitCode.findings
}

function sessionMeant(
  context: Context,
  path: string,
  game: LoadedGame,
  options: PlayOptions,
): PlaySession | null | Promise<PlaySession | null> {
  if (options.from !== undefined) return sessionIn(game, options.from, options)
  return options.resume === undefined
    ? openSession(context.io, game, options)
    : savedSession(context, { engine: game.engine, path }, options.resume, options)
}

function replayed(io: Io, engine: Engine, file: string, options: PlayOptions): ExitCode {
  return withRecord(io, file, (text) => {
    const record = parseRecord(text)
    const { name, fingerprint } = engine.info
    if (record.game === name && record.fingerprint !== fingerprint) return showUnderOtherRules(io, engine, record, file)
    showReplay(io, engine, record, roundsMeant(options))
    return exitCode.fine
  })
}

/** @throws UsageError where no example has the title */
function sessionIn({ engine, examples }: LoadedGame, title: string, options: PlayOptions): PlaySession {
  const example = examples.find((each) => each.title === title)
  if (example === undefined) {
    const titles = examples.map((each) => `"${each.title}"`)
    const begun = titles.filter((each) => each.toLowerCase().includes(title.toLowerCase()))
    const near = begun.length > 0 ? begun.slice(0, 5) : nearestNames(`"${title}"`, titles)
    const [shown, more] = near.length > 0 ? [near, ''] : [titles.slice(0, 5), titles.length > 5 ? ', …' : '']
    const has = shown.length === 0 ? stated('it has none') : stated('there is {1}{2}', shown.join(', '), more)
    throw new UsageError(stated('{1} has no example "{2}"; {3}', engine.info.name, title, has))
  }
  const more = { seed: options.seed, ...roundsMeant(options) }
  return sessionFrom(engine, example, (players) => forSeats(options.seats, players), more)
}

function openSession(io: Io, game: LoadedGame, options: PlayOptions): PlaySession | null {
  const { engine } = game
  const players =
    options.players ?? Math.max(engine.info.seats.from, Math.min(engine.info.seats.to, options.seats.length))
  const problem = setupProblem(engine.info, { players, options: options.option })
  if (problem !== null) throw new UsageError(problem)
  const table = { players, options: allOptions(engine, options.option) }
  const decks = decksMeant(io, game, options, table)
  if (decks === null) return null
  const setup: RecordSetup = { seed: options.seed, ...table, ...(decks === undefined ? {} : { decks }) }
  return newSession(engine, setup, forSeats(options.seats, players), roundsMeant(options))
}

/** Written out in full, so that a record stays true when a default changes. */
function allOptions(engine: Engine, given: Readonly<Record<string, string>>): Record<string, string> {
  const { options } = engine.info
  const chosen = optionIndexes(
    engine.info,
    options.map(() => 0),
    given,
  )
  return Object.fromEntries(options.map(({ name, values }, i) => [name, values[chosen[i] ?? 0] ?? '']))
}
