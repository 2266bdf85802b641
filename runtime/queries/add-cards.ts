import { type BaseState, NONE } from '../engine.ts'
import type { Parts } from '../make-engine.ts'

/** A printed value in the words of the rules: names of cards and values are texts. */
export type WordValue = number | boolean | string | readonly (number | boolean | string)[]

/** A card that the rules text does not have, and what is printed on it; what is left out is none. */
export interface AddedCard { readonly name: string; readonly printed: Readonly<Record<string, WordValue>> }

/**
 * Adds cards to those of the rules text, at the end of every table of printed cards, so that what the rules work out of
 * printed cards speaks of them too. To be done before any game or question; moves of a game name the cards of its own text
 * only, so that what has been added can be asked of, not played.
 * @returns the number of the first of them.
 * @throws RangeError where a value is none of its type.
 */
export function addCards<S extends BaseState>(parts: Parts<S>, cards: readonly AddedCard[]): number {
  const { queries, texts } = parts
  const first = parts.info.cards.length
  const known = parts.printed.some((p) => elementOf(p.type) === 'definition') ? byName([...parts.info.cards, ...cards.map(({ name }) => name)]) : new Map<string, number>()
  // Nothing is added before everything has been read.
  const columns = parts.printed.map((column) => ({ into: column.values as Cell[], cells: cellsOf(parts, column, cards, known) }))
  for (const { into, cells } of columns) for (const cell of cells) into.push(cell)
  for (const { name } of cards) (parts.info.cards as string[]).push(name)
  if (queries === undefined) return first
  for (let i = 0; i < cards.length; i++) (queries.definitions as number[]).push(first + i)
  if (queries.names !== undefined && texts !== undefined) for (const { name } of cards) (queries.names as number[]).push(texts.number(bare(name)))
  return first
}

/** A name of several words stands in the rules in brackets, which are not part of it. */
export const bare = (name: string): string => (name.startsWith('《') ? name.replace(/^《([^》]*)》$/u, '$1') : name)

/** The later of two cards of one name, which is the added one. */
function byName(names: readonly string[]): Map<string, number> {
  const known = new Map<string, number>()
  for (const [d, name] of names.entries()) known.set(name, d).set(bare(name), d)
  return known
}

type Cell = number | boolean | readonly number[]

function cellsOf<S extends BaseState>(parts: Parts<S>, { name, type }: Parts<S>['printed'][number], cards: readonly AddedCard[], known: ReadonlyMap<string, number>): Cell[] {
  const element = elementOf(type)
  const read = cellReader(parts, element, known)
  const isSet = element !== type
  const none = isSet ? [] : type === 'truth' ? false : NONE
  return cards.map((card) => {
    const value = Object.hasOwn(card.printed, name) ? card.printed[name] : undefined
    try {
      if (value === undefined) return none
      if (isSet) return (Array.isArray(value) ? value : [value]).map(read)
      return type === 'truth' ? value === true : read(value)
    } catch (error) {
      if (error instanceof RangeError) throw new RangeError(`${name} of ${card.name}: ${error.message}`)
      throw error
    }
  })
}

function cellReader<S extends BaseState>(parts: Parts<S>, type: string, known: ReadonlyMap<string, number>): (value: unknown) => number {
  const listed = parts.enums[type]
  const values = listed === undefined ? undefined : new Map(listed.map((value, i) => [value, i]))
  return (value) => {
    const number = type === 'number' ? (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined)
      : typeof value !== 'string' ? undefined
        : type === 'text' ? parts.texts?.number(value)
          : type === 'definition' ? known.get(value) : values?.get(value)
    if (number === undefined) throw new RangeError(`${JSON.stringify(value)} is no ${type}`)
    return number
  }
}

/** `set of card` and `list of card` hold cards. */
export const elementOf = (type: string): string => type.replace(/^(set|list) of /, '')
