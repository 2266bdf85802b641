import { type BaseState, NONE } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { ownEntry } from '../own-entry.ts'
import { isNumberOfRules } from '../rounds/rounds.ts'
import { abridged } from '../words/abridged.ts'

/** A printed value in the words of the rules: names of cards and values are texts. */
export type WordValue = number | boolean | string | readonly (number | boolean | string)[]

/** A card that the rules text does not have, and what is printed on it; what is left out is none, where that may be. */
export interface AddedCard {
  readonly name: string
  readonly printed: Readonly<Record<string, WordValue>>
}

/**
 * A printed value as tables keep it, but texts as they are written, and what is none as null: plain data, to be kept
 * in a file.
 */
type Kept = number | boolean | string | readonly (number | string)[] | null

/** Cards in columns, one for each thing that is printed, in the order of the rules text. */
export interface AddedColumns {
  readonly names: readonly string[]
  readonly columns: readonly (readonly Kept[])[]
}

/**
 * Adds cards to those of the rules text, at the end of every table of printed cards, so that what the rules work out of
 * printed cards speaks of them too. To be done before any game or question; moves of a game name the cards of its own
 * text only, so that what has been added can be asked of, not played.
 * @returns the number of the first of them.
 */
export function addColumns<S extends BaseState>(parts: Parts<S>, { names, columns }: AddedColumns): number {
  const { queries, texts } = parts
  const first = parts.info.cards.length
  const textOf = (word: unknown): number => texts?.number(word as string) ?? NONE
  for (const [i, { type, values }] of parts.printed.entries()) {
    const element = elementOf(type)
    const none = element !== type ? [] : type === 'truth' ? false : NONE
    const into = values as (number | boolean | readonly number[])[]
    for (const kept of columns[i] ?? [])
      into.push(
        kept === null
          ? none
          : element !== 'text'
            ? (kept as number)
            : Array.isArray(kept)
              ? kept.map(textOf)
              : textOf(kept),
      )
  }
  for (const name of names) (parts.info.cards as string[]).push(name)
  if (queries === undefined) return first
  for (let i = 0; i < names.length; i++) (queries.definitions as number[]).push(first + i)
  if (queries.names !== undefined) for (const name of names) (queries.names as number[]).push(textOf(bare(name)))
  return first
}

/**
 * Reads cards into columns; values of types become numbers of this engine.
 * @param others what else cards of the rules text are called, where cards are printed on cards
 * @throws RangeError where a value is none of its type, or is missing that the rules reckon with on every card.
 */
export function columnsOf<S extends BaseState>(
  parts: Parts<S>,
  cards: readonly AddedCard[],
  others: ReadonlyMap<number, readonly string[]> = new Map(),
): AddedColumns {
  const names = cards.map(({ name }) => name)
  const known = parts.printed.some((p) => elementOf(p.type) === 'definition')
    ? byName([...parts.info.cards, ...names], others)
    : new Map<string, number>()
  return { names, columns: parts.printed.map((column) => columnOf(parts, column, cards, known)) }
}

/** `columnsOf` and `addColumns` in one. */
export function addCards<S extends BaseState>(parts: Parts<S>, cards: readonly AddedCard[]): number {
  return addColumns(parts, columnsOf(parts, cards))
}

/**
 * Lets something be printed on a card as said. To be done before any game or question, as what follows.
 * @throws RangeError where the rules print nothing of that name, or it is no such value.
 */
export function printOn<S extends BaseState>(parts: Parts<S>, name: string, card: number, value: WordValue): void {
  const { type, values } = single(parts, name)
  if (type === 'truth' && typeof value !== 'boolean')
    throw new RangeError(`${abridged(JSON.stringify(value))} is no truth; it is true or false`)
  values[card] = type === 'truth' ? value : cellReader(parts, type, new Map())(value)
}

/** @throws RangeError where the rules print nothing of that name that could be said of a card from outside */
export function mustBePrinted<S extends BaseState>(parts: Parts<S>, name: string): void {
  single(parts, name)
}

/** Lets it be printed on no card. @throws RangeError where the rules print nothing of that name */
export function printOnNone<S extends BaseState>(parts: Parts<S>, name: string): void {
  const { type, values } = single(parts, name)
  values.fill(type === 'truth' ? false : NONE)
}

/** @throws RangeError where the rules print nothing of that name, or several on one card */
function single<S extends BaseState>(
  { info, printed }: Parts<S>,
  name: string,
): { readonly type: string; readonly values: unknown[] } {
  const column = printed.find((p) => p.name === name)
  if (column === undefined) throw new RangeError(`${info.name} prints nothing on cards that is called \`${name}\``)
  const { type, values } = column
  if (elementOf(type) !== type) throw new RangeError(`\`${name}\` is several on one card, which nothing else can say`)
  return { type, values: values as unknown[] }
}

/** A name of several words stands in the rules in brackets, which are not part of it. */
export const bare = (name: string): string => (name.startsWith('《') ? name.replace(/^《([^》]*)》$/u, '$1') : name)

/** The later of two cards of one name, which is the added one. */
function byName(names: readonly string[], others: ReadonlyMap<number, readonly string[]>): Map<string, number> {
  const known = new Map([...others].flatMap(([d, all]) => all.map((name) => [name, d] as const)))
  for (const [d, name] of names.entries()) known.set(name, d).set(bare(name), d)
  return known
}

function columnOf<S extends BaseState>(
  parts: Parts<S>,
  { name, type }: Parts<S>['printed'][number],
  cards: readonly AddedCard[],
  known: ReadonlyMap<string, number>,
): Kept[] {
  const element = elementOf(type)
  const read = cellReader(parts, element, known)
  return cards.map((card) => {
    const value = ownEntry(card.printed, name)
    try {
      if (value === undefined && parts.queries?.needed?.includes(name) === true)
        throw new RangeError(missing(name, type))
      if (value === undefined) return null
      if (element !== type) return (Array.isArray(value) ? value : [value]).map(read)
      return type === 'truth' ? value === true : read(value)
    } catch (error) {
      if (error instanceof RangeError) throw new RangeError(`${name} of ${abridged(card.name)}: ${error.message}`)
      throw error
    }
  })
}

const missing = (name: string, type: string): string =>
  `it is missing, and the rules reckon with it on every card; give it, or write \`printed ${name} of card: ${type} or none\``

function cellReader<S extends BaseState>(
  parts: Parts<S>,
  type: string,
  known: ReadonlyMap<string, number>,
): (value: unknown) => number | string {
  const listed = ownEntry(parts.enums, type)
  const values = listed === undefined ? undefined : new Map(listed.map((value, i) => [value, i]))
  return (value) => {
    const read =
      type === 'number'
        ? typeof value === 'number' && isNumberOfRules(value)
          ? value
          : undefined
        : typeof value !== 'string'
          ? undefined
          : type === 'text'
            ? value
            : type === 'definition'
              ? known.get(value)
              : values?.get(value)
    if (read === undefined) throw new RangeError(`${abridged(JSON.stringify(value))} is no ${type}`)
    return read
  }
}

/** `set of card` and `list of card` hold cards. */
export const elementOf = (type: string): string => type.replace(/^(set|list) of /, '')
