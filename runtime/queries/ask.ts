import { columnsOf } from '../columns.ts'
import { type BaseState, type Captured, NONE } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { bounded } from '../rounds/bounded.ts'
import { optionIndexes } from '../kernel/set-up.ts'
import { valueWord } from '../words/describe.ts'
import { bare, elementOf } from './add-cards.ts'
import type { QueryInfo } from './query-parts.ts'

/** A state in which nothing has happened yet, to ask in. */
export function stateToAsk<S extends BaseState>(parts: Parts<S>, options: Readonly<Record<string, string>>): S {
  return parts.newState(parts.info.seats.from, optionIndexes(parts.info, parts.defaults, options), 0)
}

/** What can be asked of printed cards: what the rules work out, and what is printed. */
export function queriesOf<S extends BaseState>(parts: Parts<S>): readonly QueryInfo[] {
  const printed = parts.printed.map(({ name, type }) => ({
    name,
    params: [{ name: 'definition', type: 'definition' }],
    type,
  }))
  const worked = parts.queries?.infos ?? []
  return [...worked, ...printed.filter((p) => !worked.some((q) => q.name === p.name))]
}

/** The answer, as states keep it. */
export function ask<S extends BaseState>(parts: Parts<S>, s: S, query: string, args: readonly Captured[]): Captured {
  const { queries } = parts
  const worked = queries !== undefined && Object.hasOwn(queries.ask, query) ? queries.ask[query] : undefined
  if (worked !== undefined) return bounded(parts, s, () => worked(s, ...args))
  const column = parts.printed.find((p) => p.name === query)
  if (column === undefined) throw new RangeError(`nothing is called ${query}`)
  return column.values[args[0] as number] ?? NONE
}

/**
 * Lets a kept fact of the game be as said, in a state that is asked.
 * @throws RangeError where the game keeps no such fact of itself.
 */
export function suppose<S extends BaseState>(parts: Parts<S>, s: S, fact: string, value: Captured): void {
  const info = parts.facts.find((f) => f.name === fact && f.of === 'game')
  if (info === undefined) throw new RangeError(`the game keeps no fact ${fact}`)
  columnsOf<Captured>(s)[info.column] = value
}

/** An answer in the words of the rules, member by member; names of cards without their brackets. */
export function answerWords<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  value: Captured,
  type: string,
): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  const of = elementOf(type)
  return (typeof value === 'number' ? [value] : value).map((each) =>
    of === 'definition' && each !== NONE ? bare(parts.info.cards[each] ?? '?') : valueWord(parts, s, each, of),
  )
}
