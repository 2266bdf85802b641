import { type BaseState, NONE, type RuleInfo } from '../engine.ts'
import { isEnded } from './kernel.ts'
import type { Parts } from '../parts.ts'

/** The row of every game with sides: who wins together has one result at the end. */
const ONE_RESULT = 'one-result-for-each-side'

/**
 * The sentences with `always` that do not hold in a state, in the order of the text; and, where the game has ended, that
 * those of one side have one result, where they have not.
 */
export function brokenIn<S extends BaseState>(parts: Parts<S>, s: S, ended = s.ask === 0 && isEnded(s)): RuleInfo[] {
  const rows: number[] = []
  parts.brokenAlways?.(s, rows)
  if (ended && parts.sides !== undefined && differsWithinSides(parts.sides, s)) rows.push(parts.sides.rule)
  return rows.flatMap((row) => parts.info.rules[row] ?? [])
}

function differsWithinSides<S extends BaseState>({ of }: NonNullable<Parts<S>['sides']>, s: S): boolean {
  const results = new Map<number, number>()
  for (let seat = 0; seat < s.players; seat++) {
    const [side, result] = [of(s, seat), s.result[seat] ?? 0]
    if (side !== NONE && (results.get(side) ?? result) !== result) return true
    results.set(side, result)
  }
  return false
}

/** A sentence that does not hold, in words: what it is called, its clauses, and where it stands. */
export function brokenText({ name, clauses, place }: Pick<RuleInfo, 'name' | 'clauses' | 'place'>): string {
  const cited = clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`
  if (name !== ONE_RESULT) return `does not hold, as the rules say it always does: ${name}${cited}, ${place}`
  const said = 'who plays together, as `side of player` says, has different results at the end'
  return `${said}; a fact that says something else needs another name: ${place}${cited}`
}
