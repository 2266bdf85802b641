import { join, resolve } from 'node:path'
import { type DeckList, seatName, type SetupConfig } from '../../runtime/engine.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { bare } from '../../runtime/queries/add-cards.ts'
import { checkBotNames, forSeats } from '../arguments/bots-meant.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import { type Askable, askable, cardsMeant } from '../cards/askable.ts'
import { countedList, letListsCount } from '../cards/card-lists.ts'
import { sayWhatIsNotThere } from './cards-ask.ts'
import { writtenAs } from '../decks/deck-names.ts'
import { unruledIn, unruledText } from '../decks/unruled.ts'
import { DECK_ENDINGS, type DeckFormat, deckFile } from '../decks/write-deck.ts'
import { clauseSummaries } from '../files/clause-index.ts'
import { fileOfGame } from '../files/file-of-game.ts'
import { mustBeWritable, writeFiles } from '../files/write-file.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { type Io, note, say, sayJson } from '../io.ts'
import { lineReader } from '../play/line-reader.ts'
import { runTable } from '../play/run-table.ts'
import { newSession, person, type PlaySession } from '../play/session.ts'
import { type DealtPacks, packsAtTable } from '../packs/packs-at-table.ts'
import { packsAsData, packsAsLines } from '../packs/tell-packs.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface DraftOptions {
  readonly seats: readonly string[]
  readonly players?: number
  readonly option: Readonly<Record<string, string>>
  readonly seed: number
  readonly packs?: string
  readonly packsOnly?: true
  readonly cards?: string
  readonly out: string
  readonly as: DeckFormat
  readonly language?: string
  readonly format: 'text' | 'json'
  readonly maxDecisions: number
  readonly roundLimit?: number
}

/** Plays the draft of a game, people and bots in whatever seats, and writes the deck that each seat has made. */
export async function draft(context: Context, path: string, options: DraftOptions): Promise<ExitCode> {
  const { io } = context
  const { packsOnly } = options
  checkBotNames(options.seats, [person])
  if (packsOnly === true && options.packs === undefined)
    throw new UsageError(stated('--packs-only shows the packs of a file; say with --packs which'))
  if (packsOnly !== true) checkWritable(io, { ...options, players: 1 })
  const database = cardsMeant(io, options.cards)
  const game = await askable(context, gameMeant(io.cwd, path), { cards: database, option: options.option })
  if (game === null) return exitCode.findings
  const players = playersMeant(game, options)
  const packs =
    options.packs === undefined
      ? null
      : packsAtTable({ cwd: io.cwd, game, option: options.option, database }, options.packs, {
          players,
          seed: options.seed,
        })
  if (packsOnly !== true) return playDraft(io, game, { ...options, players }, packs)
  if (packs !== null) tellPacks(io, game, options, packs)
  return exitCode.fine
}

/** How many draft. @throws UsageError where they cannot */
function playersMeant({ engine }: Askable, { players, seats, option }: DraftOptions): number {
  const { info } = engine
  if (!engine.drafts) throw new UsageError(stated('{1} has no draft: its rules declare no event `draft`', info.name))
  const many = players ?? Math.max(info.seats.from, Math.min(info.seats.to, seats.length))
  const problem = setupProblem(info, { players: many, options: option })
  if (problem !== null) throw new UsageError(problem)
  return many
}

function tellPacks(io: Io, { engine: { info } }: Askable, { format, seed }: DraftOptions, packs: DealtPacks): void {
  if (format === 'json')
    sayJson(io, { format: 'houserules-dealt-packs/1', game: info.name, seed, ...packsAsData(info, packs) })
  else for (const line of packsAsLines(info, packs)) say(io, line)
}

type Played = DraftOptions & { readonly players: number }

function checkWritable({ cwd }: Io, options: Played): void {
  for (const file of filesOf(options)) mustBeWritable(resolve(cwd, file))
}

async function playDraft(io: Io, game: Askable, options: Played, packs: DealtPacks | null): Promise<ExitCode> {
  const { info } = game.engine
  const { format, seed } = options
  checkWritable(io, options)
  mustBeSayable(game, options, packs)
  sayWhatIsNotThere(io, game)
  for (const list of letListsCount(game.parts, game.game.lists, game.index)) note(io, countedList(list))
  // What is data is not mixed with what the players are told.
  const session = await playedDraft(format === 'json' ? { ...io, stdout: io.stderr } : io, game, options, packs)
  if (session.state.ask !== 0) {
    note(io, stated('the draft was not finished, so that no deck is written'))
    return exitCode.findings
  }
  const decks = game.engine.decks(session.state)
  const files = filesOf(options).map((file, seat) => ({ file, seat: seatName(seat), deck: decks[seat] ?? {} }))
  writeFiles(new Map(files.map(({ file, deck }) => [resolve(io.cwd, file), fileText(game, options, deck)])))
  for (const { deck, seat, file } of files) note(io, stated('{1}: {2}, written to {3}', seat, sizes(deck), file))
  const unruled = new Set(decks.flatMap((deck) => unruledIn(game, deck).map(bare)))
  if (unruled.size > 0) note(io, unruledText([...unruled]))
  if (format === 'json')
    sayJson(io, {
      format: 'houserules-draft/1',
      game: info.name,
      seed,
      ...(packs === null ? {} : { packs: packsAsData(info, packs) }),
      decks: files.map(({ seat, file, deck }) => ({ seat, file, lists: deck })),
    })
  return exitCode.fine
}

/** The file of each seat. */
const filesOf = ({ out, as, players }: Played): readonly string[] =>
  Array.from({ length: players }, (_, seat) => join(out, `${seatName(seat)}.${DECK_ENDINGS[as]}`))

const fileText = (game: Askable, { as, language }: DraftOptions, deck: DeckList): string =>
  deckFile(game.engine.info, deck, as, writtenAs(game, language))

/** @throws UsageError where decks of these cards have no place in the format, before anybody has drafted them */
function mustBeSayable(game: Askable, options: DraftOptions, packs: DealtPacks | null): void {
  const { cards, decks = [] } = game.engine.info
  const numbers = packs?.sets.flatMap(({ rarities }) => rarities.flatMap((rarity) => rarity.cards)) ?? [...cards.keys()]
  const lines = [...new Set(numbers)].map((card) => ({ card: cards[card] ?? '?', copies: 1 }))
  fileText(game, options, Object.fromEntries(decks.map((list) => [list, lines])))
}

async function playedDraft(io: Io, game: Askable, options: Played, packs: DealtPacks | null): Promise<PlaySession> {
  const { engine, files } = game
  const { seed, players, option, maxDecisions } = options
  const more: Partial<SetupConfig> = { draft: true, ...(packs === null ? {} : { facts: packs.facts }) }
  const session = newSession(engine, { seed, players, options: option }, forSeats(options.seats, players), {
    ...more,
    ...roundsMeant(options),
  })
  const reader = lineReader(io)
  try {
    await runTable(io, reader, session, {
      saveFile: packs === null && game.added === 0 ? fileOfGame(engine.info.name, 'draft.json') : null,
      maxDecisions,
      summaries: clauseSummaries(io.cwd, files),
      end: 'the draft is over',
    })
  } finally {
    reader.close()
  }
  return session
}

function sizes(deck: DeckList): string {
  return Object.entries(deck)
    .map(([list, lines]) => `${lines.reduce((all, { copies }) => all + copies, 0)} in ${list}`)
    .join(', ')
}
