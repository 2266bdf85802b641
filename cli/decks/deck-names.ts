import { unknownIn } from '../../runtime/decks/deck-parts.ts'
import { type DeckNames, listNamed } from '../../runtime/decks/read-deck.ts'
import { headingMeant } from '../../runtime/decks/written-deck.ts'
import type { DeckList, GameInfo } from '../../runtime/engine.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import { bare } from '../../runtime/queries/add-cards.ts'
import type { Askable } from '../cards/askable.ts'
import type { CardIndex } from '../cards/card-index.ts'
import type { GameCards } from '../cards/game-cards.ts'
import { meantNames } from '../output/meant-names.ts'
import type { WrittenAs } from './write-deck.ts'

/** How deck files speak of a game: its cards by any name or number that is known, its lists as other programs call them. */
export function deckNames(info: GameInfo, { decks }: Pick<GameCards, 'decks'>, index: CardIndex): DeckNames {
  return {
    listOf: (heading) => {
      const own = listNamed(info, heading)
      if (own !== undefined || heading === null) return own
      const said = ownEntry(decks, heading)
      return said === undefined ? ownEntry(decks, headingMeant(heading) ?? heading) : said
    },
    cardOf: (names) => {
      for (const name of names) {
        const [card, another] = index.found(name)
        if (card !== undefined && another === undefined) return info.cards[card]
      }
      return undefined
    },
    isCard: (name) => index.called(name).length > 0,
  }
}

/** What decks of a game are called outside of its rules: lists as elsewhere, cards in a language where they have a name in it. */
export function writtenAs({ engine: { info }, game, ids, namesIn }: Askable, language?: string): WrittenAs {
  return {
    nameOf: (card) => (language === undefined ? undefined : namesIn(info.cards.indexOf(card))[language]) ?? bare(card),
    idOf: (card) => ids.get(info.cards.indexOf(card)),
    headingOf: (list) => headingOf(info, game, list),
  }
}

/** The heading under which other programs write a list of the game. */
function headingOf(info: GameInfo, { decks }: Pick<GameCards, 'decks'>, list: string): string {
  const said = Object.entries(decks).find(([, own]) => own === list)?.[0]
  return said ?? headingMeant(list) ?? (info.decks?.[0] === list ? 'main' : list)
}

/** Every name in a deck that is of no list or card, in words with what may be meant, each once. */
export function strangersIn(info: GameInfo, deck: DeckList, index: CardIndex): string[] {
  const reasons = unknownIn(info, deck).map(({ message, name, known }) => {
    if (known !== info.cards) return `${message}${meantNames(name, known)}`
    const found = index.look(name)
    return typeof found === 'string' ? found : message
  })
  return [...new Set(reasons)]
}
