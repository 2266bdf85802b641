import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BaseState } from '../../runtime/engine.ts'
import type { Parts } from '../../runtime/parts.ts'
import { type AddedColumns, bare, columnsOf } from '../../runtime/queries/add-cards.ts'
import { keepOnDisk, keptIn, readKept } from '../cache/disk-store.ts'
import { isWaitedFor } from '../files/read-text.ts'
import { UsageError } from '../usage-error.ts'
import { type CardDefinition, definitionsOf, namesOf } from './definitions-of.ts'
import type { CardRow, DatabaseHeader } from './card-row.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import type { GameCards } from './game-cards.ts'
import { type NamesByLanguage, type OwnNames, ownNames } from './own-names.ts'
import { looseKey, nameKey } from './name-key.ts'
import { printedReader, type Unread } from './printed-of.ts'
import { type CardDatabase, readDatabase } from './read-database.ts'
import { type UnreadOnCards, UnreadTally } from './unread.ts'
import { stated } from '../stated.ts'

/**
 * A card database as one game sees it: plain data in columns, read in a fraction of the time. Cards are numbers of
 * the game.
 */
export interface Prepared {
  readonly added: AddedColumns
  /** How many cards are of the database. */
  readonly cards: number
  /** Why others are left out, in words, and by what each is compared for which it is so. */
  readonly left: readonly (readonly [why: string, keys: readonly string[]])[]
  /** What stands on cards and the rules cannot say. */
  readonly unread: readonly UnreadOnCards[]
  /** By what names are compared, and which card each names. */
  readonly keys: readonly string[]
  readonly named: readonly number[]
  /** By which the database knows cards, those of the rules text among them. */
  readonly ids: readonly (readonly [card: number, id: string | number])[]
  /** The languages of its names where cards of the rules text have none in any of them; else none. */
  readonly foreign: readonly string[]
  /** Cards with several names. */
  readonly several: readonly (readonly [card: number, names: readonly string[]])[]
  /** Names of cards by language, where there is one in another than that of the rules text. */
  readonly byLanguage: readonly (readonly [card: number, names: NamesByLanguage])[]
  /** What the rules print on cards, and nothing in the database speaks of. */
  readonly unsaid: readonly string[]
  /** Cards of the rules text that the database does not have. */
  readonly missing: readonly number[]
}

/**
 * A card database for a game, as prepared before or now.
 * @param folder where what is prepared is kept between runs; null keeps nothing.
 * @throws UsageError where it is no card database.
 */
export function prepared(parts: Parts<BaseState>, game: GameCards, path: string, folder: string | null): Prepared {
  if (folder === null) return prepare(parts, game, readDatabase(path), path)
  const stamp = stampOf(parts, game, path)
  const file = keptIn(folder, 'cards', `${parts.info.name}\n${path}`)
  const kept = stamp === null ? null : readKept(file, stamp)
  if (kept !== null) return kept as Prepared
  const made = prepare(parts, game, readDatabase(path), path)
  if (stamp !== null) keepOnDisk(file, stamp, made)
  return made
}

/**
 * Everything that what is prepared follows from, with the order of its columns, which the fingerprint does not know;
 * null where the database cannot be read, which is for others to tell.
 */
function stampOf({ info, printed: columns }: Parts<BaseState>, game: GameCards, path: string): string | null {
  const { printed, sides, language, names } = game
  try {
    if (isWaitedFor(path)) return null
    const asked = JSON.stringify([columns.map(({ name }) => name), printed, sides, language, names])
    const database = hash('sha256', readFileSync(path), 'base64url')
    return hash('sha256', `${FORMAT}${info.fingerprint}${asked}${database}`, 'base64url')
  } catch {
    return null
  }
}

/** To be changed with what is kept. */
const FORMAT = 8

/** Cards that the rules text has keep what it says of them, and get their other names. */
function prepare(
  parts: Parts<BaseState>,
  game: GameCards,
  { header, cards, skipped }: CardDatabase,
  path: string,
): Prepared {
  const { languages, names } = ownNames(parts, game)
  const spoken = languagesOf(header, cards)
  const own = ownCards(parts, names)
  const types = new Map(parts.printed.map((p) => [p.name, p.type]))
  const ofCard: Unread[] = []
  const print = printedReader(game.printed, {
    types,
    values: parts.enums,
    languages: spoken,
    needed: parts.queries?.needed ?? [],
    tell: (unread) => ofCard.push(unread),
  })
  const fresh: CardDefinition[] = []
  const known: (readonly [number, CardDefinition])[] = []
  const left = new Map<string, string[]>()
  const unread = new UnreadTally(types)
  let said = 0
  for (const row of cards) {
    ofCard.length = 0
    const made = definitionsOf(row, game, header.language, print)
    for (const each of ofCard) unread.add(row.name, each)
    if (made.length > 0) said++
    else {
      const why = ofCard.flatMap((each) => (each.leavesOut ? [unread.reason(each)] : []))[0] ?? ''
      const keys = left.get(why) ?? []
      left.set(why, keys)
      keys.push(...keysOf(row))
    }
    for (const each of made) {
      const card = own(each.names, row.faces !== undefined)
      if (card === undefined) fresh.push(each)
      else known.push([card, each])
    }
  }
  const first = parts.info.cards.length
  const called = [...known, ...fresh.map((each, i) => [first + i, each] as const)].filter(([, { side }]) => !side)
  const entries = called.flatMap(([card, { names, id, also }]) => [
    ...names.map((name) => [nameKey(name), card] as const),
    ...idKeys(id, also).map((key) => [key, card] as const),
  ])
  return {
    added: columns(parts, fresh, names, path),
    cards: said,
    left: [
      ...left,
      ...skipped.map(
        ({ id, name, why }) => [why, keysOf({ name: name ?? '', ...(id === undefined ? {} : { id }) })] as const,
      ),
    ],
    unread: unread.all,
    keys: entries.map(([key]) => key),
    named: entries.map(([, card]) => card),
    ids: called.flatMap(([card, { id }]) => (id === undefined ? [] : [[card, id] as const])),
    // With no name in any language of the rules text.
    foreign: languages.size === 0 || [...spoken].some((each) => languages.has(each)) ? [] : [...spoken],
    several: called.flatMap(([card, { names }]) => (names.length > 1 ? [[card, names] as const] : [])),
    byLanguage: called.flatMap(([card, { byLanguage }]) =>
      Object.keys(byLanguage).some((language) => language !== game.language) ? [[card, byLanguage] as const] : [],
    ),
    unsaid: unsaidIn(parts, game, cards),
    missing: missingIn(parts, new Set(known.map(([card]) => card))),
  }
}

const idKeys = (id: CardRow['id'], also: CardRow['also'] = []): string[] =>
  [...(id === undefined ? [] : [id]), ...also].map((each) => String(each).toLowerCase())

/** By what a card is compared. */
const keysOf = (row: CardRow): string[] =>
  [...namesOf(row).map(nameKey), ...idKeys(row.id, row.also)].filter((key) => key !== '')

/** What the rules print on cards and no record speaks of: where the game says that it is found, or by its own name. */
function unsaidIn({ printed }: Parts<BaseState>, game: GameCards, cards: readonly CardRow[]): string[] {
  const words = new Set(
    cards.flatMap(({ printed: own, faces = [] }) =>
      [own, ...faces.map((face) => face.printed)].flatMap((each) => Object.keys(each ?? {})),
    ),
  )
  return printed.flatMap(({ name }) => {
    const from = [ownEntry(game.printed, name) ?? { from: name }].flat().map((each) => each.from)
    return from.some((word) => word.startsWith('name') || words.has(word)) || isOfSides(game, name) ? [] : [name]
  })
}

/** Faces, and what stands on them because they are faces, follow from the form of the record. */
const isOfSides = ({ sides }: GameCards, name: string): boolean =>
  sides.some((side) => side.in === name || Object.hasOwn(side.printed ?? {}, name))

const missingIn = ({ info }: Parts<BaseState>, known: ReadonlySet<number>): number[] =>
  [...info.cards.keys()].filter((card) => !known.has(card))

/** The languages in which a database has names. */
function languagesOf(header: DatabaseHeader, cards: readonly CardRow[]): ReadonlySet<string> {
  const spoken = new Set([header.language])
  for (const { names = {}, faces = [] } of cards)
    for (const each of [names, ...faces.map((face) => face.names ?? {})])
      for (const language of Object.keys(each)) spoken.add(language)
  return spoken
}

/** Finds cards of the rules text by any of their names; those who write a card of two names put different signs between them. */
function ownCards(
  parts: Parts<BaseState>,
  others: OwnNames['names'],
): (names: readonly string[], loosely: boolean) => number | undefined {
  const named = [
    ...[...others].flatMap(([card, all]) => Object.values(all).map((name) => [name, card] as const)),
    ...parts.info.cards.map((name, card) => [bare(name), card] as const),
  ]
  const exact = new Map(named.map(([name, card]) => [nameKey(name), card]))
  const loose = new Map(named.map(([name, card]) => [looseKey(name), card]))
  return (names, loosely) =>
    names
      .map((name) => exact.get(nameKey(name)) ?? (loosely ? loose.get(looseKey(name)) : undefined))
      .find((card) => card !== undefined)
}

function columns(
  parts: Parts<BaseState>,
  cards: readonly CardDefinition[],
  others: OwnNames['names'],
  path: string,
): AddedColumns {
  try {
    return columnsOf(parts, cards, new Map([...others].map(([card, all]) => [card, Object.values(all)])))
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(stated('{1}: {2}', path, error.message))
    throw error
  }
}
