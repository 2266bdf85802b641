import { join, resolve } from 'node:path'
import { type DeckList, type Engine, seatName } from '../../runtime/engine.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { checkBotNames, forSeats } from '../arguments/bots-meant.ts'
import { bare } from '../../runtime/queries/add-cards.ts'
import { deckFile } from '../decks/write-deck.ts'
import { clauseSummaries } from '../files/clause-index.ts'
import { fileOfGame } from '../files/file-of-game.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { note } from '../io.ts'
import { loadGame } from '../load-game.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import { lineReader } from '../play/line-reader.ts'
import { runTable } from '../play/run-table.ts'
import { newSession, person, type PlaySession } from '../play/session.ts'
import { UsageError } from '../usage-error.ts'
import { mustBeWritable, writeFiles } from '../files/write-file.ts'

export interface DraftOptions {
  readonly seats: readonly string[]
  readonly players?: number
  readonly option: Readonly<Record<string, string>>
  readonly seed: number
  readonly out: string
  readonly maxDecisions: number
  readonly roundLimit?: number
}

/** Plays the draft of a game, people and bots in whatever seats, and writes the deck that each seat has made. */
export async function draft(context: Context, path: string, options: DraftOptions): Promise<ExitCode> {
  const { io } = context
  checkBotNames(options.seats, [person])
  mustBeWritable(resolve(io.cwd, options.out, 'A.deck.txt'))
  const game = await loadGame(context, gameMeant(io.cwd, path), { examples: false })
  if (game === null) return exitCode.findings
  const session = openDraft(game.engine, options)
  const reader = lineReader(io)
  try {
    const saveFile = fileOfGame(game.engine.info.name, 'draft.json')
    await runTable(io, reader, session, {
      saveFile,
      maxDecisions: options.maxDecisions,
      summaries: clauseSummaries(io.cwd, game.files),
      end: 'the draft is over',
    })
  } finally {
    reader.close()
  }
  if (session.state.ask !== 0) {
    note(io, 'the draft was not finished, so that no deck is written')
    return exitCode.findings
  }
  const decks = game.engine
    .decks(session.state)
    .map((deck, seat) => ({ deck, seat: seatName(seat), file: join(options.out, `${seatName(seat)}.deck.txt`) }))
  writeFiles(
    new Map(
      decks.map(({ deck, file }) => [
        resolve(io.cwd, file),
        deckFile(game.engine.info, deck, 'list', AS_THE_RULES_SAY),
      ]),
    ),
  )
  for (const { deck, seat, file } of decks) note(io, `${seat}: ${sizes(deck)}, written to ${file}`)
  return exitCode.fine
}

const AS_THE_RULES_SAY = { nameOf: bare, idOf: () => undefined, headingOf: (list: string) => list }

function openDraft(engine: Engine, options: DraftOptions): PlaySession {
  const { info } = engine
  if (!engine.drafts) throw new UsageError(`${info.name} has no draft: its rules declare no event \`draft\``)
  const players = options.players ?? Math.max(info.seats.from, Math.min(info.seats.to, options.seats.length))
  const problem = setupProblem(info, { players, options: options.option })
  if (problem !== null) throw new UsageError(problem)
  const setup = { seed: options.seed, players, options: options.option }
  return newSession(engine, setup, forSeats(options.seats, players), { draft: true, ...roundsMeant(options) })
}

function sizes(deck: DeckList): string {
  return Object.entries(deck)
    .map(([list, lines]) => `${lines.reduce((all, { copies }) => all + copies, 0)} in ${list}`)
    .join(', ')
}
