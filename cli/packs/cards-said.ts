import { resolve } from 'node:path'
import { ownEntry } from '../../runtime/own-entry.ts'
import { stateToAsk } from '../../runtime/queries/ask.ts'
import { bare } from '../../runtime/queries/add-cards.ts'
import type { Askable } from '../cards/askable.ts'
import type { CardFileValue, CardRow } from '../cards/card-row.ts'
import { answersTo } from '../cards/question.ts'
import { wordedQuestion } from '../cards/question-words.ts'
import { readDatabase } from '../cards/read-database.ts'
import { UsageError } from '../usage-error.ts'
import type { CardsSaid } from './read-packs.ts'
import { stated } from '../stated.ts'

/** Where cards are looked for. */
export interface CardsFrom {
  readonly cwd: string
  readonly game: Askable
  /** Values of the game's options, under which questions are asked. */
  readonly option: Readonly<Record<string, string>>
  /** The database, as seen from `cwd`. */
  readonly database: string | undefined
}

/** Reads what a packs file says of cards; a database is gone through once. @throws UsageError */
export function cardsReader(from: CardsFrom): (said: readonly CardsSaid[]) => readonly number[] {
  let rows: readonly CardRow[] | undefined
  const recorded = (): readonly CardRow[] => {
    if (from.database === undefined)
      throw new UsageError(stated('`where` asks what a card database says; name one with --cards'))
    return (rows ??= readDatabase(resolve(from.cwd, from.database)).cards)
  }
  return (said) => {
    const cards = new Set<number>()
    for (const each of said) {
      const found =
        typeof each !== 'object'
          ? [named(from, String(each), cards)]
          : 'ask' in each
            ? asked(from, each.ask)
            : where(from, recorded(), each.where)
      for (const card of found) cards.add(toldApart(from, card))
    }
    return [...cards]
  }
}

function named({ game: { index } }: CardsFrom, name: string, known: ReadonlySet<number>): number {
  const card = index.find(name)
  if (known.has(card)) throw new UsageError(stated('`{1}` stands there twice', name))
  return card
}

/** The cards that a question of `houserules cards` finds. */
function asked(from: CardsFrom, words: readonly string[]): readonly number[] {
  const { index, parts } = from.game
  const told = `\`cards ${words.join(' ')}\``
  const answered = answeredCards(from, words)
  if (answered === null) throw new UsageError(stated('{1} asks for no cards; leave the card open with `_`', told))
  // Faces of a card are asked as well, and are no cards.
  const found = answered.filter((card) => index.called(bare(parts.info.cards[card] ?? '')).includes(card))
  if (found.length === 0) throw new UsageError(stated('{1} finds no card', told))
  return found
}

/** The printed cards that answer a question; null where it is answered otherwise. */
function answeredCards({ cwd, game, option }: CardsFrom, words: readonly string[]): readonly number[] | null {
  const [name = '', ...rest] = words
  const [query = '', ...parts] = rest
  const question =
    name === 'ask'
      ? { query, words: parts, parts: new Map(), supposed: new Map() }
      : wordedQuestion(cwd, game.game, name, rest)
  // What one question supposes is not so for the next.
  const answers = answersTo({ ...game, state: stateToAsk(game.parts, option) }, question)
  if (answers.open) return answers.answers.flatMap(({ of }) => (of === null ? [] : [of]))
  if (!answers.query.type.endsWith('definition')) return null
  return answers.answers.flatMap(({ value }) => value as number | readonly number[]).filter((card) => card >= 0)
}

/** The cards of which a database says all this. */
function where(
  { game: { index } }: CardsFrom,
  rows: readonly CardRow[],
  wanted: Readonly<Record<string, CardFileValue>>,
): readonly number[] {
  const found = rows.filter(({ printed = {} }) => holds(printed, wanted))
  if (found.length === 0) {
    const words = new Set(rows.flatMap(({ printed = {} }) => Object.keys(printed)))
    throw new UsageError(
      stated(
        'the database says {1} of no card; of cards it has {2}',
        JSON.stringify(wanted),
        [...words].join(', ') || 'names alone',
      ),
    )
  }
  return found.map(({ id, name }) => index.find(id === undefined ? name : String(id)))
}

/** Whether a value is as wanted, of several as one of them; of a list a member, of an object all that is wanted of it. */
function holds(value: CardFileValue | undefined, wanted: CardFileValue): boolean {
  if (isList(wanted)) return wanted.some((each) => holds(value, each))
  if (isList(value)) return value.some((each) => holds(each, wanted))
  if (isObject(wanted))
    return isObject(value) && Object.entries(wanted).every(([word, each]) => holds(ownEntry(value, word), each))
  // Tables of text have numbers as texts.
  return value !== undefined && !isObject(value) && `${value}` === `${wanted}`
}

const isList = (value: CardFileValue | undefined): value is readonly CardFileValue[] => Array.isArray(value)

const isObject = (value: CardFileValue | undefined): value is Readonly<Record<string, CardFileValue>> =>
  typeof value === 'object' && value !== null && !isList(value)

/** Decks hold cards by their names. */
function toldApart({ game: { parts } }: CardsFrom, card: number): number {
  const name = parts.info.cards[card] ?? ''
  if (parts.info.cards.indexOf(name) === card && parts.info.cards.lastIndexOf(name) === card) return card
  throw new UsageError(stated('several cards are called `{1}`, which no deck tells apart', bare(name)))
}
