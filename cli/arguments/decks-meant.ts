import { resolve } from 'node:path'
import { printable } from '../../compiler/diagnostics/printable.ts'
import { problemText, unknownReasons } from '../../runtime/decks/deck-reasons.ts'
import { DeckError, readDeck } from '../../runtime/decks/read-deck.ts'
import { type DeckList, type Engine, seatName } from '../../runtime/engine.ts'
import { note, type Io } from '../io.ts'
import { readText } from '../files/read-text.ts'
import { meantNames } from '../output/meant-names.ts'
import { UsageError } from '../usage-error.ts'

/** A deck as it stands in a file, or what keeps it from being one of this game. */
export interface FoundDeck {
  readonly deck: DeckList
  readonly unknown: readonly string[]
}

/** Reads the deck of a file; names that the game does not know are told, with what may have been meant. */
export function deckIn(io: Io, engine: Engine, file: string): FoundDeck {
  if (engine.info.decks === undefined) throw new UsageError(`${engine.info.name} is played without decks of one's own`)
  const text = readText(resolve(io.cwd, file))
  try {
    const deck = readDeck(engine.info, text)
    return {
      deck,
      unknown: unknownReasons(engine.info, deck, meantNames),
    }
  } catch (error) {
    if (error instanceof DeckError) throw new UsageError(`${file}: ${error.message}`)
    throw error
  }
}

/**
 * Decks of `--deck SEAT=FILE` by seat, null for a default deck; undefined when none is given, null when one is
 * refused.
 */
export function decksMeant(
  io: Io,
  engine: Engine,
  given: Readonly<Record<string, string>>,
  table: { readonly players: number; readonly options: Readonly<Record<string, string>> },
): (DeckList | null)[] | null | undefined {
  if (Object.keys(given).length === 0) return undefined
  const decks: (DeckList | null)[] = Array.from({ length: table.players }, () => null)
  let refused = false
  for (const [seat, file] of Object.entries(given)) {
    const index = decks.findIndex((_, each) => seatName(each) === seat)
    if (index < 0)
      throw new UsageError(
        `there is no seat \`${seat}\`; seats are ${decks.map((_, each) => seatName(each)).join(', ')}`,
      )
    const { deck, unknown } = deckIn(io, engine, file)
    for (const reason of unknown) note(io, printable(`${file}: ${reason}`))
    refused ||= unknown.length > 0
    decks[index] = deck
  }
  // Decks of names that nobody knows cannot be judged.
  if (refused) return null
  const reasons = engine.checkTable(decks, table.options).map((problems) => problems.map(problemText))
  for (const [seat, file] of Object.entries(given)) {
    for (const reason of reasons[decks.findIndex((_, each) => seatName(each) === seat)] ?? []) {
      note(io, printable(`${file}: ${reason}`))
      refused = true
    }
  }
  return refused ? null : decks
}
