import type { Engine, Position } from './engine.ts'
import { otherPosition } from './position.ts'

/**
 * What is otherwise in a second position, of an engine, than in a first one, of other rules; null where nothing is. A zone
 * that the engine does not have was renamed where the same lies in one that the first position does not tell of.
 */
export function otherUnderNames({ info }: Engine, was: Position, is: Position): string | null {
  const declared = new Set(info.zones.map(({ name }) => name))
  const [old, now] = [byZone(was), byZone(is)]
  const free = [...now.keys()].filter((name) => !old.has(name))
  const names = new Map<string, string>()
  for (const [name, held] of old) {
    const at = declared.has(name) ? -1 : free.findIndex((other) => sameText(held, now.get(other)))
    const [found] = at < 0 ? [] : free.splice(at, 1)
    if (found !== undefined) names.set(name, found)
  }
  if (names.size === 0) return otherPosition(was, is)
  const zones = Object.entries(was.zones).map(([place, held]) => {
    const [name, rest] = partsOf(place)
    return [`${names.get(name) ?? name}${rest}`, held] as const
  })
  return otherPosition({ ...was, zones: Object.fromEntries(zones) }, is)
}

/** What lies in the zones of a name, by whose they are. */
function byZone({ zones }: Position): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>()
  for (const [place, held] of Object.entries(zones)) {
    const [name, rest] = partsOf(place)
    found.set(name, { ...found.get(name), [rest]: held })
  }
  return found
}

/** The name of a zone, and what tells which of several it is. */
function partsOf(place: string): readonly [string, string] {
  const name = /^(《[^》]*》|\S+)/u.exec(place)?.[0] ?? place
  return [name, place.slice(name.length)]
}

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
