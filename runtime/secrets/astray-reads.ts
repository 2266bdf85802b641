import { type Holders, cardsAstray } from './astray.ts'
import { columnsOf } from '../columns.ts'
import type { BaseState, Frame } from '../engine.ts'
import { watchProperty, watched, watchedRecord } from './watched.ts'

/**
 * Makes a copy of a state, which is thrown away afterwards, tell when anything is asked for that holds a card which was
 * shuffled while it was held: whatever comes of that tells where the card lies. So does what got the card from its
 * first holder later on. A text that is copied, as something is tried, counts as if all that it holds was asked for.
 */
export function watchAstray(holders: Holders, t: BaseState, read: () => void): void {
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
