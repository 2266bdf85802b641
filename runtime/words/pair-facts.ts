import { columnsOf } from '../columns.ts'
import { type BaseState, type Seat } from '../engine.ts'
import { sees, valueWord } from './describe.ts'
import { ownEntry } from '../own-entry.ts'
import type { FactInfo, Parts } from '../parts.ts'
import { saysPairs } from '../rounds/said.ts'

/**
 * How far apart the firsts of two pairs are numbered, by the type of the second; as `columnIndex` of the compiler
 * does.
 */
const STRIDE = 1024
const STRIDE_OF_CARDS = 4096

/**
 * What is kept of pairs that have been changed, by the words of both, in the order of the words. Of cards that the
 * viewer does not see nothing is said.
 */
export function pairFacts<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  { column, params = [] }: FactInfo,
  viewer: Seat | undefined,
  said: (value: unknown, of: string) => string,
): Record<string, string> {
  const kept = columnsOf<Readonly<Record<string, unknown>> | undefined>(s)[column] ?? {}
  const entries = Object.entries(kept)
  saysPairs(entries.length)
  const lines = entries.flatMap(([place, value]): (readonly [string, string])[] => {
    const pair = pairAt(place, params)
    if (pair.some((one, i) => params[i] === 'card' && !sees(parts, s, one, viewer))) return []
    return [[pair.map((one, i) => valueWord(parts, s, one, params[i] ?? '', viewer)).join(', '), said(value, place)]]
  })
  return toldApart(lines.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1)))
}

/** The values of all pairs of seats or values of types, which are few; null where one of the two is anything else. */
export function valuesOfPairs<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  { column, params = [] }: FactInfo,
): readonly unknown[] | null {
  const [firsts, seconds] = params.map((type) => (type === 'player' ? s.players : ownEntry(parts.enums, type)?.length))
  if (firsts === undefined || seconds === undefined) return null
  const kept = columnsOf<Readonly<Record<number, unknown>> | undefined>(s)[column] ?? {}
  const values: unknown[] = []
  for (let i = 0; i < firsts; i++) for (let k = 0; k < seconds; k++) values.push(kept[i * STRIDE + k])
  return values
}

/** The two that a place in the column of a pair stands for. */
export function pairAt(place: string, [, second]: readonly string[]): readonly number[] {
  const [one, other] = place.split(',').map(Number)
  if (one === undefined || other !== undefined) return [one ?? 0, other ?? 0]
  const stride = second === 'card' || second === 'definition' ? STRIDE_OF_CARDS : STRIDE
  return [Math.floor(one / stride), one % stride]
}

/** Copies read alike, so that a second one is numbered, as it is among choices. */
function toldApart(lines: readonly (readonly [string, string])[]): Record<string, string> {
  const counts = new Map<string, number>()
  return Object.fromEntries(
    lines.map(([words, value]) => {
      const count = (counts.get(words) ?? 0) + 1
      counts.set(words, count)
      return [count === 1 ? words : `${words} (${count})`, value]
    }),
  )
}
