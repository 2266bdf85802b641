import { resolve } from 'node:path'
import { answerWords } from '../../runtime/queries/ask.ts'
import { cardsOfDeck } from '../decks/read-deck-file.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import type { Askable } from './askable.ts'
import { cardPattern } from './card-pattern.ts'
import { type QueryAnswer, answersTo, reasonsFor } from './question.ts'
import type { Worded } from './question-words.ts'
import { recordedOn } from './recorded-on.ts'
import { stated } from '../stated.ts'

/** What is asked of one card of a deck, or of one word in its text. */
export interface OfDeck {
  readonly card: string
  readonly copies: number
  /** The word of its text that is asked about. */
  readonly word?: string
  readonly answers: readonly { readonly is: string; readonly why?: readonly string[] }[]
}

/** A question for a deck: which file it is, and where its cards are recorded. */
export interface DeckAsked {
  readonly io: Io
  readonly file: string
  readonly database: string | undefined
}

/** Asks of each card of a deck; those of which there is most to say come first. */
export function askedOfDeck(game: Askable, asked: Worded, { io, file, database }: DeckAsked): OfDeck[] {
  const cards = cardsOfDeck(io, game, file)
  if (asked.deck !== undefined) return wordsAsked(game, asked, cards, asked.deck, { io, file, database })
  const answers = answersTo(
    game,
    asked,
    cards.map(({ card }) => card),
  )
  if (!answers.open) throw new UsageError(stated('with --deck the card is left out: each one of the deck is asked of'))
  const told = new Map(answers.answers.map((each) => [each.of, membersOf(game, each, answers.query.type)]))
  return cards
    .map(({ card, copies }): OfDeck => ({
      card: game.index.told(card),
      copies,
      answers: (told.get(card) ?? []).map((is) => ({ is })),
    }))
    .sort((a, b) => b.answers.length - a.answers.length)
}

/** The members of a set as the index tells them; a single value alone. */
function membersOf({ parts, state, index }: Askable, { value }: QueryAnswer, type: string): readonly string[] {
  return type.endsWith('definition')
    ? (typeof value === 'object' ? value : [value as number]).map(index.told)
    : answerWords(parts, state, value, type)
}

/** Asks of each word that the text of a card has, as a name in quotes. */
function wordsAsked(
  game: Askable,
  asked: Worded,
  cards: readonly { readonly card: number; readonly copies: number }[],
  { part, from, match }: NonNullable<Worded['deck']>,
  { io, database }: DeckAsked,
): OfDeck[] {
  if (database === undefined)
    throw new UsageError(stated('say with --cards which card database has the texts of the cards'))
  const numbers = cards.map(({ card }) => card)
  const text = recordedOn(resolve(io.cwd, database), game, from, numbers)
  const pattern = cardPattern(match)
  return cards.flatMap(({ card, copies }) => {
    const words = new Set(pattern.words(text(card) ?? ''))
    return [...words].map((word): OfDeck => {
      const answers = answersTo(game, { ...asked, parts: new Map(asked.parts).set(part, [word]) })
      return {
        card: game.index.told(card),
        copies,
        word,
        answers: answers.answers.map((each) => ({
          is: game.index.told(each.of ?? 0),
          why: reasonsFor(game, answers, each, asked.why),
        })),
      }
    })
  })
}
