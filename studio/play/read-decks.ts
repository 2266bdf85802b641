import { type Meant, problemText, unknownReasons } from '../../runtime/decks/deck-reasons.ts'
import { DeckError, readDeck } from '../../runtime/decks/read-deck.ts'
import { type DeckList, type Engine, seatName } from '../../runtime/engine.ts'

/** What each seat brings as it is written; null for one of the game's own decks. */
export type DeckTexts = readonly (string | null)[]

/** The decks, and every reason for which each of them is refused. */
export interface ReadDecks {
  readonly decks: readonly (DeckList | null)[]
  readonly reasons: readonly (readonly string[])[]
}

/** Reads the decks of a table. Those with names that nobody knows are not judged. */
export function readDecks(
  engine: Engine,
  texts: DeckTexts,
  options: Readonly<Record<string, string>>,
  meant: Meant,
): ReadDecks {
  const read = texts.map((text) => (text === null ? NONE : readOne(engine, text, meant)))
  const decks = read.map(({ deck }) => deck)
  const reasons = read.map(({ wrong }) => wrong)
  if (reasons.some((each) => each.length > 0)) return { decks, reasons }
  const judged = engine.checkTable(decks, options)
  return { decks, reasons: texts.map((text, seat) => (text === null ? [] : (judged[seat] ?? []).map(problemText))) }
}

/** @throws RangeError where one of them is refused */
export function decksOrThrow(
  engine: Engine,
  texts: DeckTexts,
  options: Readonly<Record<string, string>>,
): ReadDecks['decks'] {
  if (engine.info.decks === undefined) throw new RangeError(`${engine.info.name} is played without decks of one's own`)
  const { decks, reasons } = readDecks(engine, texts, options, () => '')
  const seat = reasons.findIndex((each) => each.length > 0)
  if (seat >= 0) throw new RangeError(`the deck of ${seatName(seat)} is refused: ${reasons[seat]?.[0] ?? ''}`)
  return decks
}

interface One {
  readonly deck: DeckList | null
  readonly wrong: readonly string[]
}

const NONE: One = { deck: null, wrong: [] }

function readOne({ info }: Engine, text: string, meant: Meant): One {
  try {
    const deck = readDeck(info, text)
    return { deck, wrong: unknownReasons(info, deck, meant) }
  } catch (error) {
    if (error instanceof DeckError) return { deck: null, wrong: [error.message] }
    throw error
  }
}

/** A deck as it may be written: a line for each card, below the name of its list where there are several. */
export const deckText = (deck: DeckList): string =>
  Object.entries(deck)
    .filter(([, lines]) => lines.length > 0)
    .map(([list, lines], i) => [
      ...(i === 0 ? [] : [`${list}:`]),
      ...lines.map(({ card, copies }) => `${copies} ${card}`),
    ])
    .flat()
    .join('\n')
