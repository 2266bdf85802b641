import type { BaseState, Engine } from '../engine.ts'
import type { FullEngine } from '../parts.ts'

/** What the words of a record are called by now. */
export type NewNames = ReadonlyMap<string, string>

/** Words in their order; a name in brackets is one. */
const WORD = /《[^》]*》|[^\s,]+/gu

/** The words of a text, also where they stand in quotation marks or brackets of a form. */
export const writtenWords = (text: string): readonly string[] => text.match(/《[^》]*》|[^\s,"[\]{}:]+/gu) ?? []

/** The names of events, and of values of types: what may be said in a record, and called otherwise in other rules. */
export function recordable(engine: Engine): ReadonlySet<string> {
  const { info, parts } = engine as Engine & Partial<FullEngine<BaseState>>
  return new Set([...info.events.map(({ name }) => name), ...Object.values(parts?.enums ?? {}).flat()])
}

export const underNames = (text: string, names: NewNames): string =>
  names.size === 0 ? text : text.replace(WORD, (word) => names.get(word) ?? word)

/**
 * The names by which the same is said as before: a word that rules do not have may be called as one is that they have,
 * unless that stands for another already. Null where something else is said.
 */
export function namesBetween(was: string, is: string, names: NewNames, known: ReadonlySet<string>): NewNames | null {
  const [before, now] = [was.match(WORD) ?? [], is.match(WORD) ?? []]
  if (before.length !== now.length) return null
  const found = new Map(names)
  const taken = new Set(names.values())
  for (const [i, word] of before.entries()) {
    const called = now[i] ?? ''
    if ((found.get(word) ?? word) === called) continue
    if (found.has(word) || known.has(word) || !known.has(called) || taken.has(called)) return null
    found.set(word, called)
    taken.add(called)
  }
  return found
}
