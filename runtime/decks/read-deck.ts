import { cardCounter, TOO_LARGE } from './deck-parts.ts'
import { abridged } from '../words/abridged.ts'
import type { DeckEntry, DeckList, GameInfo } from '../engine.ts'
import { isDeck } from '../schema/validators.js'
import { indexOfName, nameForm } from '../words/same-name.ts'

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

/**
 * Reads a deck: JSON of the format `houserules-deck/1`, or a plain list with a line `4 Bear` for each card.
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
export function readDeck(info: GameInfo, text: string): DeckList {
  return text.trimStart().startsWith('{') ? fromJson(info, text) : fromText(info, text)
}

function fromJson(info: GameInfo, text: string): DeckList {
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
  const [spelled, isBeyond] = [speller(info), cardCounter()]
  return Object.fromEntries(
    Object.entries(data.lists).map(([list, lines]) => [
      list,
      lines.map(({ card, copies }, i) => {
        if (isBeyond(copies)) throw new DeckError(`lists.${abridged(list)}.${i}: ${TOO_LARGE}`)
        return { card: spelled(card), copies }
      }),
    ]),
  )
}

/** Lines before the first name of a list belong to the first list; `--` begins a comment. */
function fromText(info: GameInfo, text: string): DeckList {
  const names = info.decks ?? []
  const [spelled, isBeyond] = [speller(info), cardCounter()]
  const lists = new Map<string, DeckEntry[]>()
  let open = names[0] ?? 'main'
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.replace(/(?:^|\s)--.*$/, '').trim()
    if (line === '') continue
    const head = /^([^:]+):$/.exec(line)?.[1]?.trim()
    if (head !== undefined || indexOfName(names, line) >= 0) {
      open = names[indexOfName(names, head ?? line)] ?? head ?? line
      lists.set(open, lists.get(open) ?? [])
      continue
    }
    const [, number = '1', name = line] = /^(\d+)\s+(.+)$/.exec(line) ?? []
    const copies = Number(number)
    if (copies > MOST_COPIES) throw new DeckError(`line ${index + 1}: at most ${MOST_COPIES} copies of a card`)
    if (isBeyond(copies)) throw new DeckError(`line ${index + 1}: ${TOO_LARGE}`)
    const entries = lists.get(open) ?? []
    lists.set(open, entries)
    entries.push({ card: spelled(name), copies })
  }
  if (lists.size === 0) throw new DeckError('the file holds no cards')
  return Object.fromEntries(lists)
}

/** How the rules spell a card. A name of several words stands there in brackets, which a deck may leave out. */
function speller({ cards }: GameInfo): (card: string) => string {
  const exact = new Set(cards)
  // Of names that are alike the first one is meant.
  const alike = new Map(cards.toReversed().map((card) => [nameForm(card), card]))
  return (card) => (exact.has(card) ? card : (alike.get(nameForm(card)) ?? alike.get(nameForm(`《${card}》`)) ?? card))
}
