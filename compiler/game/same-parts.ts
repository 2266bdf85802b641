import { isAlike } from '../alike.ts'
import type { Game } from './model.ts'

/**
 * A game in which everything that is declared as in an earlier version is the very same as there, so that what was made
 * of it can be told to hold still.
 */
export function withSameParts(game: Game, before: Game): Game {
  const parts = Object.entries(game).map(([name, part]: [string, unknown]) => [
    name,
    same(part, Reflect.get(before, name)),
  ])
  return Object.fromEntries(parts) as Game
}

/** Maps stay maps of their own, since elaboration takes out what a game does without. */
function same(part: unknown, before: unknown): unknown {
  if (part instanceof Map && before instanceof Map) {
    const map: ReadonlyMap<unknown, unknown> = part
    return new Map([...map].map(([name, each]) => [name, same(each, before.get(name))]))
  }
  if (Array.isArray(part) && Array.isArray(before)) {
    const known = new Set<unknown>(before)
    const list = part.map((each: unknown, i) => (known.has(each) ? each : same(each, before[i])))
    return list.length === before.length && list.every((each, i) => each === before[i]) ? before : list
  }
  return isAlike(part, before) ? before : part
}

/** What may differ between games that say the same: examples, and what follows from where names stand. */
const APART: ReadonlySet<string> = new Set(['examples', 'uses', 'texts', 'layers'])

/** Whether two games whose like parts are the very same differ in nothing but their examples. */
export function saysTheSame(game: Game, before: Game): boolean {
  return (
    areTheSame(layersOfRules(game), layersOfRules(before)) &&
    Object.entries(game).every(
      ([name, part]: [string, unknown]) => APART.has(name) || isTheSame(part, Reflect.get(before, name)),
    )
  )
}

const isTheSame = (part: unknown, before: unknown): boolean =>
  part instanceof Map && before instanceof Map ? areTheSame([...part].flat(), [...before].flat()) : part === before

const areTheSame = (list: readonly unknown[], before: readonly unknown[]): boolean =>
  list.length === before.length && list.every((each, i) => each === before[i])

/** The declarations besides examples, and which of the games that the game is joined from says them. */
function layersOfRules({ layers, examples }: Game): readonly unknown[] {
  const apart = new Set(examples.map(({ span }) => span))
  return [...layers.values()].flat().flatMap(({ span, layer }) => (apart.has(span) ? [] : [span, layer]))
}
