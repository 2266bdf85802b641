import { printable } from '../../compiler/diagnostics/printable.ts'
import { problemText } from '../../runtime/decks/deck-reasons.ts'
import { type BaseState, type DeckList, seatName } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { cardIndexOf } from '../cards/askable.ts'
import { gameCardsOf } from '../cards/game-cards.ts'
import { deckNames, strangersIn } from '../decks/deck-names.ts'
import { readDeckFile } from '../decks/read-deck-file.ts'
import { note, type Io } from '../io.ts'
import type { LoadedGame } from '../load-game.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Decks of `--deck SEAT=FILE` by seat, null for a default deck; undefined when none is given, null when one is
 * refused.
 */
export function decksMeant(
  io: Io,
  { engine, files }: Pick<LoadedGame, 'engine' | 'files'>,
  given: Readonly<Record<string, string>>,
  table: { readonly players: number; readonly options: Readonly<Record<string, string>> },
): (DeckList | null)[] | null | undefined {
  if (Object.keys(given).length === 0) return undefined
  const decks: (DeckList | null)[] = Array.from({ length: table.players }, () => null)
  const { info, parts } = engine as FullEngine<BaseState>
  const [file = '', ...bases] = files
  const game = gameCardsOf(io.cwd, [...bases, file])
  const index = cardIndexOf(parts, game)
  const names = deckNames(info, game, index)
  let refused = false
  for (const [seat, own] of Object.entries(given)) {
    const at = decks.findIndex((_, each) => seatName(each) === seat)
    if (at < 0)
      throw new UsageError(
        `there is no seat \`${seat}\`; seats are ${decks.map((_, each) => seatName(each)).join(', ')}`,
      )
    const deck = readDeckFile(io, info, names, own)
    const strangers = strangersIn(info, deck, index)
    for (const reason of strangers) note(io, printable(`${own}: ${reason}`))
    refused ||= strangers.length > 0
    decks[at] = deck
  }
  // Decks of names that nobody knows cannot be judged.
  if (refused) return null
  const reasons = engine.checkTable(decks, table.options).map((problems) => problems.map(problemText))
  for (const [seat, own] of Object.entries(given)) {
    for (const reason of reasons[decks.findIndex((_, each) => seatName(each) === seat)] ?? []) {
      note(io, printable(`${own}: ${reason}`))
      refused = true
    }
  }
  return refused ? null : decks
}
