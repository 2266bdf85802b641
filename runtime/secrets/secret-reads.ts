import { columnsOf } from '../columns.ts'
import type { BaseState, CardId, PendingEffect, Frame } from '../engine.ts'
import { pairAt } from '../words/pair-facts.ts'
import type { FactInfo, Parts } from '../parts.ts'
import { watchProperty, watched, watchedRecord } from './watched.ts'
import { type Holders, cardsAstray } from './astray.ts'

/** What somebody knows of cards, and what is done where something else is asked. */
export interface Secrets {
  readonly knows: (card: CardId) => boolean
  readonly read: () => void
}

/**
 * Makes a copy of a state, which is thrown away afterwards, tell when anything is asked of it that somebody cannot
 * know: what a card is that he does not know, what is kept of such a card, alone or in a pair, and which card it is
 * that a fact, an effect or a suspended text went on holding while it was shuffled, so that nobody knows where it lies.
 * Where cards lie that are known only by their place, and how many there are, is open to all. The first thing that is
 * told so is asked in every state that he cannot tell from this one, and with it all that was asked before it.
 */
export function watchSecrets<S extends BaseState>(parts: Parts<S>, t: S, { knows, read }: Secrets): void {
  const cardRead = (card: CardId): void => {
    if (!knows(card)) read()
  }
  const columns = columnsOf(t)
  const watchCards = (column: string, all?: () => void): void => {
    const list = columns[column]
    if (Array.isArray(list)) columns[column] = watched(list as unknown[], cardRead, all)
  }
  // Cards stand in the order in which they were made, whatever became of them since.
  watchCards('def', t.def.every((_, card) => knows(card)) ? undefined : read)
  watchCards('printedDef')
  for (const fact of parts.facts) {
    if (fact.of === 'card') watchCards(fact.column)
    if (fact.of === 'pair') watchPairs(t, fact, cardRead)
  }
  if (parts.holdsCards !== undefined) watchAstray(parts.holdsCards, t, read)
}

function watchPairs(t: BaseState, { column, params = [] }: FactInfo, cardRead: (card: CardId) => void): void {
  const columns = columnsOf<object | undefined>(t)
  const record = columns[column]
  if (record === undefined || !params.includes('card')) return
  columns[column] = watchedRecord(record, (key) => {
    for (const [i, one] of pairAt(key, params).entries()) if (params[i] === 'card') cardRead(one)
  })
}

/** Makes a copy of a state tell when what these effects captured is asked for. */
export function watchEffects(t: BaseState, ids: ReadonlySet<number>, read: () => void): void {
  for (const id of ids) {
    const effect = t.effects[id] ?? null
    if (effect === null) continue
    // Copies of a state share their effects.
    const own: PendingEffect = { ...effect }
    watchProperty(own, 'captured', read)
    t.effects[id] = own
  }
}

/**
 * Makes a copy of a state, which is thrown away afterwards, tell when anything is asked for that holds a card which was
 * shuffled while it was held: whatever comes of that tells where the card lies. So does what got the card from its
 * first holder later on. A text that is copied, as something is tried, counts as if all that it holds was asked for.
 */
function watchAstray(holders: Holders, t: BaseState, read: () => void): void {
  const astray = cardsAstray(t, holders)
  if (astray.size === 0) return
  const isAstray = (held: unknown): boolean =>
    Array.isArray(held) ? held.some(isAstray) : typeof held === 'number' && astray.has(held)
  const watch = <T extends object>(object: T, names: readonly (keyof T)[]): void => {
    for (const name of names) if (isAstray(object[name])) watchProperty(object, name, read)
  }
  for (const [column, kind] of Object.entries(holders.facts)) {
    if (kind === 'one') watch(columnsOf(t), [column])
    else watchColumn(t, column, { isAstray, read })
  }
  for (const frame of t.frames) watch(frame, (holders.texts[frame.proc] ?? []) as (keyof Frame)[])
  for (const [id, effect] of t.effects.entries()) {
    if (effect === null) continue
    // Copies of a state share their effects.
    const own = { ...effect }
    watch(own, ['source', 'captured'])
    t.effects[id] = own
  }
}

interface Watching {
  readonly isAstray: (held: unknown) => boolean
  readonly read: () => void
}

function watchColumn(t: BaseState, column: string, { isAstray, read }: Watching): void {
  const columns = columnsOf<object>(t)
  const held = columns[column]
  if (held === undefined) return
  const places = new Set(Object.entries(held).flatMap(([of, each]) => (isAstray(each) ? [of] : [])))
  if (places.size === 0) return
  const told = (of: number | string): void => {
    if (places.has(String(of))) read()
  }
  columns[column] = Array.isArray(held) ? watched(held as unknown[], told) : watchedRecord(held, told)
}
