import { resolve } from 'node:path'
import { DeckError, type DeckNames, deckOfLists, readDeck } from '../../runtime/decks/read-deck.ts'
import type { DeckList, GameInfo } from '../../runtime/engine.ts'
import { type Askable } from '../cards/askable.ts'
import { readText } from '../files/read-text.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { deckNames, strangersIn } from './deck-names.ts'
import { xmlLists } from './xml-lists.ts'
import { stated } from '../stated.ts'

/** Reads the deck of a file, whatever program wrote it. @throws UsageError where it is no deck */
export function readDeckFile(io: Io, info: GameInfo, names: DeckNames, file: string): DeckList {
  if (info.decks === undefined) throw new UsageError(stated("{1} is played without decks of one's own", info.name))
  const text = file.startsWith('ydke://') ? file : readText(resolve(io.cwd, file))
  try {
    return text.trimStart().startsWith('<') ? deckOfLists(xmlLists(text), names) : readDeck(info, text, names)
  } catch (error) {
    if (error instanceof DeckError) throw new UsageError(stated('{1}: {2}', file, error.message))
    throw error
  }
}

/** The different cards of a deck, as numbers, and how many copies of each are in it. @throws UsageError where one is unknown */
export function cardsOfDeck(
  io: Io,
  { engine, game, index }: Askable,
  file: string,
): { readonly card: number; readonly copies: number }[] {
  const { info } = engine
  const deck = readDeckFile(io, info, deckNames(info, game, index), file)
  const [stranger] = strangersIn(info, deck, index)
  if (stranger !== undefined) throw new UsageError(stated('{1}: {2}', file, stranger))
  const copies = new Map<number, number>()
  for (const line of Object.values(deck).flat()) {
    const card = info.cards.indexOf(line.card)
    copies.set(card, (copies.get(card) ?? 0) + line.copies)
  }
  return [...copies].map(([card, count]) => ({ card, copies: count }))
}
