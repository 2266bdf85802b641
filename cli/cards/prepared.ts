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
import type { GameCards } from './game-cards.ts'
import { type OwnNames, ownNames } from './own-names.ts'
import { looseKey, nameKey } from './name-key.ts'
import { printedReader } from './printed-of.ts'
import { type CardDatabase, readDatabase } from './read-database.ts'

/**
 * A card database as one game sees it: plain data in columns, read in a fraction of the time. Cards are numbers of
 * the game.
 */
export interface Prepared {
  readonly added: AddedColumns
  /** How many cards are of the database, and by what others are compared that the rules cannot say. */
  readonly cards: number
  readonly left: readonly string[]
  /** By what names are compared, and which card each names. */
  readonly keys: readonly string[]
  readonly named: readonly number[]
  /** By which the database knows the added cards. */
  readonly ids: readonly (string | number | null)[]
  /** The languages of its names where cards of the rules text have none in any of them; else none. */
  readonly foreign: readonly string[]
  /** Cards with several names. */
  readonly several: readonly (readonly [card: number, names: readonly string[]])[]
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
const FORMAT = 4

/** Cards that the rules text has keep what it says of them, and get their other names. */
function prepare(parts: Parts<BaseState>, game: GameCards, { header, cards }: CardDatabase, path: string): Prepared {
  const { languages, names } = ownNames(parts, game)
  const own = ownCards(parts, names)
  const print = printedReader(game.printed, {
    types: new Map(parts.printed.map((p) => [p.name, p.type])),
    values: parts.enums,
  })
  const fresh: CardDefinition[] = []
  const known: (readonly [number, CardDefinition])[] = []
  const left: string[] = []
  let said = 0
  for (const row of cards) {
    const made = definitionsOf(row, game, header.language, print)
    if (made.length === 0) left.push(...namesOf(row).map(nameKey))
    else said++
    for (const each of made) {
      const card = own(each.names, row.faces !== undefined)
      if (card === undefined) fresh.push(each)
      else known.push([card, each])
    }
  }
  const first = parts.info.cards.length
  const called = [...known, ...fresh.map((each, i) => [first + i, each] as const)].filter(([, { side }]) => !side)
  const entries = called.flatMap(([card, { names, id }]) => [
    ...names.map((name) => [nameKey(name), card] as const),
    ...(id === undefined ? [] : [[String(id).toLowerCase(), card] as const]),
  ])
  return {
    added: columns(parts, fresh, names, path),
    cards: said,
    left,
    keys: entries.map(([key]) => key),
    named: entries.map(([, card]) => card),
    ids: fresh.map(({ id }) => id ?? null),
    foreign: foreignTo(languages, header, cards),
    several: called.flatMap(([card, { names }]) => (names.length > 1 ? [[card, names] as const] : [])),
  }
}

/** The languages of a database that has no name in any of these, of which there are some. */
function foreignTo(known: ReadonlySet<string>, header: DatabaseHeader, cards: readonly CardRow[]): readonly string[] {
  const spoken = new Set([header.language])
  for (const { names = {}, faces = [] } of cards)
    for (const each of [names, ...faces.map((face) => face.names ?? {})])
      for (const language of Object.keys(each)) spoken.add(language)
  return known.size === 0 || [...spoken].some((language) => known.has(language)) ? [] : [...spoken]
}

/** Finds cards of the rules text by any of their names; those who write a card of two names put different signs between them. */
function ownCards(
  parts: Parts<BaseState>,
  others: OwnNames['names'],
): (names: readonly string[], loosely: boolean) => number | undefined {
  const named = [
    ...[...others].flatMap(([card, all]) => all.map((name) => [name, card] as const)),
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
    return columnsOf(parts, cards, others)
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`${path}: ${error.message}`)
    throw error
  }
}
