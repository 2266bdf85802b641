import { resolve } from 'node:path'
import { DeckError, type DeckNames, deckOfLists, readDeck } from '../../runtime/decks/read-deck.ts'
import type { DeckList, GameInfo } from '../../runtime/engine.ts'
import { readText } from '../files/read-text.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { xmlLists } from './xml-lists.ts'

/** Reads the deck of a file, whatever program wrote it. @throws UsageError where it is no deck */
export function readDeckFile(io: Io, info: GameInfo, names: DeckNames, file: string): DeckList {
  if (info.decks === undefined) throw new UsageError(`${info.name} is played without decks of one's own`)
  const text = file.startsWith('ydke://') ? file : readText(resolve(io.cwd, file))
  try {
    return text.trimStart().startsWith('<') ? deckOfLists(xmlLists(text), names) : readDeck(info, text, names)
  } catch (error) {
    if (error instanceof DeckError) throw new UsageError(`${file}: ${error.message}`)
    throw error
  }
}
