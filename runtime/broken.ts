import type { BaseState, RuleInfo } from './engine.ts'
import type { Parts } from './parts.ts'

/** The sentences with `always` that do not hold in a state, in the order of the text. */
export function brokenIn<S extends BaseState>(parts: Parts<S>, s: S): RuleInfo[] {
  if (parts.brokenAlways === undefined) return []
  const rows: number[] = []
  parts.brokenAlways(s, rows)
  return rows.flatMap((row) => parts.info.rules[row] ?? [])
}

/** A sentence that does not hold, in words: what it is called, its clauses, and where it stands. */
export function brokenText({ name, clauses, place }: Pick<RuleInfo, 'name' | 'clauses' | 'place'>): string {
  const cited = clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`
  return `does not hold, as the rules say it always does: ${name}${cited}, ${place}`
}
