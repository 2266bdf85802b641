import { cardCounter, TOO_LARGE } from './deck-parts.ts'
import { abridged } from '../words/abridged.ts'
import type { DeckEntry, DeckList, GameInfo } from '../engine.ts'
import { isDeck } from '../schema/validators.js'
import { indexOfName, nameForm } from '../words/same-name.ts'
import { NOT_OF_THE_DECK, headingMeant, linkedLists, type WrittenList, writtenLists } from './written-deck.ts'

/**
 * A deck file that cannot be read; the message says what is wrong and where.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/magic'
 * import { DeckError, readDeck } from 'houserules/runtime'
 *
 * try {
 *   readDeck(engine.info, '{')
 * } catch (thrown) {
 *   console.log(thrown instanceof DeckError) // true
 * }
 * ```
 */
export class DeckError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DeckError'
  }
}

/** More copies than anybody could mean. */
const MOST_COPIES = 1000

const NO_COPIES = 'no copies; leave the card out'

/** In signs; a name with a set and a number beside it is far shorter. */
const LONGEST_LINE = 500

/** How a deck file speaks of a game. */
export interface DeckNames {
  /** The list of the game that a heading means, null for cards that are not of the deck; undefined where none is. */
  readonly listOf: (heading: string | null) => string | null | undefined
  /** How the rules spell a card by any of these names, the first that they know; undefined where they know none. */
  readonly cardOf: (names: readonly string[]) => string | undefined
  /** Whether a card is called exactly so, with the number that may stand before it. */
  readonly isCard: (name: string) => boolean
}

/**
 * Reads a deck: JSON of the format `houserules-deck/1`, a list with a line `4 Bear` for each card as people and other
 * programs write it (Arena, MTGO, `.dec`, `.ydk`), or a link `ydke://`.
 *
 * @param names what else the game's lists and cards are called; the names of the rules where it is left out
 * @throws DeckError where the file is no deck
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/magic'
 * import { readDeck } from 'houserules/runtime'
 *
 * const [own] = engine.defaultDecks()
 * const text = JSON.stringify({ format: 'houserules-deck/1', lists: own?.deck })
 * console.log(engine.checkDeck(readDeck(engine.info, text))) // []
 * ```
 */
export function readDeck(info: GameInfo, text: string, names: DeckNames = namesOfRules(info)): DeckList {
  const start = text.trimStart()
  if (start.startsWith('{')) return fromJson(text, names)
  if (start.startsWith('ydke:')) {
    const linked = linkedLists(start)
    if (linked === null) throw new DeckError('the link holds no deck: it should be `ydke://MAIN!EXTRA!SIDE!` as copied')
    return deckOfLists(linked, names)
  }
  const lists = info.decks ?? []
  const long = text.split(/\r\n|\n|\r/).findIndex((line) => line.length > LONGEST_LINE)
  if (long >= 0) throw new DeckError(`line ${long + 1}: longer than any card is called`)
  const written = writtenLists(text, {
    isList: (name) => indexOfName(lists, name) >= 0,
    isCard: names.isCard,
    further: lists.length === 2 ? lists[1] : undefined,
  })
  if (written.length === 0) throw new DeckError('the file holds no cards')
  return deckOfLists(written, names)
}

/** A deck of what a file holds below its headings. @throws DeckError where it is too large */
export function deckOfLists(written: readonly WrittenList[], { listOf, cardOf }: DeckNames): DeckList {
  const isBeyond = cardCounter()
  const lists = new Map<string, DeckEntry[]>()
  for (const { heading, cards } of written) {
    const list = heading === NOT_OF_THE_DECK ? null : listOf(heading)
    if (list === null || (list === undefined && cards.length === 0)) continue
    const name = list ?? heading ?? 'main'
    const entries = lists.get(name) ?? []
    lists.set(name, entries)
    for (const { names, copies, place } of cards) {
      if (copies > MOST_COPIES) throw new DeckError(`${place}: at most ${MOST_COPIES} copies of a card`)
      if (copies === 0) throw new DeckError(`${place}: ${NO_COPIES}`)
      if (isBeyond(copies)) throw new DeckError(`${place}: ${TOO_LARGE}`)
      entries.push({ card: cardOf(names) ?? names.at(-1) ?? '', copies })
    }
  }
  return Object.fromEntries(lists)
}

function fromJson(text: string, { cardOf }: DeckNames): DeckList {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new DeckError(`not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isDeck(data)) {
    const problem = isDeck.errors?.[0]
    const place = (problem?.instancePath ?? '').slice(1).replaceAll('/', '.') || 'the file'
    throw new DeckError(`${abridged(place)}: ${problem?.message ?? 'is no deck'}`)
  }
  const isBeyond = cardCounter()
  return Object.fromEntries(
    Object.entries(data.lists).map(([list, lines]) => [
      list,
      lines.map(({ card, copies }, i) => {
        if (copies === 0) throw new DeckError(`lists.${abridged(list)}.${i}: ${NO_COPIES}`)
        if (isBeyond(copies)) throw new DeckError(`lists.${abridged(list)}.${i}: ${TOO_LARGE}`)
        return { card: cardOf([card]) ?? card, copies }
      }),
    ]),
  )
}

/**
 * The list of the game that a heading names, or that other programs would call so. Cards before the first heading
 * belong to the first list, and so does what others call the main deck.
 */
export function listNamed({ decks = [] }: GameInfo, heading: string | null): string | undefined {
  if (heading === null) return decks[0]
  const meant = headingMeant(heading)
  const alike = meant === null ? undefined : decks.find((list) => headingMeant(list) === meant)
  return decks[indexOfName(decks, heading)] ?? alike ?? (meant === 'main' ? decks[0] : undefined)
}

/** How the rules spell lists and cards. A name of several words stands there in brackets, which a deck may leave out. */
function namesOfRules(info: GameInfo): DeckNames {
  const { cards } = info
  const exact = new Set(cards)
  // Of names that are alike the first one is meant.
  const alike = new Map(cards.toReversed().map((card) => [nameForm(card), card]))
  const spelled = (card: string): string | undefined =>
    exact.has(card) ? card : (alike.get(nameForm(card)) ?? alike.get(nameForm(`《${card}》`)))
  return {
    listOf: (heading) => listNamed(info, heading),
    cardOf: (names) => names.map(spelled).find((card) => card !== undefined),
    isCard: (name) => spelled(name) !== undefined,
  }
}
