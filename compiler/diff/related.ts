import type { Resolution } from '../game/resolve.ts'
import { pairByName } from './pairing.ts'
import { subjectsOf } from './subjects.ts'
import { NO_RENAMES } from './terms/scope.ts'

/**
 * Whether two resolutions are versions of one game: one stands on the other or both on a third, or most of what they
 * declare is called the same.
 */
export function related(old: Resolution, next: Resolution): boolean {
  const names = new Set(old.modules.map((m) => m.header.name.text))
  if (next.modules.some((m) => names.has(m.header.name.text))) return true
  const [was, is] = [subjectsOf(old, NO_RENAMES).things, subjectsOf(next, NO_RENAMES).things]
  return pairByName(was, is).pairs.length * 2 > Math.max(was.length, is.length)
}
